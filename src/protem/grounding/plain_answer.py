"""An answer without what only says where it comes from, and what a source says: the two texts that are compared."""

from __future__ import annotations

import re

from protem.case import Case, Source
from protem.policy import Policy
from protem.reading.citations import Citing
from protem.reading.lead_ins import lead_ins
from protem.reading.listed_rules import rules_as_text, without_denied
from protem.reading.pages import page_references
from protem.reading.quotes import quoted_words
from protem.reading.tags import tag_places


def naming_places(case: Case, cites: Citing, policy: Policy) -> list[tuple[int, int]]:
    """Return where an answer has marks, pages and what names a source, which are no words of a claim."""
    answer = case.output
    pages = page_references(answer, ranges=policy.reading.page_ranges)
    places = [(mark.start, mark.end) for mark in cites.marks] + [(page.start, page.end) for page in pages]
    return sorted((*places, *lead_ins(answer, (source.citation for source in case.given))))


def plain_answer(case: Case, cites: Citing, policy: Policy) -> str:
    """Return an answer with blanks where it names its sources, where its links lead and for its tags.

    All else keeps its place.
    """
    answer = case.output
    kept, last = [], 0
    markup = (*tag_places(answer), *(link.span("target") for link in _LINK.finditer(answer)))
    for start, end in sorted((*naming_places(case, cites, policy), *markup)):
        if start >= last:
            kept += [answer[last:start], " " * (end - start)]
            last = end
    return "".join((*kept, answer[last:]))


_LINK = re.compile(r"\](?P<target>\([^\s()<>]{1,2000}\))")
"""Where a link leads, in brackets behind its text."""


def said_by(source: Source) -> tuple[str, str, str]:
    """Return what of a source may bear out a claim: its text, the words its citation quotes, and its listed rules.

    An item says with its lead-in what it does not say alone: "The following cannot be returned:", "- gift cards".
    """
    return without_denied(source.text), quoted_words(source.citation), rules_as_text(source.text)[0]
