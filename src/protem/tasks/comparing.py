"""Which of several outputs fits some criteria best.

An order by length ("the shortest answer", "the most detailed") is measured. Everything else is a rubric, by which
each output is judged on its own: what passes goes before what is undecided, that before what fails, then the score
tells. Where none passes, or that does not tell them apart, one that is broken (empty, a refusal) or speaks of something
else than the question goes behind; where nothing does, there is no best one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from protem.case import Case
from protem.judging import judge
from protem.policy import DEFAULT, Policy
from protem.rubric.comparing import compare
from protem.tasks.turn_relevance import Turn, relevant_turn
from protem.verdict import Verdict

_BY_LENGTH = re.compile(
    r"\b(?:(?:(?P<few>fewest|least|fewer|less)|(?P<many>most|more)) (?:words|characters|letters|sentences|lines|text)|"
    r"(?P<short>short|brief|concise|succinct|terse|compact)(?:e?st)?|"
    r"(?P<long>long|detail|thorough|verbose|extensive)(?:e?st|ed)?)\b",
    re.IGNORECASE,
)
_FEWER = re.compile(r"\b(?:least|less)\s\w", re.IGNORECASE)
_FRAME = re.compile(
    r"\b(?:please|choose|select|pick|the|an?|is|one|output|answer|response|text|reply|explanation|summary|"
    r"description|sentence|option|message|wording|that|which|has|with|by|words?|most|"
    r"least|version|more|in)\b|\W",
    re.IGNORECASE,
)
_PICKS = re.compile(
    r"\W{0,3}(?:please )?(?:(?:choose|select|pick|prefer|find) )?(?:the )?(?:best )?"
    r"(?:one|output|answer|response|text|reply|version|option)s? (?:that|which|who)\s",
    re.IGNORECASE,
)
_BEST = re.compile(r"\b(?:best|most clearly|most accurately|better)\s", re.IGNORECASE)
_MOST = 20
"""Outputs that are compared with one another; more than a handful are never asked about."""
_EMPTY = Verdict("fail", 0.0, "it is empty")
_RANK = {"pass": 0, "undecided": 1, "fail": 2}


@dataclass(frozen=True, slots=True)
class Choice:
    """The place of the best output, or `None` where rules can't tell, with the reason in words."""

    best: int | None
    says: str


def best_of(
    outputs: Sequence[str],
    criteria: str,
    question: str = "",
    policy: Policy = DEFAULT,
    judge: Callable[[Case, Policy], Verdict] = judge,
) -> Choice:
    """Return which output fits the criteria best. `judge` decides by the criteria where they are no order by length.

    Raises:
        RubricError: the criteria are empty or hold a variable that was not filled in.

    """
    if not outputs:
        return Choice(None, "there is no output to choose from")
    by_length = _by_length(criteria)
    if by_length:
        sizes = [len(output.split()) or len(outputs) ** 9 for output in outputs]
        return _lone([by_length(size) for size in sizes], [f"{size} words" for size in sizes])
    cases = [Case(output, question=question, rubric=_as_rubric(criteria)) for output in outputs]
    verdicts = [judge(case, policy) if case.output.strip() else _EMPTY for case in cases]
    told = [f"{verdict.outcome}, {verdict.score:.2f}: {verdict.reason}" for verdict in verdicts]
    ranks = [(_RANK[verdict.outcome], -round(verdict.score, 6)) for verdict in verdicts]
    choice = _lone(ranks, told)
    if choice.best is not None and verdicts[choice.best].passed:
        return choice
    broken = _faults(outputs, question)
    reasons = ["plainly broken, or beside the question" if count else "nothing is against it" for count in broken]
    by_faults = _lone(list(zip(broken, ranks, strict=True)), reasons)
    return choice if by_faults.best is None else by_faults


def _lone(ranks: Sequence[object], told: Sequence[str]) -> Choice:
    least = min(ranks)  # type: ignore[type-var]
    firsts = [place for place, rank in enumerate(ranks) if rank == least]
    if len(firsts) > 1:
        return Choice(None, f"nothing tells outputs {', '.join(map(str, firsts))} apart: {told[firsts[0]]}")
    return Choice(firsts[0], f"output {firsts[0]}: {told[firsts[0]]}")


def _faults(outputs: Sequence[str], question: str) -> list[int]:
    """Return for each output how many others are better because it is plainly broken, or beside the question."""
    beside = [relevant_turn([Turn(question, output)]).outcome == "fails" if question else False for output in outputs]
    losses = [beside[place] * len(outputs) for place in range(len(outputs))]
    for first, second in combinations(range(min(len(outputs), _MOST)), 2):
        better = compare(outputs[first], outputs[second], question).better
        losses[first] += better == 2  # noqa: PLR2004  the second one
        losses[second] += better == 1
    return losses


def _by_length(criteria: str) -> Callable[[int], int] | None:
    """Return how lengths are to be ordered, or `None` where the criteria ask for more than a length."""
    found = _BY_LENGTH.search(criteria)
    if found is None or _FRAME.sub("", _BY_LENGTH.sub("", criteria)):
        return None
    short = bool(found["few"]) or (bool(found["short"]) != bool(_FEWER.search(criteria)) and not found["many"])
    return (lambda size: size) if short else (lambda size: -size)


def _as_rubric(criteria: str) -> str:
    """Return criteria for one output: "the answer that best explains X" asks of each that it explains X."""
    return _BEST.sub("", _PICKS.sub("", criteria)) or criteria
