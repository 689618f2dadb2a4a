"""Phrases that say one word: "costs nothing" and "free of charge" say "free", "sent back" says "returned".

They are put in the place of the phrase with blanks behind, so that every place in the text stays what it was.
"""

from __future__ import annotations

import re

from protem.reading.remembering import ANSWERS, remembered

_FREE = re.compile(
    r"\bfree of (?:all )?charges?\b|\b(?:at|with) no (?:extra |additional |further )?(?:costs?|charge|fee)\b|"
    r"\b(?:for|without) (?:any )?(?:extra |additional )?(?:charge|cost|fee)\b(?<!for charge)(?<!for cost)(?<!for fee)|"
    r"\bcosts? (?:you |them |us )?(?:nothing|zero)\b(?! (?:but|more|less|compared))|"
    r"\bwithout (?:having to )?pay(?:ing)?(?: anything)?\b(?! (?:more|less|extra|the|an?|for)\b)|"
    r"\bcomplimentary\b|\bgratis\b|"
    r"\b(?:does|do)(?:n['’]t| not) cost (?:you )?(?:anything|a (?:thing|cent|penny|dime))\b|\bon the house\b|"
    r"\bno (?:extra |additional )?(?:charge|fee)(?= (?:for|is|applies|on|to)\b)|"
    r"\b(?:you )?(?:pay|are charged) nothing\b|\bfree (?=to (?:use|join|enter|attend|download)\b)",
    re.IGNORECASE,
)
_BACK = re.compile(
    r"\b(sen[dt]|bring|brought|giv(?:e|en)|hand(?:ed)?|tak(?:e|en)) (it |them |this |these )?back\b", re.IGNORECASE
)
_PAST = frozenset("sent brought given handed taken".split())
_WORD = "free"


@remembered(ANSWERS)
def plainly_said(text: str) -> str:
    """Return a text of the same length in which such phrases are the one word they say."""
    text = _FREE.sub(lambda found: _WORD.ljust(len(found[0])), text)
    return _BACK.sub(_returned, text)


def _returned(found: re.Match[str]) -> str:
    said = f"return{'ed' if found[1].lower() in _PAST else ''} {found[2] or ''}".rstrip()
    return said.ljust(len(found[0])) if len(said) <= len(found[0]) else found[0]
