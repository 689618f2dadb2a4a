"""What an amount is counted by: the "month" of "£5 a month", the "claim" of "$75 per claim"."""

from __future__ import annotations

import re

from protem.reading.figures.lexicon import any_of
from protem.reading.figures.units import units_written
from protem.reading.stemming import stem

_ADVERBS = {
    "hourly": "h",
    "daily": "day",
    "nightly": "night",
    "weekly": "week",
    "monthly": "month",
    "quarterly": "quarter",
}
_ADVERBS |= {"yearly": "year", "annually": "year"}
_TIMES = "second minute hour day night week month quarter year season".split()
_ABROAD = {
    word: unit
    for unit, words in {
        "h": "stunde heure hora ora uur",
        "day": "tag jour día dia giorno dag",
        "week": "woche semaine semana settimana",
        "month": "monat mois mes mese mês maand",
        "year": "jahr an année año anno ano jaar",
    }.items()
    for word in words.split()
}
_PER = re.compile(
    r"\s?/\s?(?P<slash>[a-z]{1,15})(?![^\W_])"
    r"|(?:\s[a-z-]{2,15}){0,3}?\sper\s(?P<per>[a-z]{2,15})(?![^\W_])"
    rf"|(?:\s[a-z]{{2,15}})?\s(?:an?|each|every)\s(?P<time>{any_of(_TIMES)})(?![^\W_])"
    rf"|(?:\s[a-z]{{2,15}})?\s(?P<adverb>{any_of(_ADVERBS)})(?![^\W_])"
    rf"|(?:\s[^\W\d_]{{2,15}})?\s(?:pro|par|por|im|je|al|a la|alla|per)\s(?P<abroad>{any_of(_ABROAD)})(?![^\W_])"
)
_EVERY = re.compile(r"(?<![^\W_])(?:every|each|alle|toutes\sles|cada|ogni|elke)\s\Z")
_REACH = 12
_MAY_FOLLOW = frozenset(" /\u00a0")


def counted_by(low: str, end: int) -> str:
    """Return what an amount that ends at `end` is counted by: a unit of time, or the stem of a noun; "" for nothing."""
    found = _PER.match(low, end) if low[end : end + 1] in _MAY_FOLLOW else None
    if not found:
        return ""
    if found["adverb"]:
        return _ADVERBS[found["adverb"]]
    if found["abroad"]:
        return _ABROAD[found["abroad"]]
    word = found["slash"] or found["per"] or found["time"]
    return next(units_written(word), "") or stem(word)


def is_interval(low: str, start: int) -> bool:
    """Say whether a quantity is how often something is done: "every 12 hours"."""
    return _EVERY.search(low, max(0, start - _REACH), start) is not None
