"""A word of a claim in whose very place a sentence has another: "the pool opens at 9" for "the library opens at 9".

It is asked of a sentence that is nearly the claim and says hardly anything else. What merely leaves a word out may take
it for granted; what has another word between the same neighbours may speak of another thing. It may also be a synonym
that no table knows, so that nothing is decided by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from protem.reading.clauses import Word, words_of
from protem.reading.opposites import may_deny
from protem.rubric.saying.amounts import stems_of_figure
from protem.rubric.saying.denied import is_denial
from protem.rubric.saying.held import Held, alike
from protem.rubric.saying.light_words import is_light
from protem.rubric.saying.opposed import opposed_words, permits
from protem.rubric.saying.sought import Sought
from protem.rubric.saying.weights import NEAR_BY

_MOST_INSTEAD = 3
"""Words that may stand in the place of one: "the main entrance" for "the gate"."""
_MOST_ELSE = 3
"""Words that a sentence may have beside the claim's: one that tells much else puts its words in other places anyway,
and what stands beside a word of the claim is then rarely there for another. In summaries of news two of three sentences
with a word replaced do say the claim by people's labels; so this is for the sentence that is nearly the claim."""

_MOST_BEYOND = 1
"""Words of a sentence further out than what it has in the place of a claim's first or last: "On Mondays the library
opens". With more of them, what stands beside the next word of the claim is part of another phrase."""
_ENDINGS = "sd"
"""With them "owes" and "owed" end, of which the stemmer makes two stems."""
_LEAST_SHARED = 4
"""Letters of a form with which another one begins."""


def replaced(claim: Sought, one: Held, text: str) -> tuple[str, Word] | None:
    """Return a word of a claim and what a sentence has in its place, None where no word is replaced.

    Figures, names of which a part is said, and words whose opposite is there are read elsewhere.
    """
    own = [word for word in words_of(text, one.place.start, one.place.end) if word.stem]
    stems = [word.stem for word in own]
    asked = tuple(claim.weights)
    places = {stem: _place(stem, stems) for stem in asked}
    taken = frozenset(places.values()) - {-1}
    if len(stems) - len(taken) > _MOST_ELSE:
        return None
    named = frozenset(part for name in claim.names for part in name if any(places[each] >= 0 for each in name))
    spared = named.union(
        opposed_words(claim, own), permits(claim, own), *(stems_of_figure(claim, figure) for figure in claim.figures)
    )
    for first, last in _runs(asked, places):
        run = asked[first:last]
        if any(one.counts[stem] > NEAR_BY or stem in spared for stem in run):
            continue
        before = places[asked[first - 1]] if first else -1
        behind = places[asked[last]] if last < len(asked) else -1
        instead = _instead(own, (before, behind), taken, text)
        if instead and not instead.stem[0].isdigit() and not _may_be(claim.words[run[0]], instead.text):
            return claim.words[run[0]], instead
    return None


def _may_be(asked: str, instead: str) -> bool:
    """Say whether a word may be another form of one ("beaten"), or carries little ("take"), or a denial ("excluded").

    Which way a denial turns the sentence has been read before.
    """
    short, long = sorted((asked, instead), key=len)
    return (
        is_light(instead)
        or may_deny(instead)
        or is_denial(instead)
        or (len(short) >= _LEAST_SHARED and long.startswith(short))
        or asked.rstrip(_ENDINGS) == instead.rstrip(_ENDINGS) != ""
    )


def _place(stem: str, stems: Sequence[str]) -> int:
    """Return where a stem stands among others, as it is before as a word like it; -1 for nowhere."""
    same = next((place for place, other in enumerate(stems) if other == stem), -1)
    return same if same >= 0 else next((place for place, other in enumerate(stems) if alike(stem, (other,))), -1)


def _runs(asked: Sequence[str], places: dict[str, int]) -> Iterator[tuple[int, int]]:
    """Yield where words of a claim that a sentence lacks follow one another, as first and behind the last."""
    first = 0
    while first < len(asked):
        last = first
        while last < len(asked) and places[asked[last]] < 0:
            last += 1
        if last > first:
            yield first, last
        first = last + 1


def _instead(own: Sequence[Word], at: tuple[int, int], taken: frozenset[int], text: str) -> Word | None:
    """Return the word of a sentence between two of its places, in either order, or beside the one that is known."""
    before, behind = at
    if before >= 0 and behind >= 0:
        inside = [place for place in range(min(at) + 1, max(at)) if place not in taken]
        fits = 0 < len(inside) <= _MOST_INSTEAD and (before > behind or len(inside) == behind - before - 1)
        return own[inside[-1]] if fits else _next_to(own, before, taken, text) if before > behind else None
    place = behind - 1 if behind > 0 else before + 1 if before >= 0 else -1
    beyond = place if behind > 0 else len(own) - 1 - place
    if not 0 <= place < len(own) or place in taken or beyond > _MOST_BEYOND:
        return None
    beside = behind if behind > 0 else before
    return own[place] if _are_joined(own, min(place, beside), max(place, beside), text) else None


def _next_to(own: Sequence[Word], before: int, taken: frozenset[int], text: str) -> Word | None:
    """Return the last word of a sentence, where it stands behind a word: "Fe is the symbol of fluorine"."""
    place = before + 1
    is_last = place == len(own) - 1 and place not in taken
    return own[place] if is_last and _are_joined(own, before, place, text) else None


def _are_joined(own: Sequence[Word], first: int, last: int, text: str) -> bool:
    """Say whether only words stand between two words."""
    between = text[own[first].end : own[last].start]
    return all(mark.isalpha() or mark.isspace() or mark in "'’-" for mark in between)
