"""Faults planted in true answers: how many the gate catches, and how many of the unchanged answers it refuses.

`python bench/planted.py --json FILE` takes sentences of ../shared/corpora as answers, cited and worded in several
ways, and makes one change in each: kind by kind, the same with every run of a seed. A changed value stands nowhere in
the given sources; values swapped or borrowed within a source are kinds of their own. `--limit` is the number of cases
a kind, `--kind` picks kinds, `--show KIND` prints what was missed and what was falsely refused; `--only CHECK` leaves
the other checks out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from planting.kinds import KINDS, SOURCES, right_name
from planting.plant import SEED, Planted, planted
from shared import Row, arguments, demand, share, write

from protem import Decision, Policy, gate
from protem.finding import CRASHED

LIMIT = 300


def measured(cases: Iterable[Planted], policy: Policy, show: list[str]) -> Row:
    """Judge cases of a kind, changed and unchanged, and return what it comes to. A crash catches nothing."""
    counts: Counter[str] = Counter()
    caught_by: Counter[str] = Counter()
    refused_by: Counter[str] = Counter()
    for one in cases:
        honest, faulty = gate(one.honest, policy), gate(one.faulty, policy)
        if CRASHED in (honest.refusal, faulty.refusal):
            counts["crashed"] += 1
        counts["cases"] += 1
        caught = not faulty.shown and faulty.refusal != CRASHED
        counts["caught"] += caught
        counts["named"] += caught and right_name(one.kind, faulty)
        if honest.shown:
            counts["told apart"] += caught
        else:
            refused_by[f"{honest.check}, {one.wording}"] += 1
        if not faulty.shown:
            caught_by[faulty.check] += 1
        show += _lines(one, honest, faulty)
    judged = counts["cases"]
    return {
        "cases": judged,
        **({"crashed": counts["crashed"]} if counts["crashed"] else {}),
        "caught": share(counts["caught"], judged),
        "caught where the unchanged is shown": share(counts["told apart"], judged - refused_by.total()),
        "by the right check, of the caught": share(counts["named"], counts["caught"]),
        "unchanged refused": share(refused_by.total(), judged),
        "caught by": dict(caught_by.most_common()),
        "unchanged refused by": dict(refused_by.most_common()),
    }


def _lines(one: Planted, honest: Decision, faulty: Decision) -> Iterator[str]:
    sources = "".join(f"\n      {source.id} ({source.citation}): {source.text!r}" for source in one.honest.given)
    if faulty.shown:
        told = f"cited {one.faulty.cited}\n    true:  {one.honest.output}\n    wrong: {one.faulty.output}"
        yield f"MISSED {one.kind}, {one.corpus}: {told}{sources}"
    if not honest.shown:
        told = f"{honest.check}: {honest.reason}\n    answer: {one.honest.output}\n    cited: {one.honest.cited}"
        yield f"FALSELY REFUSED {one.kind}, {one.corpus}, {one.wording}: {told}{sources}"


def pooled(results: Row) -> Row:
    """Return all kinds together."""
    cases = sum(one["cases"] for one in results.values())
    parts = {"caught", "unchanged refused"}
    return {"cases": cases} | {
        part: share(sum(one[part] * one["cases"] for one in results.values()), cases) for part in sorted(parts)
    }


def _line(kind: str, result: Row) -> str:
    told = [f"{kind:28}"]
    for name, value in result.items():
        told.append(f"{name} {value:.1%}" if isinstance(value, float) else f"{name} {value}")
    return "; ".join(told)


def main() -> None:
    """Measure, print, and write the results where asked."""
    demand()
    parser = arguments(__doc__)
    kinds = (*KINDS, *SOURCES)
    parser.add_argument("--limit", type=int, default=LIMIT, help="cases a kind")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--kind", choices=kinds, action="append", help="only this kind")
    parser.add_argument("--show", choices=("all", *kinds), help="print misses and false refusals")
    parser.add_argument("--only", action="append", help="run only this check")
    asked = parser.parse_args()
    policy = Policy(checks=tuple(asked.only) if asked.only else None)
    results: Row = {}
    chosen = [asked.show] if asked.show in kinds and not asked.kind else asked.kind or kinds
    for kind in chosen:
        show: list[str] = []
        results[kind] = measured(planted(kind, asked.limit, asked.seed), policy, show)
        if asked.show in ("all", kind):
            print("\n".join(show))
        print(_line(kind, results[kind]), flush=True)
    print(_line("pooled", pooled(results)))
    write({"limit": asked.limit, "seed": asked.seed, "kinds": results, "pooled": pooled(results)}, asked.json)


if __name__ == "__main__":
    main()
