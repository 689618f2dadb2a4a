"""Pages as passages: what their ids, citations and flaws have in common, whatever format they come in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from protem.desk.ingest.draft import Draft, cited
from protem.desk.ingest.flaw import Flaw
from protem.desk.ingest.labels import named_pages
from protem.desk.ingest.slug import first_words, joined, slug, stem, titled
from protem.desk.passage import Seen

_LONGEST_HEADING = 100
"""Characters of a heading that is one line of print."""
_SENTENCE_ENDS = ".!?:;…"


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its text, its label ("" where it has none), and its physical number, counted from 1, of how many.

    `heading` is one that was taken out of the text.
    """

    text: str
    printed: str
    seen: Seen
    index: int
    count: int
    heading: tuple[str, ...] = ()

    @property
    def place(self) -> str:
        """What the page is called in flaws."""
        printed = f" (printed {self.printed})" if self.printed else ""
        return f"page {self.index} of {self.count}{printed}"


def page_draft(page: Page, file: str) -> Draft:
    """Return a page as a passage: named by its label, else by its first words, for they stay where pages move."""
    words = slug(first_words(page.text)) or f"page-{page.index}"
    name = joined(slug(stem(file)), f"p{slug(page.printed)}" if page.printed else words)
    return Draft(
        name,
        page.text,
        page.place,
        citation=cited(_reference(page, titled(file)), page.heading),
        heading=page.heading,
        printed=page.printed,
        seen=page.seen,
        index=page.index,
        page_count=page.count,
    )


def headed(page: Page) -> Page:
    """Return a page without the headings whose words the next line begins with again; the first is its heading.

    "First aid" above "First aid boxes hang beside every lift" would stand doubled in what is quoted from the page.
    """
    lines = page.text.split("\n")
    kept, headings = [], []
    ended = True
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        words = line.split()
        repeated = len(line) <= _LONGEST_HEADING and _folded(following)[: len(words)] == _folded(line)
        if words and ended and repeated and line.strip()[-1].isalnum() and len(following) > len(line):
            headings.append(" ".join(words))
        else:
            kept.append(line)
            ended = not words or line.rstrip()[-1] in _SENTENCE_ENDS
    return replace(page, text="\n".join(kept), heading=tuple(headings[:1])) if headings else page


def _folded(line: str) -> list[str]:
    return line.casefold().split()


def page_flaws(pages: Sequence[Page], file: str) -> Iterator[Flaw]:
    """Yield what is wrong with the numbers of the pages of one file."""
    bare = [page for page in pages if not page.printed]
    if len(bare) == len(pages):
        says = f"none of its {len(pages)} pages has a number, neither as a label nor printed"
        yield Flaw("unlabelled-page", file, "", says)
    else:
        for page in bare:
            yield Flaw("unlabelled-page", file, page.place, "the page has no number, though others of the file have")
    for page in pages:
        if page.seen == "label-only":
            says = f'the label "{page.printed}" is not printed at the top or bottom of the page'
            yield Flaw("label-not-seen", file, page.place, says)
    yield from _superseding(pages, file)


def _superseding(pages: Sequence[Page], file: str) -> Iterator[Flaw]:
    """Yield the pages that name other pages of the file in lines of their own, as those of an update do."""
    printed = {page.printed.casefold() for page in pages if page.seen == "seen"}
    for page in pages:
        others = [label for label in named_pages(page.text) if label.casefold() != page.printed.casefold()]
        if meant := [label for label in others if label.casefold() in printed]:
            says = f"it is headed like page {', '.join(meant[:8])}, which stands in the file as well"
            yield Flaw("superseding-page", file, page.place, says)


def _reference(page: Page, title: str) -> str:
    """Return the reference of a page.

    One without a label is cited by its physical number, and says so. A label like "3-28" is not written behind "p.":
    the gate would read a range in it, and let 3 to 28 pass.
    """
    if not page.printed:
        return f"p. {page.index} (physical), {title}: {first_words(page.text)}"
    return f"p. {page.printed}, {title}" if page.printed.isalnum() else f"{title}, page labelled {page.printed}"
