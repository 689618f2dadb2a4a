"""The writer that needs no model: it shows the sentences of the given sources that answer a question best."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from protem.case import Source
from protem.desk.reply import Reply
from protem.desk.write.asked import EXACT, MEASURED, Asked, asked
from protem.desk.write.parts import Part
from protem.desk.write.ranking import Ranked, ranked
from protem.policy import DEFAULT
from protem.reading.marks import marks

NOTHING = Reply("answer", (), "The sources do not say.")
"""What is written where nothing in the sources answers. The gate refuses it as not-covered, and so names it rightly."""

_LIMIT = DEFAULT.limits.max_chars or 600
_NEAR, _NEAR_AS_ASKED, _NEAR_UNMEASURED = 0.45, 0.3, 0.6
"""The share of the question that a part must speak of with what stands around it; less, where it holds the kind of
figure that is asked for; more, where a measure is asked for and it has none."""
_COVERS, _COVERS_AS_ASKED = 0.3, 0.2
"""The share that it must speak of itself."""
_MOST = 3
"""Parts that are shown."""
_CLOSE = 0.85
"""The share of the best score that another part must have to be shown as well, and that it must add to be worth it."""
_ADDS = 0.12
_HALF, _ADDS_HALF, _LEAVES_HALF = 0.6, 0.25, 0.7
"""The same for one that answers another half of the question, of which the best must leave that much open."""
_TWIN = 0.93
"""The share of the best score at which the sentence beside the best is its other half: "in Scotland ..."."""
_TRIED = 12
"""Parts that are tried beside the best."""
_MARK = 6
"""Characters of an answer that are kept free for a mark."""
_OPENER = re.compile(
    r"(?:(?:please )?note(?: that|:)|n\.?b\.?:?|in addition,|also,|moreover,|furthermore,) (?=[A-Z0-9])", re.IGNORECASE
)
"""Words that only lead in, and what follows them begins like a sentence."""
_ENDS = re.compile(r"[.!?:;…]['\"”’)\]]{0,3}\Z")
_PLAIN_ID = re.compile(r"\w[\w.:§-]{0,60}")


@dataclass(frozen=True, slots=True)
class ExtractiveWriter:
    """Picks one to three parts of the given sources, word for word, with a mark of its source behind each.

    A part is a sentence with what it leans on and what takes it back, list items with their lead-in, or a table row
    with its heading. White space is made even, nothing else is changed and nothing added but the marks. `limit` is how
    many characters an answer may have, marks included.
    """

    limit: int = _LIMIT

    @property
    def version(self) -> str:
        """What the log calls this writer; it changes when the same sources may get another answer."""
        return "extractive/1"

    def write(self, question: str, given: Sequence[Source], guidance: str = "") -> Reply:  # noqa: ARG002
        """Answer a question with words of the sources; where they don't answer, say so.

        `guidance` changes nothing: what was refused once was the best there is.
        """
        wanted = asked(question)
        found = ranked(wanted, given, self.limit - _MARK)
        picked = _picked([one for one in found if _answers(one, wanted)], given, self.limit)
        if not picked:
            return NOTHING
        ordered = sorted(picked, key=lambda one: (one.source, one.part.places))
        ids = tuple(dict.fromkeys(given[one.source].id for one in picked))
        return Reply("answer", ids, _joined(ordered, given))


def _answers(one: Ranked, wanted: Asked) -> bool:
    """Say whether a part speaks of enough of the question, and holds what nothing else would do for."""
    if not one.on_subject:
        return False
    if one.held == 1.0:
        return one.near >= _NEAR_AS_ASKED and one.cover >= _COVERS_AS_ASKED
    near = _NEAR_UNMEASURED if wanted.kinds & MEASURED else _NEAR
    fits = one.held > 0 if wanted.kinds else True
    return fits and not wanted.kinds & EXACT and one.near >= near and one.cover >= _COVERS


def _picked(found: Sequence[Ranked], given: Sequence[Source], limit: int) -> list[Ranked]:
    """Return the parts to show, the best first: that one, and others nearly as good that meet more of the question."""
    ids = [source.id for source in given]
    picked: list[Ranked] = []
    room, met = limit + 1, dict[str, float]()
    for one in found[:_TRIED]:
        if len(picked) == _MOST:
            break
        shown = _shown(given[one.source].text, one.part)
        size = len(f"{shown} {_mark(one.source, given)} ")
        if size > room or (picked and not _goes_with(one, picked, met)) or any(marks(shown, ids)):
            continue  # "[1]" of a source would be read as a mark of ours
        picked.append(one)
        room -= size
        met.update({own: max(worth, met.get(own, 0.0)) for own, worth in one.meets.items()})
    return picked


def _goes_with(one: Ranked, picked: Sequence[Ranked], met: Mapping[str, float]) -> bool:
    """Say whether a part is worth showing beside others."""
    best = picked[0]
    if any(one.source == other.source and {*one.part.sentences} & {*other.part.sentences} for other in picked):
        return False
    if _is_twin(one, best):
        return True
    adds = math.fsum(max(0.0, worth - met.get(own, 0.0)) for own, worth in one.meets.items())
    asked = one.on_focus or not best.on_focus
    enough = one.score >= _CLOSE * best.score and adds >= _ADDS
    other_half = best.near < _LEAVES_HALF and one.score >= _HALF * best.score and adds >= _ADDS_HALF
    return asked and (enough or other_half)


def _is_twin(one: Ranked, best: Ranked) -> bool:
    """Say whether a part stands beside the best and is as good: what holds for another line, another country."""
    first, last = one.part.sentences[0], one.part.sentences[-1]
    beside = last + 1 == best.part.sentences[0] or first - 1 == best.part.sentences[-1]
    return one.source == best.source and beside and one.score >= _TWIN * best.score


def _joined(picked: Sequence[Ranked], given: Sequence[Source]) -> str:
    """Return the answer: the parts of one source together, its mark behind them."""
    answer = ""
    for place, one in enumerate(picked):
        shown = _shown(given[one.source].text, one.part)
        goes_on = place + 1 < len(picked)
        between = (" " if _ENDS.search(shown) else "\n") if goes_on else ""
        marked = not goes_on or picked[place + 1].source != one.source
        answer += shown + (f" {_mark(one.source, given)}".rstrip() if marked else "") + between
    return answer


def _shown(text: str, part: Part) -> str:
    """Return a part as it is shown: each place on a line of its own, its white space made even, outer signs trimmed."""
    lines = (" ".join(text[start:end].split()).lstrip("# ") for start, end in part.places)
    shown = "\n".join(lines)
    opener = _OPENER.match(shown)
    return shown[opener.end() :] if opener else shown


def _mark(place: int, given: Sequence[Source]) -> str:
    """Return what cites a source: its number among those given, or its id where the number is the id of another one."""
    number, own = str(place + 1), given[place].id
    if own == number or all(source.id != number for source in given):
        return f"[{number}]"
    return f"[{own}]" if _PLAIN_ID.fullmatch(own) else ""
