"""Page numbers as they stand printed on pages: "Page 12 of 40", "- 12 -", "3-28", "iv"."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

_EDGE = 2
"""Lines at the top and at the bottom of a page where its number is looked for: a running title and the number."""
_LONGEST = 100
"""Characters of a line that may hold a page number; a longer one is text."""
_LABEL = r"(?:[A-Z]{1,3}[-.])?\d{1,4}(?:[-.]\d{1,4})?|[ivxlc]{1,8}|[IVXLC]{1,8}"
_WORDED = re.compile(
    rf"(?:page|pg\.?|p\.|seite|s\.|página|pagina)\s{{0,3}}(?P<label>{_LABEL})"
    r"(?:\s{0,3}(?:of|von|de|di|/)\s{0,3}(?P<count>\d{1,5}))?",
    re.IGNORECASE,
)
_DASHED = re.compile(rf"[-–—•]\s{{0,3}}(?P<label>{_LABEL})\s{{0,3}}[-–—•]")
_COUNTED = re.compile(r"(?P<label>\d{1,4})\s{0,2}(?:/|of|von)\s{0,2}(?P<count>\d{1,5})")
_BARE = re.compile(rf"(?P<label>{_LABEL})")
_NAMED = re.compile(rf"(?:page|seite)\s{{1,3}}(?P<label>{_LABEL})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Footer:
    """A line that holds a page's number, and how many pages it says there are (0: not said)."""

    label: str
    count: int = 0


def footer(line: str) -> Footer | None:
    """Return the page number of a line that says nothing else and says it plainly: not a bare number."""
    return _footer(line, (_WORDED, _DASHED, _COUNTED))


def page_line(line: str) -> Footer | None:
    """Return the page number of a line that can't be anything else, wherever it stands: "1/2" may be a fraction."""
    return _footer(line, (_WORDED, _DASHED))


def _footer(line: str, forms: Sequence[re.Pattern[str]]) -> Footer | None:
    line = line.strip() if len(line) <= _LONGEST else ""
    for part in (line, *line.split("|"), *line.split("·")):
        for form in forms:
            if found := form.fullmatch(part.strip()):
                return Footer(found["label"], int(found.groupdict().get("count") or 0))
    return None


def edges(text: str) -> tuple[str, ...]:
    """Return the first and the last lines of a page that hold anything."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return tuple(lines[:_EDGE] + lines[max(_EDGE, len(lines) - _EDGE) :])


def named_pages(text: str) -> tuple[str, ...]:
    """Return the pages that lines of their own name, as an update's pages do ("PAGE 1-15")."""
    if "page" not in (folded := text.casefold()) and "seite" not in folded:
        return ()
    lines = (line.strip() for line in text.splitlines() if len(line) <= _LONGEST)
    return tuple(dict.fromkeys(found["label"] for line in lines if (found := _NAMED.fullmatch(line))))


def seen_on_pages(labels: Sequence[str], pages: Sequence[tuple[str, ...]]) -> tuple[bool, ...]:
    """Say of each page, given by its edges, whether its label stands printed there.

    A label beside other words counts where the words are a running title: where they stand on another page as well.
    """
    beside = [_beside(label, lines) for label, lines in zip(labels, pages, strict=True)]
    titles = Counter(rest for rests in beside for rest in rests)
    return tuple(
        bool(label) and (_alone(label, lines) or any(titles[rest] > 1 for rest in rests))
        for label, lines, rests in zip(labels, pages, beside, strict=True)
    )


def printed_labels(pages: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Return the number printed on each page of a file without labels, given by its edges; "" where there is none.

    A number that says no "page" counts where a page beside it bears one at the same distance from its physical
    number, and beside the same words if any: else it may be a figure of a table.
    """
    plain = [next((found.label for line in lines if (found := footer(line))), "") for lines in pages]
    bare = [_numbers(place, lines) for place, lines in enumerate(pages)]
    labels = []
    for place, label in enumerate(plain):
        beside = (bare[place - 1] if place else set()) | (bare[place + 1] if place + 1 < len(bare) else set())
        same = bare[place] & beside
        labels.append(label or (str(min(same)[0] + place) if same else ""))
    return tuple(labels)


def _numbers(place: int, lines: tuple[str, ...]) -> frozenset[tuple[int, str]]:
    """Return the numbers that may be a page's: alone in a line, or at the end of the last one, behind a title.

    Each is told by its distance from the physical number, with the title.
    """
    alone = {(int(line) - place, "") for line in lines if line.isdecimal() and _BARE.fullmatch(line)}
    title, _, number = (lines[-1] if lines and len(lines[-1]) <= _LONGEST else "").rpartition(" ")
    if title and number.isdecimal() and _BARE.fullmatch(number):
        alone.add((int(number) - place, title.strip()))
    return frozenset(alone)


def _alone(label: str, lines: tuple[str, ...]) -> bool:
    same = label.casefold()
    return any(
        line.casefold() == same or ((found := footer(line)) is not None and found.label.casefold() == same)
        for line in lines
    )


def _beside(label: str, lines: tuple[str, ...]) -> set[str]:
    """Return the words beside a label, in lines that begin or end with it."""
    rests = set()
    for line in lines:
        words = line.split() if len(line) <= _LONGEST else []
        if label and len(words) > 1 and label in (words[0], words[-1]):
            rests.add(" ".join(words[1:] if words[0] == label else words[:-1]))
    return rests
