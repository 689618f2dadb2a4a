"""A part of a source that may be shown on its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from protem.desk.write.pieces import Sentence

Place = tuple[int, int]


class Part(NamedTuple):
    """What may be shown: places in order, and the numbers of the sentences they cover.

    Of a `row` of a table the places are the title of the table, if it has one, the heads of its columns, and itself; a
    `bare row` has no heads. A `pair` names a thing and its value.
    """

    places: tuple[Place, ...]
    sentences: tuple[int, ...]
    form: Literal["words", "row", "bare row", "pair"] = "words"

    @property
    def tabular(self) -> bool:
        """Whether it tells a value without a sentence."""
        return self.form != "words"


def part_of(found: Sequence[Sentence], numbers: tuple[int, ...]) -> Part:
    """Return the part that some sentences make, each a place of its own."""
    return Part(tuple((found[at].start, found[at].end) for at in numbers), numbers)
