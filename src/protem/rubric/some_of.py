"""A demand for some of a list in one sentence: "at least two of these must be mentioned: iron, zinc, copper"."""

from __future__ import annotations

import re
from dataclasses import dataclass

from protem.rubric.quantity import QUANTITY, Quantity, quantity_of

_THESE = r"\s(?:the\sfollowing|these|those|them)"
_LEAD = re.compile(
    rf"(?P<before>[^:.;\n]{{0,60}}?)\b(?:{QUANTITY})"
    rf"(?:\s(?:out\s)?of(?:{_THESE})?|{_THESE})\b(?P<behind>[^:.;\n]{{0,60}}):\s{{1,4}}(?=\S)",
    re.IGNORECASE,
)
_NAMES = re.compile(
    r"\b(?:mention|cover|includ|contain|use|using|nam|present|appear|discuss|address|touch|list|cit|state|bring|brought)\w{0,4}\b",
    re.IGNORECASE,
)
_BY_NAME = re.compile(r"\b(?:mention|nam|cit|discuss|talk|words?\b|terms?\b|phrases?\b|keywords?\b)", re.IGNORECASE)
"""What names the items as words, whatever an operator could make of one: "none of these words: thanks, sorry"."""
_CUT = re.compile(r"\s{0,4}[,;]\s{1,4}(?:(?:and|or)\s)?|\s(?:and|or)\s")
_MOST = 12


@dataclass(frozen=True, slots=True)
class Some:
    """The places of the items and of what leads to them.

    `mentioned`: it says that they are to be there, `named`: as words.
    """

    quantity: Quantity
    lead: tuple[int, int]
    items: tuple[tuple[int, int], ...]
    mentioned: bool
    named: bool = False


def some_of(rubric: str, start: int, end: int) -> Some | None:
    """Return the list of a clause that asks for some of it, for none of it, or for so many at most."""
    lead = _LEAD.match(rubric, start, end)
    if not lead:
        return None
    items: list[tuple[int, int]] = []
    reached = lead.end()
    for cut in _CUT.finditer(rubric, lead.end(), end):
        items.append((reached, cut.start()))
        reached = cut.end()
    items.append((reached, start + len(rubric[start:end].rstrip(" .\n"))))
    items = [item for item in items if rubric[slice(*item)].strip()]
    if not 1 < len(items) <= _MOST:
        return None
    round_it = lead["before"] + lead["behind"]
    mentioned, named = _NAMES.search(round_it) is not None, _BY_NAME.search(round_it) is not None
    return Some(quantity_of(lead, lead["before"], lead["behind"]), lead.span(), tuple(items), mentioned, named)
