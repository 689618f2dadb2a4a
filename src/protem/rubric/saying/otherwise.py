"""What a sentence that holds enough of a claim says otherwise: an opposite, another doer, another word."""

from __future__ import annotations

from protem.reading.clauses import words_of
from protem.reading.left_out import left_out
from protem.rubric.saying.addressees import other_doer
from protem.rubric.saying.denied import denies
from protem.rubric.saying.found import Decided, Found, shown
from protem.rubric.saying.held import Held, is_like
from protem.rubric.saying.opposed import opposed_words
from protem.rubric.saying.order import is_compared_the_other_way
from protem.rubric.saying.replaced import replaced
from protem.rubric.saying.weights import NEAR_BY


def otherwise(found: Found, one: Held) -> Decided | None:
    """Return the verdict over what is said otherwise, None where nothing is; what weighs most goes first."""
    return _says_opposite(found, one) or done_by_other(found, one) or _put_otherwise(found, one)


def _says_opposite(found: Found, one: Held) -> Decided | None:
    """Return the verdict over a sentence that holds the opposite of a word of the claim, and nothing that denies it.

    "Open every day, including Sundays" does not say that something is closed on Sundays, whatever else they share.
    """
    place = one.place.start, one.place.end
    opposed = opposed_words(found.claim, words_of(found.heard.text, *place))
    denied = left_out(found.heard.text, *place) or any(
        denies(clause.words) for clause in found.read.clauses(one.number)
    )
    compared = is_compared_the_other_way(found.claim.text, found.heard.text[slice(*place)])
    if not opposed or denied or found.claim.denies or compared:
        return None
    own, against = next(iter(opposed.items()))
    says = f"says '{against}' where '{found.claim.words[own]}' is asked: {shown(found.output, place)}"
    return Decided("fails", says, (place,), against=True)


def done_by_other(found: Found, one: Held) -> Decided | None:
    """Return the verdict over a sentence that tells of an act which the claim's reader does, and not of the reader."""
    claim, place = found.claim, (one.place.start, one.place.end)
    if not claim.doer or one.counts[claim.doer] > NEAR_BY:
        return None
    words = tuple(words_of(found.heard.text, *place))
    if doer := other_doer(words, lambda own: is_like(own, claim.act)):
        return Decided("fails", f"says it of {doer!r}: {shown(found.output, place)}", (place,), against=True)
    own = claim.words[claim.doer]
    return Decided("undecided", f"does not say that it is {own!r} who does it: {shown(found.output, place)}", (place,))


def _put_otherwise(found: Found, one: Held) -> Decided | None:
    """Return the verdict over a sentence that has another word in the place of one of the claim."""
    claim = found.claim
    if claim.attribute and one.counts[claim.attribute] <= NEAR_BY:
        says = f"may not tell the {claim.words[claim.attribute]!r}"
        return Decided("undecided", says, ((one.place.start, one.place.end),))
    instead = replaced(claim, one, found.heard.text)
    if not instead:
        return None
    asked, word = instead
    return Decided("undecided", f"says {word.text!r} where {asked!r} is asked", ((word.start, word.end),))
