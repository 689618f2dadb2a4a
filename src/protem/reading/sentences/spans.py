"""The sentences of a text, cut from left to right."""

from __future__ import annotations

from bisect import bisect_right

from protem.reading.remembering import ANSWERS, remembered
from protem.reading.sentences.candidates import CANDIDATE, stop_of
from protem.reading.sentences.lines import line_cut
from protem.reading.sentences.stops import ends_sentence
from protem.reading.sentences.trailing_marks import marks_behind


def sentence_spans(text: str) -> tuple[tuple[int, int], ...]:
    """Start and end of every sentence of `text`, in code points, end excluded.

    The spans are in order, do not overlap, hold no white space at either edge and cover every other character.
    A text is read once: the last few hundred are remembered.
    """
    spans = _spans(text.strip())
    indent = len(text) - len(text.lstrip())
    return tuple((start + indent, end + indent) for start, end in spans) if indent else spans


def sentence_at(text: str, place: int) -> tuple[int, int]:
    """Return the sentence that holds a place; for one between two sentences, the place itself."""
    spans = sentence_spans(text)
    nearest = bisect_right(spans, (place, len(text))) - 1
    return spans[nearest] if nearest >= 0 and place < spans[nearest][1] else (place, place)


@remembered(ANSWERS)
def _spans(text: str) -> tuple[tuple[int, int], ...]:
    """The sentences of a text without white space round it."""
    start = 0
    spans: list[tuple[int, int]] = []
    for candidate in CANDIDATE.finditer(text):
        at = candidate.start()
        if at < start:  # inside a citation mark that went to the sentence before
            continue
        gap, after = candidate.span(1)
        if after == len(text):
            break
        cut = _cut(text, start, at, gap, after)
        if cut is not None:
            spans.append((start, cut[0]))
            start = cut[1]
    if start < len(text):
        spans.append((start, len(text)))
    return tuple(spans)


def _cut(text: str, start: int, at: int, gap: int, after: int) -> tuple[int, int] | None:
    """Where the sentence from `start` ends and the next begins, if one ends at the candidate at `at`.

    `gap` to `after` is the white space behind the candidate.
    """
    stop = stop_of(text, at, gap)
    if stop >= 0:
        gap, after = marks_behind(text, start, gap, after)
        if after == len(text) or ends_sentence(text, start, stop, gap, after):
            return gap, after
    return line_cut(text, start, gap, after)
