"""Which texts can't stand on their own: an item of a law without its lead-in, half a sentence, a lead-in alone.

Ingested laws have passages that are bare items, "(2) Was not at fault", whose lead-in, "It is not a defense that the
defendant:", is a passage of its own. Shown alone such an item may say the opposite of the law.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from protem.case import Source

_LAST = 60
"""Characters at the end of a text by which it is told how it ends."""
_DEEPEST = 6
"""Levels of a law that an item is followed upwards."""
_SUBDIVIDED = re.compile(r"(?P<parent>.{0,200}\d.{0,200})(?P<last>\([^()\s]{1,8}\))\Z", re.DOTALL)
_SUBSECTION = re.compile(r"(?:§|\d)[^()]{0,200}\([a-z](?:-\d{1,2})?\)\Z")
_LEADS = re.compile(r"[:—–-]\s*\Z")
_GOES_ON = re.compile(r"(?:[:;,—–]|-|[;,] ?(?:and|or)|\b(?:and|or))\s*\Z", re.IGNORECASE)
_NO_SUBJECT = re.compile(
    r"(?:was|were|is|are|has|had|have|does|did|been|being|shall|may|must|will)\b[^?]*\Z", re.IGNORECASE
)
_RULES = re.compile(r"\b(?:shall|must|may not|may|means|is unlawful|is guilty)\b", re.IGNORECASE)
_RELATIVE = re.compile(r"\b(?:that|which|who|whose|whom|as)\Z", re.IGNORECASE)
_CONDITION = re.compile(r"\b(?:if|unless|when|where|all|both|each|every|provided|following)\b", re.IGNORECASE)
_SUBJECT = re.compile(
    r"[\"“(]?(?:an?|the|any|no|each|every|all|this|such|if|when|where|except|upon|in|for|not)\b|[\"“]", re.IGNORECASE
)


def begins_midway(sentence: str) -> bool:
    """Say whether a sentence is the end of one: it begins in small letters, or with a verb that has no subject."""
    head = sentence.lstrip("\"'“‘([ ")[:_LAST]
    return (head[:1].islower() and head[:2].islower()) or _NO_SUBJECT.match(head) is not None


def goes_on(sentence: str) -> bool:
    """Say whether the end of a sentence sends the reader to what follows: ":", "; or", a dash."""
    return _GOES_ON.search(sentence[-_LAST:]) is not None


def lead_of(place: int, given: Sequence[Source], cited: Mapping[str, int]) -> tuple[int, ...] | None:
    """Return the places of what must be shown before a source, the outermost first; None where that is not given.

    `cited` holds the place of each citation. () is returned for what stands on its own.
    """
    if "\n" in given[place].text and _LEADS.search(given[place].text.split("\n", 1)[0][-_LAST:]):
        return ()  # it begins with its lead-in, as ingestion repeats it
    leads: list[int] = []
    for _ in range(_DEEPEST):
        citation, text = given[place].citation.strip(), given[place].text
        found = _SUBDIVIDED.match(citation)
        if not found:
            break
        parent = cited.get(found["parent"])
        if parent is None or parent == place:
            alone = _SUBSECTION.search(citation) is not None or _rules(text)
            return tuple(reversed(leads)) if alone else None
        if not _LEADS.search(given[parent].text[-_LAST:]):
            break
        if _CONDITION.search(given[parent].text[-2000:]):
            return None
        leads.append(parent)
        place = parent
    return tuple(reversed(leads))


def _rules(text: str) -> bool:
    """Say whether the first words of an item lay down a rule of their own: "The Mayor shall ..."."""
    head = text[:400]
    found = _RULES.search(head)
    if not found or not _SUBJECT.match(head):
        return False
    return found.start() > 0 and not _RELATIVE.search(head[: found.start()].rstrip())
