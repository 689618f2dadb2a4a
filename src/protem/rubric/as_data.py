"""A rubric that is written as JSON: {"criteria": ["...", "..."]}, {"must_include": [...], "must_not_include": [...]}.

Its strings are read as lines of their own. What stands under a key that no rule knows makes the whole undecidable.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

_STRING = re.compile(r'"((?:[^"\\]|\\.){0,4000})"(\s{0,20}:)?')
_LISTED = re.compile(
    r"(?:must|should|shall|required|expected|forbidden|banned|disallowed|prohibited|allowed|do|does)?"
    r"(?:not|never)?(?:have|be|to)?(?:includes?|contains?|mentions?|mentioned|keywords?|phrases?|"
    r"words?|say|keyphrases?|facts?|points?|content)?"
    r"(?:included|any|all)?\Z"
)
_DENIES = re.compile(r"not|never|forbidden|banned|disallowed|prohibited|avoid|exclude|dont")
_ASKS = re.compile(
    r"(?:criteri(?:a|on)|rubrics?|requirements?|rules?|checks?|assertions?|conditions?|text|description|expectations?|"
    r"expected\w{0,9}|passif|failif|avoid|exclude|must|mustnot|should|shouldnot|dont|do)\Z"
)
_IDLE = re.compile(r"(?:name|id|title|type|weight|points|task|role|version|category|model|metric|provider)\Z")


@dataclass(frozen=True, slots=True)
class Asked:
    """A string of the data that asks for something. `words`: it is to be mentioned as it stands."""

    start: int
    end: int
    positive: bool
    words: bool


def asked_in_data(rubric: str) -> list[Asked] | None:
    """Return what a rubric that is JSON asks for, None where it is none; [] where a key or a value is not known."""
    trimmed = rubric.strip()
    if trimmed[:1] + trimmed[-1:] not in ("{}", "[]"):
        return None
    try:
        json.loads(trimmed)
    except (ValueError, RecursionError):
        return None
    found: list[Asked] = []
    key = "criteria"
    for string in _STRING.finditer(rubric):
        if string[2]:
            key = re.sub(r"[^a-z]", "", string[1].lower())
            if not (_ASKS.match(key) or _IDLE.match(key) or (key and _LISTED.match(key))):
                return []
        elif "\\" in string[1]:
            return []
        elif string[1].strip() and not _IDLE.match(key):
            denied = bool(_DENIES.search(key)) or key == "failif"
            found.append(Asked(*string.span(1), positive=not denied, words=not _ASKS.match(key)))
    return found
