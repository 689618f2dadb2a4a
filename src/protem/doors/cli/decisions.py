"""How the command line tells the decisions of a log: a table by day with its reading, or one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from protem.desk.entry import Entry
from protem.desk.log import DayCount
from protem.desk.readings import largest, ordered, reading_of, told
from protem.doors.cli.paint import SIGNS, STYLES, plain

_ALL = "all"
SHOWN = "shown"
"""What the command line calls a decision without a refusal."""
_WIDEST = 1000
"""Columns of a table: a terminal that has fewer wraps its lines, which is better than figures cut in two."""
_LONGEST = 100
"""Characters of a reason or a question in the list: a line on a wide terminal."""


def tell_counts(out: Console, counts: Sequence[DayCount], every: Sequence[DayCount]) -> None:
    """Tell counts by day, what the most frequent refusals mean, and what rose among `every` decision of those days."""
    terminal, out.width = out.width, _WIDEST
    out.print(_table(counts))
    out.width = terminal
    for name, count in largest(counts):
        out.print(
            Text(f"{count} {plain(name)}", STYLES["fails"]).append(f": {plain(str(reading_of(name)))}", "default")
        )
    for line in told(every):
        out.print(Text(plain(line), STYLES["undecided"]))


def _table(counts: Sequence[DayCount]) -> Table:
    """Return a row a day and a column a refusal, both with their totals."""
    names = ordered(count.refusal for count in counts)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_footer=True)
    table.add_column("day", "total", no_wrap=True)
    by_place: Counter[tuple[str, str]] = Counter()
    for count in counts:
        for place in ((count.day, count.refusal), (count.day, _ALL), (_ALL, count.refusal), (_ALL, _ALL)):
            by_place[place] += count.count
    for name in (*names, _ALL):
        table.add_column(_heading(name), str(by_place[_ALL, name]), justify="right", overflow="fold")
    for day in sorted({count.day for count in counts}):
        table.add_row(day, *(str(by_place[day, name] or "") for name in (*names, _ALL)))
    return table


def _heading(refusal: str) -> str:
    """Return the heading of a column: two lines where a name has two parts."""
    front, colon, box_name = plain(refusal).partition(":")
    return f"{front}:\n{box_name}" if colon else front.replace("-", "-\n", 1) or SHOWN


def tell_entry(out: Console, entry: Entry) -> None:
    """Tell a decision in a line, and its question, where it was kept, in another."""
    outcome = "fails" if entry.refusal else "holds"
    what = " · ".join(name for name in (entry.refusal or SHOWN, entry.check) if name)
    head = Text(f"{SIGNS[outcome]} {entry.id}  {entry.time[:19]}Z  ", STYLES[outcome])
    head.append("  ".join(_one_line(part) for part in (entry.box or entry.door, what) if part))
    head.append(f"  {_one_line(entry.reason)}" if entry.reason else "", "default")
    out.print(head)
    if entry.question:
        out.print(Text(f"    {_one_line(entry.question)}", "dim"))


def _one_line(text: str) -> str:
    line = plain(" ".join(text[: _LONGEST + 1].split()))
    return line[: _LONGEST - 1] + "…" if len(line) > _LONGEST else line
