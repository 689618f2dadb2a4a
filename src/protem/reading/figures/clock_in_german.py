"""Times of day as they are said in German: "halb neun" (8.30), "Viertel nach acht", "zehn vor drei", "um acht"."""

from __future__ import annotations

import re

from protem.reading.figures.figure import Figure
from protem.reading.folding import Folded

_HOURS = {
    word: hour
    for hour, word in enumerate("eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(), start=1)
}
_MINUTES = {"viertel": 15, "fünf": 5, "zehn": 10, "zwanzig": 20}
_HALF_PAST = {"halb": -30, "dreiviertel": -15}
OPENERS: tuple[str, ...] = (*_HALF_PAST, *_MINUTES)
"""Words that may open a time."""

_HOUR = rf"(?P<hour>{'|'.join(_HOURS)}|1[0-2]|[1-9])(?![^\W_]|[.:,][0-9])"
_SAID = re.compile(
    rf"(?:(?P<part>{'|'.join(_HALF_PAST)})|(?P<minute>{'|'.join(_MINUTES)})\s(?P<way>vor|nach))\s{_HOUR}(?:\suhr(?![^\W_]))?"
)
_SAID_OF_HOURS = re.compile(r"\s(?:prozent|euro|tage?|stunden?|minuten?|meter|kilo\w{0,8})(?![^\W_])")
_DAY, _NOON, _HOUR_LONG = 24, 12, 60


def read(folded: Folded, at: int, lang: str) -> tuple[Figure, ...]:  # noqa: ARG001  the words are German in any text
    """Return the time that a word of `OPENERS` opens, () for none. Nothing in it tells morning from evening."""
    found = _SAID.match(folded.low, at)
    if not found or _SAID_OF_HOURS.match(folded.low, found.end()):
        return ()
    hour = _HOURS.get(found["hour"]) or int(found["hour"])
    moved = _HALF_PAST[found["part"]] if found["part"] else _MINUTES[found["minute"]]
    minutes = (hour * _HOUR_LONG + (-moved if found["way"] == "vor" else moved)) % (_NOON * _HOUR_LONG)
    first, second = (f"{(minutes // _HOUR_LONG + half) % _DAY:02}:{minutes % _HOUR_LONG:02}" for half in (0, _NOON))
    return (Figure("time", first, "", at, found.end(), folded.text[at : found.end()], others=(second,)),)
