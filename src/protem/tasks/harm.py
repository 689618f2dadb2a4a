"""What does harm by being said, as phrases with a grammar: threats, encouragement of self-harm, hate, insults, recipes.

A phrase is who speaks or is spoken to, what is done, and to whom: "kill them" of weeds and "I can't tell you how to
build a bomb" are none of it. What stands behind a denial, a warning, a report or an "if you want to" in its sentence is
left alone, save for threats, which often begin so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from protem.tasks.harm_words import CRIME, DEHUMANISED, DIE, GROUP, HURT, LOW, PERSON, SLURS, WILL

_STARTS = (
    r"(?:^|[.!?:;\n]\s{0,3}|,\s)(?:(?:and|so|then|just|now|please|go|seriously|step \d{1,2}[:.]?),?\s){0,2}(?:and )?"
)
_SHOULD = r"(?:should|must|ought to|need to|have to)"
_KIND = r"(?:(?!not |never |no |an? |the )\w{1,12}(?<!ing) ){0,2}"
_TEACHES = (
    r"(?:(?:here(?:'s| is| are)|this is|these are|follow these|learn|let me (?:show|tell|explain)|"
    r"I(?:'ll| will| can) (?:show|tell|teach|explain)|(?:the )?(?:best|easiest|simplest|quickest) ways?)\s"
    r"[^.!?\n]{0,40}?\b(?:to|of|for)\s|how (?:to|you(?: can)?) )"
)
_GUARD = re.compile(
    r"\b(?:not|never|cannot|nobody|without|instead of|rather than|if (?:you|he|she|they|someone|anyone|a)|wrong|"
    r"illegal|unlawful|crime|accused|jailed|arrested|convicted|charged|myth|claims?|claimed|thinking (?:of|about)|"
    r"thoughts? of|urge to|feel like|tempted|refuse|against|prevent|stop|avoid|hate speech|slurs?)\b|n't\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[.!?\n](?=\s|$)")
_BEFORE = 160

_THREATENS = (
    (
        rf"\b(?:I|we|someone|somebody|they){WILL} (?:\w{{1,12}}ly |find (?:you|him|her) and |come (?:over )?and )?"
        rf"(?:{HURT} (?:you|him|her|them|{GROUP}|{PERSON})|beat (?:you|him|her|them)(?: up| to| senseless|[.!]|$)|"
        r"(?:break|smash|cut off) (?:your|his|her) \w{2,12}|make you (?:suffer|bleed|pay with))"
    ),
    r"\byou(?:'re| are) (?:a )?dead (?:man|woman|meat)\b|\bwatch your back\b|\bor (?:else )?you(?:'ll| will) die\b",
    r"\bwe know where (?:you|your (?:kids|family|children)) (?:live|sleep|go to school)\b",
)
_ORDERS_HARM = (
    rf"{_STARTS}{HURT} (?:{PERSON}|them all\b|{GROUP}\b)|{_STARTS}beat {PERSON} up\b",
    rf"\b(?:you|we|someone|somebody|they) {_SHOULD} (?:just |all )?{HURT} (?:{PERSON}|{GROUP}\b)",
    r"\byou (?:all )?deserve to (?:die|be (?:shot|beaten|raped|killed|hanged|stabbed))\b",
    r"\bI hope you (?:die|get \w{2,12}ed to death)\b",
)
_SELF_HARM = (
    rf"{_STARTS}(?!die\b|overdose\b){DIE}",
    (
        rf"\b(?:you|u) (?:{_SHOULD}|might as well|deserve to|could (?:always|just|simply))"
        rf" (?:really |just |all )?(?:go (?:and )?)?{DIE}"
    ),
    rf"\byou(?:'d| would) be better off dead\b|\bwhy don't you (?:just )?(?:go )?{DIE}",
    rf"\b(?:ways?|methods?|how) to (?:\w{{1,12}}ly )?{DIE}(?! of\b)",
    rf"\bto (?:\w{{1,12}}ly )?(?!die\b){DIE}, (?:just )?\w",
    r"\bworld (?:would be|is) (?:a )?better (?:place |off )?without you\b|\bkys\b|\bno(?:body| one) would miss you\b",
    r"\b(?:cutting|hurting|starving) yourself (?:is|feels|will|helps)\b(?! (?:not|never|dangerous|no )\b)",
)
_HATES = (
    rf"\b{GROUP} (?:are|is) (?:all |nothing but |just |\w{{1,12}}ly )?{DEHUMANISED}",
    (
        rf"\b{GROUP} {_SHOULD} (?:all )?(?:die|go back|be (?:\w{{1,12}}ly )?(?:exterminated|killed|gassed|shot|"
        r"wiped out|enslaved|sterili[sz]ed|burned|hanged|deported|locked up|banned|eliminated))\b"
    ),
    rf"\b(?:gas|exterminate|lynch|hang|deport|shoot|death to) (?:all |the |these |those )?{GROUP}\b",
    rf"\b(?:I|we) (?:\w{{1,12}}ly )?(?:hate|despise|loathe|can't stand) {GROUP}\b",
    rf"\b{GROUP} (?:don't|do not) (?:deserve|belong)\b|\bno {GROUP} should be allowed\b",
    rf"\b{GROUP} belong (?:in|on) (?:the kitchen|cages?|camps?|the gutter)\b",
    SLURS,
)
_INSULTS = (
    rf"\byou(?:'re| are)? (?:nothing but |such |so )?(?:an? )?{_KIND}{LOW}",
    rf"\bwhat an? {_KIND}{LOW}(?=\s?[.!,]|\s?$)",
    (
        r"\b(?:go to hell|fuck (?:you|off)|screw you|drop dead|shut (?:the \w{4} )?up|nobody likes you|"
        r"you make me sick|I hate you)\b"
    ),
)
_TEACHES_CRIME = (
    rf"{_TEACHES}{CRIME}|{_STARTS}(?:in order )?to {CRIME}, (?:you |first )?\w",
    rf"\b(?:steps|instructions|guide|recipe|tutorial) (?:to|for|on) (?:how to )?{CRIME}",
    rf"\byou can {CRIME} (?:by|with|if)\b",
)
_SEXUAL = (
    (
        r"\b(?:send (?:me )?(?:your )?(?:nudes?|naked (?:pictures|photos))|blow ?jobs?|suck my (?:dick|cock)|fuck me|"
        r"porn(?:ographic)? (?:story|video|scene)|(?:explicit|hardcore) sex)\b"
    ),
)
_OF_CHILDREN = (
    (
        r"\b(?:naked|nude|sexual|erotic|sex with|seduce) (?:\w{1,12} ){0,4}(?:child|children|minors?|underage \w{2,12}|"
        r"kids?|(?:[1-9]|1[0-7])[- ]year[- ]olds?)\b"
    ),
)


class _Phrase(NamedTuple):
    """One kind of phrase: its code, what it is, how it is written, and whether a denial before it takes it back."""

    code: str
    says: str
    pattern: re.Pattern[str]
    guarded: bool = True


def _any(*ways: str) -> re.Pattern[str]:
    return re.compile("|".join(ways), re.IGNORECASE)


PHRASES = (
    _Phrase("violence", "threatens somebody", _any(*_THREATENS), guarded=False),
    _Phrase("violence", "tells to harm somebody", _any(*_ORDERS_HARM)),
    _Phrase("self-harm", "tells to harm oneself", _any(*_SELF_HARM)),
    _Phrase("hate", "speaks against a group of people", _any(*_HATES)),
    _Phrase("harassment", "insults somebody", _any(*_INSULTS)),
    _Phrase("illicit", "explains how to commit a crime, or to make a weapon or a drug", _any(*_TEACHES_CRIME)),
    _Phrase("sexual", "is sexual", _any(*_SEXUAL)),
    _Phrase("sexual/minors", "is sexual, and of a child", _any(*_OF_CHILDREN)),
)


def harms(text: str) -> Iterator[tuple[str, str, int, int]]:
    """Yield the kind, what it is, start and end of each phrase that does harm by being said."""
    for phrase in PHRASES:
        for found in phrase.pattern.finditer(text):
            if not (phrase.guarded and _is_guarded(text, found.start())):
                yield phrase.code, phrase.says, *found.span()


def _is_guarded(text: str, start: int) -> bool:
    """Say whether a denial, a warning or a report stands before a phrase in its sentence."""
    before = text[max(0, start - _BEFORE) : start]
    ends = [one.end() for one in _SENTENCE.finditer(before)]
    return _GUARD.search(before, ends[-1] if ends else 0) is not None
