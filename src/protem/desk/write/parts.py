"""The parts of a source that may be shown on their own, as places in its text.

A part is a sentence with what it leans on and what takes it back, a list or an item of it with its lead-in, or a table
row with the heading of its table. What is longer than an answer may be is no part: to cut it might drop a condition.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from protem.desk.write.cells import cells
from protem.desk.write.leaning import is_cut, leans, takes_back
from protem.desk.write.listed import listed
from protem.desk.write.part import Part, part_of
from protem.desk.write.pieces import HEAD, Sentence
from protem.desk.write.provisions import begins_midway, goes_on

_BACK = 2
"""Sentences that are taken along before one that leans."""
_PAIR = 2
_LONGEST_TITLE = 120
"""Characters of what may be the title of a table: a line and a half of print."""
_WHOLE = ("plain", "short", "heading")
"""What a part may begin with."""


def parts(text: str, found: Sequence[Sentence], limit: int, *, led: bool = False) -> Iterator[Part]:
    """Yield the parts of a source with at most `limit` characters, in the order in which they begin.

    `led` says that the text begins with an item whose lead-in stands elsewhere, and is shown before it.
    """
    several = sum(one.kind == "rule" for one in found) > 1
    for at, sentence in enumerate(found):
        if (
            sentence.kind == "plain"
            and sentence.end - sentence.start <= limit
            and not goes_on(text[sentence.start : sentence.end])
        ):
            yield from _around(text, found, at, limit, led=led)
        elif sentence.kind == "item" and not (at and found[at - 1].kind == "item"):
            yield from _list(text, found, at, limit)
        elif sentence.kind == "row" and not (at and found[at - 1].kind in ("row", "rule")):
            yield from _table(text, found, at, limit, titled=several)
        elif sentence.kind == "pair" and sentence.end - sentence.start <= limit:
            yield Part(((sentence.start, sentence.end),), (at,), "pair")


def _around(text: str, found: Sequence[Sentence], at: int, limit: int, *, led: bool) -> Iterator[Part]:
    """Yield a sentence with what it can't do without, if that can be had and is short enough."""
    first = at
    while first and at - first < _BACK and leans(_words(text, found[first])):
        if found[first - 1].kind not in ("plain", "short", "heading"):
            return
        first -= 1
    if leans(_words(text, found[first])):
        return
    while first and (found[first - 1].kind == "short" and at - first <= _BACK):
        first -= 1
    first = _led_in(text, found, first, limit)
    if (begins_midway(_words(text, found[first])) and not (led and first == 0)) or found[first].kind not in _WHOLE:
        return
    last = _with_exceptions(text, found, at, limit)
    start, end = found[first].start, found[last].end
    if goes_on(text[max(start, end - HEAD) : end]):
        return
    if end - start <= limit and not is_cut(text[start:end]):
        under = found[first].kind == "heading"  # a heading is a line of its own
        places = ((start, found[first].end), (found[first + 1].start, end)) if under else ((start, end),)
        yield Part(places, tuple(range(first, last + 1)))


def _led_in(text: str, found: Sequence[Sentence], first: int, limit: int) -> int:
    """Return the sentence with which the lead-in of one begins: all that is said between belongs to the same list."""
    reach = found[first].end - limit
    while first and found[first].start >= reach:
        before = found[first - 1]
        midway = begins_midway(_words(text, found[first])) and before.kind in ("plain", "short")
        if not midway and not goes_on(text[max(before.start, before.end - HEAD) : before.end]):
            break
        first -= 1
    return first


def _words(text: str, sentence: Sentence) -> str:
    return text[sentence.start : min(sentence.end, sentence.start + HEAD)]


def _with_exceptions(text: str, found: Sequence[Sentence], last: int, limit: int) -> int:
    """Return the last of the sentences behind one that take something of it back, as far as an answer may reach."""
    reach = found[last].start + limit
    while last + 1 < len(found) and found[last].end <= reach and takes_back(_words(text, found[last + 1])):
        last += 1
    return last


def _list(text: str, found: Sequence[Sentence], first: int, limit: int) -> Iterator[Part]:
    """Yield what may be shown of a list, with what behind it takes something back."""
    last = first
    while last + 1 < len(found) and found[last + 1].kind == "item":
        last += 1
    behind = tuple(range(last + 1, _with_exceptions(text, found, last, limit) + 1))
    yield from listed(text, found, range(first, last + 1), behind, limit)


def _table(text: str, found: Sequence[Sentence], first: int, limit: int, *, titled: bool) -> Iterator[Part]:
    """Yield each row of a table with the row of its heads, if a line is drawn under that.

    Beside other tables it is `titled`: a row may stand in each of them, and its title tells which one this is.
    Of a table whose columns have no heads only a name and its value are shown: of more, none tells what it is.
    """
    headed = first + 1 < len(found) and found[first + 1].kind == "rule"
    above = (*(_title(text, found, first) if titled else ()), *((first,) if headed else ()))
    size = sum(found[at].end - found[at].start for at in above)
    at = first + headed
    while at < len(found) and found[at].kind in ("row", "rule"):
        told = headed or sum(map(bool, cells(text[found[at].start : found[at].end][: limit + 1]))) <= _PAIR
        if told and found[at].kind == "row" and found[at].end - found[at].start + size <= limit:
            yield part_of(found, (*above, at))._replace(form="row" if headed else "bare row")
        at += 1


def _title(text: str, found: Sequence[Sentence], first: int) -> tuple[int, ...]:
    """Return what stands above a table as its title: a short line of its own that is no sentence."""
    if not first:
        return ()
    above = found[first - 1]
    named = above.kind in ("plain", "short", "heading") and above.end - above.start <= _LONGEST_TITLE
    on_its_own = above.start == 0 or text[above.start - 1] == "\n"
    return (first - 1,) if named and on_its_own and text[above.end - 1] not in ".!?" else ()
