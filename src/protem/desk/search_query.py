"""A question as searches: for its words, pairs of them, families of them, and the places it names.

Each search is text in the language of FTS5. All words in it are quoted, so nothing in a question is a command there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from protem.desk.search_spelling import also
from protem.desk.search_words import asked_words, root

_READ = 4_000
"""Characters of a question that are read: two pages. What is longer is a text, not a question."""
_MOST_WORDS = 64
"""Content words of a question that are searched for; each costs a walk over the passages that hold it."""

_CITED = re.compile(
    r"(?:§|\b(?:rule|sect?|section|page|pp?|art|article|para|paragraph)s?\b)[.\s]{0,3}([0-9][\w.-]{0,30})",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"[^\W_]{1,30}")


@dataclass(frozen=True, slots=True)
class Search:
    """One search: what is matched, and what it counts beside the others.

    `columns` are the weights of `search_index.COLUMNS` in BM25.
    """

    match: str
    columns: tuple[float, float, float, float, float]
    counts: float


# A heading says what a passage is about, and the first words mostly do. All weights were tuned on the section
# headings of three codes (Virginia, Iowa, Pennsylvania) and then measured on others: docs/desk.md.
_WORDS = (0.0, 4.0, 2.0, 1.0, 0.0)
_FAMILIES = (0.0, 0.0, 0.0, 0.0, 1.0)
_REFERENCE = (1.0, 0.0, 0.0, 0.0, 0.0)
_PAIR_COUNTS = 0.3
_ALSO_COUNTS = 0.3
_FAMILY_COUNTS = 0.6
_REFERENCE_COUNTS = 2.0
"""Who names a section by its number wants that one: more than any two words count."""


def searches(question: str) -> tuple[Search, ...]:
    """Return the searches for a question, () where it holds no word to search for."""
    return tuple(_searches(question[:_READ]))


def _searches(question: str) -> Iterator[Search]:
    words = asked_words(question)[:_MOST_WORDS]
    if words:
        yield Search(f"{{heading lead body}} : ({_any_of(words)})", _WORDS, 1.0)
    if len(words) > 1:
        yield Search(f"{{heading lead body}} : ({_any_of(map(' '.join, pairwise(words)))})", _WORDS, _PAIR_COUNTS)
    if others := also(words):
        yield Search(f"{{heading lead body}} : ({_any_of(others)})", _WORDS, _ALSO_COUNTS)
    if families := [family for family in map(root, words) if family]:
        yield Search(f"roots : ({_any_of(families)})", _FAMILIES, _FAMILY_COUNTS)
    if cited := [" ".join(_NUMBER.findall(place)) for place in _CITED.findall(question)[:_MOST_WORDS]]:
        yield Search(f"reference : ({_any_of(cited)})", _REFERENCE, _REFERENCE_COUNTS)


def _any_of(words: Iterable[str]) -> str:
    # a word is letters, digits and apostrophes: there is no quote in it to double
    return " OR ".join(f'"{word}"' for word in dict.fromkeys(words))
