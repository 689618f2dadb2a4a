"""Is this claim stated in this output? The output is the evidence, and one sentence of it must say it.

A claim is said where one sentence of the output, with what it points back to, holds nearly all its words, by
themselves or by synonyms, derivations and equal figures, and nothing turns that sentence against it: a denial, a doubt,
a condition, another figure or name. What only asks, repeats the question, tells what others say or speaks of the
answer itself says nothing. Whether it is true is another question.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from protem.finding import Outcome
from protem.grounding.evidence import ground_of
from protem.grounding.features.compared import stems_in
from protem.reading.as_seen import as_seen
from protem.reading.clauses import outline
from protem.rubric.saying.alternatives import alternatives, is_topic
from protem.rubric.saying.deciding import decided
from protem.rubric.saying.denied_bounds import plainly_bounded
from protem.rubric.saying.found import Found
from protem.rubric.saying.held import held
from protem.rubric.saying.idioms import plainly_said
from protem.rubric.saying.optional import as_optional
from protem.rubric.saying.phrases import in_one_word
from protem.rubric.saying.set_aside import without_set_aside
from protem.rubric.saying.sought import sought
from protem.rubric.saying.voice import is_riddled, tells_of_others, voice
from protem.rubric.saying.weights import SHORT

_ASKS = re.compile(
    r"[?？]|^\W{0,5}(?:please )?(?:explain|describe|define|give|name|state|tell|compare|say|identify)\b", re.IGNORECASE
)
"""A question, or an order to explain: what answers it leans on it, as a summary or a letter does not."""
_ASKS_WHEN = re.compile(
    r"\bunder (?:what|which)\b|\b(?:what|which|in what|in which|on what) (?:conditions?|circumstances?|cases?|"
    r"situations?)\b|"
    r"^\W{0,5}when (?:do|does|can|will|should|must|is|are|would|may)\b|\bwhat (?:must|has to|needs to) (?:be|happen)\b",
    re.IGNORECASE,
)
"""A question for a condition."""
_BOTH = re.compile(r"\s{0,3}both\s(?P<one>[^,;.\n]{2,80}?)\sand\s(?P<two>[^,;.\n]{2,80})\W{0,3}\Z", re.IGNORECASE)
"""Two things that are to be mentioned, in one sentence or in two."""
_ORDER: tuple[Outcome, ...] = ("holds", "undecided", "fails")


@dataclass(frozen=True, slots=True)
class Said:
    """Whether a claim is said: `holds` it is, `fails` it is not, `undecided` where rules can't tell.

    `says` is the reason in words, `at` the places in the output that decided it, as (start, end); `share` is how much
    of the claim's weight its best sentence holds, from 0 to 1. `against`: it speaks of the thing and says otherwise.
    """

    outcome: Outcome
    says: str
    at: tuple[tuple[int, int], ...] = ()
    share: float = 0.0
    against: bool = False


def claim_said(claim: str, output: str, question: str = "") -> Said:
    """Say whether an output states a claim; `question` is what it answers, and what it need not say again.

    Of a topic with alternatives ("a refund or a voucher") one is enough; of "both" each is asked by itself.
    """
    seen = as_seen(output)
    every = alternatives(without_set_aside(as_seen(claim).text, seen.text))
    said = [_said(part, seen.text, question, is_part=len(every) > 1) for part in every]
    best = min(said, key=lambda one: _ORDER.index(one.outcome))
    against = best.against and (best.outcome != "fails" or all(one.against for one in said))
    best = replace(best, against=against)
    if best.outcome != "holds" and (both := _BOTH.match(claim)) and is_topic(claim):
        best = _both([_said(both[name], seen.text, question, is_part=True) for name in ("one", "two")])
    if best.outcome == "holds" and is_riddled(output):
        best = replace(best, outcome="undecided", says="says it between characters that no reader sees")
    return replace(best, at=tuple(seen.origin(*place) for place in best.at))


def _both(parts: list[Said]) -> Said:
    """Return the verdict over two topics that are to be mentioned both: that of the worse."""
    worst = max(parts, key=lambda one: _ORDER.index(one.outcome))
    places = tuple(dict.fromkeys(at for part in parts for at in part.at))
    return replace(worst, at=places) if worst.outcome == "holds" else worst


def _said(claim: str, output: str, question: str, *, is_part: bool) -> Said:
    asked = sought(in_one_word(plainly_said(as_optional(claim, plainly_bounded(claim)))))
    if not asked.weights:
        return Said("undecided", f"{claim.strip()!r} has no word to look for")
    own = voice(output, tells=tells_of_others(asked.text))
    heard = replace(own, text=in_one_word(plainly_said(as_optional(claim, plainly_bounded(own.text)))))
    read, ground = outline(heard.text), ground_of((heard.text,))
    leans = _ASKS.search(question) is not None
    lent = stems_in(question) if leans else frozenset[str]()
    best = held(asked, ground, read, asked=lent, leans=leans and ground.words <= SHORT)
    asks_when = _ASKS_WHEN.search(question) is not None
    found = Found(asked, heard, read, ground, best, output, lent, leans, asks_when, is_part)
    made = decided(found)
    return Said(made.outcome, made.says, made.at, best[0].share if best else 0.0, against=made.against)
