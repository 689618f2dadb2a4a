"""Whether a figure is stated: a number, an amount of money, a date, a measure, in whatever spelling.

What it asks: "gives the correct result, 42", "states the price as $30", "gives the date 4 March 2021".
How it is read: exact values with their units, number words too; "$22" is 22 dollars, "23:00" is 11 pm, "90 minutes" an
hour and a half. Another unit, a percentage of a bare number, "less than" it, and a figure that is denied ("not 42 but
43", "42 is wrong") are not it.
What it can't decide: a limit ("up to 42"), an estimate that falls short ("nearly 42"), the end of a range, a choice;
what the figure is said of: then the whole is a claim, for the operator `says`.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.clauses import stems_of
from protem.reading.figures import Figure, figures
from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import NOT, Reading, Request
from protem.rubric.saying.amounts import is_left_open
from protem.rubric.saying.denied_place import is_denied
from protem.rubric.saying.equal_amounts import are_rivals
from protem.rubric.saying.figure_places import in_ranges, is_set_aside
from protem.rubric.saying.same_figure import likeness, shown_figure

EXAMPLES = (
    Example("Gives the correct result, 42.", "It is forty-two.", "holds", "it states 42: 'forty-two'"),
    Example(
        "Gives the correct result, 42.", "It is less than 42.", "fails", "it does not state 42; it states 'under 42'"
    ),
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


_NOUNS = frozenset("result price cost total sum time temperature percentage length answer solution amount".split())
"""Nouns whose figure is asked: where a sentence gives one for them, that is the one."""
_NEAR = re.compile(r"\b(?:near|near to|nearer|close to|closer to|approaching)\s(?:the\s)?[$€£]?\Z", re.IGNORECASE)
_DIFFERENCE = re.compile(
    r"(?:\s\w{1,10})?\s(?:less|more|off|cheaper|dearer|extra|higher|lower|fewer|longer|shorter)\b(?!\sor\b)",
    re.IGNORECASE,
)
_REACH = 24


def read(request: Request) -> Reading | None:
    """Read a figure that is to be stated, and nothing else."""
    found = [figure for figure in figures(request.text, "en", marks=False) if figure.firm]
    if len(found) != 1 or request.literals or any(not bound.bare for bound in request.bounds):
        return None
    figure = found[0]
    known = set(_tokens(figure.text)) | {NOT}
    rest = [token for token in request.left(()) if token not in _ALLOWED and not known.issuperset(_tokens(token))]
    rest = [token for token in rest if not token.startswith("⟨n") and not token.isdigit()]
    said = any(token in _STATES for token in request.plain.split())
    if rest or not said or (figure.kind == "number" and figure.noun and figure.noun not in ("result", "answer")):
        return None
    nouns = tuple(stem(token) or token for token in request.plain.split() if token in _NOUNS)
    return Reading({"figure": figure, "of": nouns}, request.positive, 1)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for a figure of the same value, kind, unit and limit that is not denied."""
    wanted: Figure = arguments["figure"]
    stated = [figure for figure in figures(case.output, marks=False) if figure.kind != "mark"]
    like = [(figure, likeness(wanted, wanted.text, figure, case.output)) for figure in stated]
    ends = in_ranges(stated, case.output)
    same = [figure for figure, how in like if how == "same"]
    given = [figure for figure in same if not _is_taken_back(case.output, figure)]
    placed = _of_the_noun(case.output, arguments["of"], stated)
    if placed and (apart := [figure for figure in given if figure not in placed]) == given and apart:
        says = f"it gives {shown_figure(placed[0])!r} for {arguments['of'][0]}, and {wanted.text} elsewhere"
        return (fails if any(are_rivals(wanted, own) for own in placed) else undecided)(says, evidence=_at(placed[0]))
    if clear := [figure for figure in given if not (figure in ends or _is_open(case.output, figure))]:
        return holds(f"it states {wanted.text}: {clear[0].text!r}", evidence=_at(clear[0]))
    if given:
        return undecided(f"it leaves {wanted.text} open", evidence=_at(given[0]))
    if same:
        return fails(f"it denies {wanted.text}", evidence=_at(same[0]))
    if near := next((figure for figure, how in like if how == "near"), None):
        return undecided(f"it states {shown_figure(near)!r}, asked for {wanted.text}", evidence=_at(near))
    other = next((figure for figure, how in like if how == "other"), None)
    more = f"; it states {shown_figure(other)!r}" if other else ""
    return fails(f"it does not state {wanted.text}{more}", evidence=_at(other) if other else ())


def _at(figure: Figure) -> tuple[Span, ...]:
    return (Span(OUTPUT, figure.start, figure.end),)


def _is_taken_back(output: str, figure: Figure) -> bool:
    return is_set_aside(output, figure) or is_denied(output, figure.start, figure.end)


def _is_open(output: str, figure: Figure) -> bool:
    """Say whether a figure is one of a choice, only near the amount, or a difference: "near 42", "$30 less"."""
    if _NEAR.search(output, max(0, figure.start - _REACH), figure.start) or _DIFFERENCE.match(output, figure.end):
        return True
    return is_left_open(output, figure.start, figure.end, (0, len(output)))


def _of_the_noun(output: str, nouns: tuple[str, ...], stated: list[Figure]) -> list[Figure]:
    """Return the figures of the sentences that hold the noun of the amount: "the result is 17", not "3 results"."""
    found: list[Figure] = []
    for start, end in sentence_spans(output) if nouns else ():
        if frozenset(nouns).isdisjoint(stems_of(output, start, end)):
            continue
        found += [own for own in stated if start <= own.start < end and not own.noun]
    return found


def _tokens(text: str) -> list[str]:
    return "".join(character if character.isalnum() else " " for character in text.lower()).split()
