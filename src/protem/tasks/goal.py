"""Did an agent reach its goal, as far as its steps and its final output tell.

A goal is an order with parts ("Find the order status and tell the user"). It is missed where a step was left failed,
or the output says that it could not be done, or speaks of none of it. It is reached where the output says it, or was
reached by a step named after it; what lies between rules can't decide.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from operator import ge, gt, le, lt
from typing import Any

from protem.case import OUTPUT, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.clauses import clauses, stems_of
from protem.reading.figures import figures
from protem.reading.figures.bounds import bound_words
from protem.reading.polarity import sense
from protem.reading.stance import stances
from protem.rubric.claim_said import claim_said
from protem.tasks.relevant_passages import asked_for, share_held
from protem.tasks.trajectory import steps_failed
from protem.tasks.undone import undone

_REACHED, _MISSED = 0.3, 0.15
"""Shares of the weight of a goal in what was done and said: from three tenths on it is reached, for an output tells the
result and not the order; below a seventh it is missed."""
_DEFEAT = re.compile(
    r"\b(?:could\s?n[o']t|can\s?not|can't|unable to|failed to|was(?: not|n't) able|did\s?n[o']t (?:find|manage)|"
    r"no (?:such )?\w{2,20} (?:was|were) found|an error (?:occurred|happened))\b",
    re.IGNORECASE,
)
_FAILED = re.compile(r"\b(?:failed|unsuccessful(?:ly)?|went wrong)\b", re.IGNORECASE)
_WITHIN: Mapping[str, Callable[[Any, Any], bool]] = {"under": lt, "at most": le, "over": gt, "at least": ge}
_ORDERS = frozenset(
    "find tell user give get make help customer provid inform ask answer look show let return status detail report "
    "request check result current".split()
)
"""Stems of what a goal tells an agent to do about its matter, not of the matter."""


def steps_of(trajectory: str) -> tuple[Mapping[str, Any], ...]:
    """Return the steps of a trajectory told as JSON (an object with `steps`, or a list); none where it is not that."""
    try:
        read = json.loads(trajectory)
    except (ValueError, RecursionError):
        return ()
    steps = read.get("steps") if isinstance(read, Mapping) else read
    return tuple(step for step in steps if isinstance(step, Mapping)) if isinstance(steps, list) else ()


def goal_reached(goal: str, steps: Sequence[Mapping[str, Any]], output: str) -> Finding:
    """Say whether a goal was reached by some steps that ended in this output."""
    if steps and (failed := steps_failed(steps)).outcome == "fails":
        return failed
    return _defeated(goal, output) or undone(goal, output) or _spoken_of(goal, steps, output)


def _defeated(goal: str, output: str) -> Finding | None:
    """Return what the final output says against itself, or `None`."""
    whole = Span(OUTPUT, 0, len(output))
    if not any(character.isalnum() for character in output):
        return fails("the final output is empty")
    defeat = _DEFEAT.search(output) or ("fail" not in goal.lower() and _FAILED.search(output))
    if defeat:
        return fails(f"the output says that it was not done: {defeat[0]!r}", Span(OUTPUT, *defeat.span()))
    if any(stance.kind == "abstains" for stance in stances(output)):
        return fails("the output says that it can't tell", whole)
    return _denied(goal, output)


def _denied(goal: str, output: str) -> Finding | None:
    """Return that the output denies what the goal asks to be done ("was not cancelled"), or `None`."""
    if any(sense(clause.words).negations for clause in clauses(goal)):
        return None  # a goal with a denial of its own: "make sure that nobody is charged"
    asked = frozenset(filter(None, stems_of(goal, 0, len(goal))))
    for clause in clauses(output):
        read = sense(clause.words)
        for denial in read.negations:
            scope = [read.words[read.content[place]].stem for place in denial.scope[:2]]
            if denial.whole or asked.intersection(scope):
                at = Span(OUTPUT, clause.start, clause.end)
                return fails(f"the output says that it was not done: {output[clause.start : clause.end]!r}", at)
    return None


def _spoken_of(goal: str, steps: Sequence[Mapping[str, Any]], output: str) -> Finding:
    """Return how much of a goal steps and output speak of."""
    whole = Span(OUTPUT, 0, len(output))
    beyond, goal = _limits(goal, output)
    if beyond:
        return beyond
    said = claim_said(goal, output)
    if said.against:
        return fails(said.says, evidence=tuple(Span(OUTPUT, start, end) for start, end in said.at))
    asked = {stem: weight for stem, weight in asked_for(goal).items() if stem not in _ORDERS} or asked_for(goal)
    share, in_output = share_held(asked, f"{output}\n{' '.join(map(_told, steps))}"), share_held(asked, output)
    if share >= _REACHED and in_output >= _MISSED:
        return holds(f"steps and output speak of {share:.0%} of the goal", evidence=(whole,))
    if in_output < _MISSED:
        return fails(f"the output speaks of {in_output:.0%} of the goal", whole)
    return undecided(f"steps and output speak of {share:.0%} of the goal: too little to tell")


def _limits(goal: str, output: str) -> tuple[Finding | None, str]:
    """Return what of an output is beyond a limit of the goal ("for under 100 euros"), and the goal without its limits.

    A limit is kept by any amount within it, so that its figure is none that the output must say.
    """
    told = figures(output)
    kept, last = [], 0
    for limit in figures(goal):
        if limit.bound not in _WITHIN or isinstance(limit.value, str):
            continue
        same = [one for one in told if (one.kind, one.unit) == (limit.kind, limit.unit) and one.noun == limit.noun]
        outside = [one for one in same if not _WITHIN[limit.bound](one.value, limit.value)]
        if same and len(outside) == len(same):
            at = Span(OUTPUT, outside[0].start, outside[0].end)
            return fails(f"{outside[0].text!r} where the goal says {limit.bound} {limit.text}", at), goal
        if same:
            start, end = bound_words(goal, limit.start, limit.end)
            kept.append(goal[last : min(start, limit.start)])
            last = max(end, limit.end)
    return None, " ".join((*kept, goal[last:]))


def _told(step: Mapping[str, Any]) -> str:
    """Return the words of a step: names of tools are words too ("search_orders")."""
    name = re.sub(r"[_\-./]|(?<=[a-z])(?=[A-Z])", " ", str(step.get("name", "")))
    return f"{name} {step.get('args', step.get('arguments', ''))}"
