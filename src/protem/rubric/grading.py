"""What the criteria of a rubric come to over an output: a finding for each, and what their groups make of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from protem.case import OUTPUT, QUESTION, RUBRIC, Case, Span
from protem.finding import Finding, Outcome, holds, undecided
from protem.rubric.criterion import Criterion, Group, Node, Parsed
from protem.rubric.operators import operator_named
from protem.rubric.saying.voice import for_the_reader

_LOOKS_FOR_WORDS = frozenset(
    "mentions figure designation stance thanks value-of-kind amount number-of how-many asks-for each-of promises "
    "precedence".split()
)
"""Operators that look for what is told the reader, wherever it stands: what an output says of itself is none of it."""
_TURNED: dict[Outcome, Outcome] = {"holds": "fails", "fails": "holds", "undecided": "undecided"}


@dataclass(frozen=True, slots=True)
class Grade:
    """What a criterion or a group comes to.

    `met` and `decided` are weights: their quotient is the score, of nothing decided it is 0. `findings` are those of
    the criteria within, in the order of the rubric, each `at` its place in the rubric. `crashed` are the operators
    that broke.
    """

    outcome: Outcome
    met: float
    decided: float
    findings: tuple[Finding, ...]
    crashed: tuple[str, ...] = ()

    @property
    def score(self) -> float:
        """The share of what was decided that is met."""
        return self.met / self.decided if self.decided else 0.0


def grade(parsed: Parsed, case: Case, share: float = 1.0) -> Grade:
    """Decide every criterion of a rubric over the output of a case, and its groups.

    `share` is the part of the weight that must be met where all criteria are asked and the rubric names no part.
    """
    wanted = parsed.share if parsed.share is not None else share
    root = parsed.root
    return _grade(root, case) if root.rule != "all" else _all(root, case, wanted)


def _grade(node: Node, case: Case) -> Grade:
    if isinstance(node, Criterion):
        return _criterion(node, case)
    if node.rule == "if":
        return _if(node, case)
    return _some(node, case) if node.rule in ("any", "at least") else _all(node, case, 1.0)


def _criterion(criterion: Criterion, case: Case) -> Grade:
    finding, crashed = _found(criterion, case)
    at = Span(RUBRIC, criterion.start, criterion.end)
    outcome = finding.outcome if criterion.positive else _TURNED[finding.outcome]
    finding = replace(finding, outcome=outcome, at=at, check=criterion.operator)
    return Grade(outcome, float(outcome == "holds"), float(outcome != "undecided"), (finding,), crashed)


def _found(criterion: Criterion, case: Case) -> tuple[Finding, tuple[str, ...]]:
    """Let the operator of a criterion look; one that breaks decides nothing, and is named."""
    if isinstance(told := criterion.arguments.get("told"), Finding):
        return told, ()
    operator = operator_named(criterion.operator)
    if operator is None:
        return undecided(str(criterion.arguments.get("why", f"there is no operator {criterion.operator}"))), ()
    looked = case if criterion.of == OUTPUT else replace(case, output=case.question)
    if criterion.of == OUTPUT and criterion.positive and criterion.operator in _LOOKS_FOR_WORDS:
        looked = replace(looked, output=for_the_reader(case.output))
    if criterion.of == QUESTION and not case.question.strip():
        return undecided("there is no question"), ()
    arguments = criterion.arguments if criterion.positive else {**criterion.arguments, "denied": True}
    try:
        finding = operator.decide(looked, arguments)
    except Exception as problem:  # noqa: BLE001  whatever breaks, it must not become a pass
        says = f"the operator {operator.name} broke on this case: {type(problem).__name__}: {problem}"
        return undecided(says), (operator.name,)
    if criterion.of == QUESTION:
        spans = tuple(replace(span, doc=QUESTION) for span in finding.evidence if span.doc == OUTPUT)
        finding = replace(finding, evidence=spans)
    return finding, ()


def _all(group: Group, case: Case, share: float) -> Grade:
    """All are asked, or a share of their weight: undecided where what is left open could turn it."""
    grades = [_grade(part, case) for part in group.parts]
    weights = [part.weight for part in group.parts]
    total = sum(weights)
    sure = _weight(grades, weights, "holds")
    possible = sure + _weight(grades, weights, "undecided")
    wanted = share * total - 1e-9  # a sum of weights like 0.1 is not exact
    outcome: Outcome = "holds" if sure >= wanted else "undecided" if possible >= wanted else "fails"
    pairs = [(each, weight) for each, weight in zip(grades, weights, strict=True) if each.decided]
    met = sum(weight * each.score for each, weight in pairs)
    return _joined(outcome, met, sum(weight for _, weight in pairs), grades)


def _some(group: Group, case: Case) -> Grade:
    """At least one is asked, or so many."""
    grades = [_grade(part, case) for part in group.parts]
    least = max(1, group.least if group.rule == "at least" else 1)
    sure = sum(each.outcome == "holds" for each in grades)
    possible = sure + sum(each.outcome == "undecided" for each in grades)
    outcome: Outcome = "holds" if sure >= least else "undecided" if possible >= least else "fails"
    best = sorted((each.score for each in grades if each.decided), reverse=True)[:least]
    score = 1.0 if outcome == "holds" else sum(best) / least
    return _joined(outcome, score, float(bool(best)), grades)


def _if(group: Group, case: Case) -> Grade:
    """Ask the second part where the first holds; where it does not, nothing is asked and that is met."""
    condition, rest = group.parts
    given = _grade(condition, case)
    if given.outcome == "fails":
        says = f"does not apply: {given.findings[0].says}"
        found = replace(holds(says), at=_place(group), check=given.findings[0].check)
        return Grade("holds", 1.0, 1.0, (found,), given.crashed)
    asked = _grade(rest, case)
    if given.outcome == "holds" or asked.outcome == "holds":
        return replace(asked, crashed=(*given.crashed, *asked.crashed))
    return _joined("undecided", 0.0, 0.0, [given, asked])


def _place(node: Node) -> Span:
    parts = [node] if isinstance(node, Criterion) else [_place(part) for part in node.parts]
    return Span(RUBRIC, min(part.start for part in parts), max(part.end for part in parts))


def _weight(grades: list[Grade], weights: list[float], outcome: Outcome) -> float:
    return sum(weight for each, weight in zip(grades, weights, strict=True) if each.outcome == outcome)


def _joined(outcome: Outcome, met: float, decided: float, grades: list[Grade]) -> Grade:
    findings = tuple(finding for each in grades for finding in each.findings)
    return Grade(outcome, met, decided, findings, tuple(name for each in grades for name in each.crashed))
