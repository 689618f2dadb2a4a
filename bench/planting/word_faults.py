"""Changes of words of a true sentence: a negation, a modal, an opposite, a word of a quote."""

from __future__ import annotations

import re
from random import Random

_DROPPED = (
    (r"\b(shall|must|may|should|can|will|do|does|did|is|are|was|were|has|have|need) not\b", r"\1"),
    (r"\b(MUST|SHOULD) NOT\b", r"\1"),
    (r"\bcannot\b", "can"),
    (r"\bNo (person|vehicle|driver|operator|fee|owner|dealer|individual|motor vehicle) (shall|may|must)\b", r"A \1 \2"),
    (r"\b(darf|dürfen|muss|müssen|ist|sind|gilt) nicht\b", r"\1"),
    (r"\b(is|are) never\b", r"\1 always"),
    (r"\b(is|are) unable to\b", r"\1 able to"),
)
_GERMAN = re.compile(r"\b(?:der|die|das|und|ist)\b")
_ADDED = re.compile(
    r"(?<!that )(?<!who )(?<!which )\b(shall|must|should|is|are|was|were|can|MUST)\b(?! (?:not|NOT|no|never|also)\b)"
)
_CONDITIONAL = re.compile(
    r"^(?:when|where|while)\b|\b(?:not|no|never|unless|except|without|only|neither|nor|if|as)\b", re.IGNORECASE
)
_CLAUSE = re.compile(
    r"\b(?:if|when|whenever|where|until|unless|that|which|who|no|not|nothing|none|neither|only)\b", re.IGNORECASE
)
_FORBIDS = re.compile(r"\b(?:must not|shall not|MUST NOT|may not|darf nicht|dürfen nicht|should not)\b")
_PERMITS = re.compile(r"\bmay\b(?! (?:not|only|be)\b)|\bmay(?= be (?:used|issued|made|driven|operated|parked|sold)\b)")
_OBLIGES = re.compile(r"\b(?:shall|must|MUST)\b(?! (?:not|NOT|be deemed|mean)\b)")
_OPPOSITES = {
    "permitted": "prohibited",
    "prohibited": "permitted",
    "prohibit": "permit",
    "prohibits": "permits",
    "allowed": "prohibited",
    "forbidden": "allowed",
    "lawful": "unlawful",
    "unlawful": "lawful",
    "legal": "illegal",
    "illegal": "legal",
    "before": "after",
    "after": "before",
    "valid": "invalid",
    "invalid": "valid",
    "authorized": "forbidden",
    "unauthorized": "authorized",
    "increase": "decrease",
    "increased": "decreased",
    "eligible": "ineligible",
    "ineligible": "eligible",
    "granted": "denied",
    "denied": "granted",
    "enabled": "disabled",
    "disabled": "enabled",
    "required": "optional",
    "mandatory": "optional",
    "optional": "mandatory",
    "include": "exclude",
    "includes": "excludes",
    "zulässig": "unzulässig",
    "unzulässig": "zulässig",
    "verboten": "erlaubt",
    "erlaubt": "verboten",
}
_SAID_OF_IT = "authorized required legal illegal enabled disabled optional mandatory granted denied increased".split()
"""Opposites where they are said of something ("is required"); elsewhere they may be a part of a name."""
_ANYWHERE = [word for word in _OPPOSITES if word not in _SAID_OF_IT]
_OPPOSITE = re.compile(
    rf"\b(?<!not )(?:{'|'.join(_ANYWHERE)}|(?:(?<=\bis )|(?<=\bare )|(?<=\bbe ))(?:{'|'.join(_SAID_OF_IT)}))\b"
)
_WORD = re.compile(r"(?<![\w’'-])[a-zäöüß]{5,12}(?![\w’'-])")


def negation_dropped(sentence: str, _all_text: str, _rng: Random) -> str | None:
    """The first "not", "no" or "never" taken away."""
    for pattern, new in _DROPPED:
        changed = re.sub(pattern, new, sentence, count=1)
        if changed != sentence:
            return changed
    return None


def negation_added(sentence: str, _all_text: str, _rng: Random) -> str | None:
    """A "not" after the first verb that can bear one, in an English sentence without conditions."""
    found = _ADDED.search(sentence)
    if not found or _CONDITIONAL.search(sentence) or _GERMAN.search(sentence):
        return None
    return sentence[: found.end()] + (" NOT" if found[0] == "MUST" else " not") + sentence[found.end() :]


def permission(sentence: str, _all_text: str, _rng: Random) -> str | None:
    """May for must not, or must not for may."""
    if found := _FORBIDS.search(sentence):
        german = found[0].startswith("d")
        return (
            sentence[: found.start()] + (found[0].removesuffix(" nicht") if german else "may") + sentence[found.end() :]
        )
    if re.search(r"\bno\b|\bnot\b|\bonly\b", sentence, re.IGNORECASE):
        return None
    found = _PERMITS.search(sentence)
    return sentence[: found.start()] + "must not" + sentence[found.end() :] if found else None


def obligation(sentence: str, _all_text: str, _rng: Random) -> str | None:
    """May for must or shall."""
    found = _OBLIGES.search(sentence)
    if not found or _CLAUSE.search(sentence, 0, found.start()):
        return None
    return sentence[: found.start()] + "may" + sentence[found.end() :]


def opposite(sentence: str, _all_text: str, rng: Random) -> str | None:
    """Permitted for prohibited, before for after, lawful for unlawful."""
    found = list(_OPPOSITE.finditer(sentence))
    if not found:
        return None
    one = rng.choice(found)
    new = _OPPOSITES[one[0]]
    article = "n " if new[0] in "aeiou" else " "
    before = re.sub(r"\b([Aa])n? $", rf"\1{article}", sentence[: one.start()])
    return before + new + sentence[one.end() :]


def quoted_word(sentence: str, all_text: str, rng: Random) -> str | None:
    """One word put for another, left out or put in, so that these words stand nowhere in what is given."""
    words = list(_WORD.finditer(sentence))
    stock = sorted(set(_WORD.findall(all_text or "other")) - set(_WORD.findall(sentence)))
    if len(words) < 3 or not stock:  # noqa: PLR2004
        return None
    one, new = rng.choice(words[:-1]), rng.choice(stock)
    way = rng.randrange(4)
    if way == 0:
        changed = sentence[: one.start()] + sentence[one.end() :].lstrip()
    elif way == 1:
        changed = sentence[: one.start()] + f"{new} " + sentence[one.start() :]
    else:
        changed = sentence[: one.start()] + new + sentence[one.end() :]
    return None if changed.rstrip(".") in " ".join(all_text.split()) else changed
