"""A text as it looks: without the characters of no width that hide inside its numbers."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence

_NO_WIDTH = "\u00ad\u200b-\u200d\u2060\ufeff"
_HIDDEN = re.compile(rf"(?<=[\d.,$€£])[{_NO_WIDTH}]+")
_ANY = re.compile(rf"[{_NO_WIDTH}]")


class Visible:
    """A text without the characters of no width behind its digits and signs, and where each of the rest came from."""

    def __init__(self, text: str) -> None:
        """Leave them out, where there are any."""
        self.text = text
        self._origins: Sequence[int] = ()
        if not text.isascii() and _ANY.search(text):
            self._leave_out({at for run in _HIDDEN.finditer(text) for at in range(*run.span())})

    def _leave_out(self, hidden: set[int]) -> None:
        if hidden:
            self._origins = [at for at in range(len(self.text)) if at not in hidden]
            self.text = "".join(self.text[at] for at in self._origins)

    @property
    def hides(self) -> bool:
        """Say whether anything was left out."""
        return bool(self._origins)

    def origin(self, start: int, end: int) -> tuple[int, int]:
        """Return the place in the text as it came of what stands from `start` to `end` in this one."""
        return (self._origins[start], self._origins[end - 1] + 1) if self._origins else (start, end)

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Return the place in this text of what stands from `start` to `end` in the text as it came."""
        if not self._origins:
            return start, end
        return bisect_left(self._origins, start), bisect_left(self._origins, end)
