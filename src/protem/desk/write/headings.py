"""The heading a passage stands under, where it rules what is said below it: "It is prohibited to", "If it snows".

Ingestion keeps a heading in the citation, behind the dash, and not in the text. An item below such a heading says the
opposite without it, or holds where it should not.
"""

from __future__ import annotations

import re

from protem.case import Source
from protem.desk.ruling_headings import BETWEEN, ruling
from protem.desk.write.listed import MARKER

_DASH = " — "
"""What parts the reference of a citation from its quoted words."""
_CUT = 79
"""Characters from which a heading may have been cut off in its citation: its end may say what it means."""
_MOST = 400
"""Characters of quoted words that are looked at: a path of headings, no paragraph."""
_WAYS = re.compile(r"\b(?:how|where|when|what|why|whom?) (?:to|can|do|does|is|are)\b(?!.{0,40}\bnot\b)", re.IGNORECASE)
"""How a heading begins that only says what it is about: "Where can I park"."""
_MODAL = re.compile(
    r"\b(?:must|may|can|cannot|should|shall|not|never|no|\w{2,6}n['’]t|prohibited|forbidden|banned|allowed|permitted|required"
    r"|only|illegal|unlawful)\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[.!;]['\"”’)]{0,2}\Z")


def heading_over(source: Source) -> str:
    """Return the headings of a source from the first one that rules what is below it; "" where none does."""
    quoted = source.citation.partition(_DASH)[2][: _MOST + 1].strip()
    if not quoted or len(quoted) > _MOST or _SENTENCE.search(quoted):
        return ""
    return ruling([heading.strip() for heading in quoted.split(BETWEEN)])


def is_cut_off(heading: str) -> bool:
    """Say whether one of the headings may have lost its end."""
    return any(len(one) >= _CUT for one in heading.split(BETWEEN))


def needs(heading: str, words: str, *, item: bool) -> bool:
    """Say whether some words below a heading that rules them, and which don't hold it, can't be shown without it.

    An item always does. A sentence that says itself what may, must or must not be needs none, and below a question, or
    a heading that only says what it is about, no sentence does.
    """
    if item or heading.rstrip(":") in words:
        return item
    asks = heading.endswith("?") or _WAYS.search(heading) is not None
    marker = MARKER.match(words)
    return not asks and _MODAL.search(words[marker.end() :] if marker else words) is None


def below(heading: str, words: str) -> str:
    """Return words with their heading before them, as they are shown."""
    if not heading:
        return words
    lead = heading if heading[-1] in ":?!…" else f"{heading}:"
    return f"{lead}{chr(10) if chr(10) in words else ' '}{words}"
