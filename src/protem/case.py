"""What is judged: a case, the sources it may cite, and spans that point into either."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

OUTPUT = "output"
QUESTION = "question"
RUBRIC = "rubric"
REFERENCE = "reference"

_OWN_TEXTS = (OUTPUT, QUESTION, RUBRIC, REFERENCE)
_CITATION = "#citation"

_NAMED = 8
"""Sources named in a sentence before it says how many more there are."""


@dataclass(frozen=True, slots=True)
class Span:
    """Characters `start` to `end` (code points, end excluded) of the text called `doc`, as it came.

    `doc` is "output", "question", "rubric", "reference", "context[0]", or the id of a source for its text
    and "ID#citation" for its citation. `Case.text` gives the text that a span points into.
    """

    doc: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Source:
    """A text that may be cited.

    `citation` may begin with a page reference; its quoted words follow " — ". `printed` is the page number on
    the page, `index` the physical page counted from 1, `page_count` the pages of the whole document.
    """

    id: str
    text: str
    citation: str = ""
    printed: str = ""
    index: int | None = None
    page_count: int | None = None

    def __post_init__(self) -> None:
        for name in ("id", "text", "citation", "printed"):
            _demand_text(self, name)


@dataclass(frozen=True, slots=True)
class Limits:
    """How long an answer may be. `None` sets no limit.

    Characters are code points after trimming and NFC, words are runs between white space, citations are marks
    in the answer.
    """

    max_chars: int | None = None
    max_words: int | None = None
    max_citations: int | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """What is judged: an output, with what it was asked, what it was given and how it is to be graded.

    `cited` are the ids the writer named beside its text: `None` when it named no list, `()` when the list was
    empty. `context` are texts that are not citable sources. `limits` go before those of the policy.

    Raises:
        TypeError: a text is not a string, a list is one string, or it holds something else than its kind.

    """

    output: str
    question: str = ""
    given: tuple[Source, ...] = ()
    cited: tuple[str, ...] | None = None
    rubric: str = ""
    reference: str = ""
    context: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    docs: tuple[str, ...] = field(init=False, repr=False, compare=False, default=())
    """What the text of each source in `given` is called in spans: its id, or "given[N]" where that is ambiguous."""

    def __post_init__(self) -> None:
        for name in _OWN_TEXTS:
            _demand_text(self, name)
        for name in ("given", "cited", "context"):
            value = getattr(self, name)
            if isinstance(value, str):
                raise TypeError(f"Case.{name} must be a list, not one string")
            if value is not None:
                object.__setattr__(self, name, tuple(value))
                _demand_all(getattr(self, name), Source if name == "given" else str, name)
        object.__setattr__(self, "docs", tuple(_docs(self.given)))

    def doc(self, position: int) -> str:
        """Name the text of the source at `position` in `given`."""
        return self.docs[position]

    def citation_doc(self, position: int) -> str:
        """Name the citation of the source at `position` in `given`."""
        return self.docs[position] + _CITATION

    def names(self, positions: Iterable[int]) -> str:
        """Return the ids of sources in `given` as a person reads them: each once, a long list cut."""
        ids = list(dict.fromkeys(self.given[position].id for position in positions))
        more = f" and {len(ids) - _NAMED} more" if len(ids) > _NAMED else ""
        return (", ".join(ids[:_NAMED]) or "none") + more

    def text(self, doc: str) -> str:
        """Return the text that spans with this `doc` point into.

        Raises:
            KeyError: the case has no such text.

        """
        return self.texts()[doc]

    def texts(self) -> dict[str, str]:
        """Return every text of the case by its name, for whoever looks up many spans."""
        named = {name: str(getattr(self, name)) for name in _OWN_TEXTS}
        named.update((f"context[{position}]", text) for position, text in enumerate(self.context))
        for doc, source in zip(self.docs, self.given, strict=True):
            named[doc] = source.text
            named[doc + _CITATION] = source.citation
        return named


def _docs(given: tuple[Source, ...]) -> Iterator[str]:
    """Yield the name of each source's text; one that is taken already is told apart by its place."""
    taken = set(_OWN_TEXTS)
    for position, source in enumerate(given):
        ambiguous = source.id in taken or source.id.endswith((_CITATION, "]"))
        taken.add(source.id)
        yield f"given[{position}]" if ambiguous else source.id


def _demand_text(value: object, name: str) -> None:
    text = getattr(value, name)
    if not isinstance(text, str):
        raise TypeError(f"{type(value).__name__}.{name} must be a string, not {type(text).__name__}")


def _demand_all(values: Iterable[object], kind: type, name: str) -> None:
    for place, value in enumerate(values):
        if not isinstance(value, kind):
            raise TypeError(f"Case.{name}[{place}] must be a {kind.__name__}, not {type(value).__name__}")
