"""A text as sentences, stems and clauses: indexed at once, its clauses read when asked for."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from protem.reading.clauses.clause import WORD, Clause, stems_of
from protem.reading.clauses.cutting import cells, cut
from protem.reading.remembering import SOURCES, remembered
from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem

_LONGEST = 1_000
"""Characters of a sentence that are read as one: beyond that it is no sentence, and is cut into pieces."""
_LONGEST_HEADING = 80
_ITEM = re.compile(r"[-*+•‣◦▪●·–—]\s|\(?\w{1,3}[.)]\s")


class Outline:
    """The sentences of a text, in which of them a stem stands, and their clauses, read when asked for."""

    def __init__(self, text: str) -> None:
        """Find the sentences and what each of them stands under."""
        self.text = text
        self.sentences = tuple(_pieces(text))
        self._starts = [start for start, _ in self.sentences]
        self._context: tuple[tuple[int, tuple[int, ...]], ...] = ()
        self._clauses: dict[int, tuple[Clause, ...]] = {}
        self._stems: dict[int, frozenset[str]] = {}
        self._postings: Mapping[str, Sequence[int]] | None = None

    def postings(self, sought: str) -> Sequence[int]:
        """Return the numbers of the sentences that hold a stem, in order."""
        if self._postings is None:
            found: dict[str, list[int]] = defaultdict(list)
            for number, (start, end) in enumerate(self.sentences):
                words = set(WORD.findall(self.text[start:end].lower()))
                for own in {stem(word) for word in words}:
                    found[own].append(number)
            self._postings = dict(found)
        return self._postings.get(sought, ())

    def stems(self, number: int) -> frozenset[str]:
        """Return the stems of the sentence with a number."""
        known = self._stems.get(number)
        if known is None:
            known = self._stems[number] = frozenset(stems_of(self.text, *self.sentences[number]))
        return known

    def clauses(self, number: int) -> tuple[Clause, ...]:
        """Return the clauses of the sentence with a number."""
        known = self._clauses.get(number)
        if known is None:
            known = self._clauses[number] = tuple(self._read(number))
        return known

    def sentence_at(self, place: int) -> int:
        """Return the number of the sentence that holds a place, or the last before it; -1 before the first."""
        return bisect_right(self._starts, place) - 1

    def _read(self, number: int) -> Iterator[Clause]:
        sentence = self.sentences[number]
        self._context = self._context or tuple(_contexts(self.text, self.sentences))
        header, inherited = self._context[number]
        heads = tuple(own for above in inherited for own in stems_of(self.text, *self.sentences[above]))
        if self.text.startswith("|", sentence[0]):
            titles = self._titles(header) if header >= 0 else ()
            yield from cells(self.text, sentence, heads, titles)
        else:
            yield from cut(self.text, sentence, heads)

    def _titles(self, number: int) -> tuple[tuple[str, ...], ...]:
        start, end = self.sentences[number]
        titles = []
        for cell in self.text[start:end].split("|")[1:]:
            titles.append(tuple(stems_of(self.text, start + 1, start + 1 + len(cell))))
            start += len(cell) + 1
        return tuple(titles)


@remembered(SOURCES)
def outline(text: str) -> Outline:
    """Return the outline of a text: read once, cached by content."""
    return Outline(text)


def clauses(text: str) -> tuple[Clause, ...]:
    """Return every clause of a text, in order."""
    read = outline(text)
    return tuple(clause for number in range(len(read.sentences)) for clause in read.clauses(number))


def clause_at(text: str, place: int) -> Clause | None:
    """Return the clause that holds a place of a text, if one does."""
    read = outline(text)
    number = read.sentence_at(place)
    if number < 0:
        return None
    return next((clause for clause in read.clauses(number) if clause.start <= place < clause.end), None)


def _pieces(text: str) -> Iterator[tuple[int, int]]:
    """Yield the sentences, those that are too long in pieces of whole words."""
    for start, end in sentence_spans(text):
        begin = start
        while end - begin > _LONGEST:
            space = text.rfind(" ", begin + _LONGEST // 2, begin + _LONGEST)
            piece = space if space > 0 else begin + _LONGEST
            yield begin, piece
            begin = piece
        yield begin, end


def _contexts(text: str, sentences: Sequence[tuple[int, int]]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield for each sentence the number of its table's first row (or -1), and of the lines it stands under."""
    header = heading = lead = -1
    listed = False
    for number, (start, end) in enumerate(sentences):
        row = text.startswith("|", start)
        header = (header if header >= 0 else number) if row else -1
        item = row or _ITEM.match(text, start) is not None
        if listed and not item:
            lead = -1
        yield (header if header != number else -1), tuple(above for above in (heading, lead) if above >= 0)
        listed = item
        if not item and text.startswith((":", "："), end - 1):
            lead = number
        elif not item:
            heading, lead = (number if _is_heading(text, start, end) else heading), -1


def _is_heading(text: str, start: int, end: int) -> bool:
    if text.startswith("#", start):
        return True
    alone = (start == 0 or text.startswith("\n", start - 1)) and text.startswith("\n", end)
    return alone and end - start <= _LONGEST_HEADING and (text[end - 1].isalnum() or text.endswith("**", start, end))
