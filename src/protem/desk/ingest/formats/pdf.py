"""PDF: one passage a page, with its printed label, its physical number, and whether the label is seen on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from typing import Any

from protem.desk.ingest.decoding import MissingExtraError, UnreadableError
from protem.desk.ingest.draft import Gathered
from protem.desk.ingest.flaw import Flaw
from protem.desk.ingest.labels import edges, printed_labels, seen_on_pages
from protem.desk.ingest.looking import shortened
from protem.desk.ingest.paging import Page, headed, page_draft, page_flaws
from protem.desk.ingest.unprinted import unprinted

SUFFIXES = (".pdf",)
_UNSEEN = "text in white, unpainted or tiny, which can be cited: "
_BROKEN_WORD = "\ufffe"
"""What PDFium writes for a hyphen at the end of a line, together with that end."""


def read(blob: bytes, file: str) -> Gathered:
    """Read the pages of a PDF. Labels come from the file, or, where it has none, from the pages themselves.

    Raises:
        UnreadableError: it is encrypted or broken, or no page of it holds text.

    """
    found = tuple(_pages(blob))
    texts = [text for _, text, _ in found]
    if not any(text and text.strip() for text in texts):
        raise UnreadableError("no page holds a text: a scan needs OCR first")
    edged = [edges(text or "") for text in texts]
    labels = tuple(label for label, _, _ in found)
    if any(labels):
        seen = seen_on_pages(labels, edged)
    else:
        labels = printed_labels(edged)
        seen = tuple(map(bool, labels))
    pages = [
        Page(text or "", label, "seen" if on_it else "label-only" if label else "none", place, len(found))
        for place, (text, label, on_it) in enumerate(zip(texts, labels, seen, strict=True), 1)
    ]
    broken = [
        Flaw("unreadable", file, page.place, "the page is broken")
        for page, text in zip(pages, texts, strict=True)
        if text is None
    ]
    unseen = [
        Flaw("hidden-text", file, page.place, _UNSEEN + shortened(words))
        for page, (_, _, words) in zip(pages, found, strict=True)
        if words
    ]
    whole = [page for page, text in zip(pages, texts, strict=True) if text is not None]
    drafts = tuple(page_draft(headed(page), file) for page in whole)
    return Gathered(drafts, (*broken, *unseen, *page_flaws(whole, file)))


def _pages(blob: bytes) -> Iterator[tuple[str, str | None, str]]:
    """Yield label and text of each page, and those of its words that are not seen; no text where it is broken."""
    try:
        pypdfium2: Any = import_module("pypdfium2")  # an extra, slow to import, and without types
    except ImportError:
        raise MissingExtraError(
            "PDF needs protem[pdf]: pip install 'PATH-OF-THE-CHECKOUT[pdf]', then ingest again"
        ) from None
    try:
        document = pypdfium2.PdfDocument(blob)
    except pypdfium2.PdfiumError as problem:
        if "password" in str(problem).casefold():
            raise UnreadableError("encrypted: save it without its password") from None
        raise UnreadableError("broken, or no PDF") from None
    with closing(document):
        for place in range(len(document)):
            yield _label(document, place), *_text(document, place, pypdfium2)


def _label(document: Any, place: int) -> str:
    try:
        label: str = document.get_page_label(place)
    except UnicodeDecodeError:  # a label that is broken is none
        return ""
    return label.replace("\0", "").strip()


def _text(document: Any, place: int, pypdfium2: Any) -> tuple[str | None, str]:
    """Return the text of a page as it is printed, with its line ends and the hyphens at them, and what is unseen."""
    try:
        with closing(document[place]) as page, closing(page.get_textpage()) as text:
            found: str = text.get_text_range()
            unseen = unprinted(page, text, pypdfium2.raw)
    except pypdfium2.PdfiumError:
        return None, ""
    return found.replace("\r\n", "\n").replace(_BROKEN_WORD, "-\n"), unseen
