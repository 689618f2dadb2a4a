"""The words that make a limit or an estimate of a figure: "about", "at least", "no more than", "over"."""

from __future__ import annotations

import re

from protem.reading.figures.figure import Bound
from protem.reading.figures.lexicon import any_of

_BEFORE: dict[Bound, str] = {
    "about": (
        "about|around|approximately|approx.|approx|roughly|nearly|almost|circa|ca.|some|close to|just under|just over"
        "|~|≈"
        "|environ|presque|près de|unos|unas|alrededor de|casi|aproximadamente|etwa|rund|ungefähr|knapp|circa|quasi"
        "|cerca de|quase|ongeveer|bijna|zowat"
    ),
    "at least": (
        "at least|no less than|not less than|no fewer than|not fewer than|a minimum of|minimum of|minimum|min.|≥|>="
        "|no closer than|not closer than|au moins|minimum|al menos|por lo menos|mindestens|wenigstens|almeno"
        "|pelo menos|minstens|ten minste|from"
    ),
    "at most": (
        "at most|no more than|not more than|not to exceed|not exceed|not exceeding|cannot exceed|up to|a maximum of"
        "|maximum of|maximum|max.|≤|<=|within|no later than|no longer than|not longer than|au plus|jusqu'à|como máximo"
        "|hasta|höchstens|maximal|bis zu|al massimo|fino a|no máximo|até|hoogstens|maximaal|tot"
    ),
    "over": (
        "over|more than|above|exceeding|exceeds|exceed|greater than|higher than|longer than|upwards of|in excess of"
        "|beyond|>|plus de|más de|mehr als|über|più di|oltre|mais de|meer dan"
    ),
    "under": (
        "under|less than|below|fewer than|lower than|shorter than|smaller than|short of|<|moins de|menos de"
        "|weniger als|unter|meno di|minder dan"
    ),
}
_OF: dict[str, Bound] = {words: bound for bound, ways in _BEFORE.items() for words in ways.split("|")}
_AHEAD = re.compile(rf"(?<![^\W_])(?P<words>{any_of(_OF)})[\s(]{{0,2}}(?:the\s|an?\s|of\s)?[$€£¥*_]{{0,4}}\Z")
_REACH = 24
_AFTER = re.compile(
    r"\+|[\s,-]{0,2}(?:(?P<least>(?:or|and)\s(?:more|over|above|older|up|higher|greater|longer|later)|minimum|plus\b|at\sleast)"
    r"|(?P<most>(?:or|and)\s(?:less|under|fewer|below|younger|lower|shorter|earlier)|maximum|at\smost|tops\b)"
    r"|(?P<about>or\sso|give\sor\stake))(?![^\W_])"
)


def bound_of(low: str, start: int, end: int) -> Bound:
    """Return what the words round a figure make of it: "at least" for "15 or more", "" for the value itself."""
    after = _AFTER.match(low, end)
    if after:
        return "about" if after["about"] else "at most" if after["most"] else "at least"
    ahead = _AHEAD.search(low, max(0, start - _REACH), start)
    return _OF[ahead["words"]] if ahead else ""


def bound_words(text: str, start: int, end: int) -> tuple[int, int]:
    """Return where a figure stands with the words that make a limit of it, or the figure alone."""
    low = text.lower() if len(text.lower()) == len(text) else text
    if after := _AFTER.match(low, end):
        return start, after.end()
    ahead = _AHEAD.search(low, max(0, start - _REACH), start)
    return (ahead.start("words"), end) if ahead else (start, end)
