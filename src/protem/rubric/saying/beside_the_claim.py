"""What a sentence with all of a claim's words says beside it.

Of fewer, of others, in another place, in two statements, without the why.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.rubric.saying.apart import is_left_undone, parted
from protem.rubric.saying.asked_for import done_by_writer, is_not_called_so, is_not_the_one, lacks_reason_or_way
from protem.rubric.saying.found import Decided, Found, listed, shown
from protem.rubric.saying.held import Held
from protem.rubric.saying.narrowed import narrowed
from protem.rubric.saying.opposite_places import in_the_opposite_place
from protem.rubric.saying.quantified import said_of


def beside_the_claim(found: Found, one: Held) -> Iterator[Decided]:
    """Yield what keeps a sentence from saying a claim though it holds its words, what is surest first."""
    claim, place = found.claim, (one.place.start, one.place.end)
    sentence = found.heard.text[slice(*place)]
    said = shown(found.output, place)
    if other := in_the_opposite_place(claim.text, sentence):
        yield Decided("fails", f"says that it is {other!r}: {said}", (place,), against=True)
    share = said_of(claim.text, sentence)
    if share == "some":
        yield Decided("fails", f"says it only of some: {said}", (place,), against=True)
    if is_not_the_one(claim, sentence):
        yield Decided("fails", f"denies it: {said}", (place,), against=True)
    if one.number < len(found.read.sentences) and is_left_undone(claim, found.read.clauses(one.number)):
        yield Decided("fails", f"denies it: {said}", (place,), against=True)
    if doer := done_by_writer(claim, sentence):
        yield Decided("fails", f"says it of {doer!r}: {said}", (place,), against=True)
    yield from (Decided("undecided", f"{why}: {said}", (place,)) for why in _unsure(found, sentence, share))


def _unsure(found: Found, sentence: str, share: str) -> Iterator[str]:
    """Yield why it can't be told whether a sentence says a claim."""
    claim = found.claim
    if share and not found.answers:
        yield "may say it only of some"
    if stems := parted(claim, sentence):
        yield f"says {listed([claim.words[own] for own in stems])} in another statement"
    if subject := narrowed(claim, sentence):
        yield f"says it of {subject!r}"
    if asked := lacks_reason_or_way(claim.text, found.heard.text):
        yield f"says it, and not {asked}"
    if is_not_called_so(claim.text, sentence):
        yield "may call something else so"
