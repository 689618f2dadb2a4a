"""Pairs for each model-graded assertion of promptfoo: is the good one above its threshold, and the bad one below?

`python bench/promptfoo_types.py --json FILE` asks the door as promptfoo does and counts the pairs of which both sides
are right. `--pairs FILE` takes other pairs of the same form, `--wrong` prints those that are not right.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import yaml
from promptfoo_pairs.asking import seen

PAIRS = Path(__file__).parent / "promptfoo_pairs" / "pairs.yaml"


def measure(pairs: dict[str, list[dict[str, Any]]], *, wrong: bool = False) -> dict[str, Any]:
    """Return, for each assertion, how many pairs there are and how many are right on both sides."""
    counts: dict[str, dict[str, int]] = {}
    for assertion, rows in pairs.items():
        counts[assertion] = {"pairs": len(rows), "right": 0, "wrong_passes": 0, "wrong_fails": 0}
        for row in rows:
            good, bad = seen(assertion, row, "good"), seen(assertion, row, "bad")
            counts[assertion]["right"] += good.passed and not bad.passed
            counts[assertion]["wrong_passes"] += bad.passed
            counts[assertion]["wrong_fails"] += not good.passed
            for side, one in (("good", good), ("bad", bad)):
                if wrong and one.passed != (side == "good"):
                    print(f"{assertion} {side} {one.score} {row['fault']}: {row.get('value') or row.get('query')}")
                    print(f"    {row[side]!r}\n    {one.reason[:300]!r}")
    whole = {key: sum(count[key] for count in counts.values()) for key in ("pairs", "right")}
    return {"assertions": counts, **whole, "share": round(whole["right"] / whole["pairs"], 4)}


def main() -> None:
    """Measure, print a line for each assertion, and write the results where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the results to this file")
    parser.add_argument("--pairs", type=Path, default=PAIRS, help="the pairs, by assertion")
    parser.add_argument("--wrong", action="store_true", help="print what is on the wrong side")
    arguments = parser.parse_args()
    measured = measure(yaml.safe_load(arguments.pairs.read_text(encoding="utf-8")), wrong=arguments.wrong)
    for assertion, count in measured["assertions"].items():
        print(f"{assertion:24} {count['right']:3} of {count['pairs']:3}")
    print(f"{'all':24} {measured['right']:3} of {measured['pairs']:3}: {measured['share']:.1%}")
    if arguments.json:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
        arguments.json.write_text(json.dumps(measured, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
