"""Plain text: one passage a page where pages can be told, else paragraphs gathered to about 1,200 characters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from protem.desk.ingest.decoding import decoded
from protem.desk.ingest.draft import Draft, Gathered, cited
from protem.desk.ingest.grouping import groups
from protem.desk.ingest.labels import edges, footer, page_line, printed_labels
from protem.desk.ingest.paging import Page, page_draft, page_flaws
from protem.desk.ingest.slug import first_words, joined, slug, stem, titled
from protem.desk.ingest.tables import with_tables

SUFFIXES = (".txt", ".text")

_ABOUT = 1_200
"""Characters of a passage: what a reader checks at a glance, and a writer gets five of."""
_FEED = "\f"
_MOST_PAGES = 100_000
"""Form feeds that part pages. No book has more; in a file that has, they are white space."""


def read(blob: bytes, file: str) -> Gathered:
    """Read the pages of a text, parted by form feeds or by lines like "Page 12 of 40"; or else its paragraphs.

    Raises:
        UnreadableError: it is not UTF-8.

    """
    text = decoded(blob)
    fed = 0 < text.count(_FEED) <= _MOST_PAGES
    pages = text.removesuffix("\n").removesuffix(_FEED).split(_FEED) if fed else list(_by_lines(text))
    if len(pages) < 2:  # noqa: PLR2004  one page is no paging
        return Gathered(tuple(_paragraph(with_tables(group.text), group.line, file) for group in groups(text, _ABOUT)))
    edged = [edges(page) for page in pages]
    labels = printed_labels(edged)
    counts = [next((found.count for line in lines if (found := footer(line)) and found.count), 0) for lines in edged]
    whole = max(len(pages), *counts)
    numbered = [
        Page(with_tables(page.strip("\n")), label, "seen" if label else "none", place, whole)
        for place, (page, label) in enumerate(zip(pages, labels, strict=True), 1)
    ]
    return Gathered(tuple(page_draft(page, file) for page in numbered), tuple(page_flaws(numbered, file)))


def _by_lines(text: str) -> Iterator[str]:
    """Yield the pages of a text whose page numbers stand in lines of their own, at the foot or at the head."""
    lines = text.split("\n")
    found = [(number, label.label) for number, line in enumerate(lines) if (label := page_line(line))]
    counted = [int(label) for _, label in found if label.isdecimal()]
    if any(second <= first for first, second in pairwise(counted)):
        return  # lines of an index, or of a table
    numbers = [number for number, _ in found]
    start = 0
    for border in [*(numbers if _at_head(lines, numbers) else [number + 1 for number in numbers]), len(lines)]:
        page = "\n".join(lines[start:border])
        if page.strip():
            yield page
        start = border


def _at_head(lines: list[str], numbers: list[int]) -> bool:
    """Say whether pages begin with their number: where something follows the last one, and less precedes the first.

    What precedes the first may then be a title, but no page.
    """
    if not numbers:
        return False
    sizes = [sum(len(line.strip()) for line in lines[start:end]) for start, end in pairwise([0, *numbers, len(lines)])]
    behind_last = sum(len(line.strip()) for line in lines[numbers[-1] + 1 :])
    return bool(behind_last) and sizes[0] * 2 < max(sizes[1:])


def _paragraph(text: str, line: int, file: str) -> Draft:
    words = first_words(text)
    name = joined(slug(stem(file)), slug(words)) or "passage"
    return Draft(name, text, f"line {line}", citation=cited(f"{titled(file)}: {words}" if words else titled(file)))
