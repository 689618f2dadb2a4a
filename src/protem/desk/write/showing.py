"""An answer as it is shown: the words of its parts, and behind them the marks of their sources."""

from __future__ import annotations

import re
from collections.abc import Sequence

from protem.case import Source
from protem.desk.write.cells import with_heads
from protem.desk.write.part import Part
from protem.desk.write.ranking import Ranked

_OPENER = re.compile(
    r"(?:(?:please )?note(?: that|:)|n\.?b\.?:?|in addition,|also,|moreover,|furthermore,) (?=[A-Z0-9])", re.IGNORECASE
)
"""Words that only lead in, and what follows them begins like a sentence."""
_BULLET = re.compile(r"\A[-*+•‣◦▪●·–] ")
_ENDS = re.compile(r"[.!?:;…]['\"”’)\]]{0,3}\Z")
_PLAIN_ID = re.compile(r"\w[\w.:§-]{0,60}")


def joined(picked: Sequence[Ranked], given: Sequence[Source]) -> str:
    """Return the answer: the parts of one source together, its mark behind them."""
    answer = ""
    for place, one in enumerate(picked):
        shown = shown_part(given[one.source].text, one.part)
        goes_on = place + 1 < len(picked)
        between = (" " if _ENDS.search(shown) else "\n") if goes_on else ""
        marked = not goes_on or picked[place + 1].source != one.source
        answer += (
            lead_of_part(one, given) + shown + (f" {mark_of(one.source, given)}".rstrip() if marked else "") + between
        )
    return answer


def shown_part(text: str, part: Part) -> str:
    """Return a part as it is shown: each place on a line of its own, its white space made even, outer signs trimmed."""
    if part.form == "row":
        *head, row = (text[start:end] for start, end in part.places)
        return with_heads(head[0] if head else "", row)
    lines = (" ".join(text[start:end].split()).lstrip("# ") for start, end in part.places)
    shown = "\n".join(_BULLET.sub("", line) for line in lines)
    opener = _OPENER.match(shown)
    return shown[opener.end() :] if opener else shown


def lead_of_part(one: Ranked, given: Sequence[Source]) -> str:
    """Return what must be shown before a part: each source that leads it in on a line, with its mark."""
    told = (f"{' '.join(given[place].text.split())} {mark_of(place, given)}".rstrip() for place in one.before)
    return "".join(f"{line}\n" for line in told)


def mark_of(place: int, given: Sequence[Source]) -> str:
    """Return what cites a source: its number among those given, or its id where the number is the id of another one."""
    number, own = str(place + 1), given[place].id
    if own == number or all(source.id != number for source in given):
        return f"[{number}]"
    return f"[{own}]" if _PLAIN_ID.fullmatch(own) else ""
