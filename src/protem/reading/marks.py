"""The citation marks of an answer: "[1]", "[s2]", "[1, 2]", "[^1]", "【1】", "(Sources: 1, 2)" and their like."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from heapq import merge

from protem.reading.stemming import FUNCTION_WORDS

_DASH = r"\s?[-–—‐‑−]\s?"
_PLACES = rf"\^?\d{{1,3}}(?:{_DASH}\^?\d{{1,3}})?"
_AND = r"\s?(?:[,;，、&]|\band\b)\s?"
_BRACKETS = re.compile(r"[\[［【](?P<inside>[^\[\]［］【】\n]{1,200})[\]］】](?P<link>\()?")
_LABEL = re.compile(r"(?P<word>source|ref|reference|citation|document|doc)s?\.?(?::\s?|\s)", re.IGNORECASE)
_ROUND = re.compile(
    r"\((?:see\s)?(?P<inside>(?:sources?(?::\s?|\s)|(?:refs?\.?|references?|citations?|documents?|docs?):\s?)[^()\n]{1,100})\)",
    re.IGNORECASE,
)
_SEPARATOR = re.compile(rf"{_AND}|:\s?(?=pp?\.|pages?\s)")
_POSITIONS = re.compile(rf"\s?{_PLACES}(?:{_AND}{_PLACES})*\s?")
_ANCHOR = re.compile(r"\(#[^()\s]{1,60}\)")
_RANGE = re.compile(rf"(\d{{1,3}}){_DASH}\^?(\d{{1,3}})")
_ID_RANGE = re.compile(
    rf"(?P<head>[^\W\d][^\d\s]{{0,20}})(?P<first>\d{{1,3}}){_DASH}(?P<again>[^\W\d][^\d\s]{{0,20}})?(?P<last>\d{{1,3}})"
)
_LETTERS = re.compile(r"[^\W\d_]+")
_DIGITS = re.compile(r"\d+")
_POSITION = re.compile(r"\d{1,3}")
_PAGE = re.compile(r"(?:pages?|pp?\.?)\s?\d.{0,20}", re.IGNORECASE)
_HEAD = re.compile(r"[^\W\d_]+(?:[-_.:/#]|(?=\d))")
_CLAUSE_ENDS = re.compile(r"[ \t]{0,2}(?:[.,;:!?\[［【)\n]|\Z)")

_MOST_UNKNOWN = 200
"""Names that are looked for in ids and titles; an answer that has more of them cites what was not given."""
_SENTENCE_ENDS = re.compile(r"[ \t]{0,2}(?:[.!?\n]|\Z)|[ \t]{0,2}[\[［【]")
_WORD_BEFORE = re.compile(r"(?P<word>[^\W_]{1,40})[.!?\"”’)*_]{0,3}[ \t]{0,2}\Z")
_WORD_REACH = 48
_TOKEN = re.compile(r"[^\W\d_][\w.#-]{2,60}")
_SHORTEST_WORD = 4
_IN_BRACKETS = frozenset(
    "emphasis added omitted translated translation redacted removed deleted unknown illegible inaudible laughter "
    "applause optional required default deprecated beta draft todo note here below above link links source sources "
    "citation reference references name address date amount number email phone year sign signature placeholder "
    "missing blank needed verified edited image video audio table figure original external archived dead update "
    "updated closed open true false none null ellipsis sic".split()
)
"""Words that stand in brackets and name no source, whatever the ids look like."""
_MOST_NAMES = 50
"""Sources the ranges of one mark may name; nobody cites more at once, and a longer one is a name nothing has."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A citation mark in an answer: the names it holds, and its place with the brackets."""

    names: tuple[str, ...]
    start: int
    end: int


class _Ids:
    """The ids that were given, and what a name is built like that was meant as one."""

    def __init__(self, ids: Collection[str], titles: Collection[str]) -> None:
        self._parts: dict[str, bool] = {}
        self._written = tuple(own.casefold() for own in (*ids, *titles))
        self.count = len(ids)
        self.given = frozenset(ids)
        self.shapes = {_shape(own) for own in self.given}
        self.heads = {head.group() for own in self.given if (head := _HEAD.match(own))}

    def begin_with(self, word: str) -> bool:
        """Say whether an id begins with this word, in capitals or not."""
        return any(own.lower().startswith(word) for own in self.given)

    def is_part_of_one(self, name: str) -> bool:
        """Say whether a name is written in an id, or in the title of a source, that was given."""
        if name not in self._parts and len(self._parts) < _MOST_UNKNOWN:
            self._parts[name] = any(name.casefold() in own for own in self._written)
        return self._parts.get(name, False)

    def between(self, name: str) -> list[str]:
        """Return the ids of a range of them, "s1-s3", if all were given; else none."""
        found = _ID_RANGE.fullmatch(name)
        if not found or found["head"] != (found["again"] or found["head"]):
            return []
        first, last = int(found["first"]), int(found["last"])
        if not first < last < first + _MOST_NAMES:
            return []
        ids = [f"{found['head']}{number}" for number in range(first, last + 1)]
        return ids if self.given.issuperset(ids) else []

    def cite(self, name: str, *, ends_clause: bool, ends_sentence: bool = False, labelled: bool = False) -> bool:
        """Say whether a name in brackets cites: an id, a position, or what is built like an id ("s9" beside "s1").

        Words without a digit must end a clause as well: "[hand-held] phone" is a text about phones; a single word must
        end a sentence, and be no word that editors put in brackets. What is `labelled` ("source: ...") always cites,
        unless it is part of an id or a title of what was given.
        """
        if name in self.given or _POSITION.fullmatch(name) or _RANGE.fullmatch(name):
            return True
        shape = _shape(name)
        if labelled and _TOKEN.fullmatch(name):
            return not self.is_part_of_one(name)
        if shape == "a":
            single = ends_sentence and shape in self.shapes and name.islower() and name not in _IN_BRACKETS
            return single and len(name) >= _SHORTEST_WORD and not self.is_part_of_one(name)
        head = _HEAD.match(name)
        if head and head.group() in self.heads:
            return True
        return shape in self.shapes and (ends_clause or "9" in shape)


def marks(output: str, ids: Collection[str], titles: Collection[str] = ()) -> Iterator[Mark]:
    """Yield the brackets of an answer that cite: positions, given ids, and what is built like a given id.

    `titles` are the citations of what was given: a word of one names that source, and not an unknown one.
    """
    both = _bracketed(output, ids, titles), _labelled(output, ids, titles)
    yield from merge(*both, key=lambda mark: mark.start)


def _bracketed(output: str, ids: Collection[str], titles: Collection[str]) -> Iterator[Mark]:
    known: _Ids | None = None
    for brackets in _BRACKETS.finditer(output):
        known = known or _Ids(ids, titles)
        inside, end = brackets["inside"].strip(), brackets.end("inside") + 1
        names = (inside,) if inside in known.given else tuple(_names(inside, known))
        if brackets["link"]:  # a link text cites only what is certainly no text
            cites = all(name in known.given or _POSITION.fullmatch(name) for name in names)
        else:
            ends = _CLAUSE_ENDS.match(output, end) is not None
            last = ends and _ends_a_sentence(output, brackets.start(), end)
            label = _LABEL.match(brackets["inside"].strip()) is not None and len(names) == 1
            cites = all(known.cite(name, ends_clause=ends, ends_sentence=last, labelled=label) for name in names)
        if names and cites:
            yield Mark(names, brackets.start(), end)


def _ends_a_sentence(output: str, start: int, end: int) -> bool:
    """Say whether brackets stand at the end of a sentence that is whole without them."""
    if not _SENTENCE_ENDS.match(output, end):
        return False
    before = _WORD_BEFORE.search(output, max(0, start - _WORD_REACH), start)
    return before is not None and before["word"].lower() not in FUNCTION_WORDS


def _labelled(output: str, ids: Collection[str], titles: Collection[str]) -> Iterator[Mark]:
    """Yield the round brackets of an answer that say of themselves that they cite: "(Sources: 1, 2)"."""
    known: _Ids | None = None
    for brackets in _ROUND.finditer(output):
        known = known or _Ids(ids, titles)
        names = tuple(_names(brackets["inside"], known))
        if names and all(known.cite(name, ends_clause=False, labelled=len(names) == 1) for name in names):
            yield Mark(names, *brackets.span())


def position_places(text: str) -> Iterator[tuple[int, int]]:
    """Yield the brackets that hold nothing but positions, with their anchor: marks whatever sources were given."""
    for brackets in _BRACKETS.finditer(text):
        inside, end = brackets["inside"], brackets.end("inside") + 1
        if _POSITIONS.fullmatch(inside) and not (brackets["link"] and _RANGE.search(inside)):
            anchor = _ANCHOR.match(text, end)
            yield brackets.start(), anchor.end() if anchor else end


def _names(inside: str, known: _Ids) -> Iterator[str]:
    """Yield the names a mark holds, its ranges written out; one that leads beyond what was given is one name."""
    names = inside.partition("†")[0]  # 【1†source】
    label = _LABEL.match(names)
    if label and not known.begin_with(label["word"].lower()):
        names = names[label.end() :]
    left = _MOST_NAMES
    for piece in _SEPARATOR.split(names):
        name = piece.strip()
        if name not in known.given:
            name = name.removeprefix("^").removeprefix("#")
        if _PAGE.fullmatch(name) and name not in known.given:  # "[1, p. 66]"; the page is read as one
            continue
        if name not in known.given and (ids := known.between(name)):
            yield from ids[:left]
            left -= len(ids[:left])
            continue
        span = None if name in known.given else _RANGE.fullmatch(name)
        if span and int(span[1]) <= int(span[2]) < int(span[1]) + left and int(span[2]) <= known.count:
            left -= int(span[2]) - int(span[1])
            yield from map(str, range(int(span[1]), int(span[2]) + 1))
        elif name in known.given or not _POSITION.fullmatch(name):
            yield from [name] * bool(name)
        else:
            yield str(int(name))  # in plain digits


def _shape(name: str) -> str:
    return _DIGITS.sub("9", _LETTERS.sub("a", name))


def id_places(output: str, ids: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield where ids are named in the prose of an answer ("according to s2"), whole; a bare number names nothing."""
    for own in dict.fromkeys(ids):
        at = output.find(own) if _LETTERS.search(own) and _DIGITS.search(own) else -1
        while at >= 0:
            end = at + len(own)
            if not output[at - 1 : at].isalnum() and not output[end : end + 1].isalnum():
                yield at, end
            at = output.find(own, end)
