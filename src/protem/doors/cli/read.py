"""`protem read`: what the judge sees in a text."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from protem.doors.cli.paint import console, plain
from protem.doors.cli.rows import Line, read_lines
from protem.doors.cli.telling import tell_unread
from protem.wire import Row, WireError, dump, write_reading

_SEEN = ("quotes", "pages", "marks", "links")


def read(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Tell what the judge sees in texts: figures with kind, value and unit, sentences, quotes, pages, marks, links.

    Exit status: 0 all are read, 2 a line can't be read.

    Args:
        file: JSON Lines with a text and, if known, its lang ("de") in each. "-" is standard input.
        json: Write one JSON object a line.

    """
    out = console()
    unread = 0
    for line in read_lines(file):
        seen = _seen(line)
        if isinstance(seen, str):
            unread += 1
            tell_unread(out, file, line, seen, json=json)
        elif json:
            print(dump(seen))  # noqa: T201
        else:
            _tell(out, seen)
    return 2 if unread else 0


def _seen(line: Line) -> Row | str:
    if line.row is None:
        return line.error
    try:
        return write_reading(line.row, line.name)
    except WireError as problem:
        return str(problem)


def _tell(out: Console, seen: Row) -> None:
    sentences = len(seen["sentences"])
    out.print(plain(f"{seen['id']}: {sentences} sentence{'' if sentences == 1 else 's'}"))
    for figure in seen["figures"]:
        told = " ".join(part for part in (figure["bound"], figure["value"], figure["unit"] or figure["noun"]) if part)
        out.print(plain(f"  {figure['kind']:10} {figure['start']:>5}  {' '.join(figure['text'].split())}  =  {told}"))
    for kind in _SEEN:
        for place in seen[kind]:
            out.print(plain(f"  {kind[:-1]:10} {place['start']:>5}  {' '.join(place['text'].split())}"))
