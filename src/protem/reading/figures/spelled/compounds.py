"""Numbers written as one word, as German, Dutch and Italian write them."""

from __future__ import annotations

from protem.reading.figures.spelled.tables import Tables
from protem.reading.figures.spelled.tongue import HUNDRED, THOUSAND


def compound(word: str, tables: Tables) -> int | None:
    """Return the value of a number written as one word, below a million."""
    for thousand in tables.tongue.thousands.split():
        head, found, tail = word.partition(thousand)
        if found and (head or tail):
            many, rest = _below_thousand(head or "", tables), _rest(tail, tables)
            return many * THOUSAND + rest if many and rest is not None else None
    return _below_thousand(word, tables) if word not in tables.thousands else None


def _below_thousand(word: str, tables: Tables) -> int | None:
    if not word:
        return 1
    small = tables.cardinals.get(word)
    if small is not None:
        return small
    head, found, tail = word.partition(tables.tongue.hundred)
    if not found:
        return _elided(word, tables)
    many, rest = _below_thousand(head, tables), _rest(tail, tables)
    if not many or rest is None or max(many, rest) >= HUNDRED or (many % 10 == 0 and head):
        return _elided(word, tables)
    return many * HUNDRED + rest


def _rest(word: str, tables: Tables) -> int | None:
    """Return what is added to a hundred or a thousand inside a word; nothing adds nothing."""
    if not word:
        return 0
    for rest in (word, word.removeprefix(tables.tongue.link)):
        value = _below_thousand(rest, tables) if rest else None
        if value:
            return value
    return None


def _elided(word: str, tables: Tables) -> int | None:
    """Return the value of an Italian hundred that lost its vowel: "centotto", "duecentottanta"."""
    stem = tables.tongue.hundred[:-1]
    head, found, tail = word.partition(stem)
    if not tables.tongue.clipped or not found or not tail.startswith(("ott", "un")):
        return None
    many, rest = _below_thousand(head, tables), tables.cardinals.get(tail)
    return many * HUNDRED + rest if many and rest and many < 10 else None  # noqa: PLR2004
