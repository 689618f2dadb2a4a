"""What an output says in its own voice.

That is its text with everything blanked that only asks, repeats, supposes or tells what others say, and with what is
addressed to a judge.

Blanked parts keep their length, so that every place in what is left is a place in the output.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from protem.reading.clauses import outline
from protem.reading.hidden import hidden_characters
from protem.reading.hidden_markup import hidden_markup
from protem.reading.remembering import ANSWERS, remembered
from protem.reading.struck import struck, unsaid_markup
from protem.rubric.saying.addressed import is_of_the_answer, may_be_of_the_answer
from protem.rubric.saying.attributed import attributed
from protem.rubric.saying.taken_back import ends_taken_back, is_taken_back

Aside = Literal[
    "asks",
    "repeats",
    "tells of others",
    "supposes",
    "speaks of the answer",
    "hidden",
    "struck out",
    "taken back",
    "in a picture or a tag",
]

_REPEATS = re.compile(
    r"\byou(?:'ve| have)?\s(?:asked|ask|said|say|wrote|mentioned|claim(?:ed)?|want(?:ed)? to know|wonder(?:ed)?|"
    r"suggest\w*)\b"
    r"|\byour (?:question|query|request|message|claim|statement)\b|\bthe (?:user|customer|client|caller|question|asker|"
    r"student|prompt)\s(?:\w{1,12}\s)?(?:ask|say|said|claim|state|wonder|want|wrote|write|believe|think|insist|"
    r"mention)\w{0,3}\b",
    re.IGNORECASE,
)
_SUPPOSES = re.compile(
    r"\W{0,4}(?:imagine|suppose|supposing|hypothetically|pretend|assum(?:e|ing)|let(?:'s|’s| us) (?:say|assume|"
    r"imagine)|"
    r"in (?:a|some) (?:hypothetical|fictional|imaginary)|if only)\b",
    re.IGNORECASE,
)
_CONFIRMS = re.compile(
    r"\W{0,6}(?:yes|yep|correct|right|indeed|true|that(?:'s|’s| is) (?:right|correct|true)|(?:it|they|we|you|he|she)\s"
    r"(?:does|do|is|are|can|will|has|have|did|was|were)\b(?!n['’]t| not)\W{0,2}$)",
    re.IGNORECASE,
)
_NEWS = re.compile(r"[^\n]")


@dataclass(frozen=True, slots=True)
class SetAside:
    """A part of an output that is not said in its own voice. `confirmed`: it may be said, as where "yes" follows."""

    start: int
    end: int
    why: Aside
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Voice:
    """An output as it speaks for itself: `text` is as long as the output, with blanks for what was set aside."""

    text: str
    aside: tuple[SetAside, ...]


@remembered(ANSWERS)
def voice(output: str, *, tells: bool = False) -> Voice:
    """Return what an output says in its own voice; where it `tells`, what others think or say is said as well."""
    every = (part for part in _set_aside(output) if not (tells and part.why == "tells of others"))
    aside = tuple(sorted(every, key=lambda part: (part.start, part.end)))
    return Voice(_blanked(output, aside), aside)


def for_the_reader(output: str) -> str:
    """Return an output without what no reader sees, and what speaks to a judge: "This answer mentions the refund".

    What it asks, supposes or tells of others stays: that is a mention too.
    """
    return _blanked(output, [part for part in voice(output).aside if part.why in ("hidden", "speaks of the answer")])


def is_riddled(output: str) -> bool:
    """Say whether a fourth of an output are characters that no reader sees."""
    return not output.isascii() and 4 * sum(one.end - one.start for one in hidden_characters(output)) > len(output)


def tells_of_others(claim: str) -> bool:
    """Say whether a claim is itself about what somebody thinks or says."""
    return next(attributed(claim), None) is not None


def _blanked(output: str, aside: Sequence[SetAside]) -> str:
    """Return an output with blanks for some of its parts, in order."""
    pieces: list[str] = []
    reached = 0
    for part in aside:
        if part.end <= reached:
            continue
        begin = max(reached, part.start)
        pieces += [output[reached:begin], _NEWS.sub(" ", output[begin : part.end])]
        reached = part.end
    return "".join([*pieces, output[reached:]])


def _set_aside(output: str) -> Iterator[SetAside]:
    for hidden in hidden_characters(output):
        yield SetAside(hidden.start, hidden.end, "hidden")
    for hidden in hidden_markup(output):
        closing = output.find("</", hidden.end) if "displayed" in hidden.what else hidden.end
        yield SetAside(hidden.start, closing if closing >= 0 else len(output), "hidden")
    yield from (SetAside(start, end, "struck out") for start, end in struck(output))
    yield from (SetAside(start, end, "in a picture or a tag") for start, end in unsaid_markup(output))
    sentences = outline(output).sentences
    for place, (start, end) in enumerate(sentences):
        following = output[slice(*sentences[place + 1])] if place + 1 < len(sentences) else ""
        sentence = output[start:end]
        if why := _why(sentence):
            asked = why in ("asks", "repeats")
            yield SetAside(start, end, why, confirmed=asked and _CONFIRMS.match(following[:80]) is not None)
        elif may_be_of_the_answer(sentence):
            yield SetAside(start, end, "speaks of the answer", confirmed=True)
        elif ends_taken_back(sentence) or is_taken_back(sentence, following):
            yield SetAside(start, end, "taken back")
        else:
            for first, last in attributed(sentence):
                yield SetAside(start + first, start + last, "tells of others")


def _why(sentence: str) -> Aside | None:
    if sentence.rstrip("\"'”’*_) ").endswith(("?", "？")):
        return "asks"
    if is_of_the_answer(sentence):
        return "speaks of the answer"
    if _REPEATS.search(sentence):
        return "repeats"
    return "supposes" if _SUPPOSES.match(sentence) else None
