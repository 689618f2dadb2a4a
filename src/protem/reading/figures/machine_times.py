"""Times as programs write them: "21:0", "11:0-17:30", "9:0 pm"."""

from __future__ import annotations

import re

from protem.reading.figures.figure import Figure
from protem.reading.folding import Folded

_HOURS = re.compile(
    r"(?P<opens>[0-9]{1,2}:[0-9]{1,2})(?:\s?-\s?(?P<closes>[0-9]{1,2}:[0-9]{1,2}))?(?![0-9:])"
    r"(?:\s?(?P<half>[ap])m(?![^\W_]))?"
)
_DAY, _NOON, _LAST_MINUTE = 24, 12, 59


def read(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Return the time, or the two times, that begin at a digit, if one has a lone 0 for its minutes; else ()."""
    found = _HOURS.match(folded.low, at)
    names = [name for name in ("opens", "closes") if found and found[name]]
    if not found or not any(found[name].endswith(":0") for name in names):
        return ()
    times = []
    for name in names:
        hour, minute = map(int, found[name].split(":"))
        half = found["half"] if name == names[-1] else None
        if hour > _DAY or minute > _LAST_MINUTE:
            return ()
        if half:
            hour = hour % _NOON + (_NOON if half == "p" else 0)
        start, end = found.start(name), found.end() if half else found.end(name)
        times.append(Figure("time", f"{hour % _DAY:02}:{minute:02}", "", start, end, folded.text[start:end]))
    return tuple(times)
