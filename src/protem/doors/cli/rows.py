"""JSON Lines in: one row a line, and a row that can't be read does not stop the run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from protem.doors.cli.trouble import Trouble
from protem.wire import Row, WireError, parse

_LONGEST_LINE = 64 * 1024 * 1024
"""Bytes of a line that is still read: a case with a few whole books in it. Beyond it, a file is no JSON Lines."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a file: its number, counted from 1, and its row or what is wrong with it."""

    number: int
    row: Row | None
    error: str = ""

    @property
    def name(self) -> object:
        """What the line is called in results: the row's own `id`, or its number."""
        own = self.row.get("id") if self.row else None
        return self.number if own is None else own


def read_lines(file: str) -> Iterator[Line]:
    """Yield the lines of a JSON Lines file, or of standard input for "-". Blank lines are passed over.

    Raises:
        Trouble: the file can't be opened or read, or holds no line at all: an empty input is a step that went wrong.

    """
    empty = True
    try:
        with _opened(file) as stream:
            for line in _lines(stream):
                empty = False
                yield line
    except OSError as problem:
        raise Trouble(f"{file} can't be read: {problem.strerror or problem}") from None
    if empty:
        raise Trouble(f"{'standard input' if file == '-' else file} holds no case")


def _opened(file: str) -> AbstractContextManager[BinaryIO]:
    if file == "-" and sys.stdin is None:
        raise Trouble("standard input is closed")
    return nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb")


def _lines(stream: BinaryIO) -> Iterator[Line]:
    number = 0
    while raw := stream.readline(_LONGEST_LINE):
        number += 1
        if len(raw) == _LONGEST_LINE and not raw.endswith(b"\n"):
            while (rest := stream.readline(_LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            yield Line(number, None, f"longer than {_LONGEST_LINE} bytes, and not read")
        elif raw.strip():
            yield _line(number, raw)


def _line(number: int, raw: bytes) -> Line:
    try:
        text = raw.decode("utf-8-sig" if number == 1 else "utf-8")
        return Line(number, parse(text))
    except UnicodeDecodeError as problem:
        return Line(number, None, f"not UTF-8 at byte {problem.start + 1}")
    except WireError as problem:
        return Line(number, None, str(problem))
