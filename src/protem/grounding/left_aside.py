"""A claim of the very thing that a source leaves out: "open on Mondays" of "every day except Mondays".

What a sentence says is denied of what it leaves out. So a claim that has the left-out words in the place of those
they are set against, and else nothing but words of that sentence, says the opposite of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from protem.grounding.edits import Turn
from protem.grounding.statements import Statement
from protem.reading.clauses import Word
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS
from protem.reading.left_out import LeftOut, left_out

_WHOLE = frozenset("all every each any everyone everybody everything anyone anybody anything daily always".split())
_OPEN = frozenset("other apart aside without save".split())
"""Words that leave nothing out for sure: "apart from Mondays" may be "on Mondays too"; "without" is read elsewhere."""
_MOST_SET_AGAINST = 3
_ENDS = PREPOSITIONS | FINITE | frozenset("a an the this that these those your our their his her its to".split())
_GOES_BACK = frozenset("again back once since now".split())


def left_aside(claim: Statement, source: str, other: Statement) -> Iterator[Turn]:
    """Yield where a claim says of what a sentence of a source leaves out the same as the sentence says of the rest."""
    if claim.asks or other.asks or any(group.conditional and group.opens != "except" for group in other.groups):
        return
    if len(claim.groups) != 1 or claim.groups[0].conditional or claim.groups[0].sense.unclear:
        return
    parts = [part for part in left_out(source, other.start, other.end) if _leaves(source, part)]
    words = [word for group in other.groups for word in group.sense.words]
    kept = [word for word in words if not any(part.start <= word.start < part.end for part in parts)]
    denied = sum(
        not any(part.start <= group.sense.words[own.first].start < part.end for part in parts)
        for group in other.groups
        for own in group.sense.negations
    )
    for part in parts:
        if _says_it_of(claim, part, kept) and len(claim.groups[0].sense.negations) == denied:
            own = claim.groups[0].sense.words
            yield Turn("left out", (own[0].start, own[-1].end), (part.start, part.end))


def _leaves(source: str, part: LeftOut) -> bool:
    return source[part.start : part.end].split(maxsplit=1)[0].lower() not in _OPEN


def _says_it_of(claim: Statement, part: LeftOut, kept: Sequence[Word]) -> bool:
    """Say whether a claim is of what is left out, and says no more and no less of it than the sentence of the rest."""
    main = frozenset(word.stem for word in kept if word.stem)
    said = claim.stems - part.stems
    if not part.stems or not part.stems <= claim.stems or not said or not said <= main:
        return False
    if any(word.text in _GOES_BACK for word in claim.groups[0].sense.words):
        return False
    return main - claim.stems <= _set_against(part, kept)


def _set_against(part: LeftOut, kept: Sequence[Word]) -> frozenset[str]:
    """Return the stems that what is left out is set against: "post", "every day"."""
    first = next((place for place, word in enumerate(kept) if word.start >= part.start), len(kept))
    whole = next((place for place, word in enumerate(kept) if word.text in _WHOLE), -1)
    if part.limits:
        return _noun(kept[whole:]) if whole >= 0 else frozenset()
    before = _noun(kept[:first][::-1]) if first else frozenset[str]()
    return before or _noun(kept[first:])


def _noun(words: Sequence[Word]) -> frozenset[str]:
    """Return the stems of the first few words up to a preposition, an article or a verb."""
    found: list[str] = []
    for word in words:
        if (found and word.text in _ENDS) or len(found) == _MOST_SET_AGAINST:
            break
        if word.stem:
            found.append(word.stem)
    return frozenset(found)
