"""An answer as it is shown: the words of its parts, and behind them the marks of their sources."""

from __future__ import annotations

import re
from collections.abc import Sequence

from protem.case import Source
from protem.desk.write.cells import with_heads
from protem.desk.write.headings import below
from protem.desk.write.part import Part
from protem.desk.write.ranking import Ranked

_OPENER = re.compile(
    r"(?:(?:please )?note(?: that|:)|n\.?b\.?:?|in addition,|also,|moreover,|furthermore,) (?=[A-Z0-9])", re.IGNORECASE
)
"""Words that only lead in, and what follows them begins like a sentence."""
_BULLET = re.compile(r"\A[-*+•‣◦▪●·–] ")
_ONE_LED = 2
"""Lines of an item with its lead-in: they are shown as one. Of several each keeps its mark, or the lead-in would not be
seen to lead them all in."""
_NUMBER = re.compile(r"\A(?:\d{1,3}[.)]|\(\d{1,3}\)) ")
"""What counts an item of a list. Shown alone it would count nothing, and look like a figure of the source."""
_ENDS = re.compile(r"[.!?:;…]['\"”’)\]]{0,3}\Z")
_PLAIN_ID = re.compile(r"\w[\w.:§-]{0,60}")


def joined(picked: Sequence[Ranked], given: Sequence[Source]) -> str:
    """Return the answer: the parts of one source together, its mark behind them."""
    answer = ""
    for place, one in enumerate(picked):
        shown = shown_under(one, given)
        goes_on = place + 1 < len(picked)
        between = (" " if _ENDS.search(shown) else "\n") if goes_on else ""
        marked = not goes_on or picked[place + 1].source != one.source
        answer += (
            lead_of_part(one, given) + shown + (f" {mark_of(one.source, given)}".rstrip() if marked else "") + between
        )
    return answer


def shown_under(one: Ranked, given: Sequence[Source]) -> str:
    """Return a part with the heading that it can't be shown without."""
    return below(one.under, shown_part(given[one.source].text, one.part))


def shown_part(text: str, part: Part) -> str:
    """Return a part as it is shown: each place on a line of its own, its white space made even, outer signs trimmed."""
    if part.form in ("row", "bare row"):
        *above, row = (text[start:end] for start, end in part.places)
        head = above.pop() if part.form == "row" else ""
        return "\n".join([*map(_line, above), with_heads(head, row)])
    lines = [_line(text[start:end]) for start, end in part.places]
    items = sum(_BULLET.match(line) is not None for line in lines)
    led = items and lines[0].endswith(":") and not _BULLET.match(lines[0])
    if led and len(lines) == items + 1 > _ONE_LED:
        return "\n".join([lines[0], *(_BULLET.sub("- ", line) for line in lines[1:])])
    lines = [_BULLET.sub("", line) for line in lines]
    if led and len(lines) == _ONE_LED:
        return " ".join(lines)
    if sum(_NUMBER.match(line) is not None for line in lines) == 1:
        lines = [_NUMBER.sub("", line) for line in lines]
    shown = "\n".join(lines)
    opener = _OPENER.match(shown)
    return shown[opener.end() :] if opener else shown


def _line(words: str) -> str:
    return " ".join(words.split()).lstrip("# ")


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
