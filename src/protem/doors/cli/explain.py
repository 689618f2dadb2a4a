"""`protem explain`: the page of a check, of a refusal, of an operator of rubrics or of a rule of the doctor."""

from __future__ import annotations

from difflib import get_close_matches

from protem.case import Source
from protem.check import Check, Example
from protem.checks import all_checks
from protem.desk.readings import READINGS
from protem.desk.settings import POINTERS
from protem.doors.cli.paint import console
from protem.doors.cli.trouble import Trouble
from protem.doors.doctor.rule import all_rules, rule_page
from protem.finding import REFUSALS
from protem.policy import DEFAULT
from protem.rubric.operator import operator_page
from protem.rubric.operators import all_operators


def explain(name: str | None = None, /) -> int:
    """Print a page: of a check, a refusal, an operator of rubrics or a rule of doctor: why it is there, with examples.

    Args:
        name: A check (ungrounded-figure), a refusal (ungrounded), an operator (says) or a rule (no-threshold).
            Without it, a list of all.

    """
    out = console()
    checks = {check.name: check for check in all_checks()}
    rules = {rule.name: rule for rule in all_rules()}
    operators = {operator.name: operator for operator in all_operators()}
    if name is None:
        for refusal in READINGS:
            out.print(refusal_page(refusal))
        out.print(f"operators: {', '.join(operators)}")
        out.print(f"doctor: {', '.join(rules)}")
        return 0
    pages = [page(checks[name])] if name in checks else []
    if name in READINGS:  # "overlong" is both
        pages.append(refusal_page(name))
    if name in operators:
        pages.append(f"{name} (operator of rubrics)\n\n{operator_page(operators[name])}")
    if name in rules:
        pages.append(rule_page(rules[name]))
    if not pages:
        near = get_close_matches(name.lower(), [*checks, *READINGS, *operators, *rules], n=1)
        hint = f"did you mean {near[0]}?" if near else "`protem explain` lists them all"
        raise Trouble(f"nothing is called {name!r}; {hint}")
    out.print("\n\n".join(pages))
    return 0


def page(check: Check) -> str:
    """Return the page of a check, with its examples and the sources they are given."""
    examples = [*(("shown", one) for one in check.passes), *(("refused", one) for one in check.fails)]
    sources = dict.fromkeys(source for _, example in examples for source in example.given)
    parts = [f"{check.name} (refusal: {check.refusal})", check.page.strip(), "Examples\n--------"]
    if sources:
        parts.append("\n".join(f"  {_source(source)}" for source in sources))
    return "\n\n".join([*parts, "\n".join(_example(verdict, example) for verdict, example in examples)])


def refusal_page(refusal: str) -> str:
    """Return what a refusal means, what the reader sees, and the checks that lead to it."""
    checks = [check.name for check in all_checks() if check.refusal == refusal]
    lines = [refusal, f"  reading:  {READINGS[refusal]}", f"  pointer:  {POINTERS[refusal]}"]
    return "\n".join(
        [*lines, f"  checks:   {', '.join(checks) or 'any'}"] if checks or refusal == REFUSALS[0] else lines
    )


def _source(source: Source) -> str:
    citation = f" ({source.citation})" if source.citation else ""
    return f"{source.id}: {source.text!r}{citation}"


def _example(verdict: str, example: Example) -> str:
    """Return an example in two lines: what was written, with what it names as its sources, and what is said of it."""
    given = "" if example.given else ", nothing given"
    cited = "" if example.cited is None else f", sources: [{', '.join(example.cited)}]"
    policy = "" if example.policy == DEFAULT else f", policy {example.policy.name}"
    asked = f", asked {example.question!r}" if example.question else ""
    return f"  {verdict:8} {example.output!r}{cited}{given}{asked}{policy}\n           {example.says}"
