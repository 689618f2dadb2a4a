"""What a question is about, thing by thing, and whether a part of a source speaks of it or sets it apart.

To share most words with a question is not enough: a rule for pelican crossings shares "amber light" with a question
about level crossings, and to show it would be dangerous.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet

from protem.desk.write.everyday import KIN
from protem.desk.write.things import Thing
from protem.reading.clauses.clause import WORD
from protem.reading.stemming import stem

_SHORTEST, _LONGER = 4, 4
"""Letters of a beginning that makes words kindred, and by how many one may be longer."""
_LEAVES_OPEN = frozenset({"leave", "moment", "deed"})
"""Kinds of answers that an exception may be: "except in an emergency"."""
_SIGHT = 300
"""Characters behind a word of exclusion in which what it excludes is looked for; no clause is longer."""
_EXCLUDES = re.compile(
    r"\b(?:exclud\w{1,4}|other than|except(?:ing)?(?: for| on| in| at)?|apart from|not including|but not)\b"
    r"(?P<what>[^,.;:()]{1,60})",
    re.IGNORECASE,
)
_RIVALS = tuple(
    frozenset(line.split())
    for line in (
        "solid broken dashed", "red amber green yellow blue", "single double", "left right", "front rear",
        "north south east west", "day night", "first second third fourth", "petrol diesel electric",
        "motorway dual single", "pelican zebra puffin toucan level", "import export", "arrival departure",
        "weekday weekend", "maximum minimum", "adult child", "free held", "domestic foreign",
        "monday tuesday wednesday thursday friday saturday sunday",
    )
)  # fmt: skip
"""Words of which one stands where another doesn't hold: what is said of a broken line is no word on a solid one."""


class Subject:
    """What a question is about, as parts of sources are held against it."""

    def __init__(
        self,
        named: Sequence[Thing],
        measures: Collection[str],
        kinds: Collection[str],
        given: Iterable[str],
        *,
        several: bool,
        words: Iterable[str],
    ) -> None:
        """Take what a question names, the kinds of answer it asks for, and the texts that are given for it.

        `measures` are stems that a figure stands for. What none of the texts names tells none of them apart, unless it
        has no other name; but of a sum all must be named that it is for. Where leave is asked for, an exception may
        be the answer. Of `several` things that are asked about at once, one is enough. `words` are those of
        the question, in small letters.
        """
        self._asked = frozenset(words)
        self._measures, self._permits, self._several = (
            measures,
            set(kinds) <= _LEAVES_OPEN and "leave" in kinds,
            several,
        )
        self._stems = frozenset(own for thing in named for own in thing.stems)
        full = [self._said(text) for text in given]
        told = [thing for thing in (_telling(thing, full) for thing in named) if thing.stems]
        strict = "money" in kinds or 2 * len(told) < len(named)
        self._things = tuple(named if strict else told)

    def _said(self, text: str) -> set[str]:
        """Return the stems of the question that a text names, by whatever word."""
        words = {stem(word) for word in set(WORD.findall(text.lower()))} - {""}
        return {own for own in self._stems if any(is_alike(own, other, KIN.get(own, ())) for other in words)}

    def spoken_of(self, shown: str, source: str, tabular: bool) -> bool:  # noqa: FBT001
        """Say whether a part speaks of what the question names.

        Everything must stand in its `source`. Where several words end in a measure, "speed limit", that must stand in
        what is `shown` as well, and be a thing there, not a deed: "limiting". A table tells it by a figure.
        """
        near, far = _words(shown), _words(source)
        enough = any if self._several else all
        return not self._things or enough(
            all(self._met(own, far) or (tabular and own in self._measures) for own in thing.stems)
            and (len(thing.stems) == 1 or tabular or thing.stems[-1] not in self._measures or self._heads(thing, near))
            for thing in self._things
        )

    def _met(self, own: str, words: Mapping[str, str]) -> list[str]:
        kin = KIN.get(own, ())
        return [word for word, other in words.items() if other and is_alike(own, other, kin)]

    def _heads(self, thing: Thing, words: Mapping[str, str]) -> bool:
        return any(not _acts(word, thing.head) for word in self._met(thing.stems[-1], words))

    def set_apart(self, part: str, title: str) -> bool:
        """Say whether a part leaves out what is asked about, or speaks of its rival: "excluding motorways"."""
        for found in _EXCLUDES.finditer(part):
            if found[0][:6].lower() == "except" and self._permits:
                continue
            if not self._stems.isdisjoint(map(stem, found["what"].lower().split())):
                return True
        return self._rival(part[:_SIGHT]) or self._rival(title)

    def _rival(self, text: str) -> bool:
        said = set(WORD.findall(text.lower()))
        return any(
            asked and asked.isdisjoint(said) and said & rivals
            for rivals in _RIVALS
            for asked in (rivals & self._asked,)
        )


def _telling(thing: Thing, said: Sequence[AbstractSet[str]]) -> Thing:
    """Return of a thing what tells the given texts apart: all of it, where one names it whole, else its last word."""
    if thing.fixed or any(frozenset(thing.stems) <= one for one in said):
        return thing
    last = thing.stems[-1]
    return thing._replace(stems=(last,) if any(last in one for one in said) else ())


def _words(text: str) -> dict[str, str]:
    return {word: stem(word) for word in dict.fromkeys(WORD.findall(text.lower()))}


def _acts(word: str, head: str) -> bool:
    """Say whether a word is a deed where the question names a thing: "limiting" for "limit"."""
    return word.endswith(("ing", "ed")) and not head.endswith(("ing", "ed"))


def is_alike(own: str, other: str, kin: Collection[str]) -> bool:
    """Say whether a stem of a text is that of the question, of its family, or begins like it."""
    if own == other or other in kin:
        return True
    short, long = sorted((own, other), key=len)
    return len(short) >= _SHORTEST and long.startswith(short) and len(long) - len(short) <= _LONGER
