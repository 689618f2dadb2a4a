"""The documentation of a check in blocks: headings, paragraphs, and `names` in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Block:
    """A heading or a paragraph; `parts` are its words in turn, every second one a `name`."""

    kind: Literal["heading", "paragraph"]
    parts: tuple[str, ...]


def blocks(text: str) -> tuple[Block, ...]:
    """Return the blocks of a docstring: a line over a row of dashes is a heading, what stands together a paragraph."""
    made: list[Block] = []
    held: list[str] = []

    def end() -> None:
        if held:
            made.append(Block("paragraph", tuple(" ".join(held).split("`"))))
            held.clear()

    for line in text.strip().splitlines():
        bare = line.strip()
        if bare and set(bare) == {"-"} and held:
            heading = held.pop()
            end()
            made.append(Block("heading", (heading,)))
        elif bare:
            held.append(bare)
        else:
            end()
    end()
    return tuple(made)
