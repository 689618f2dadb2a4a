"""Phrases that say one word: "costs nothing", "free of charge" and "at no extra cost" all say "free".

They are put in the place of the phrase with blanks behind, so that every place in the text stays what it was.
"""

from __future__ import annotations

import re

_FREE = re.compile(
    r"\bfree of (?:all )?charges?\b|\b(?:at|with) no (?:extra |additional |further )?(?:costs?|charge|fee)\b|"
    r"\b(?:for|without) (?:any )?(?:extra |additional )?(?:charge|cost|fee)\b(?<!for charge)(?<!for cost)(?<!for fee)|"
    r"\bcosts? (?:you |them |us )?(?:nothing|zero)\b(?! (?:but|more|less|compared))|\bcomplimentary\b|\bgratis\b|"
    r"\b(?:does|do)(?:n['’]t| not) cost (?:you )?(?:anything|a (?:thing|cent|penny|dime))\b|\bon the house\b|"
    r"\bno (?:extra |additional )?(?:charge|fee)(?= (?:for|is|applies|on|to)\b)|"
    r"\b(?:you )?(?:pay|are charged) nothing\b|\bfree (?=to (?:use|join|enter|attend|download)\b)",
    re.IGNORECASE,
)
_WORD = "free"


def plainly_said(text: str) -> str:
    """Return a text of the same length in which such phrases are the one word they say."""
    return _FREE.sub(lambda found: _WORD.ljust(len(found[0])), text)
