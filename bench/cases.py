"""How many of the labelled cases in ../shared/cases come out as labelled.

`python bench/cases.py --json FILE` measures; `--show` lists what does not, `--show SUITE` only of figures,
figure_pairs, road or reported. Of the gate rows balanced accuracy is reported over all, and over those that are
marked neither `stretch` nor `needs`; and the share of rightly refused answers that have the right name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from shared import Row, arguments, demand, rows, share, write

from protem import Case, Decision, Source, gate
from protem.finding import CRASHED
from protem.reading.figures import figures
from protem.wire import read_case

SUITES = ("figures", "figure_pairs", "road", "reported")
_CASE = ("question", "answer", "sources", "given", "context", "limits")
_KINDS = {
    "q": {"quantity"},
    "n": {"number"},
    "m": {"money"},
    "p": {"percent"},
    "o": {"ordinal"},
    "d": {"date"},
    "t": {"time"},
    "y": {"year"},
    "r": {"reference", "mark"},
    "ph": {"phone"},
    "id": {"identifier"},
    "v": {"version"},
}
Read = tuple[str, str, str, int, int]


@dataclass(frozen=True, slots=True)
class Judged:
    """One labelled answer and what the gate made of it."""

    name: str
    row: Row
    case: Case
    decision: Decision

    @property
    def good(self) -> bool:
        """Whether the label says that it may be shown."""
        return bool(self.row["expected"]["outcome"] == "shown")

    @property
    def right(self) -> bool:
        """Whether the gate says the same."""
        return self.decision.shown == self.good

    @property
    def named(self) -> bool:
        """Whether it was refused under a name that the label accepts."""
        expected, decision = self.row["expected"], self.decision
        if decision.refusal in self.row.get("also_ok", ()):
            return True
        return decision.refusal == expected.get("refusal") and expected.get("check") in (None, decision.check)


def figure_row(row: Row) -> tuple[bool, str]:
    """Say whether exactly the labelled figures of a text are read, and what was read instead."""
    wanted = [figure for figure in row["figures"] if figure["kind"] != "l"]
    side: Literal["answer", "source"] = "source" if any(figure["ocr"] for figure in wanted) else "answer"
    read = [
        (figure.kind, _written(figure.value), figure.unit or "", figure.start, figure.end)
        for figure in figures(row["text"], row["lang"], side)
        if figure.firm or figure.kind == "ordinal"
    ]
    missed = [figure for figure in wanted if not figure["optional"] and not any(same(one, figure) for one in read)]
    extra = [one for one in read if not any(same(one, figure) or _allows(figure, one) for figure in wanted)]
    says = f"{row['id']} {row['text']!r}: missed {[_told(figure) for figure in missed]}, read {extra}"
    return not missed and not extra, says


def same(read: Read, figure: Row) -> bool:
    """Say whether a figure that was read is a labelled one: its kind, exact value, unit and place."""
    kind, value, unit, start, end = read
    same_place = [start, end] == figure["span"]
    return same_place and kind in _KINDS[figure["kind"]] and value == _exact(figure["value"]) and unit == _unit(figure)


def _allows(figure: Row, read: Read) -> bool:
    """Say whether a figure may be read in another way: one that is optional may be no figure, or only in part."""
    return bool(figure["optional"]) and figure["span"][0] <= read[3] and read[4] <= figure["span"][1]


def _told(figure: Row) -> Any:
    return figure["kind"], figure["value"], _unit(figure), *figure["span"]


def _unit(figure: Row) -> str:
    return figure["unit"] or ""


def _exact(value: Any) -> str:
    """Return a labelled value as the exact text of what it is worth."""
    try:
        return str(Fraction(str(value)))
    except ValueError:
        return str(value)


def _written(value: Fraction | str) -> str:
    return _exact(value)


def judged(suite: str) -> Iterator[Judged]:
    """Yield every labelled answer of a suite with the gate's decision."""
    for place, row in enumerate(rows(f"cases/{suite}.jsonl"), 1):
        if suite == "figure_pairs":
            label = {"expected": {"outcome": "shown" if row["ok"] else "refused"}}
            case = Case(row["answer"], row["question"], (Source("s1", row["source"]),))
            yield Judged(f"{place} {row['cat']}", {**row, **label}, case, gate(case))
        elif "rubric" not in row:
            case = read_case({key: row[key] for key in _CASE if key in row})
            yield Judged(row["id"], row, case, gate(case))


def measured(suite: Iterable[Judged]) -> Row:
    """Return what the decisions over labelled answers come to."""
    every = list(suite)
    bad = [one for one in every if not one.good]
    good = [one for one in every if one.good]
    refused = [one for one in bad if one.right]
    shown = sum(one.right for one in good)
    rates = [share(len(refused), len(bad)), share(shown, len(good))]
    return {
        "rows": len(every),
        "crashed": sum(one.decision.refusal == CRASHED for one in every),
        "right": sum(one.right for one in every),
        "balanced accuracy": round(sum(rates) / 2, 4),
        "bad refused": [len(refused), len(bad)],
        "good shown": [shown, len(good)],
        "right name among the refused": share(sum(one.named for one in refused), len(refused)),
    }


def wrong(suite: Iterable[Judged]) -> Iterator[str]:
    """Yield a line for every answer that is judged otherwise than labelled, or refused under another name."""
    for one in suite:
        expected, decision, row = one.row["expected"], one.decision, one.row
        if one.right and (one.good or "refusal" not in expected or one.named):
            continue
        marks = "".join(f" ({key})" for key in ("stretch", "needs", "policy") if key in row)
        told = "MISNAMED" if one.right else "LEAKED" if decision.shown else "FALSELY REFUSED"
        sources = " | ".join(source["text"] for source in row["given"]) if "given" in row else row["source"]
        yield (
            f"{told} {one.name}{marks}: {decision.refusal} {decision.check}: {decision.reason}; wanted {expected}\n"
            f"    answer: {row['answer']!r}\n    sources: {sources[:600]!r}"
        )


def main() -> None:
    """Measure, print, and write the results where asked."""
    demand()
    parser = arguments(__doc__)
    parser.add_argument("--show", nargs="?", const="all", choices=("all", *SUITES), help="list what comes out wrong")
    asked = parser.parse_args()
    results: Row = {}
    told: list[str] = []
    read = [figure_row(row) for row in rows("cases/figures.jsonl")]
    results["figures"] = {"rows": len(read), "right": sum(right for right, _ in read)}
    if asked.show in ("all", "figures"):
        told += [says for right, says in read if not right]
    for suite in SUITES[1:]:
        every = list(judged(suite))
        results[suite] = measured(every)
        if suite == "reported":
            plain = [one for one in every if not {"stretch", "needs"} & set(one.row)]
            results["reported, no stretch, no needs"] = measured(plain)
        if asked.show in ("all", suite):
            told += wrong(every)
    print("\n".join(told + [f"{name}: {value}" for name, value in results.items()]))
    write(results, asked.json)


if __name__ == "__main__":
    main()
