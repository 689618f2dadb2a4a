"""What costs something and what is free: "join for free" of "pay €25 to join"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from protem.grounding.edits import Turn
from protem.grounding.groups import Group
from protem.grounding.statements import Statement
from protem.reading.stemming import stem
from protem.reading.subjects import verb_at

_FREE = tuple(
    tuple(phrase.split())
    for phrase in (
        "free of charge|for free|at no cost|at no charge|at no extra cost|costs nothing|cost nothing|pay nothing|"
        "pays nothing|without charge|is free|are free"
    ).split("|")
)
_NOT_ALONE = frozenset("to of from and or".split())
"""Words behind "is free" that make another thing of it: "is free to leave", "free of errors"."""
_CHARGED = frozenset("pay pays paid cost costs charged charges charge".split())
_MONEY = frozenset("€ $ £ ¥ euro euros dollar dollars pound pounds cent cents money fee fees".split())
_SAYS_CHARGE = frozenset(
    map(stem, (*_CHARGED, *_MONEY, *"free charge nothing cost price charges extra fee year month day week".split()))
)


class Charge(NamedTuple):
    """What a clause is about and who does it (stems), whether that is free, and the words that say so."""

    about: frozenset[str]
    doer: frozenset[str]
    free: bool
    start: int
    end: int


def charges(statement: Statement, text: str) -> Iterator[Charge]:
    """Yield what the clauses of a sentence of a text say is free or costs something, if on no condition."""
    if statement.asks or any(group.conditional or group.sense.unclear for group in statement.groups):
        return
    for group in statement.groups:
        found = _free(group) or _charged(group, text)
        if found:
            free, first, last = found
            words = group.sense.words
            about = frozenset(own for own in group.stems if not own[:1].isdigit()) - _SAYS_CHARGE
            doer = frozenset(word.stem for word in words[: verb_at(words)])
            yield Charge(about, doer, free, words[first].start, words[last].end)


def _free(group: Group) -> tuple[bool, int, int] | None:
    """Return where a clause says that something is free, and does not deny it."""
    texts = tuple(word.text for word in group.sense.words)
    for place in range(len(texts)):
        for phrase in _FREE:
            last = place + len(phrase)
            if texts[place:last] != phrase or (
                last < len(texts) and phrase[-1] == "free" and texts[last] in _NOT_ALONE
            ):
                continue
            return None if "not" in texts or "never" in texts else (True, place, last - 1)
    return None


def _charged(group: Group, text: str) -> tuple[bool, int, int] | None:
    """Return where a clause says that something is to be paid, and does not deny it."""
    words = group.sense.words
    if any(words[own.first].text != "non" for own in group.sense.negations):  # "non-residents pay"
        return None
    verb = next((place for place, word in enumerate(words) if word.text in _CHARGED), -1)
    if verb < 0:
        return None
    whole = text[words[verb].start : words[-1].end].lower()
    priced = any(sign in whole for sign in "€$£¥") or any(word.text in _MONEY for word in words[verb:])
    return (False, verb, verb) if priced else None


def charged_otherwise(mine: Charge, theirs: Charge) -> Turn | None:
    """Return the turn where one is free and the other costs something, of the same and by the same."""
    if mine.free == theirs.free or not is_of_the_same(mine, theirs):
        return None
    return Turn("opposite", (mine.start, mine.end), (theirs.start, theirs.end))


def is_of_the_same(mine: Charge, theirs: Charge) -> bool:
    """Say whether two charges are of the same; the answer may name what is done beside who pays."""
    if not mine.about or not theirs.about <= mine.about:
        return False
    added = mine.about - theirs.about
    return not added or (len(added) == 1 and bool(theirs.about) and not mine.doer & added)
