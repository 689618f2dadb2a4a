"""A passage of a corpus: a source with where it comes from, as ingestion keeps it and retrieval finds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from protem.case import Source

Seen = Literal["seen", "label-only", "none"]
"""Whether a page's printed number was `seen` on the page, stands only in the file's labels, or is not known."""


@dataclass(frozen=True, slots=True)
class Passage:
    """What a writer may cite, and what is known of it.

    `heading` is the path of headings it stands under, the outermost first. `printed` is the page label, `index` the
    physical page counted from 1, `page_count` the pages of the whole file. `origin` is the file in the corpus folder,
    `hash` a digest of text, citation and heading, `as_of` an ISO date, `supersedes` the ids it takes the place of.
    """

    id: str
    text: str
    citation: str = ""
    heading: tuple[str, ...] = ()
    printed: str = ""
    seen: Seen = "none"
    index: int | None = None
    page_count: int | None = None
    origin: str = ""
    hash: str = ""
    as_of: str = ""
    supersedes: tuple[str, ...] = ()

    @property
    def source(self) -> Source:
        """The passage as a source that may be cited."""
        return Source(self.id, self.text, self.citation, self.printed, self.index, self.page_count)


@dataclass(frozen=True, slots=True)
class Retrieved:
    """A passage that was found for a question.

    The higher the `score`, the better it fits; scores of one question compare, those of two questions do not.
    """

    passage: Passage
    score: float
