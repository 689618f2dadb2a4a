"""Phrases of several words that are one word in other mouths: "called off" is cancelled, "money back" a refund.

A verb and its particle mean together what neither means alone. The word is put in the place of the phrase, with blanks
behind, so that a text keeps its length; what stands between the two ("hand the essay in") stays. The table is short and
of our own making: a phrase is in it where claim and answer use it for the same thing in turn.
"""

from __future__ import annotations

import re

from protem.reading.remembering import ANSWERS, remembered

_SETS_PHRASES: tuple[tuple[str, str], ...] = (
    ("sold out|out of stock|(?:not|no longer) (?:currently )?in stock", "soldout"),
    ("money back", "refund"),
    ("(?:on|by) foot", "walk"),
    ("(?:at )?any ?time|whenever (?:you|they) (?:like|want|wish|please)", "anytime"),
    ("costs? less|less expensive", "cheaper"),
    ("costs? more|more expensive", "dearer"),
    ("returns? (?:your|the|a|their) (?:phone )?call", "callback"),
    ("get rid of|gets rid of|got rid of", "remove"),
    ("deals? with|dealt with", "handle"),
    ("takes? part|took part|taking part|taken part", "join"),
    ("(?:give|gives|gave|given|giving) (?:(?:due|prior|advance) )?notice", "notify"),
    ("shuts? down|power(?:s|ed)? (?:down|off)", "turn off"),
    ("goes up|go up|gone up", "rise"),
    ("went up", "rose"),
    ("goes down|go down|gone down", "drop"),
    ("went down", "fell"),
)
_VERBS: tuple[tuple[str, str, str], ...] = (
    ("call|calls|calling", "off", "cancel"),
    ("called", "off", "cancelled"),
    ("put|puts", "off", "delay"),
    ("hand|hands|handing", "in", "submit"),
    ("handed", "in", "submitted"),
    ("give|gives|gave|given|giving", "up", "stop"),
    ("log|logs|logged|logging|sign|signs|signed|signing", "in|into", "login"),
    ("log|logs|logged|logging|sign|signs|signed|signing", "out", "logout"),
    ("back|backs|backed|backing", "up", "backup"),
    ("set|sets|setting", "up", "setup"),
    ("call|calls|called|phone|phones|phoned|ring|rang", "back", "callback"),
    ("pick|picks|picking", "up", "collect"),
    ("picked", "up", "collected"),
    ("throw|throws|threw|thrown", "away|out", "discard"),
    ("carry|carries", "out", "perform"),
    ("carried", "out", "performed"),
    ("pay|pays|paid", "back", "repay"),
    ("switch|switches|switched|switching", "off", "turn off"),
    ("switch|switches|switched|switching", "on", "turn on"),
)
"""Verb, particle, and the word for both: never longer than the two, so that the word finds room."""
_OBJECT = r"(?P<object> (?:it|them|this|that|him|her|you|us|(?:the|your|our|their|his|its|a|an|any|all)(?: [a-z]{1,14}){1,2}))"
_NO_PHRASE = r"(?! (?:ink|blue|black|pencil|writing|person|front|order|case|to the wall)\b)"
"""What shows that a particle belongs to what follows: "sign in ink"."""
_PHRASE = re.compile("|".join(rf"\b(?:{phrase})\b" for phrase, _ in _SETS_PHRASES), re.IGNORECASE)
_EACH = tuple((re.compile(phrase, re.IGNORECASE), word) for phrase, word in _SETS_PHRASES)
_HEADS = "|".join(dict.fromkeys(verb for verbs, _, _ in _VERBS for verb in verbs.split("|")))
_TAILS = "|".join(dict.fromkeys(tail for _, tails, _ in _VERBS for tail in tails.split("|")))
_PARTED = re.compile(rf"\b(?P<verb>{_HEADS})\b{_OBJECT}? (?P<tail>{_TAILS})\b{_NO_PHRASE}", re.IGNORECASE)
_MEANT = {
    (verb, tail): word for verbs, tails, word in _VERBS for verb in verbs.split("|") for tail in tails.split("|")
}


@remembered(ANSWERS)
def in_one_word(text: str) -> str:
    """Return a text of the same length in which such phrases are the one word they mean."""
    return _PARTED.sub(_joined, _PHRASE.sub(_whole, text))


def _whole(found: re.Match[str]) -> str:
    word = next(word for phrase, word in _EACH if phrase.fullmatch(found[0]))
    return word.ljust(len(found[0]))


def _joined(found: re.Match[str]) -> str:
    word = _MEANT.get((found["verb"].lower(), found["tail"].lower()))
    said = f"{word}{found['object'] or ''}" if word else found[0]
    return said.ljust(len(found[0])) if len(said) <= len(found[0]) else found[0]
