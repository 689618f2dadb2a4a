"""Is a claim supported by its evidence: supported, undecided or unsupported, how likely, by what place, and why.

    read_support(case, policy)                     -> every claim of an answer, and the answer as a whole
    probability(documents, claim, question)        -> how likely all of a text is borne out by some documents

The outcomes of a claim are set so that few of the supported are bad and few good ones are unsupported; the numbers
stand in `support_model/weights.json`. What lies between is undecided: words alone do not tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from typing import Literal

from protem.case import OUTPUT, Case, Source, Span
from protem.grounding.features import NAMES, Compared, Regime, compared_claims, measured, of_answer, regime_of
from protem.grounding.reasons import reason
from protem.grounding.support_model import SupportModel, shipped
from protem.policy import DEFAULT, Policy
from protem.reading.clauses import clauses
from protem.reading.language import language_of
from protem.reading.polarity import sense

_RELATED = NAMES.index("held_or_related")
_LEAST, _LEAST_MISSING = 3, 1.2
"""Words of a claim that may be absent, and how rare the missing ones are together: two words of middling rarity."""
_ABSENT, _ABSENT_RELATED = 0.15, 0.2
_ABSENT_WITH_A_NAME, _ABSENT_WITH_A_NAME_RELATED = 0.34, 0.42
"""Share of the words of a short claim, as they are or by synonyms, up to which it counts as absent from its sources:
a seventh, and a third where a name is missing too.

On claims cited to one passage and turns of talk (attrbench_*, begin_*, q2, dialfact) that is 2 to 28% of the bad ones
and 0 to 3% of the good ones; on sets that need inference it is as many of both (covidfact 1%, climatefever 16 and 25%,
healthver 24%), and so it is asked of short answers only.
"""

_LEAST_WHOLLY_MISSING = 2
"""Words of a claim of which none is in the sources, by itself or by a word like it, from which on it counts as absent.

On the sets above, 91 such claims of two words are bad and 2 good; of one word 60 and 11, and the good ones are remarks
("That is right"): so a single word is asked for only of what may or must be done."""

Outcome = Literal["supported", "undecided", "unsupported"]
_WORST_FIRST: tuple[Outcome, ...] = ("unsupported", "undecided", "supported")


@dataclass(frozen=True, slots=True)
class Supported:
    """What is to be said of one claim: `at` is its place in the answer, `evidence` the window that says most of it.

    `probability` is that of its being borne out, `says` the reason in words: what moved it most.
    """

    outcome: Outcome
    probability: float
    at: Span
    evidence: tuple[Span, ...]
    says: str


@dataclass(frozen=True, slots=True)
class Support:
    """An answer as a whole, and its claims in order. One without claims is undecided.

    Of such an answer the probability is that of the parts that are no headings, or 1 if there is none.
    """

    outcome: Outcome
    probability: float
    regime: Regime
    claims: tuple[Supported, ...]


def read_support(case: Case, policy: Policy = DEFAULT, model: SupportModel | None = None) -> Support:
    """Return how well the claims of an answer are borne out by the sources they rest on."""
    model = model or shipped()
    parts = tuple(compared_claims(case, policy))
    regime = regime_of(parts)
    values = [measured(part) for part in parts]
    claims = tuple(
        _judged(case, part, own, regime, model)
        for part, own in zip(parts, values, strict=True)
        if part.claim.kind == "claim"
    )
    outcomes = {claim.outcome for claim in claims} or {"undecided"}
    worst: Outcome = next(one for one in _WORST_FIRST if one in outcomes)
    return Support(worst, model.of_answer(of_answer(values)) if values else 1.0, regime, claims)


def probability(documents: Sequence[str], claim: str, question: str = "", model: SupportModel | None = None) -> float:
    """Return how likely all of a text is borne out by some documents, between 0 and 1; one without claims is 1."""
    given = tuple(Source(f"d{place}", text) for place, text in enumerate(documents))
    case = Case(claim, question=question, given=given, cited=tuple(source.id for source in given))
    model = model or shipped()
    values = [measured(one) for one in compared_claims(case, DEFAULT)]
    return model.of_answer(of_answer(values)) if values else 1.0


def _outcome(
    case: Case, claim: Compared, values: Sequence[float], regime: Regime, model: SupportModel
) -> tuple[Outcome, float]:
    """Return the outcome of a claim by the bounds of its regime. What is in another language is never unsupported."""
    chance, band = model.of_claim(values), model.bands[regime]
    is_turned = any(found.turn for found in claim.judged)
    if chance >= band.supported and not is_turned:
        return "supported", chance
    is_absent = regime in ("short", "turn") and _is_absent(case, claim, values)
    if (chance < band.unsupported or is_absent) and _is_english(case, claim):
        return "unsupported", chance
    return "undecided", chance


def _is_absent(case: Case, claim: Compared, values: Sequence[float]) -> bool:
    """Say whether the sources hold next to nothing of a claim that is most of the answer.

    Figures are judged by checks of their own, and letters that stand alone are no words.
    """
    words = [stem for stem in claim.weights if stem.isalpha() and len(stem) > 1]
    missing = [stem for stem in words if stem not in claim.ground.postings]
    has_number = any(word[0].isdecimal() for word in claim.keys)  # a section is a name: its citation may hold it
    if not claim.figures and not has_number and words and missing == words and not values[_RELATED]:
        return len(words) >= _LEAST_WHOLLY_MISSING or _rules(case, claim)
    if claim.figures or len(words) < _LEAST or fsum(map(claim.weights.__getitem__, missing)) < _LEAST_MISSING:
        return False
    held, related = (len(words) - len(missing)) / len(words), values[_RELATED]
    if any(name.stem in missing for name in claim.names):  # one that the question names too
        return held <= _ABSENT_WITH_A_NAME and related <= _ABSENT_WITH_A_NAME_RELATED
    return held <= _ABSENT and related <= _ABSENT_RELATED


def _rules(case: Case, claim: Compared) -> bool:
    """Say whether a claim says what may, must or need not be done: "You may smoke" is no remark, "That is right" is."""
    said = clauses(case.output[claim.claim.start : claim.claim.end])
    return any(one.kind in _RULING for clause in said for one in sense(clause.words).operators)


_RULING = frozenset("may should must need free allow forbid".split())


def _is_english(case: Case, claim: Compared) -> bool:
    """Say whether answer and evidence are English, as far as they tell: the model was trained on nothing else."""
    return {language_of(case.output), *claim.ground.languages} <= {"", "en"}


def _judged(case: Case, claim: Compared, values: Sequence[float], regime: Regime, model: SupportModel) -> Supported:
    outcome, chance = _outcome(case, claim, values, regime, model)
    at = Span(OUTPUT, claim.claim.start, claim.claim.end)
    says = reason(case, claim, values, model, supported=outcome == "supported")
    return Supported(outcome, chance, at, _evidence(claim), says)


def _evidence(claim: Compared) -> tuple[Span, ...]:
    """Return the window of a claim as a span of the case."""
    window = claim.window
    if not window:
        return ()
    home = claim.homes[window.text]
    return (Span(home.doc, window.start + home.offset, window.end + home.offset),)
