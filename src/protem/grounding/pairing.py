"""The words of a clause paired with those of a sentence: the same word, or its opposite in the same company."""

from __future__ import annotations

from collections.abc import Mapping

from protem.grounding.groups import Group
from protem.grounding.statements import Place, Statement
from protem.reading.opposites import PERIODS, opposite, sides

_SWITCHED = ("on", "off")
_EACH = frozenset("every each per once twice".split())
_COMPANY = 2
"""Content words on either side that are the company of a word."""


def pairs_of(group: Group, statement: Statement) -> dict[int, Place]:
    """Return for the content of the group the place of the same word in the sentence, each used once, in order."""
    pairs: dict[int, Place] = {}
    used: set[Place] = set()
    last = (-1, -1)
    for at in range(len(group.sense.content)):
        free = [place for place in statement.places.get(group.word(at).key, ()) if place not in used]
        if free:
            pairs[at] = last = next((place for place in free if place > last), free[0])
            used.add(last)
    return pairs


def opposed_to(group: Group, statement: Statement, pairs: Mapping[int, Place]) -> dict[int, Place]:
    """Return for words without a partner the word in the sentence that says the opposite in the same company."""
    taken = set(pairs.values())
    found: dict[int, Place] = {}
    for at in range(len(group.sense.content)) if statement.opposable else ():
        word = group.word(at)
        if at in pairs or not sides(word.text):
            continue
        for place in statement.opposable:
            other = statement.word(place)
            if word.text in PERIODS and not (_is_each(group, at) and _is_each(statement.groups[place[0]], place[1])):
                continue
            if place not in taken and opposite(word.text, other.text) and _in_company(at, place, pairs):
                small = not (word.stem and other.stem) and word.text not in _SWITCHED
                if not small or pairs.get(at + 1) == (place[0], place[1] + 1):  # "before" what the other is "after"
                    found[at] = place
                    taken.add(place)
                    break
    return found


def _is_each(group: Group, at: int) -> bool:
    """Say whether a period is one of many: "every week", "per month"."""
    before = group.sense.content[at] - 1
    return before >= 0 and group.sense.words[before].text in _EACH


def _in_company(at: int, place: Place, pairs: Mapping[int, Place]) -> bool:
    """Say whether a neighbour of the word is a neighbour of the other as well."""
    near = [pairs[other] for other in range(at - _COMPANY, at + _COMPANY + 1) if other in pairs]
    return any(group == place[0] and abs(spot - place[1]) <= _COMPANY for group, spot in near)
