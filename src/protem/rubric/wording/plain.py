"""A clause of a rubric made plain: small words between single spaces, quoted texts, amounts and denials set aside."""

from __future__ import annotations

import re

from protem.rubric.request import Request
from protem.rubric.wording.bounds import Bound, bounded, in_digits
from protem.rubric.wording.denials import denied
from protem.rubric.wording.literals import Literal
from protem.rubric.wording.orders import ordered
from protem.rubric.wording.signs import sign_named, signs_named
from protem.rubric.wording.unquoted import with_unquoted

_LONGEST = 3000
"""Characters of a clause that is read as a request, quoted texts not counted; a longer one is prose."""
_ASIDE = re.compile(
    r"\((?:such as|e\.?g\.?|for example|for instance|like|i\.e\.|say|example)[^()]{0,200}\)|"
    r"\([^()]{0,200}\b(?:fine|ok|okay|optional(?:ly)?|allowed|acceptable|permitted|not counted|case[- ]insensitive)\b"
    r"[^()]{0,60}\)",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\b[Nn]o\.\s?(?=\d)")
_IDLE = re.compile(
    r" (?:at all|in total|altogether|all in all|from (?:the )?(?:start|beginning|top|first) to (?:the "
    r")?(?:finish|end|bottom|last)|as a whole|"
    r"if possible|and so (?:on|forth)|(?:, )?not even [^,⟨⟩]{1,80})(?!\S)"
)
"""Phrases that change nothing in a request."""
_NOTHING_BUT = re.compile(r"(?<!\S)nothing (?:but|other than|else (?:but|than)|except(?: for)?)(?!\S)")
_NONE_WITHOUT = re.compile(
    r"(?<!\S)no ((?:single )?(?:sentence|line|paragraph|word|bullet|item|stanza)) (?:\w+ )?without(?!\S)"
)
"""Two denials that are one demand: "no sentence goes without an emoji"."""
_NOT_ONE = re.compile(r"(?<!\S)not (?:a single|even one|even a single|one|a) (?=[a-z])")
_FREE = re.compile(r"\b([A-Za-z]{2,20})-free\b")
_TENS_JOINED = re.compile(r"\b(\w+ty) - (one|two|three|four|five|six|seven|eight|nine)\b")
_JOINED = re.compile(r"(?<=[a-z]) - (?=[a-z⟨])|(?<=\d) - (?=[a-z])|(?<=[a-z⟩]) - (?=[a-z])")
"""Hyphens within words; one between figures tells of a range."""
_TOKEN = re.compile(
    r"⟨[^⟨⟩]{1,8}⟩|(?<=\d)'s\b|'s\b|[^\W\d_]+(?:['_][^\W\d_]+)*|\d+(?:,\d{3})*(?:\.\d+)?k?(?:st|nd|rd|"
    r"th)?\b|[,:+%=≥≤<>~/&]|[-–—]"
)


def request_of(rubric: str, start: int, end: int, quoted: tuple[Literal, ...]) -> Request:
    """Return a clause of a rubric, `start` to `end`, as operators read it."""
    texts: list[str] = []
    pieces, reached = [], start
    for literal in quoted:
        if start <= literal.start and literal.end <= end:
            pieces.append(rubric[reached : literal.start])
            if name := sign_named(literal.text):
                pieces.append(f" {name} ")
            else:
                pieces.append(f" ⟨q{len(texts)}⟩ ")
                texts.append(literal.text)
            reached = literal.end
    raw = "".join([*pieces, rubric[reached:end]])
    if len(raw) > _LONGEST:
        return Request(rubric[start:end], "overlong", tuple(texts), ())
    plain, bounds = plainly(raw, texts)
    return Request(rubric[start:end], plain, tuple(texts), bounds)


def plainly(raw: str, texts: list[str]) -> tuple[str, tuple[Bound, ...]]:
    """Return the plain form of a clause whose quoted texts are set aside already; bare ones are added to `texts`."""
    raw = _NUMBER.sub("number ", _ASIDE.sub(" ", raw)).replace("’", "'").replace("‘", "'")
    raw = signs_named(_FREE.sub(r"free of \1", raw), texts)
    raw = with_unquoted(raw, texts)
    plain = _NOT_ONE.sub("no ", _IDLE.sub(" ", " ".join(_TOKEN.findall(raw.lower()))))
    plain = _NONE_WITHOUT.sub(r"each \1 has", _NOTHING_BUT.sub("only", plain))
    plain = plain.replace("–", "-").replace("—", "-")
    plain = in_digits(_TENS_JOINED.sub(r"\1 \2", plain))
    plain = ordered(_JOINED.sub(" ", plain))
    plain, bounds = bounded(plain)
    return " ".join(denied(plain).split()), bounds
