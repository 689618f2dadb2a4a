"""What in a text should make a careful reader stop, by its words and forms only: threats, self-harm, insults, secrets.

It knows forms (a card number that checks, a key, an e-mail address) and a short list of phrases of its own. It does not
know irony, allusion, hints or pictures: a text without a flag is not proven safe.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from protem.tasks.harm import PHRASES, harms

_I = re.IGNORECASE
_SECRETS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("gives a private key", re.compile(r"-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----")),
    ("gives an access key", re.compile(r"\b(?:sk-[A-Za-z0-9_-]{20,64}|AKIA[A-Z0-9]{16}|ghp_[A-Za-z0-9]{36})\b")),
    ("gives a password", re.compile(r"\b(?:password|passwd|pwd)\s?(?:is|:|=)\s?[\"']?(?=\S{0,30}\d)\S{6,40}", _I)),
    (
        "gives a social security number",
        re.compile(r"(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])"),
    ),
    (
        "gives an e-mail address",
        re.compile(r"\b[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}\b"),
    ),
)
_CARD = re.compile(r"(?<![\d.-])\d(?:[ -]?\d){12,18}(?!\d|[.-]\d)")
_LONGEST = 200_000
CODES = tuple(sorted({"pii", *(phrase.code for phrase in PHRASES)}))
"""The kinds of flags."""


@dataclass(frozen=True, slots=True)
class Flag:
    """One thing that was noticed: `code` is its kind, `says` what it is, `start` to `end` where it stands."""

    code: str
    says: str
    start: int
    end: int


def flags(text: str) -> tuple[Flag, ...]:
    """Return what is noticed in a text, in its order."""
    text = text[:_LONGEST]
    return tuple(sorted(_found(text), key=lambda one: (one.start, one.code)))


def _found(text: str) -> Iterator[Flag]:
    text = text.replace("’", "'")
    yield from (Flag(*one) for one in harms(text))
    for says, pattern in _SECRETS:
        yield from (Flag("pii", says, *found.span()) for found in pattern.finditer(text))
    for found in _CARD.finditer(text):
        if _checks([int(digit) for digit in found[0] if digit.isdecimal()]):
            yield Flag("pii", "gives a card number", *found.span())


def _checks(digits: list[int]) -> bool:
    """Say whether the digits of a card number check, by the rule of Luhn (ISO/IEC 7812-1)."""
    doubled = [sum(divmod(digit * (1 + place % 2), 10)) for place, digit in enumerate(reversed(digits))]
    return len(set(digits)) > 1 and sum(doubled) % 10 == 0
