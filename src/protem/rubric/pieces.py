"""The pieces of a rubric's text: its lines, items of lists, rows of tables, headings and marks of a scale."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from protem.reading.clauses.cutting import FINITE
from protem.rubric.coordination import begins_with_verb, has_verb_and_object
from protem.rubric.wording.literals import Literal


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece, without the mark of its list. `heading`: it only names what follows it.

    `lesser`: it tells what has the highest mark of a scale, and lower ones are told of too.
    """

    start: int
    end: int
    heading: bool = False
    lesser: bool = False


_MARK = re.compile(r"[ \t]{0,20}(?:[-*•+–]|\(?\d{1,2}[.):]|\(?[a-hA-H][.)]|\[[ xX]?\]|#{1,6})(?:[ \t]{1,8}|$)")
_HASHES = re.compile(r"[ \t]{0,3}#{1,6}[ \t]{1,8}")
_BOLD = re.compile(r"[ \t]{0,8}(\*\*|__)([^*_\n]{1,60})\1[ \t]{0,8}:?[ \t\r]{0,8}\Z")
_BOLD_LABEL = re.compile(r"(\*\*|__)[^*_\n:]{1,40}(?::\1|\1[ \t]{0,2}[:–—-])[ \t]{1,4}(?=\S)")
_MODAL = re.compile(
    r"\W{0,4}(?:(?:the|it|this|response|answer|output|reply)\s){0,3}(?:must|should|shall|do|does|"
    r"things\sto)?(?:\s?(?:not|never|n['’]t))?"
    r"(?:\s?(?:have|has|include|contain|mention|say|cover|be|do))?\W{0,4}\Z",
    re.IGNORECASE,
)
_RULER = re.compile(r"[ \t]{0,3}(?:\|[ \t|:-]{3,200}|-{3,}|={3,}|\*{3,}|_{3,})[ \t\r]{0,8}\Z")
_LONGEST_HEADING = 5
_MARK_OF_SCALE = re.compile(
    r"[ \t]{0,8}(?:[-*•][ \t]{1,4})?\W{0,3}(?:score[ \t](?:of[ \t])?)?(\d{1,3}(?:\.\d{1,2})?)(?:[ "
    r"\t]?(?:points?|pts|/[ \t]?\d{1,3}))?"
    r"\W{0,3}?[ \t]?(?:[:=–—]|-(?=[ \t]))[ \t]{0,4}(?=\S)",
    re.IGNORECASE,
)
_OF_A_SCALE = re.compile(r"\b(?:scale|scores?|scoring|ratings?|grad(?:e|es|ing))\b", re.IGNORECASE)


def pieces_of(rubric: str, quoted: tuple[Literal, ...]) -> list[Piece]:
    """Return the pieces of a rubric in order; a quoted text is never cut."""
    raw = [(start, end) for start, end in _cut(rubric, quoted) if not _is_ruler(rubric, start, end)]
    return list(_joined(rubric, _on_scale(rubric, list(_cells(rubric, raw)))))


def _is_ruler(rubric: str, start: int, end: int) -> bool:
    if not _RULER.match(rubric, start, end) or rubric[start:end].strip() == "***":
        return False
    return bool(rubric[:start].strip() and rubric[end:].strip())


def _joined(rubric: str, raw: list[tuple[int, int, bool]]) -> Iterator[Piece]:
    """Yield the lines and the items; a line without a mark that goes on in small letters belongs to the one before."""
    open_piece: Piece | None = None
    for number, (start, end, highest) in enumerate(raw):
        line = rubric[start:end]
        mark = None if highest else _MARK.match(line)
        begins = start + (mark.end() if mark else 0)
        label = _BOLD_LABEL.match(rubric, begins, end)
        goes_on = not mark and line.strip()[:1].islower()
        if line.strip() and open_piece and goes_on and not rubric[: open_piece.end].rstrip().endswith((".", ":", ";")):
            open_piece = replace(open_piece, end=end)
            continue
        if open_piece:
            yield open_piece
        open_piece = None
        if line.strip():
            follows = number + 1 < len(raw)
            heading = follows and _is_heading(line, marked=_is_marked(rubric, raw[number + 1 : number + 3]))
            bold = None if heading else _BOLD.match(rubric, begins, end)
            begins = bold.start(2) if bold else label.end() if label else begins
            open_piece = Piece(begins, bold.end(2) if bold else end, heading, highest)
    if open_piece:
        yield open_piece


def _is_marked(rubric: str, following: list[tuple[int, int, bool]]) -> bool:
    """Say whether the next line is an item of a list."""
    lines = (rubric[start:end] for start, end, _ in following)
    return any(_MARK.match(line) for line in lines if line.strip())


def _is_heading(line: str, *, marked: bool) -> bool:
    """Say whether a line only names what follows: it is set as a heading, or stands alone above a list."""
    set_apart = _HASHES.match(line) or _BOLD.match(line)
    bare = " ".join(re.findall(r"[^\W_]+(?:['’]\w+)*", line.lower()))
    if (
        not bare
        or len(bare.split()) > _LONGEST_HEADING
        or (any(quote in line for quote in "\"'“`") and "n't" not in bare)
    ):
        return False
    if _MODAL.match(bare):
        return bool(set_apart) or marked
    if not FINITE.isdisjoint(bare.split()):
        return False  # a sentence of its own is a claim, however it is set
    return bool(set_apart) and not (begins_with_verb(bare) or has_verb_and_object(bare))


def _cells(rubric: str, raw: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the lines, and of the rows of a table the longest cell; its head tells nothing."""
    for number, (start, end) in enumerate(raw):
        line = rubric[start:end].strip()
        if not (line.startswith("|") and line.endswith("|") and line.count("|") > 2):  # noqa: PLR2004  two cells
            yield start, end
            continue
        below = rubric[end : raw[number + 1][0]] if number + 1 < len(raw) else ""
        if _RULER.match(below.strip("\n")) if below.strip() else False:
            continue
        cells = [(found.start(), found.end()) for found in re.finditer(r"[^|\n]+", rubric[start:end])]
        first, last = max(cells, key=lambda cell: cell[1] - cell[0])
        yield start + first, start + last


def _on_scale(rubric: str, raw: list[tuple[int, int]]) -> list[tuple[int, int, bool]]:
    """Return the lines, and of the marks of a scale ("5 - ...", "0.5: ...") the highest alone."""
    marks = [(found, place) for place in raw if (found := _MARK_OF_SCALE.match(rubric, *place))]
    values = [float(found[1]) for found, _ in marks]
    plain = values == list(range(1, len(values) + 1))
    told = marks and _OF_A_SCALE.search(rubric, 0, marks[0][0].start()) is not None
    if len(set(values)) < 2 or len(set(values)) < len(values) or (plain and not told):  # noqa: PLR2004  a scale has two marks
        return [(start, end, False) for start, end in raw]
    top = values.index(max(values))
    dropped = {place for _, place in marks}
    highest, at = marks[top]
    between = len(marks) > 2  # noqa: PLR2004  marks between the highest and the lowest
    kept = [(start, end, False) for start, end in raw if (start, end) not in dropped]
    return sorted([*kept, (highest.end(), at[1], between)])


def _cut(rubric: str, quoted: tuple[Literal, ...]) -> Iterator[tuple[int, int]]:
    inside = iter(quoted)
    literal = next(inside, None)
    start = 0
    at = rubric.find("\n")
    while at >= 0:
        while literal and literal.end <= at:
            literal = next(inside, None)
        if not (literal and literal.start < at):
            yield start, at
            start = at + 1
        at = rubric.find("\n", at + 1)
    yield start, len(rubric)
