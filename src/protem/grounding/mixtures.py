"""A sentence put together from two of a source: the one's subject with what is said of the other.

"Aya likes tea. Bram likes coffee." makes "Bram likes tea": all of one sentence but a word, and that word from another
one built alike. And a sentence in which two words change places: the tenant pays the landlord, the landlord pays the
tenant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from protem.grounding.edits import Turn
from protem.grounding.rows import Item

_SHORTEST, _LONGEST = 3, 12
"""Items of a row that may be a mixture: shorter ones are alike by chance, longer ones never are so by halves."""
_MUTUAL = frozenset("equal met marry border similar sam resembl compar match cooperat agre talk".split())
"""Stems of what holds both ways: whoever meets somebody is met."""
_PAIR = 2

Row = Sequence[Item]


def mixture(mine: Row, theirs: Iterable[Row], holding: Callable[[str], Iterable[Row]]) -> tuple[Turn, Row] | None:
    """Return where a row differs from the one it took its subject from, and that row.

    It is all of one of `theirs` but for a word, of which another row, found by `holding` the word behind it, says
    something else in the same way.
    """
    if not _SHORTEST <= len(mine) <= _LONGEST:
        return None
    for other in theirs:
        apart = _apart(mine, other)
        if len(apart) != 1 or not (_names(mine[apart[0]]) and _names(other[apart[0]])):
            continue
        at = apart[0]
        for source in holding(mine[at + 1].key) if at + 1 < len(mine) else ():
            begin = _head(mine, source)
            if at + 1 < begin < len(mine) and _is_otherwise(mine[begin:], source[begin:]):
                ours, rest = mine[begin:], source[begin:]
                return Turn("mixed", (ours[0].start, ours[-1].end), (rest[0].start, rest[-1].end)), source
    return None


def _apart(mine: Row, other: Row) -> list[int]:
    """Return where two rows of one length differ; all places of rows of different length."""
    if len(mine) != len(other):
        return list(range(len(mine)))
    return [at for at, item in enumerate(mine) if item.key != other[at].key]


def _head(mine: Row, other: Row) -> int:
    """Return how many items two rows begin with alike."""
    shortest = min(len(mine), len(other))
    return next((at for at in range(shortest) if mine[at].key != other[at].key), shortest)


def _is_otherwise(mine: Row, other: Row) -> bool:
    """Say whether two ends of a sentence are both names of something, and have nothing in common."""
    ours, theirs = {item.key for item in mine}, {item.key for item in other}
    return bool(theirs) and not ours & theirs and all(_names(item) for item in (*mine, *other))


def _names(item: Item) -> bool:
    """Say whether an item is a word for something; figures are told apart by other checks."""
    return not item.turns and not item.key[:1].isdigit()


def swap(mine: Row, theirs: Row) -> Turn | None:
    """Return where two words have changed places round what happens between them, if that is all that differs."""
    if len(theirs) < len(mine):
        return None
    apart = _apart(mine, theirs[: len(mine)])
    if len(apart) != _PAIR:
        return None
    first, last = apart
    crossed = mine[first].key == theirs[last].key and mine[last].key == theirs[first].key
    between = {item.key for item in mine[first + 1 : last] if not item.turns}  # what no guest is, is no guest
    if not crossed or not between or between & _MUTUAL or not (_names(mine[first]) and _names(mine[last])):
        return None
    return Turn("swapped", (mine[first].start, mine[last].end), (theirs[first].start, theirs[last].end))
