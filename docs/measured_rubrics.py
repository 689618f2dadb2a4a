"""Tables of docs/benchmarks.md on rubrics: what they ask, whether claims are said, and every type of promptfoo."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_RESULTS = Path(__file__).parent.parent / "bench" / "results"
_SETS = {
    "scu_presence": "is a sentence's content said in a summary",
    "beetle": "does a student's answer say what is expected",
    "evouna_nq": "does an output give the gold answer",
    "mohler": "does a student's answer agree with a reference",
}


def rubrics_table() -> str:
    """Return how free-text rubrics with objective labels are judged, and the rubrics reported by users."""
    found = _read("rubrics")
    names = {
        "rubric": "IFEval's instructions, as written",
        "rubric_alt": "the same, in other words",
        "reported": "rubrics that users reported",
    }
    rows = ["| rubrics | rows | decided | right of decided | wrong passes | wrong fails |", "|---|---|---|---|---|---|"]
    for key, told in names.items():
        one = found[key]
        counts = f"{one['wrong passes']} | {one['wrong fails']}"
        rows.append(f"| {told} | {one['rows']:,} | {one['decided']:.1%} | {one['right of decided']:.1%} | {counts} |")
    return "## Rubrics\n\n" + _told("make bench-rubrics", rows)


def says_table() -> str:
    """Return whether claims are said and gold answers given, by people's labels."""
    found = _read("says")
    rows = [
        "| set | rows | decided | balanced accuracy of decided | of all | the word rule |",
        "|---|---|---|---|---|---|",
    ]
    for name, told in _SETS.items():
        one = found[name]["all"]
        numbers = f"{one['of decided']:.3f} | {one['all']:.3f} | {one['word rule']:.3f}"
        rows.append(f"| {name}: {told} | {one['rows']:,} | {one['decided']:.1%} | {numbers} |")
    pairs = found["llmbar_pairs"]
    more = (
        'In "of all" an undecided row counts as wrong. Some limits were set with an eye on beetle, mohler and '
        f"scu_presence. Of {pairs['rows']} pairs of outputs of which one is better (llmbar), "
        f"{pairs['undecided']:.1%} are undecided.\n"
    )
    return "## Claims said and answers given\n\n" + _told("make bench-rubrics", rows) + "\n" + more


def types_table() -> str:
    """Return the planted pairs of each type of promptfoo that stand on the right sides of its threshold."""
    found = _read("promptfoo_types")
    rows = ["| promptfoo's type | pairs | on the right sides | wrong passes | wrong fails |", "|---|---|---|---|---|"]
    for name, one in found["assertions"].items():
        rows.append(f"| `{name}` | {one['pairs']} | {one['right']} | {one['wrong_passes']} | {one['wrong_fails']} |")
    more = (
        "A pair is a good and a bad output, one fault planted in it. The judge was mended on these pairs: what it "
        "does on others is less.\n"
    )
    return "## Every type of promptfoo\n\n" + _told("make bench-promptfoo", rows) + "\n" + more


def _told(command: str, rows: list[str]) -> str:
    return "\n".join(rows) + f"\n\n`{command}`.\n"


def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((_RESULTS / f"{name}.json").read_text(encoding="utf-8"))
    return found
