"""Words before a claim that only name where it stands: "According to the manual, ..."; they are no part of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

_BEGIN = r"(?:^|(?<=[.!?:;\n*•-]\s)|(?<=\n))"
_AGAIN = "stated|noted|described|explained|written|mentioned|specified|provided|outlined|set out"
_NAMING = re.compile(
    rf"{_BEGIN}(?:according to|as per|per|laut|selon|según|secondo|segundo|volgens|as (?:{_AGAIN}) (?:in|by|under))\s",
    re.IGNORECASE,
)
_SAYING = re.compile(
    rf"{_BEGIN}(?:the|this|our|your) (?:[\w'’]{{1,20}}\s){{0,2}}"
    r"(?:source|manual|policy|code|law|handbook|guide|rule|document|section|statute|leaflet|label|page|text|article)"
    r" (?:says|states|provides|notes|explains|specifies|reads)(?: that\b|:|,)?\s",
    re.IGNORECASE,
)
_NAMES = (
    *("according to", "per ", "laut ", "selon ", "según ", "secondo ", "segundo ", "volgens "),
    *(f"as {word}" for word in _AGAIN.split("|")),
)
_SAYS = (" says", " states", " provides", " notes", " explains", " specifies", " reads")
"""Words without which there is no lead-in: found faster than the lead-ins are."""
_LONGEST = 120
"""Characters that a name may have before the comma behind it."""
_TO_COMMA = re.compile(rf"[^\n,]{{1,{_LONGEST}}},\s?")


def lead_ins(text: str, names: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield the places of lead-ins; `names` are those of the sources, which may have commas of their own."""
    lowered = text.lower()
    if any(word in lowered for word in _SAYS):
        for found in _SAYING.finditer(text):
            yield found.span()
    if not any(word in lowered for word in _NAMES):
        return
    known: list[str] | None = None
    for found in _NAMING.finditer(text):
        if known is None:
            known = sorted({name for name in names if name}, key=lambda name: (-len(name), name))
        end = found.end()
        end = next((end + len(name) for name in known if text.startswith(f"{name},", end)), end)
        rest = _TO_COMMA.match(text, found.end()) if end == found.end() else None
        if end > found.end():
            yield found.start(), end + 1
        elif rest:
            yield found.start(), rest.end()
