"""Figures that a scanner broke: "l5 feet", "$2,5OO", "1 5 feet", words cut at the end of a line. For sources only.

On the answer's side a lenient reading would let noise rescue a wrong answer; in a source it only adds what the page
said before it was scanned.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from protem.reading.figures.figure import Figure
from protem.reading.folding import Folded

_LETTERS = str.maketrans("lIioOsSBZ|", "1110055821")
_CONFUSED = "lIoOSBZ|"
_TOKEN = re.compile(
    rf"(?<![^\W_])(?<![.,'-])(?P<sign>[$€£]\s?)?"
    rf"(?=[{_CONFUSED}0-9,.]{{0,12}}[0-9])(?=[0-9,.]{{0,12}}[{_CONFUSED}])[{_CONFUSED}0-9]{{1,6}}(?:[.,][{_CONFUSED}0-9]{{2,3}}){{0,4}}"
    r"(?![^\W_])"
)
_BROKEN_GROUP = re.compile(r"[0-9]{1,3},\s{0,2}\n\s{0,2}[0-9]{3}(?![0-9])")
_SPACED = re.compile(r"(?<![0-9.,] )(?<![^\W_])[0-9] [0-9](?: [0-9]){0,3}(?![^\W_]|[/:-]|[.,][0-9]| ?[0-9½¼¾])")
_BROKEN_WORD = re.compile(r"(?<![^\W_])([a-z]{2,9})-[ \t]{0,2}\n[ \t]{0,4}([a-z]{2,9})(?![^\W_])")
_SIGN_BEFORE = re.compile(r"[$€£]\s?\Z")
_CONTEXT = 60
_AMOUNTS = frozenset({"quantity", "money", "percent"})


def mended(folded: Folded, found: list[Figure], read: Callable[[str], tuple[Figure, ...]]) -> list[Figure]:
    """Return the figures with those put right that a scanner broke, where a unit or a currency shows what they were.

    `read` reads the figures of a short text.
    """
    put_right = []
    for start, end, whole in _broken(folded.text):
        following = folded.text[end : end + _CONTEXT]
        first = next(iter(read(whole + following)), None)
        if first and first.start == 0 and first.end >= len(whole) and first.kind in _AMOUNTS:
            reach = first.end - len(whole) + end
            put_right.append(replace(first, start=start, end=reach, text=folded.text[start:reach]))
    if not put_right:
        return found
    kept = [
        figure for figure in found if not any(figure.start < new.end and new.start < figure.end for new in put_right)
    ]
    return sorted([*kept, *put_right], key=lambda figure: figure.start)


def _broken(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield (start, end, as it was) of what looks like a number that a scanner broke."""
    for found in _TOKEN.finditer(text):
        sign = found["sign"] or ""
        yield *found.span(), sign + found.group()[len(sign) :].translate(_LETTERS)
    for found in _SPACED.finditer(text):
        yield *found.span(), found.group().replace(" ", "")
    if "\n" not in text:
        return
    for found in _BROKEN_GROUP.finditer(text):
        sign_before = _SIGN_BEFORE.search(text, max(0, found.start() - 2), found.start())
        start = sign_before.start() if sign_before else found.start()
        yield start, found.end(), re.sub(r"\s", "", text[start : found.end()])
    for found in _BROKEN_WORD.finditer(text):
        yield *found.span(), found[1] + found[2]
