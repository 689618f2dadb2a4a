"""What `protem calibrate` tells: the measures, the suggestions, and the first rows of disagreement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from protem.calibrating import Calibration, Judged, Part
from protem.calibrating.agreement import MEASURES, OUTCOMES
from protem.calibrating.intervals import told
from protem.doors.cli.paint import plain

_MOST_ROWS = 5
"""Rows of disagreement told here: a screenful. The report and `--json` have the others."""
_LONGEST = 120
"""Characters of a reason."""
_TITLES = {"rubric": "RUBRICS", "gate": "THE GATE"}


def tell_calibration(out: Console, found: Calibration, left_out: Mapping[str, int]) -> None:
    """Tell a calibration, part by part, and what was left out of it."""
    for part in found.parts:
        _tell_part(out, part)
    for why, count in left_out.items():
        out.print(f"{count} left out: {plain(why)}")


def _tell_part(out: Console, part: Part) -> None:
    out.print(f"{_TITLES[part.kind]}  {len(part.judged)} labelled rows", style="bold")
    for name, label in MEASURES.items():
        now, then = getattr(part.now, name), getattr(part.then, name) if part.then else None
        out.print(f"  {label:<18} {told(now):<22} {f'-> {told(then)}' if then else ''}".rstrip())
    out.print()
    _tell_table(out, "label", OUTCOMES, {"pass": part.now.confusion.good, "fail": part.now.confusion.bad})
    if part.checks:
        heads = ("refuses pass", "alone", "refuses fail", "alone", "can't decide")
        counts = {
            one.check: (one.refused_good, one.alone_good, one.refused_bad, one.alone_bad, one.open_good + one.open_bad)
            for one in part.checks
        }
        _tell_table(out, "check", heads, counts)
    for one in part.suggestions:
        sign = "->" if one.is_made else " ="
        out.print(Text(f"  {sign} {one.setting}: {one.says}", style="bold" if one.is_made else ""))
    _tell_rows(out, [one for one in part.judged if one.disagrees])


def _tell_table(out: Console, name: str, heads: Sequence[str], lines: Mapping[str, Sequence[int]]) -> None:
    wide = max(map(len, (name, *lines)))
    out.print("  ".join([f"  {name:<{wide}}", *heads]))
    for line, counts in lines.items():
        cells = (f"{count:>{len(head)}}" for head, count in zip(heads, counts, strict=True))
        out.print("  ".join([f"  {line:<{wide}}", *cells]))
    out.print()


def _tell_rows(out: Console, rows: list[Judged]) -> None:
    out.print()
    out.print(f"  {len(rows)} where label and verdict differ" + (":" if rows else ""))
    for one in rows[:_MOST_ROWS]:
        label = "pass" if one.row.good else "fail"
        out.print(f"  {plain(one.row.name)}: label {label}{_because(one.row.why)}")
        out.print(f"      protem {one.outcome}{_because(one.verdict.reason)}")
    if len(rows) > _MOST_ROWS:
        out.print(f"  and {len(rows) - _MOST_ROWS} more: --report FILE shows them")
    out.print()


def _because(reason: str) -> str:
    told_line = " ".join(plain(reason[:_LONGEST]).split())
    return f", because {told_line}" + ("…" if len(reason) > _LONGEST else "") if told_line else ""
