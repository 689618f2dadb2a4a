"""A case judged with a model beside the lexical score, and a labelled case as a row to fit the blend on."""

from __future__ import annotations

from dataclasses import replace

from protem.case import Case
from protem.grounding.blending.blend import Blend, Scorer
from protem.grounding.blending.fitting import LabelledScores
from protem.grounding.support import Outcome, Support, Supported, read_support
from protem.policy import DEFAULT, Policy


def read_blended(
    case: Case, scorer: Scorer, blend: Blend, policy: Policy = DEFAULT, *, undecided_only: bool = False
) -> Support:
    """Return what `read_support` does, the probability and outcome of each claim blended with a scorer's.

    A claim without evidence, or of which the scorer declines to say, stays as it is; so does, with `undecided_only`,
    one that the lexical score settles: it is never sent anywhere. The probability of the answer is that of its
    weakest claim.
    """
    found = read_support(case, policy)
    if not found.claims:
        return found
    claims = tuple(
        claim if undecided_only and claim.outcome != "undecided" else _blended(case, claim, scorer, blend)
        for claim in found.claims
    )
    outcomes = {claim.outcome for claim in claims}
    worst: Outcome = next(one for one in ("unsupported", "undecided", "supported") if one in outcomes)
    return replace(found, outcome=worst, probability=min(claim.probability for claim in claims), claims=claims)


def labelled_scores(case: Case, good: bool, scorer: Scorer, policy: Policy = DEFAULT) -> LabelledScores | None:  # noqa: FBT001
    """Return both scores of the weakest claim of a case that a person labelled: good if all of it is borne out.

    `None` where it has no claim with evidence, or the scorer declines. Cases of one claim tell most: of a bad answer
    of many nobody said which of them is bad.
    """
    claims = [claim for claim in read_support(case, policy).claims if claim.evidence]
    if not claims:
        return None
    weakest = min(claims, key=lambda claim: claim.probability)
    told = scorer(_evidence(case, weakest), _said(case, weakest))
    if told is None:
        return None
    return LabelledScores(weakest.probability, told, good, document=case.text(weakest.evidence[0].doc))


def _blended(case: Case, claim: Supported, scorer: Scorer, blend: Blend) -> Supported:
    told = scorer(_evidence(case, claim), _said(case, claim)) if claim.evidence else None
    if told is None:
        return claim
    chance = blend.probability(claim.probability, told)
    return replace(claim, probability=chance, outcome=blend.outcome(chance))


def _evidence(case: Case, claim: Supported) -> str:
    return " ".join(case.text(span.doc)[span.start : span.end] for span in claim.evidence)


def _said(case: Case, claim: Supported) -> str:
    return case.output[claim.at.start : claim.at.end]
