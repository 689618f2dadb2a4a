"""Whether a part of a source holds the kind of thing that a question asks for: a distance, a time, a person, a rule."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Sequence

from protem.reading.figures import Figure, figures
from protem.reading.figures.units import unit_named

_SIGNS = {
    "moment": r"when|before|after|until|between|during|unless|while|if|times?|sunset|sunrise|night|daylight"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october"
    r"|november|december|daily|weekly|monthly|yearly|always",
    "person": r"drivers?|riders?|passengers?|police|officers?|owners?|holders?|persons?|people|parents?|adults?"
    r"|everyone|anyone|nobody|responsible|responsibility|priority|give way",
    "leave": r"must|should|may|can|cannot|never|not|only|permitted|allowed|prohibited|required|exempt\w{0,8}|illegal"
    r"|legal|offence|shall|obliged|advisable|recommended",
    "deed": r"must|should|do not|never|always|try|stop|keep|use|call|take|make|slow|pull|switch|turn|steer|leave|get"
    r"|give",
    "often": r"once|twice|every|each|daily|weekly|monthly|yearly|annual(?:ly)?|times|regularly|quarterly|nightly",
    "place": r"at|in|on|under|behind|beside|near|opposite|inside|outside|room|floor|next to|below|above|there",
    "way": r"must|should|by|can|always|never|use|make sure|ensure",
    "sense": r"means?|meaning|indicates?|warns?|shows?|marks?|identif\w{1,4}|called|defined",
    "reason": r"because|as|so that|since|due to|reason|therefore|to avoid|so",
}
_SIGN = {kind: re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE) for kind, words in _SIGNS.items()}
_STRONG = {
    "way": re.compile(
        r"(?:\A|[.:\n,;]\s{1,4}(?:then |and )?)(?:to \w{2,20} [^.;:]{1,90}, \w|please \w|(?:open|tap|click|choose"
        r"|select|press|go|enter|fill|send|call|phone|ask|apply|write|visit|bring|take|pick|scan|turn|switch|sign|log|submit"
        r"|use|email|contact|complete|follow|give|put|pull|push|hold|keep|stop|move|set|add|make|check|withdraw|confirm"
        r"|pay|request|book|register|download|type|start|file|report|post|return|look|slow|leave|find|create)\b)"
        r"|\byou can \w{1,20} (?:it|them|this)\b",
        re.IGNORECASE,
    ),
    "often": _SIGN["often"],
}
"""Signs of a kind that say as much as a figure does: "to change it, open Settings", "twice a year"."""
_DIMENSIONS = {"time": ("time", "workday", "months"), "years": ("months",), "mass": ("mass", "ton")}
_UNCOUNTED = frozenset(_SIGNS) - {"moment"}
_SAID = 0.6
"""What a word that goes with the kind is worth, where a figure of it is worth 1."""


class Kinds:
    """What a source holds of the kinds that are asked for; its figures are read only where one of them is asked for."""

    def __init__(self, text: str, kinds: Collection[str]) -> None:
        """Read the figures of a source that are of one of the kinds."""
        self._text = text
        self._strong = [_STRONG[kind] for kind in sorted(kinds) if kind in _STRONG]
        self._signs = [_SIGN[kind] for kind in sorted(kinds) if kind in _SIGN]
        counted = [kind for kind in sorted(kinds) if kind not in _UNCOUNTED]
        found = figures(text, side="source") if counted else ()
        self._starts = [one.start for one in found if one.firm and any(_is_of(one, kind) for kind in counted)]

    def said(self, words: str) -> float:
        """Return what it is worth that words go with one of the kinds, such as a heading: "It is prohibited to"."""
        return _SAID if any(sign.search(words) for sign in self._signs) else 0.0

    def held(self, places: Sequence[tuple[int, int]]) -> float:
        """Return how well some places of the source hold one of the kinds: 0 to 1."""
        if any(bisect_left(self._starts, start) < bisect_left(self._starts, end) for start, end in places):
            return 1.0
        if any(sign.search(self._text[start:end]) for sign in self._strong for start, end in places):
            return 1.0
        said = any(sign.search(self._text, start, end) for sign in self._signs for start, end in places)
        return _SAID if said else 0.0


def _is_of(figure: Figure, kind: str) -> bool:
    if kind == "number":
        return figure.kind in ("quantity", "number", "percent", "money")
    if kind == "moment":
        return figure.kind in ("date", "time", "year")
    if kind == "money":
        return figure.kind == "money"
    if figure.kind != "quantity":
        return False
    return unit_named(figure.unit).dimension in _DIMENSIONS.get(kind, (kind,))
