"""How well rubrics are judged by criteria, on rubrics whose verdict is known.

`python bench/rubrics.py --json FILE` judges the `balanced` rows of ../shared/data/ifeval_rubrics.jsonl.gz (labels by
the official checkers of IFEval) by `rubric` and by `rubric_alt`, the same in other words; and the rows of
../shared/cases/reported.jsonl that have a rubric. Of each: the share that is right among the decided, with an interval
of 95 % by resampling prompts, and the share that is decided. `--wrong rubric|rubric_alt|reported` lists what came out
wrong or undecided, `--kind NAME` only of kinds whose name holds that; `--all` takes the rows that are not `balanced`
too.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable
from random import Random

from shared import Row, arguments, demand, rows, share, write

from protem import Case, Policy, judge
from protem.wire import read_case

CRITERIA = Policy().with_settings({"engine": "criteria"})
WORDINGS = ("rubric", "rubric_alt")
_EXPECTED = {0: "fail", 1: "pass"}
_RESAMPLED = 1000


def judged(row: Row, wording: str) -> Row:
    """Return what came of a row: its kind and prompt, what was expected, what came and why."""
    verdict = judge(Case(row["output"], question=row["question"], rubric=row[wording]), CRITERIA)
    return {
        "kind": row["kind"],
        "question": row["question"],
        "rubric": row[wording],
        "output": row["output"],
        "expected": _EXPECTED[row["label"]],
        "came": verdict.outcome,
        "reason": verdict.reason,
    }


def reported(row: Row) -> Row:
    """Return what came of a reported case."""
    case = read_case({name: row[name] for name in ("question", "output", "rubric", "given") if name in row})
    verdict = judge(case, CRITERIA)
    expected = row["expected"]["outcome"]
    return {
        "kind": "stretch" if row.get("stretch") else "plain",
        "question": row["id"],
        "rubric": row["rubric"],
        "output": row["output"],
        "expected": expected,
        "came": verdict.outcome,
        "reason": verdict.reason,
    }


def told(results: Iterable[Row]) -> Row:
    """Return the counts and shares of some results, in all and by kind."""
    results = list(results)
    by_kind: dict[str, list[Row]] = defaultdict(list)
    for result in results:
        by_kind[result["kind"]].append(result)
    return {
        **_shares(results),
        "interval": _interval(results),
        "kinds": {kind: _shares(each) for kind, each in sorted(by_kind.items())},
    }


def _shares(results: list[Row]) -> Row:
    decided = [result for result in results if result["came"] != "undecided"]
    right = sum(result["came"] == result["expected"] for result in decided)
    return {
        "rows": len(results),
        "decided": share(len(decided), len(results)),
        "right of decided": share(right, len(decided)),
        "wrong passes": sum(result["came"] == "pass" != result["expected"] for result in decided),
        "wrong fails": sum(result["came"] == "fail" != result["expected"] for result in decided),
    }


def _interval(results: list[Row]) -> list[float]:
    """Return where 95 % of the shares lie when whole prompts are drawn anew."""
    prompts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for result in results:
        if result["came"] != "undecided":
            prompts[result["question"]][0] += result["came"] == result["expected"]
            prompts[result["question"]][1] += 1
    counts = list(prompts.values())
    rng = Random(0)  # noqa: S311  resampling, no secret
    drawn = []
    for _ in range(_RESAMPLED if counts else 0):
        sample = rng.choices(counts, k=len(counts))
        drawn.append(share(sum(right for right, _ in sample), sum(every for _, every in sample)))
    drawn.sort()
    return [drawn[_RESAMPLED // 40], drawn[-_RESAMPLED // 40 - 1]] if drawn else []


def _show(results: Iterable[Row], kind: str) -> None:
    for result in results:
        if result["came"] != result["expected"] and kind in result["kind"]:
            output = " ".join(result["output"].split())
            print(f"{result['kind']}: {result['expected']} came {result['came']}: {result['reason']}")
            print(f"    {result['rubric'][:300]!r}\n    {output[:160]} … {output[-80:]}")


def _options() -> argparse.Namespace:
    parser = arguments(__doc__)
    parser.add_argument("--wrong", choices=(*WORDINGS, "reported"))
    parser.add_argument("--kind", default="")
    parser.add_argument("--all", action="store_true")
    return parser.parse_args()


def main() -> None:
    """Measure, print the result, and write it where asked."""
    demand()
    options = _options()
    every = rows("data/ifeval_rubrics.jsonl.gz")
    taken = [row for row in every if row["balanced"] or options.all]
    results = {wording: [judged(row, wording) for row in taken] for wording in WORDINGS}
    results["reported"] = [reported(row) for row in rows("cases/reported.jsonl") if row.get("rubric")]
    if options.wrong:
        _show(results[options.wrong], options.kind)
    summary = {name: told(each) for name, each in results.items()}
    for name, each in summary.items():
        right, decided = each["right of decided"], each["decided"]
        print(f"{name}: {right:.1%} right of {decided:.1%} decided, interval {each['interval']}")
        for kind, shares in each["kinds"].items():
            print(f"    {kind:40}", *(f"{value}" for value in shares.values()), sep="\t")
    write(summary, options.json)


if __name__ == "__main__":
    main()
