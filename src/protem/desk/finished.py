"""A text that grows, given out sentence by sentence: each as soon as nothing that may follow can change where it ends.

The cut is that of `protem.reading.sentences`. Whether what follows could change it is asked of the cut itself, with
some more of the text at hand: all a stop is judged by, and whatever might close a quotation or bracket that is open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from protem.reading.sentences import sentence_spans

LOOK = 40
"""Characters of the next sentence that must be there. The cut itself looks at 32 behind a stop."""
_STRIDE = 24
"""Characters between two looks: half a line."""
_SLOWER = 8
"""A sentence that is this many times as long is looked at a stride later, so that all looks together stay linear."""
_CONTEXT = 400
"""Characters of the sentence before that the cut may look back to."""

_CLOSING = (
    ("(", ("x)", "x))")),
    ('"', ('x"',)),
    ("'", ("x'",)),
    ("‘", ("x’",)),
    ("„", ("x“", "x”")),
    ("“", ("x”",)),
    ("«", ("x»",)),
    ("「", ("x」",)),
    ("『", ("x』",)),
    ("（", ("x）",)),
)
"""What would close a quotation or bracket that a sentence opens."""
_MARK = "[【［("
_CLOSING_MARK = ("x]", "x](https://a)", "x)", "x】", "x］")
"""What would make a citation mark, and so a part of the sentence before, of what begins like one."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A sentence as it stands in the text, with the white space before it."""

    text: str


@dataclass(frozen=True, slots=True)
class Unfinished:
    """What of a sentence is there, when it was looked at and no end of it was in sight."""

    text: str


class Sentences:
    """Cuts a text that comes in pieces; how it is split into pieces changes nothing."""

    def __init__(self) -> None:
        """Begin."""
        self._before = ""
        self._held = ""
        self._pieces: list[str] = []
        self._count = 0
        self._look = _STRIDE

    def add(self, piece: str) -> Iterator[Finished | Unfinished]:
        """Yield the sentences that a piece finishes."""
        start = 0
        while start < len(piece):
            taken = piece[start : start + self._look - self._count]
            start += len(taken)
            self._count += len(taken)
            self._pieces.append(taken)
            if self._count == self._look:
                yield from self._finished()

    def end(self) -> Iterator[Finished]:
        """Yield the sentences that are left: the text is whole."""
        held = self._gather()
        reached = 0
        for _, end in _spans(self._before, held):
            yield Finished(held[reached:end])
            reached = end

    def _finished(self) -> Iterator[Finished | Unfinished]:
        held = self._gather()
        while end := _end_of_first(self._before, held):
            yield Finished(held[:end])
            self._before, held = held[:end].lstrip()[-_CONTEXT:], held[end:]
        self._held = held
        self._count = len(held)
        self._look = self._count + max(_STRIDE, self._count // _SLOWER)
        if len(_spans(self._before, held)) == 1:
            yield Unfinished(held)

    def _gather(self) -> str:
        held = self._held + "".join(self._pieces)
        self._pieces = []
        return held


def _spans(before: str, held: str) -> list[tuple[int, int]]:
    """Return the sentences of `held`, which stands behind `before`."""
    shift = len(before)
    spans = [(start - shift, end - shift) for start, end in sentence_spans(before + held) if end > shift]
    if spans and spans[0][0] < 0:  # without all that stands before it, the sentence before is cut otherwise
        return list(sentence_spans(held))
    return spans


def _end_of_first(before: str, held: str) -> int:
    """Return where the first sentence of a text ends, if that can't change any more; else 0."""
    spans = _spans(before, held)
    if len(spans) == 1 or not spans:
        return 0
    first, second = spans[0], spans[1][0]
    if len(held) - second < LOOK:
        return 0
    begun = held[: second + 1]
    endings = [ending for opening, closing in _CLOSING if opening in begun for ending in closing]
    if begun[-1] in _MARK:
        endings.extend(_CLOSING_MARK)
    return first[1] if all(_spans(before, held + ending)[0] == first for ending in endings) else 0
