"""What an agent did: did it call the tools it should have, in order, with the arguments; did it reach its goal.

Calls are compared by name, and by those arguments that are asked for: further ones do no harm. A goal is reached where
no step failed and the final output says so, or says something about what the goal asks for.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from protem.finding import Finding, fails, holds, undecided

Order = Literal["exact", "in order", "any order"]
"""`exact`: these calls and no others. `in order`: these, others between them. `any order`: these, anywhere."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a tool, with its arguments by name."""

    name: str
    arguments: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        """Tell the call as a program would write it."""
        told = ", ".join(f"{key}={json.dumps(value, default=str)}" for key, value in self.arguments.items())
        return f"{self.name}({told})"


def calls_made(expected: Sequence[Call], made: Sequence[Call], order: Order = "in order") -> tuple[Finding, ...]:
    """Return one finding an expected call, and one for calls beyond them where the order is exact."""
    found: list[Finding] = []
    free = list(range(len(made)))
    at = 0
    for call in expected:
        places = [place for place in free if (order == "any order" or place >= at) and _is(call, made[place])]
        if order == "exact":
            places = [place for place in places if place == at]
        if places:
            free.remove(places[0])
            at = places[0] + 1
            found.append(holds(f"called {made[places[0]]}"))
        else:
            at += order == "exact"
            found.append(fails(_why_not(call, made, order)))
    if order == "exact" and free:
        beyond = ", ".join(str(made[place]) for place in free)
        found.append(fails(f"called beyond what was asked: {beyond}"))
    return tuple(found)


def share_of_calls(findings: Sequence[Finding]) -> float:
    """Return the share of findings that hold, 1 where nothing was expected and nothing done."""
    return sum(finding.outcome == "holds" for finding in findings) / len(findings) if findings else 1.0


def steps_failed(steps: Sequence[Mapping[str, Any]]) -> Finding:
    """Say whether a step of a recorded trajectory failed and was not done again with success."""
    if not steps:
        return undecided("no step was recorded")
    broken = {str(step.get("name")) for step in steps if _failed(step)}
    last = {str(step.get("name")): step for step in steps}
    open_ones = sorted(name for name in broken if _failed(last[name]))
    if open_ones:
        return fails(f"failed: {', '.join(open_ones)}")
    return holds(f"{len(steps)} steps, none left failed")


def _failed(step: Mapping[str, Any]) -> bool:
    """Say whether a step failed; promptfoo tells it as {"status": {"code": 2}}, as OpenTelemetry counts."""
    told = step.get("status", step.get("statusCode", ""))
    status = str(told.get("code", "") if isinstance(told, Mapping) else told).lower()
    return bool(step.get("error")) or status in ("error", "failed", "failure", "2")


def _is(call: Call, made: Call) -> bool:
    return call.name == made.name and all(
        _same(value, made.arguments.get(key)) for key, value in call.arguments.items()
    )


def _same(wanted: Any, got: Any) -> bool:
    """Compare two arguments: texts without their space and case, "3" as 3, mappings by what is wanted of them."""
    if isinstance(wanted, Mapping) and isinstance(got, Mapping):
        return all(_same(value, got.get(key)) for key, value in wanted.items())
    if isinstance(wanted, str) or isinstance(got, str):
        return got is not None and str(wanted).strip().casefold() == str(got).strip().casefold()
    return bool(wanted == got)


def _why_not(call: Call, made: Sequence[Call], order: Order) -> str:
    named = [one for one in made if one.name == call.name]
    if not named:
        return f"never called {call}"
    if not any(_is(call, one) for one in named):
        return f"called {named[0]} instead of {call}"
    return f"called {call}, but not in its place ({order})"
