"""Judge the frozen cases and print the verdicts that turned since they were last frozen.

`python verdicts/freeze.py` exits with 1 if any turned; with `--write` it freezes today's verdicts. It needs nothing
but the standard library and protem, so that any Python can run it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from protem import Policy, gate, judge
from protem.wire import dump, parse, read_case

FOLDER = Path(__file__).parent
CASES, FROZEN = FOLDER / "cases.jsonl", FOLDER / "verdicts.jsonl"


def todays_verdicts() -> list[str]:
    """Return a line a case: what was decided, why, and whether it agrees with the label."""
    return [dump(_judged(parse(line))) for line in CASES.read_text(encoding="utf-8").strip().split("\n")]


def _judged(row: dict[str, Any]) -> dict[str, Any]:
    case = read_case(row["case"])
    policy = Policy.named(row["policy"])
    told: dict[str, Any]
    if case.rubric:
        verdict = judge(case, policy)
        told = {"verdict": verdict.outcome, "score": round(verdict.score, 4), "reason": verdict.reason}
    else:
        decision = gate(case, policy)
        told = {"verdict": decision.refusal or "shown", "check": decision.check, "reason": decision.reason}
    return {"id": row["id"], **told, "right": told["verdict"] == row["expected"]}


def turned(frozen: list[str], today: list[str]) -> list[str]:
    """Return what changed between two lists of verdicts, as lines to read."""
    before, now = ({json.loads(line)["id"]: line for line in lines} for lines in (frozen, today))
    changes: list[str] = []
    for name in sorted(before.keys() | now.keys()):
        if before.get(name) != now.get(name):
            changes += [f"- {before.get(name, 'not there')}", f"+ {now.get(name, 'not there')}"]
    return changes


def main(arguments: list[str]) -> int:
    """Print the verdicts that turned; freeze today's if asked to."""
    frozen = FROZEN.read_text(encoding="utf-8").strip().split("\n") if FROZEN.exists() else []
    today = todays_verdicts()
    changes = turned(frozen, today)
    print("\n".join(changes) or "no verdict turned")
    right = sum(json.loads(line)["right"] for line in today)
    print(f"{right} of {len(today)} cases are judged as labelled")
    if "--write" in arguments:
        FROZEN.write_text("\n".join(today) + "\n", encoding="utf-8")
        return 0
    return 1 if changes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
