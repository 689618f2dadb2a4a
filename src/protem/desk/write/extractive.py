"""The writer that needs no model: it shows the sentences of the given sources that answer a question best."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from protem.case import Source
from protem.desk.reply import Reply
from protem.desk.write.asked import EXACT, MEASURE_STEMS, MEASURED, Asked, asked
from protem.desk.write.pieces import sentences
from protem.desk.write.ranking import Ranked, ranked
from protem.desk.write.showing import joined, lead_of_part, mark_of, shown_under
from protem.desk.write.subject import Subject
from protem.policy import DEFAULT
from protem.reading.clauses.clause import WORD
from protem.reading.marks import marks
from protem.wire import dump

NOTHING = Reply("answer", (), "The sources do not say.")
"""What is written where nothing in the sources answers. The gate refuses it as not-covered, and so names it rightly."""
_LIMIT = DEFAULT.limits.max_chars or 600
_NEAR, _NEAR_AS_ASKED, _NEAR_UNMEASURED = 0.45, 0.3, 0.6
"""The share of the question that a part must speak of with what stands around it; less, where it holds the kind of
figure that is asked for; more, where a measure is asked for and it has none."""
_COVERS, _COVERS_AS_ASKED = 0.3, 0.2
"""The share that it must speak of itself."""
_SIGNLESS = frozenset({"leave", "person", "place"})
_NEAR_UNSAID, _COVERS_UNSAID = 0.65, 0.5
"""The same for one with no sign of the kind of answer that is asked for."""
_NEAR_UNTOLD, _NEAR_UNDONE = 0.51, 0.62
"""The same for one that does not say of the deed, for which leave is asked, whether it may be done; and for one that
doesn't name the deed, though another part says whether it may be done."""
_FEW_WORDS = 2
"""Words of a question for leave of which none may be missing: the deed, and how or where it is to be done."""
_MOST = 3
"""Parts that are shown."""
_CLOSE = 0.85
"""The share of the best score that another part must have to be shown as well, and that it must add to be worth it."""
_ADDS = 0.12
_HALF, _ADDS_HALF, _LEAVES_HALF = 0.6, 0.25, 0.7
"""The same for one that answers another half of the question, of which the best must leave that much open."""
_TWIN = 0.93
"""The share of the best score at which the sentence beside the best is its other half: "in Scotland ..."."""
_LOOKED_AT = 60
"""Parts of which it is looked closely what they are about."""
_TRIED = 12
"""Parts that are tried beside the best."""
_MARK = 6
"""Characters of an answer that are kept free for a mark."""
_READ, _READ_WHOLE = 2_000, 20_000
"""Characters of what a part stands under that are read."""


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
        return "extractive/3"

    def write(self, question: str, given: Sequence[Source], guidance: str = "") -> Reply:  # noqa: ARG002
        """Answer a question with words of the sources; where they don't answer, say so.

        `guidance` changes nothing: what was refused once was the best there is.
        """
        wanted = asked(question)
        found = ranked(wanted, given, self.limit - _MARK)
        texts = (f"{one.citation[:_READ]}\n{one.text[:_READ_WHOLE]}" for one in given)
        words = WORD.findall(question[:_READ].lower())
        about = Subject(wanted.things, MEASURE_STEMS, wanted.kinds, texts, several=wanted.several, words=words)
        said = any(one.told for one in found)
        fitting = [one for one in found if _answers(one, wanted) and not (said and _misses_deed(one, wanted))]
        fitting = fitting[:_LOOKED_AT]
        picked = _picked([one for one in fitting if _is_about(one, about, given)], given, self.limit)
        if not picked:
            return NOTHING
        ordered = sorted(picked, key=lambda one: (one.source, one.part.places))
        ids = tuple(dict.fromkeys(given[place].id for one in picked for place in (*one.before, one.source)))
        return Reply("answer", ids, joined(ordered, given))

    def stream(self, question: str, given: Sequence[Source], guidance: str = "") -> Iterator[str]:
        """Yield the reply as the text of JSON, for `protem.desk.stream`: it is there at once, and so in one piece."""
        reply = self.write(question, given, guidance)
        yield dump({"kind": reply.kind, "sources": list(reply.sources), "answer": reply.answer})


def _answers(one: Ranked, wanted: Asked) -> bool:
    """Say whether a part speaks of enough of the question, and holds what nothing else would do for."""
    if not one.on_subject:
        return False
    if wanted.verb and "leave" in wanted.kinds and not (one.told or one.part.tabular or one.near >= _NEAR_UNTOLD):
        return False
    if _leaves_out(one, wanted):
        return False
    if one.held == 1.0 or one.part.tabular:
        return one.near >= _NEAR_AS_ASKED and one.cover >= _COVERS_AS_ASKED
    near = _NEAR_UNMEASURED if wanted.kinds & MEASURED else _NEAR
    fits = not wanted.kinds or one.held > 0 or _goes_without_sign(one, wanted)
    return fits and not wanted.kinds & EXACT and one.near >= near and one.cover >= _COVERS


def _leaves_out(one: Ranked, wanted: Asked) -> bool:
    """Say whether of the few words with which leave is asked one is met nowhere: "May I train barefoot?"."""
    told = set(wanted.stems) - wanted.light
    few = bool(wanted.verb) and "leave" in wanted.kinds and len(told) <= _FEW_WORDS
    return few and not told <= one.around


def _misses_deed(one: Ranked, wanted: Asked) -> bool:
    """Say whether a part says nothing of the deed that leave is asked for."""
    return one.near < _NEAR_UNDONE and not (one.told or one.part.tabular or wanted.verb in one.meets)


def _goes_without_sign(one: Ranked, wanted: Asked) -> bool:
    """Say whether a part may answer without a sign of the kind: "your account comes with insurance"."""
    signless = (wanted.kinds <= _SIGNLESS and not wanted.verb) or wanted.kinds == {"deed"}
    return signless and one.near >= _NEAR_UNSAID and one.cover >= _COVERS_UNSAID


def _is_about(one: Ranked, about: Subject, given: Sequence[Source]) -> bool:
    """Say whether a part, with what it stands under, speaks of what is asked about and doesn't set it apart."""
    source = given[one.source]
    found = sentences(source.text)
    shown = "\n".join(source.text[start:end] for start, end in one.part.places)
    title = source.text[found[0].start : found[0].end][:_READ] if found[0].kind in ("heading", "short") else ""
    under = "\n".join((source.citation[:_READ], title, *(given[place].text[:_READ] for place in one.before)))
    whole = f"{under}\n{source.text[:_READ_WHOLE]}"
    return about.spoken_of(f"{under}\n{shown}", whole, one.part.tabular) and not about.set_apart(shown, title)


def _picked(found: Sequence[Ranked], given: Sequence[Source], limit: int) -> list[Ranked]:
    """Return the parts to show, the best first: that one, and others nearly as good that meet more of the question."""
    ids = [source.id for source in given]
    picked: list[Ranked] = []
    room, met = limit + 1, dict[str, float]()
    for one in found[:_TRIED]:
        if len(picked) == _MOST:
            break
        shown = shown_under(one, given)
        size = len(f"{lead_of_part(one, given)}{shown} {mark_of(one.source, given)} ")
        if size > room or (picked and not _goes_with(one, picked, met)) or any(marks(shown, ids)):
            continue  # "[1]" of a source would be read as a mark of ours
        picked.append(one)
        room -= size
        met.update({own: max(worth, met.get(own, 0.0)) for own, worth in one.meets.items()})
    return picked


def _goes_with(one: Ranked, picked: Sequence[Ranked], met: Mapping[str, float]) -> bool:
    """Say whether a part is worth showing beside others."""
    best = picked[0]
    if one.before or any(other.before for other in picked):
        return False
    if any(one.source == other.source and {*one.part.sentences} & {*other.part.sentences} for other in picked):
        return False
    if one.told < best.told:
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
