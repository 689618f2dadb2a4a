"""Whether a figure is stated: a number, an amount of money, a date, a measure, in whatever spelling.

What it asks: "gives the correct result, 42", "states the price as $30", "gives the date 4 March 2021".
How it is read: exact values with their units, number words too; "$22" is 22 dollars, "23:00" is 11 pm.
What it can't decide: what the figure is said of: then the whole is a claim, for the operator `says`.
"""

from __future__ import annotations

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds
from protem.reading.figures import Figure, figures
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import NOT, Reading, Request

EXAMPLES = (
    Example("Gives the correct result, 42.", "It is forty-two.", "holds", "it states 42: 'forty-two'"),
    Example("States the price of $30", "It costs $13.", "fails", "it does not state $30; it states '$13'"),
)

_STATES = frozenset(
    "mention mentions mentioning state states stating say says name names give gives report reports "
    "quote quotes answer answers "
    "include includes contain contains conclude concludes is equals compute computes calculate "
    "calculates arrive arrives".split()
)
_ALLOWED = _STATES | frozenset(
    "correct right final numeric numerical exact value values number figure figures amount result price cost total sum "
    "date year time temperature percentage length answer as equals equal being namely solution of".split()
)


def read(request: Request) -> Reading | None:
    """Read a figure that is to be stated, and nothing else."""
    found = [figure for figure in figures(request.text, "en", marks=False) if figure.firm]
    if len(found) != 1 or request.literals or any(not bound.bare for bound in request.bounds):
        return None
    figure = found[0]
    known = set(_tokens(figure.text)) | {NOT}
    rest = [token for token in request.left(()) if token not in _ALLOWED and token not in known]
    rest = [token for token in rest if not token.startswith("⟨n") and not token.isdigit()]
    said = any(token in _STATES for token in request.plain.split())
    if rest or not said or (figure.kind == "number" and figure.noun and figure.noun not in ("result", "answer")):
        return None
    return Reading({"figure": figure}, request.positive, 1)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for a figure of the same value, kind and unit."""
    wanted: Figure = arguments["figure"]
    stated = [figure for figure in figures(case.output, marks=False) if figure.kind != "mark"]
    for figure in stated:
        if _same(figure, wanted):
            return holds(
                f"it states {wanted.text}: {figure.text!r}", evidence=(Span(OUTPUT, figure.start, figure.end),)
            )
    others = [figure for figure in stated if figure.kind == wanted.kind][:1]
    more = f"; it states {others[0].text!r}" if others else ""
    spans = tuple(Span(OUTPUT, figure.start, figure.end) for figure in others)
    return fails(f"it does not state {wanted.text}{more}", evidence=spans)


def _same(figure: Figure, wanted: Figure) -> bool:
    if figure.value != wanted.value and wanted.value not in figure.others:
        return False
    kinds = {figure.kind, wanted.kind}
    if len(kinds) > 1 and not kinds <= {"number", "quantity", "money", "percent", "year"}:
        return False
    return not wanted.unit or figure.unit == wanted.unit


def _tokens(text: str) -> list[str]:
    return "".join(character if character.isalnum() else " " for character in text.lower()).split()
