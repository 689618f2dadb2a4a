"""What a choice passes over: "the red one over the blue", "not one I'd recommend".

It names a thing, and takes another.
"""

from __future__ import annotations

import re

from protem.reading.clauses import words_of
from protem.rubric.saying.held import is_like

_NOT_ONE = re.compile(
    r"(?:\bnot|n['’]t|\bnever|\bhardly)\s(?:the\s|a\s|an\s)?(?:one|something|anything|what|thing|place|product|choice|option|"
    r"\w{2,14})\s(?:(?:that|which)\s)?(?:i|we)(?:['’]d|['’]ll)?\s(?:\w{2,9}\s)?(?:recommend|suggest|choose|pick|advise|buy|take|"
    r"go for)\b",
    re.IGNORECASE,
)
_OVER = re.compile(
    r"\b(?:over|than|instead of|rather than|ahead of|before)\s(?:(?:the|a|an|this|that|any|its|their)\s)?",
    re.IGNORECASE,
)


def is_passed_over(thing: str, sentence: str) -> bool:
    """Say whether a sentence only names a thing as what is not chosen, or not to be recommended."""
    if _NOT_ONE.search(sentence):
        return True
    first = next((word.stem for word in words_of(thing, 0, len(thing)) if word.stem), "")
    said = tuple(words_of(sentence, 0, len(sentence)))
    places = [word.start for word in said if first and is_like(word.stem, first)]
    over = {found.end() for found in _OVER.finditer(sentence)}
    return bool(places) and all(place in over for place in places)
