"""Rows with a rubric under every setting that is tried: each engine, each threshold, each fate of the undecidable.

A row is judged as often as needed and no more: with `words` its score says what any threshold makes of it; with
`criteria` its outcome falls from pass over undecided to fail as the wanted share rises, so a search by halves finds
where it turns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from protem.calibrating.agreement import Outcome
from protem.calibrating.choosing import Candidate, Suggestion, choose, weighed
from protem.case import Case
from protem.judging import judge
from protem.policy import Policy
from protem.verdict import Verdict

STEPS = tuple(number / 20 for number in range(1, 21))
"""Thresholds and shares that are tried: every twentieth. Finer ones fit the rows at hand, not the next ones."""

Fate = Literal["undecided", "fail"]


@dataclass(frozen=True, slots=True)
class RubricOutcomes:
    """The verdicts of all rows under the policy at hand, and their outcomes under others.

    `words` and `criteria` hold, for each threshold and each share tried, the outcomes of all rows; under `criteria`
    what rules can't decide is undecided there.
    """

    verdicts: tuple[Verdict, ...]
    words: dict[float, tuple[Outcome, ...]]
    criteria: dict[float, tuple[Outcome, ...]]


def rubric_outcomes(cases: Sequence[Case], policy: Policy) -> RubricOutcomes:
    """Judge cases by their rubrics under a policy, and under the settings to choose from."""
    words = replace(policy, engine="words")
    criteria = replace(policy, engine="criteria", criteria=replace(policy.criteria, undecidable="undecided"))
    by_words = tuple(judge(case, words) for case in cases)
    shares = _tried(policy.criteria.share)
    ladders = [_ladder(case, criteria, shares) for case in cases]
    by_criteria = (ladder[shares.index(policy.criteria.share)] for ladder in ladders)
    return RubricOutcomes(
        by_words if policy.engine == "words" else tuple(_under_fate(one, policy) for one in by_criteria),
        {step: tuple(_at(verdict, step) for verdict in by_words) for step in _tried(policy.words.threshold)},
        {share: tuple(ladder[place].outcome for ladder in ladders) for place, share in enumerate(shares)},
    )


def rubric_suggestions(
    found: RubricOutcomes, policy: Policy, labels: Sequence[bool], folds: Sequence[int]
) -> tuple[Suggestion, ...]:
    """Look for better settings: of each engine, then of the two engines as they are best."""
    threshold = choose("words.threshold", _steps(found.words, "words", policy.words.threshold), labels, folds)
    fates: list[Fate] = ["undecided", "fail"]
    fates.sort(key=lambda one: one != policy.criteria.undecidable)
    whole = found.criteria[policy.criteria.share]
    undecidable = [Candidate(one, {"criteria": {"undecidable": one}}, fated(whole, one)) for one in fates]
    fate = choose("criteria.undecidable", undecidable, labels, folds)
    settled: Fate = "fail" if (fate.best if fate.is_made else fate.current) == "fail" else "undecided"
    ladder = {step: fated(outcomes, settled) for step, outcomes in found.criteria.items()}
    share = choose("criteria.share", _steps(ladder, "criteria", policy.criteria.share), labels, folds)
    engines = [
        Candidate("words", {"engine": "words"}, threshold.chosen),
        Candidate("criteria", {"engine": "criteria"}, share.chosen if share.is_made else fate.chosen),
    ]
    current, other = sorted(engines, key=lambda one: one.value != policy.engine)
    engine = weighed("engine", current, other, other.outcomes, labels)
    return engine, *(in_use(one, engine.best if engine.is_made else engine.current) for one in (threshold, share, fate))


def fated(outcomes: Sequence[Outcome], fate: Fate | Literal["model"]) -> tuple[Outcome, ...]:
    """Return outcomes with what rules can't decide made what the policy says of it; no model is asked here."""
    left: Fate = "fail" if fate == "fail" else "undecided"
    return tuple(left if outcome == "undecided" else outcome for outcome in outcomes)


def _steps(ladder: Mapping[float, tuple[Outcome, ...]], engine: str, current: float) -> list[Candidate]:
    """Return the candidates for a threshold or a share, the current one first and the others as they rise."""
    key = "threshold" if engine == "words" else "share"
    steps = [current, *(step for step in sorted(ladder) if step != current)]
    return [Candidate(f"{step:g}", {engine: {key: step}}, ladder[step]) for step in steps]


def in_use(one: Suggestion, engine: str) -> Suggestion:
    """Return a suggestion as it stands, or not made where it is for the engine that is not used."""
    if not one.is_made or one.setting.startswith(engine):
        return one
    return replace(one, is_made=False, says=f"{one.says}: of use with that engine only")


def _tried(current: float) -> tuple[float, ...]:
    return tuple(sorted({*STEPS, current}))


def _at(verdict: Verdict, threshold: float) -> Outcome:
    return "undecided" if verdict.outcome == "undecided" else "pass" if verdict.score >= threshold else "fail"


def _under_fate(verdict: Verdict, policy: Policy) -> Verdict:
    """Return a verdict with what rules can't decide made what the policy says of it."""
    return replace(verdict, outcome=fated([verdict.outcome], policy.criteria.undecidable)[0])


def _ladder(case: Case, policy: Policy, shares: Sequence[float]) -> list[Verdict]:
    """Return the verdict on a case at each share, of which the outcome never gets better as the share rises."""
    known: dict[int, Verdict] = {}

    def at(place: int) -> Verdict:
        if place not in known:
            known[place] = judge(case, replace(policy, criteria=replace(policy.criteria, share=shares[place])))
        return known[place]

    def fill(first: int, last: int) -> None:
        if at(last).outcome == "pass" or at(first).outcome == at(last).outcome:
            known.update({place: at(last) for place in range(first, last + 1) if place not in known})
        elif last - first > 1:
            fill((first + last) // 2, last)
            fill(first, (first + last) // 2)

    at(shares.index(policy.criteria.share))  # its reason is told, so it is no neighbour's
    fill(0, len(shares) - 1)
    return [known[place] for place in range(len(shares))]


def under(found: RubricOutcomes, policy: Policy) -> tuple[Outcome, ...]:
    """Return the outcomes of all rows under a policy whose threshold and share were tried."""
    if policy.engine == "words":
        return found.words[policy.words.threshold]
    return fated(found.criteria[policy.criteria.share], policy.criteria.undecidable)
