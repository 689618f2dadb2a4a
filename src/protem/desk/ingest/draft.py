"""What a reader makes of a file: drafts of passages, which have no final id yet, and flaws."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from protem.desk.ingest.flaw import Flaw
from protem.desk.passage import Seen

_SHOWN = 80
"""Characters of a heading in a citation: a line. What is longer is a sentence, and stands in the text."""
_DIGEST = 32
"""Hexadecimal digits of a digest: 128 bits, so that two texts never share one by chance."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A passage as its file has it.

    `name` is the id to be: `given` by the file itself, or made. `place` says where in the file it stands, for flaws.
    """

    name: str
    text: str
    place: str
    given: bool = False
    citation: str = ""
    heading: tuple[str, ...] = ()
    printed: str = ""
    seen: Seen = "none"
    index: int | None = None
    page_count: int | None = None
    as_of: str = ""
    supersedes: tuple[str, ...] = ()

    @property
    def hash(self) -> str:
        """A digest of text, citation and heading: it changes when what is cited does."""
        return digest("\0".join((self.text, self.citation, *self.heading)))

    @property
    def body(self) -> str:
        """A digest of the text alone, however it is broken into lines."""
        return digest(" ".join(self.text.split()))


@dataclass(frozen=True, slots=True)
class Gathered:
    """All that a reader made of a file."""

    drafts: tuple[Draft, ...] = ()
    flaws: tuple[Flaw, ...] = ()


def digest(text: str) -> str:
    """Return a digest of a text, in hexadecimal."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_DIGEST]


def cited(reference: str, headings: tuple[str, ...] = ()) -> str:
    """Return a citation: the reference and, as its quoted words, the headings the passage stands under.

    A dash with spaces begins the quoted words, so the reference may hold none.
    """
    reference = _line(reference).replace(" — ", ", ")
    quoted = " / ".join(filter(None, map(_line, headings)))
    return f"{reference} — {quoted}" if quoted else reference


def _line(text: str) -> str:
    return " ".join(text[: _SHOWN * 4].split())[:_SHOWN].strip()
