"""More than a source says: "all branches" of "some branches", "always" of "usually", "twice" of "once", "or" of "and".

The claim must say nothing else than a sentence of the source does, word by word, and no sentence may say it as it
stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from protem.grounding.edits import Turn
from protem.grounding.groups import Group
from protem.grounding.statements import Statement
from protem.reading.clauses import Word
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS
from protem.reading.operators import ABSOLUTES
from protem.reading.quantified import Quantity, quantities
from protem.reading.stemming import stem

_ABSOLUTE = frozenset(stem(word) for phrase in ABSOLUTES for word in phrase) - {""}
_COUNTING = frozenset(
    map(stem, "some most many several few certain selected half once twice thrice time times".split())
) | frozenset(map(stem, "two three four five six 2 3 4 5 6".split()))
_JOINTS = frozenset(("and", "or"))
_ENDS = PREPOSITIONS | FINITE
_ARTICLES = frozenset("a an the your our their his her its either both".split())


def overstated(claim: Statement, others: Sequence[Statement]) -> Iterator[tuple[Turn, Statement]]:
    """Yield where a claim says more than each of the sentences that say the same; nothing if one bears it out."""
    told = [other for other in others if _says_as_much(claim, other)]
    found = [(turn, other) for other in told for turn in _turns(claim, other)]
    if found and len({id(other) for _, other in found}) == len(told):
        yield found[0]


def about(claim: Statement) -> frozenset[str]:
    """Return the stems of a claim without those that only count or allow of no exception."""
    return claim.stems - _COUNTING - _ABSOLUTE - {"every", "each", "all"}


def _says_as_much(claim: Statement, other: Statement) -> bool:
    """Say whether a sentence that states something holds all words of a claim, and denies as often."""
    if other.asks or claim.asks or not about(claim) <= other.stems:
        return False
    return _denials(claim) == _denials(other)


def _denials(statement: Statement) -> int:
    return sum(len(group.sense.negations) for group in statement.groups)


def _turns(claim: Statement, other: Statement) -> Iterator[Turn]:
    plain = not any(group.conditional for group in claim.groups)
    mine, theirs = _quantities(claim), _quantities(other)
    said = {(their.kind, their.noun, their.times) for their in theirs}
    for own in mine if plain else ():
        for their in theirs if (own.kind, own.noun, own.times) not in said else ():
            if _is_more(own, their, claim, other):
                yield Turn("quantity", (own.start, own.end), (their.start, their.end))
    yield from _joined_otherwise(claim, other)
    yield from _on_the_other_condition(claim, other)


def _on_the_other_condition(claim: Statement, other: Statement) -> Iterator[Turn]:
    """Yield where one says "unless" of what the other says "only if" of."""
    mine, theirs = ([own for own in one.groups if own.conditional] for one in (claim, other))
    if len(mine) != 1 or len(theirs) != 1 or mine[0].stems != theirs[0].stems or not mine[0].stems:
        return
    unless, only = (theirs, claim) if theirs[0].opens == "unless" else (mine, other)
    own = mine if unless is theirs else theirs
    if unless[0].opens == "unless" and own[0].opens in ("if", "when") and _says_only(only):
        yield Turn("condition", *((one[0].sense.words[0].start, one[0].sense.words[-1].end) for one in (mine, theirs)))


def _says_only(statement: Statement) -> bool:
    return any(word.text == "only" for group in statement.groups for word in group.sense.words[-1:])


def _quantities(statement: Statement) -> list[Quantity]:
    return [own for group in statement.groups for own in quantities(group.sense.words)]


def _is_more(own: Quantity, their: Quantity, claim: Statement, other: Statement) -> bool:
    if own.kind == their.kind == "times":
        bounded = any(group.sense.bounds or _is_unclear(group) for group in (*claim.groups, *other.groups))
        allowed = any(group.sense.strength == "may" for group in other.groups)
        return not bounded and (own.times > their.times or (own.times < their.times and not allowed))
    return own.kind == "all" and their.kind == "part" and own.noun == their.noun and not _denials(other)


def _is_unclear(group: Group) -> bool:
    """Say whether a clause has a sense that no rule follows; "only once" has: more than once is too much."""
    return bool(group.sense.unclear) and not any(word.text == "only" for word in group.sense.words)


def _joined_otherwise(claim: Statement, other: Statement) -> Iterator[Turn]:
    """Yield where one demands two things and the other one of them."""
    if _denials(claim) or not all(any(g.sense.strength == "must" for g in one.groups) for one in (claim, other)):
        return
    theirs = {pair: (joint, place) for joint, pair, place in _joints(other)}
    for joint, pair, place in _joints(claim):
        if pair in theirs and theirs[pair][0] != joint:
            yield Turn("joined", place, theirs[pair][1])


def _joints(statement: Statement) -> Iterator[tuple[str, frozenset[str], tuple[int, int]]]:
    """Yield each "and" and "or" between two nouns, with their stems and the place of both."""
    words = [word for group in statement.groups for word in group.sense.words]
    for place, word in enumerate(words):
        if word.text not in _JOINTS or not 0 < place < len(words) - 1:
            continue
        before, behind = _head(words[:place][::-1], last=False), _head(words[place + 1 :], last=True)
        if before and behind and before.stem != behind.stem:
            yield word.text, frozenset((before.stem, behind.stem)), (before.start, behind.end)


def _head(words: Sequence[Word], *, last: bool) -> Word | None:
    """Return the head of the noun that words open with (the `last` of its words), or, read backwards, of one before."""
    found: list[Word] = []
    for word in words:
        if (word.text in _ENDS and (found or not last)) or word.text in _JOINTS or (found and word.text in _ARTICLES):
            break
        if word.stem:
            found.append(word)
    return found[-1 if last else 0] if found else None
