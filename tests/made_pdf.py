"""PDFs made for the tests: pages of text, page labels, passwords."""

from __future__ import annotations

import io
from collections.abc import Sequence

from fpdf import FPDF
from pypdf import PdfReader, PdfWriter
from pypdf.constants import PageLabelStyle


def pdf(pages: Sequence[tuple[str, str]]) -> bytes:
    """Return a PDF of pages, each a text and what is printed at its foot."""
    made = FPDF()
    made.set_auto_page_break(auto=False)
    for text, foot in pages:
        made.add_page()
        made.set_font("helvetica", size=12)
        made.multi_cell(0, 8, text, new_x="LMARGIN", new_y="NEXT")
        if foot:
            made.set_y(-20)
            made.cell(0, 8, foot)
    return bytes(made.output())


def labelled(blob: bytes, ranges: Sequence[tuple[int, int, PageLabelStyle | None, str, int]]) -> bytes:
    """Return a PDF with page labels: (first page, last page, style, prefix, number to begin with)."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(blob)))
    for first, last, style, prefix, start in ranges:
        writer.set_page_label(first, last, style=style, prefix=prefix or None, start=start if style else None)
    return written(writer)


def locked(blob: bytes, password: str, owner: str = "owner") -> bytes:
    """Return a PDF that opens with a password only ("" opens it for everyone)."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(blob)))
    writer.encrypt(password, owner_password=owner, algorithm="RC4-128")
    return written(writer)


def written(writer: PdfWriter) -> bytes:
    """Return what a writer writes."""
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()
