"""ROUGE's side of bench/accuracy.py: runs in an environment that has rouge-score, and knows nothing of protem.

Reads rows from standard input, one JSON object a line with `documents` and `claim`; writes for each the precision of
ROUGE-1 and ROUGE-2: which share of the claim's words, and of its pairs of words, stands in all documents together.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module


def main() -> None:
    """Score the rows as the package does by default: small letters, letters a-z and digits, no stemmer."""
    scorer = import_module("rouge_score.rouge_scorer").RougeScorer(["rouge1", "rouge2"])
    for line in sys.stdin:
        row = json.loads(line)
        told = scorer.score(target="\n".join(row["documents"]), prediction=row["claim"])
        print(json.dumps([told["rouge1"].precision, told["rouge2"].precision]))


if __name__ == "__main__":
    main()
