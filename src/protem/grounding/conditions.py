"""What a claim hangs on: conditions and exceptions that one side names and the other does not."""

from __future__ import annotations

from protem.grounding.comparison import Comparison
from protem.grounding.edits import Turn
from protem.grounding.groups import Group
from protem.grounding.rows import CONDITIONS
from protem.grounding.statements import Statement
from protem.reading.operators import ABSOLUTES
from protem.reading.polarity import Sense

_COVERED = 0.6
"""Share of the words of a condition that make it a condition of the other side as well."""
_NEARLY_ALL = 0.8
"""How well a sentence must be met for an "unless" of its own to take nothing back."""
_KINDS = {"unless": "unless", "except": "unless", "until": "until", "while": "while", "whether": "whether"}
_EXCEPTING = frozenset("unless except".split())


def hangs(group: Group, statement: Statement, other: Statement, comparison: Comparison) -> bool:
    """Say whether a clause of `statement` or what `other` says of it hangs on what only one of them names.

    So does a clause that is a condition itself, unless it is one word by word there too, and one whose condition
    stands the other way round ("if" here, "unless" there; "if paid", "if not paid").
    """
    theirs = [own for number, own in enumerate(other.groups) if own.conditional and _touches(number, other, comparison)]
    ours = [own for own in statement.groups if own.conditional and own is not group]
    excused = comparison.good >= _NEARLY_ALL
    kinds, their_kinds = {_kind(own) for own in ours}, {_kind(own) for own in theirs}
    if group.conditional:
        main, their_main = ([own for own in side.groups if not own.conditional] for side in (statement, other))
        alike = comparison.verbatim and {_kind(group)} == their_kinds
        return not (alike and _denied(main) == _denied(their_main))
    if any(other.groups[number].conditional for number in comparison.met):
        return True
    unmet = (own for own in theirs if not _covered(own, statement))
    return (
        any(not (_excepts(own) and excused) for own in unmet)
        or any(_kind(own) not in kinds for own in theirs if _covered(own, statement))
        or not all(_covered(own, other) for own in ours)
        or not kinds <= their_kinds
        or bool(ours and theirs and _denied(ours) != _denied(theirs))
    )


def _touches(number: int, other: Statement, comparison: Comparison) -> bool:
    """Say whether a condition is one of the groups that were met: not if another claim stands between them."""
    main = [place for place in range(number) if not other.groups[place].conditional]
    return number in comparison.met or not main or main[-1] in comparison.met


def denied_exception(group: Group, other: Statement) -> Turn | None:
    """Return where a clause says "always" of what a sentence has an exception to that the clause does not name."""
    exception = next((own for own in other.groups if _excepts(own) and not own.stems & group.stems), None)
    if exception is None or any(_absolute(own.sense) for own in other.groups):
        return None
    mine = _absolute(group.sense)
    if mine is None:
        return None
    words, theirs = group.sense.words, exception.sense.words
    return Turn("absolute", (words[mine[0]].start, words[mine[1] - 1].end), (theirs[0].start, theirs[-1].end))


def allows_of_none(group: Group) -> bool:
    """Say whether a clause allows of no exception: "always", "in any case"."""
    return _absolute(group.sense) is not None


def _denied(groups: list[Group]) -> bool:
    return any(group.sense.negations for group in groups)


def _kind(group: Group) -> str:
    """Return which way a condition speaks: "if" and "when" alike, "unless", "until"."""
    opens = group.opens if group.opens in CONDITIONS else group.sense.words[0].text
    return _KINDS.get(opens, "if")


def _excepts(group: Group) -> bool:
    return group.opens in _EXCEPTING or group.sense.words[0].text in _EXCEPTING


def _covered(group: Group, statement: Statement) -> bool:
    return len(group.stems & statement.stems) >= _COVERED * len(group.stems)


def _absolute(read: Sense) -> tuple[int, int] | None:
    """Return the first and last word of a phrase that allows of no exception, if the clause holds one."""
    texts = tuple(word.text for word in read.words)
    for phrase in ABSOLUTES:
        if phrase[0] in texts:
            first = texts.index(phrase[0])
            last = first + len(phrase)
            if texts[first:last] == phrase:
                return first, last
    return None
