"""The parts of the vector of a question: the kind of thing it asks for, its matter, its words.

A question that somebody asks and one that an answer asks back (`protem.tasks.asking_back`) are near where the answer
gives the kind of thing asked for and shares the telling words. Neither alone reaches a half: another kind on the same
matter does not answer, nor does an amount of something else. An answer that only points back ("It takes two days",
"No.") has no words to share: it stands for the matter itself, of which every question has a little.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from protem.reading.clauses import stems_of, words_of
from protem.reading.clauses.cutting import FINITE
from protem.tasks.asking_back import AskedBack
from protem.tasks.kinds_asked import AMOUNTS, asked_kinds

Part = tuple[dict[str, float], float]

_KIND, _KIND_BACK, _OPEN_KIND = 0.47, 0.35, 0.1
"""Shares of the kind: of one that has a sign of its own, and of an open one, which every statement gives."""
_MATTER, _OPEN_MATTER = 0.15, 0.2
_EXTRA, _DENIED = 0.26, 0.45
"""Shares of the figures of a question, and of its denial: another figure asks something else. Why it is not so is
answered by what denies nothing."""
_OPEN = 0.35
_LIKE: Mapping[str, Mapping[str, float]] = {
    "how much": {"amount": 0.3},
    "how long": {"what amount": 0.5, "amount": 0.3},
    "what amount": {"how many": 0.4, "how long": 0.3, "amount": 0.6},
    "how many": {"what amount": 0.5, "how long": 0.4, "amount": 0.3},
    "how often": {"amount": 0.2},
    "when": {"how long": 0.3},
    "who": {"what": _OPEN},
    "where": {"what": _OPEN},
    "why": {"what": _OPEN},
    "how": {"what": 0.6},
    "yes or no": {"what": _OPEN},
    "what": {},
}
"""What else may answer a question of a kind: "How long is the bridge?" asks for metres."""
_AMOUNT, _SECOND = 0.5, 0.6
_ASKS = re.compile(
    r"\?|\A\W{0,3}(?:please )?(?:explain|describe|tell me|define|summari[sz]e)\b(?!\s[^.]{0,200}\d)", re.IGNORECASE
)
_POINTS_BACK = re.compile(
    r"(?:\W{0,3}(?:yes|no|usually|typically|generally|normally|then|so|in that case|on average|also)\b\W{0,3}){0,2}"
    r"(?:it|they|he|she|this|that|these|those|both|there|you|we|one|a new one|the same)\b",
    re.IGNORECASE,
)
_NAMES_BACK = re.compile(r"\b(?:it|them|both|one|ones|him|her)\b", re.IGNORECASE)
_NO_SUBJECT = re.compile(
    r"\W{0,3}(?:\w{3,12}ly )?(?:\d|(?:because|since|due to|so that|to|by|about|up to|"
    r"at|from|within|only|once|twice|every)\b)",
    re.IGNORECASE,
)
_ALL, _HALF, _SOME, _HARDLY = 1.0, 0.6, 0.25, 0.05
_LONGEST = 2_000
_FIRST, _LESS, _LEAST = 2, 0.2, 0.3


def asks(text: str) -> bool:
    """Say whether a text is a question, or a request to tell something."""
    return _ASKS.search(text) is not None


def parts_asked(text: str, words: dict[str, float], figures: Sequence[str], *, denies: bool) -> list[Part]:
    """Return the parts of a question that somebody asks."""
    kinds = asked_kinds(text)
    asked: dict[str, float] = {}
    for kind in kinds:
        for name, weight in {kind: 1.0, **_LIKE[kind]}.items():
            asked[name] = max(asked.get(name, 0.0), weight)
    extra = [(dict.fromkeys((f"asks {value}" for value in figures), 1.0), _EXTRA)] if figures else []
    extra += [({"asks denied": 1.0}, _EXTRA if "why" in kinds else _DENIED)] if denies else []
    rest = 1 - sum(share for _, share in extra)
    of_kind, of_matter = (_OPEN_KIND, _OPEN_MATTER) if kinds == ("what",) else (_KIND, _MATTER)
    shares = (of_kind, of_matter, 1 - of_kind - of_matter)
    parts = (_named(asked), {"the matter": 1.0}, words or {"the matter": 1.0})
    return [*extra, *((part, share * rest) for part, share in zip(parts, shares, strict=True))]


def parts_asked_back(back: AskedBack, words: dict[str, float], figures: Sequence[str]) -> list[Part]:
    """Return the parts of a question that an answer asks back."""
    if "nothing" in back.kinds:
        return [({"asks nothing": 1.0}, 1.0)]
    given = {kind: _SECOND if place else 1.0 for place, kind in enumerate(back.kinds)}
    given["what"] = max(given.get("what", 0.0), given.get("who", 0.0), _AMOUNT)
    if AMOUNTS.intersection(given):
        given["amount"] = _AMOUNT
    share = _OPEN_KIND if back.kinds == ("what",) else _KIND_BACK
    matter = _points_back(back) if words else _ALL
    held = words | dict.fromkeys((f"asks {value}" for value in figures), _SOME)
    rest = 1 - share
    return [(_named(given), share), ({"the matter": 1.0}, rest * matter), (held, rest * (1 - matter))]


def fading(place: int) -> float:
    """Return how heavy a word of an answer is by its place: what an answer is about comes first, what is new last."""
    return max(_LEAST, 1 - _LESS * max(0, place - _FIRST))


def _named(kinds: Mapping[str, float]) -> dict[str, float]:
    return {f"asks {kind}": weight for kind, weight in kinds.items()}


def _points_back(back: AskedBack) -> float:
    """Return how much of an answer stands for what was asked about, without naming it."""
    told = back.told[:_LONGEST]
    if not any(stems_of(told, 0, len(told))):
        return _ALL
    if _POINTS_BACK.match(told) or _begins_with_its_verb(told, back.kinds):
        return _HALF
    return _SOME if _NAMES_BACK.search(told) else _HARDLY


def _begins_with_its_verb(told: str, kinds: Sequence[str]) -> bool:
    """Say whether a statement has no subject of its own: an instruction, a reason, a bare amount or time."""
    words = words_of(told, 0, len(told))
    instructs = "how" in kinds and not any(word.text in FINITE for word in words)
    return instructs or _NO_SUBJECT.match(told) is not None
