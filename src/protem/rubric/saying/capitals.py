"""Names, by their capital: a word that has one, and neither for its place nor as a common word."""

from __future__ import annotations

from protem.grounding.evidence.rarity import RAREST, rarity
from protem.grounding.synonyms import opposed, related
from protem.reading.clauses import words_of
from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem

_CALENDAR = frozenset(
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august "
    "september october november december".split()
)


def has_name(output: str) -> bool:
    """Say whether a text may hold a name: a word with a capital of its own, or all of it is in small letters."""
    if output == output.lower():
        return True
    for start, end in sentence_spans(output):
        for place, word in enumerate(words_of(output, start, end)):
            named = word.stem and len(word.text) > 1 and output[word.start].isupper() and word.text not in _CALENDAR
            if named and (place or is_no_common_word(word.text)):
                return True
    return False


def is_no_common_word(word: str) -> bool:
    """Say whether a word that opens a sentence has its capital as a name: no table of common words knows it."""
    own = stem(word)
    return bool(own) and rarity(own) == RAREST and not (related(own) or opposed(own))
