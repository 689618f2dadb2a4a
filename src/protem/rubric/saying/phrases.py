"""Phrases of several words that are one word in other mouths: "called off" is cancelled, "money back" a refund.

A verb and its particle mean together what neither means alone. The word is put in the place of the phrase, with blanks
behind, so that a text keeps its length; what stands between the two ("hand the essay in") stays. The table is short and
of our own making: a phrase is in it where claim and answer use it for the same thing in turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from protem.reading.remembering import ANSWERS, remembered

_PHRASES: tuple[tuple[str, str], ...] = (
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
    ("go(?:es)? on for", "lasts"),
    ("went on for", "lasted"),
    ("takes? less (?:time|long)", "faster"),
    ("takes? (?:longer|more time)", "slower"),
    ("in advance|beforehand|ahead of time", "ahead"),
    ("(?:has|have) the right to|(?:is|are) entitled to", "can"),
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
    ("give|gives|hand|hands|bring|brings|send|sends|take|takes", "back", "return"),
    ("gave|given|handed|brought|sent|taken|took", "back", "returned"),
    ("carry|carries", "out", "perform"),
    ("carried", "out", "performed"),
    ("pay|pays|paid", "back", "repay"),
    ("switch|switches|switched|switching", "off", "turn off"),
    ("switch|switches|switched|switching", "on", "turn on"),
)
"""Verb, particle, and the word for both: never longer than the two, so that the word finds room."""
_OBJECT = (
    r"(?P<object> (?:it|them|this|that|him|her|you|us|"
    r"(?:the|your|our|their|his|its|a|an|any|all)(?: [a-z]{1,14}){1,2}))"
)
_NO_PHRASE = r"(?! (?:ink|blue|black|pencil|writing|person|front|order|case|to the wall)\b)"
"""What shows that a particle belongs to what follows: "sign in ink"."""
_PHRASE = re.compile("|".join(rf"\b(?:{phrase})\b" for phrase, _ in _PHRASES))
_EACH = tuple((re.compile(phrase), word) for phrase, word in _PHRASES)
_HEADS = "|".join(dict.fromkeys(verb for verbs, _, _ in _VERBS for verb in verbs.split("|")))
_TAILS = "|".join(dict.fromkeys(tail for _, tails, _ in _VERBS for tail in tails.split("|")))
_PARTED = re.compile(rf"\b(?P<verb>{_HEADS})\b{_OBJECT}? (?P<tail>{_TAILS})\b{_NO_PHRASE}")
_MEANT = {(verb, tail): word for verbs, tails, word in _VERBS for verb in verbs.split("|") for tail in tails.split("|")}


@remembered(ANSWERS)
def in_one_word(text: str) -> str:
    """Return a text of the same length in which such phrases are the one word they mean.

    They are looked for in small letters, which is far quicker than in letters of both kinds.
    """
    return _put(_PARTED, _joined, _put(_PHRASE, _whole, text))


def _put(phrase: re.Pattern[str], meant: Callable[[re.Match[str]], str], text: str) -> str:
    """Return a text with what is meant in the place of a phrase, where it finds room."""
    lowered = text.lower()
    if len(lowered) != len(text):  # a letter that is two in small letters: places would be off
        return text
    pieces: list[str] = []
    reached = 0
    for found in phrase.finditer(lowered):
        word = meant(found)
        if word and len(word) <= len(found[0]):
            pieces += [text[reached : found.start()], word.ljust(len(found[0]))]
            reached = found.end()
    return "".join([*pieces, text[reached:]]) if pieces else text


def _whole(found: re.Match[str]) -> str:
    return next(word for phrase, word in _EACH if phrase.fullmatch(found[0]))


def _joined(found: re.Match[str]) -> str:
    word = _MEANT.get((found["verb"], found["tail"]))
    return f"{word}{found['object'] or ''}" if word else ""
