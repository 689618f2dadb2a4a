"""Words on a page of a PDF that nobody sees: in white, in no ink at all, or of the size of a dot."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from math import hypot
from typing import Any

_INVISIBLE = 3
"""The render mode of text that is not painted. Behind a scanned page the whole text is: there it is no secret."""
_WHITE = 250
"""Of 255: what is as light as that can't be read on paper. On a dark ground it can, which is not looked at."""
_SMALLEST = 1.0
"""Points of type that can still be seen as letters."""
_MOST = 50_000
"""Things on a page that are looked at: a page of a book has some hundred, a map some ten thousand."""
_DEEPEST = 4
"""Groups within groups that are looked into."""
_KEPT = 400
"""Characters of the words that are kept, to show how they begin."""


def unprinted(page: Any, words: Any, raw: Any) -> str:
    """Return the beginning of the words that are not seen on a page; "" where all are.

    `page` and `words` are a page and its text as pypdfium2 has them, `raw` its `pypdfium2.raw`.
    """
    texts = list(_texts(page, raw))
    modes = [raw.FPDFTextObj_GetTextRenderMode(text) for text in texts]
    scanned = all(mode == _INVISIBLE for mode in modes)
    found = ""
    for text, mode in zip(texts, modes, strict=True):
        if (mode == _INVISIBLE and not scanned) or (mode != _INVISIBLE and _is_unseen(text, raw)):
            found += f" {_written(text, words, raw)}"
        if len(found) > _KEPT:
            break
    return " ".join(found.split()) if any(map(str.isalnum, found)) else ""


def _texts(page: Any, raw: Any) -> Iterator[Any]:
    """Yield the stretches of text on a page, those in groups too."""
    groups = [(page, 0)]
    left = _MOST
    while groups:
        group, depth = groups.pop()
        count, item = (
            (raw.FPDFFormObj_CountObjects, raw.FPDFFormObj_GetObject)
            if depth
            else (raw.FPDFPage_CountObjects, raw.FPDFPage_GetObject)
        )
        for place in range(min(count(group), left)):
            one = item(group, place)
            kind = raw.FPDFPageObj_GetType(one)
            left -= 1
            if kind == raw.FPDF_PAGEOBJ_TEXT:
                yield one
            elif kind == raw.FPDF_PAGEOBJ_FORM and depth < _DEEPEST:
                groups.append((one, depth + 1))


def _is_unseen(text: Any, raw: Any) -> bool:
    color = [ctypes.c_uint() for _ in range(4)]
    if raw.FPDFPageObj_GetFillColor(text, *color):
        *parts, opacity = (part.value for part in color)
        if opacity == 0 or min(parts) >= _WHITE:
            return True
    size, matrix = ctypes.c_float(), raw.FS_MATRIX()
    sized = raw.FPDFTextObj_GetFontSize(text, size) and raw.FPDFPageObj_GetMatrix(text, matrix)
    return bool(sized) and abs(size.value) * hypot(matrix.c, matrix.d) <= _SMALLEST


def _written(text: Any, words: Any, raw: Any) -> str:
    length = raw.FPDFTextObj_GetText(text, words, None, 0)
    letters = ctypes.create_string_buffer(length)
    raw.FPDFTextObj_GetText(text, words, ctypes.cast(letters, ctypes.POINTER(raw.FPDF_WCHAR)), length)
    return letters.raw.decode("utf-16-le", "replace").rstrip("\0")
