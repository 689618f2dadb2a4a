"""What stands after a full stop, and whether it reads like the beginning of a sentence."""

from __future__ import annotations

import re
from typing import Literal

from protem.reading.sentences.candidates import OPENING

Kind = Literal["capital", "small", "figure", "more"]

_OPENING_WORDS = frozenset(
    """
    The This That These Those There Here It Its He She We They You Your His Her Their Our My I If When While Where
    What Who Why How Which Whether After Before Because Since Although However Therefore Thus Then Do Does Did Don't
    Never Always Under In On At For From To With Without By As An A And But Or So Yet No Not Only Also Every Each Any
    All Some Such Both Either Neither Once Until Unless Please See Is Are Was Were Has Have Can Must Should
    Der Das Die Es Er Sie Wir Ein Eine Wer Wenn Danach Dann Dies Diese Dieser Dabei Auch Aber Im Für Nach
    Il Elle Ils Elles On Un Une Ce Cette Ces Si Dans Cela Este Esta Esto Pero Se En El Los Las
    """.split()
)
_FIRST_WORD = re.compile(r"\w[\w'’]{0,30}(?=[\s,])")

BRACKETED_ITEM = re.compile(r"\((?:\w{1,4}|[a-z\d]{1,2}\.\d{1,2})\)[\s.,;]")
LABEL = re.compile(r"(?![AI]\s)(?:[IVXLC]{1,6}|[A-Z])(?![\w'’])")  # App. C, Art. IV
PLAIN_WORDS = re.compile(r"[^\W\d_][^\W\dA-Z_]{1,30},?\s[a-zà-ÿ]")  # "Drivers pay"
# 9 a.m. EST; 9 a.m. Monday through Friday, but not 9 p.m. Sunday it is shut.
REST_OF_HOUR = re.compile(
    r"(?:[ECMP][SD]?T|GMT|UTC|CES?T|BST|Eastern|Central|Mountain|Pacific)\b"
    r"|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}(?:[.,]|\s?[-–&]|\s(?:to|through|thru|until|and|or|night|morning)\b)"
)


def next_words(text: str, at: int, reach: int) -> tuple[Kind, str]:
    """What begins at `at`, and its words; "more" only goes on, "capital" is all that is none of the others."""
    ahead = text[at : at + reach].lstrip(OPENING)
    first = ahead[:1]
    if first.isupper():
        return "capital", ahead
    if first.isdigit() or first in {"$", "€", "£", "¥", "#", "§", "&", "@", "<"} or BRACKETED_ITEM.match(text, at):
        return "figure", ahead
    if first.islower():
        return "small", ahead
    return ("more" if first in {",", ";", ":", ")", "%", "/", "=", "+", "."} else "capital"), ahead


def opens(ahead: str) -> bool:
    """Whether the first word is one that opens sentences and is no part of a name."""
    word = _FIRST_WORD.match(ahead)
    return word is not None and word[0] in _OPENING_WORDS
