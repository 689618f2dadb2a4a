"""One sentence as an edit of another: where they are the same but for a few places, and one of these turns the sense.

Each place stands between words that both have, so that what makes up for it would have to stand there as well: a
"not" that only one of them has denies what the other says, unless the word beside it differs too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from protem.grounding.rows import DENIAL, Item, Region, regions
from protem.reading.opposites import may_deny, opposite

_LEAST_SHARED = 3
_SHARE = 0.75
"""How many items, and what share of either row, must be the same for the one to be an edit of the other."""
_SHORT, _LONGEST_SHORT = 2, 3
"""Two items make an edit where there is but one more: "Smoking is allowed", "Smoking is not allowed"."""
_MOST_REGIONS = 6
_MOST_ADDED, _MOST_REWORDED = 8, 5
"""One item in so many may be added by the answer, and one in so many said in other words, where it turns the rest."""
_HIDDEN = "hidden"
_APART = 2
"""Items both must share between two turns that are two faults rather than one that makes up for the other."""
_LONGEST_SHOWN = 60


class Turn(NamedTuple):
    """Where an answer turns what a source says: the kind of turn ("" for none), and the words in either text."""

    kind: str
    mine: tuple[int, int]
    theirs: tuple[int, int]


class Edit(NamedTuple):
    """What an edit turns (`None`: it says the same), how many items the rows share and how many only the first has."""

    turn: Turn | None
    shared: int
    added: int


_KINDS = {
    frozenset(pair.split()): kind
    for kind, pairs in (
        ("strength", ("!may !must", "!may !should", "!must !should", "!must !free")),
        ("opposite", ("!allow !forbid", "!must !forbid", "!least !most")),
        ("condition", ("?if ?unless", "?when ?unless", "?where ?unless", "?provided ?unless", "?until ?if")),
    )
    for pair in pairs
}
"""Two turns that may stand in one place, and what it is that one of them makes of the other."""


def edit(mine: Sequence[Item], theirs: Sequence[Item]) -> Edit | None:
    """Return how the one row is an edit of the other, `None` where it is not, or where its sense can't be told."""
    parts, shared = regions(mine, theirs)
    short = len(parts) == 1 and shared == _SHORT and max(len(mine), len(theirs)) <= _LONGEST_SHORT
    if (shared < _LEAST_SHARED and not short) or len(parts) > _MOST_REGIONS:
        return None
    window = len(theirs) - sum(_beyond(part, theirs) for part in {*parts[:1], *parts[-1:]})
    if shared < _SHARE * max(len(mine), window) and not short:
        return None
    turned = [(_turn(part, mine, theirs), part) for part in parts]
    turns = [(turn, part) for turn, part in turned if turn and turn.kind not in ("", _HIDDEN)]
    if any(turn is None for turn, _ in turned) or (short and not turns) or (len(turns) > 1 and not _are_faults(turns)):
        return None
    if turns and not _is_otherwise_alike(turns, turned, len(mine)):
        return None
    added = sum(part.mine[1] - part.mine[0] for part in parts if part not in [own for _, own in turns])
    return Edit(turns[0][0] if turns else None, shared, added)


def _is_otherwise_alike(
    turns: Sequence[tuple[Turn, Region]], turned: Sequence[tuple[Turn | None, Region]], length: int
) -> bool:
    """Say whether an answer adds so little else that the turns turn what the source says.

    Behind a denial it may add nothing: "does not arrive the same day" is true of what arrives the next.
    """
    denied = any(turn.kind == "denied" for turn, _ in turns)
    if denied and any(turn and turn.kind == _HIDDEN for turn, _ in turned):
        return False  # "there was no effect" of "the effect disappeared"
    its_own = [part for _, part in turns]
    others = [part for _, part in turned if part not in its_own and part.mine[1] > part.mine[0]]
    said = [part.mine[1] - part.mine[0] for part in others]
    own = sum(words for words, part in zip(said, others, strict=True) if words > part.theirs[1] - part.theirs[0])
    if own > max(1, length // _MOST_ADDED) or sum(said) > max(1, length // _MOST_REWORDED):
        return False
    return not any(turn.kind == "denied" and part.mine[0] <= other.mine[0] for turn, part in turns for other in others)


def _are_faults(turns: Sequence[tuple[Turn, Region]]) -> bool:
    """Say whether several turns are faults of their own: opposites, far enough from one another."""
    far = all(later.mine[0] - part.mine[1] >= _APART for (_, part), (_, later) in pairwise(turns))
    return far and all(turn.kind == "opposite" for turn, _ in turns)


def _beyond(part: Region, theirs: Sequence[Item]) -> int:
    """Return how many items of the source stand before or behind all that is shared."""
    ends = part.theirs[0] == 0 or part.theirs[1] == len(theirs)
    return part.theirs[1] - part.theirs[0] if ends and part.mine[0] == part.mine[1] else 0


def _turn(part: Region, mine: Sequence[Item], theirs: Sequence[Item]) -> Turn | None:
    """Return what one place turns; `None` where that can't be told, "hidden" where the source may deny in a word."""
    ours, others = mine[slice(*part.mine)], theirs[slice(*part.theirs)]
    common = Counter(item.key for item in ours) & Counter(item.key for item in others)
    left, right = _without(ours, common), _without(others, common)
    kind = _kind(left, right)
    if kind:
        return Turn(kind, _shown(left, mine, part.mine, kind), _shown(right, theirs, part.theirs, kind))
    if any(item.turns for item in left) or (part.mine[0] == 0 and left):  # of something else, maybe
        return None
    beyond = _beyond(part, theirs) and not any(_hangs(item) for item in right)
    if any(item.turns for item in right) and not beyond:
        return None
    if not beyond and any(may_deny(item.text) for item in right):
        return Turn(_HIDDEN, (0, 0), (0, 0))
    return Turn("", (0, 0), (0, 0))


def _hangs(item: Item) -> bool:
    """Say whether what the source says beyond takes something back: a condition, a denial, an exception."""
    return item.key[0] == "?" or item.key == DENIAL or item.key.startswith(("!except", "!only"))


def _without(items: Sequence[Item], common: Counter[str]) -> list[Item]:
    left = Counter(common)
    kept = []
    for item in items:
        if left[item.key]:
            left[item.key] -= 1
        else:
            kept.append(item)
    return kept


def _kind(left: Sequence[Item], right: Sequence[Item]) -> str:
    """Return the kind of turn that lies between what is left on both sides, or ""."""
    mine = [item for item in left if item.key != DENIAL]
    theirs = [item for item in right if item.key != DENIAL]
    denied = (len(left) - len(mine) + len(right) - len(theirs)) % 2 == 1
    both = mine + theirs
    if not both or (denied and len(both) == 1 and both[0].key in ("!must", "!may", "!should")):
        return "denied" if denied else ""
    if denied or len(mine) != 1 or len(theirs) != 1:
        return ""
    if opposite(mine[0].text, theirs[0].text):
        return "opposite"
    return _KINDS.get(frozenset((mine[0].key, theirs[0].key)), "")


def _shown(items: Sequence[Item], whole: Sequence[Item], part: tuple[int, int], kind: str) -> tuple[int, int]:
    """Return the words to point at: those that differ, and for a denial the word it denies as well."""
    near = whole[part[1] : part[1] + 1] or whole[max(0, part[0] - 1) : part[0]] or whole[-1:]
    shown = list(items)
    if kind == "denied" and (not shown or shown[-1].end <= near[0].start <= shown[0].start + _LONGEST_SHOWN):
        shown += near
    shown = shown or list(near)
    return shown[0].start, shown[-1].end
