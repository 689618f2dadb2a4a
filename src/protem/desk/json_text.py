"""JSON text that comes in pieces, read by generators: they yield `None` where they need more of it.

It is read as strictly as `protem.wire.parse` reads it. Half a surrogate pair, escaped or not, is no text.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import TypeVar

from protem.desk.write.reading_reply import malformed

_T = TypeVar("_T")
Reads = Generator[None, None, _T]
"""A reader that returns a value when the text has been enough."""

_BLANK = frozenset(" \t\n\r")
_RUN = re.compile('[^"\\\\\x00-\x1f\ud800-\udfff]+')
_HEX = re.compile(r"[0-9A-Fa-f]{4}")
_ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_HIGH, _LOW = range(0xD800, 0xDC00), range(0xDC00, 0xE000)
CUT_OFF = "it was cut off"
HALF = "it holds half of a character (a lone surrogate)"


class JsonText:
    """The piece of a text that is at hand, and how far it has been read.

    Every reader raises `WriterError` (`malformed`) where the text is no JSON or ends too early.
    """

    def __init__(self) -> None:
        """Begin with nothing."""
        self._text, self._at, self.ended = "", 0, False

    def more(self, text: str) -> None:
        """Put the next piece in the place of one that has been read."""
        self._text, self._at = text, 0

    def rest(self) -> str:
        """Return what is at hand, and count it as read."""
        rest, self._text, self._at = self._text[self._at :], "", 0
        return rest

    def character(self, *, may_end: bool = False) -> Reads[str]:
        """Read one character; "" at the end of the text, where it may end."""
        while self._at == len(self._text):
            if self.ended:
                if may_end:
                    return ""
                raise malformed(CUT_OFF)
            yield
        self._at += 1
        return self._text[self._at - 1]

    def after_blanks(self, *, may_end: bool = False) -> Reads[str]:
        """Read the first character that is no white space."""
        sign = yield from self.character(may_end=may_end)
        while sign in _BLANK:
            sign = yield from self.character(may_end=may_end)
        return sign

    def expect(self, sign: str, otherwise: str = "") -> Reads[None]:
        """Read this sign; `otherwise` says what is wrong where another one stands."""
        found = yield from self.after_blanks()
        if found != sign:
            raise malformed(otherwise or f"where {sign} should stand is {found!r}")

    def string(self) -> Reads[str]:
        """Read a string whose opening mark has been read."""
        found: list[str] = []
        while run := (yield from self.run()):
            found.append(run)
        return "".join(found)

    def run(self) -> Reads[str]:
        """Read some characters of a string; "" at its end."""
        sign = yield from self.character()
        if sign == '"':
            return ""
        if sign == "\\":
            return (yield from self._escaped())
        run = _RUN.match(self._text, self._at - 1)
        if not run:
            raise malformed(HALF if ord(sign) in _HIGH or ord(sign) in _LOW else "it holds a bare control character")
        self._at = run.end()
        return run.group()

    def _escaped(self) -> Reads[str]:
        sign = yield from self.character()
        if sign in _ESCAPES:
            return _ESCAPES[sign]
        if sign != "u":
            raise malformed(f"it holds an escape that JSON does not have: {sign!r}")
        high = yield from self._code()
        if high in _LOW:
            raise malformed(HALF)
        if high not in _HIGH:
            return chr(high)
        for wanted in "\\u":
            if (yield from self.character()) != wanted:
                raise malformed(HALF)
        low = yield from self._code()
        if low not in _LOW:
            raise malformed(HALF)
        return (chr(high) + chr(low)).encode("utf-16", "surrogatepass").decode("utf-16")

    def _code(self) -> Reads[int]:
        digits = ""
        for _ in range(4):
            digits += yield from self.character()
        if not _HEX.fullmatch(digits):
            raise malformed("it holds an escape that is none")
        return int(digits, 16)
