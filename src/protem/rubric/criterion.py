"""A rubric as it was understood: criteria, and groups of them, as a tree of plain values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

Rule = Literal["all", "any", "at least", "if"]
Arguments = Mapping[str, Any]
"""What an operator looks for, by name: strings, numbers, `Bound`, tuples of these."""


@dataclass(frozen=True, slots=True)
class Criterion:
    """One thing a rubric asks: `start` to `end` of the rubric as it came.

    `operator` names who decides it, "undecidable" where no rule can; then `arguments["why"]` says why. `positive` is
    False where the thing must not be there. `of` is the text that is looked at: the output, or for the condition of
    an "if" the question.
    """

    text: str
    start: int
    end: int
    operator: str
    arguments: Arguments = field(default_factory=dict)
    positive: bool = True
    weight: float = 1.0
    of: Literal["output", "question"] = "output"


@dataclass(frozen=True, slots=True)
class Group:
    """Parts that are judged together: all of them, any, at least `least`, or the second `if` the first holds."""

    rule: Rule
    parts: tuple[Node, ...]
    least: int = 0
    weight: float = 1.0


Node = Criterion | Group


@dataclass(frozen=True, slots=True)
class Parsed:
    """A whole rubric. `share` is the part of the weight that must be met where the rubric says so, else None.

    `aside` are its sentences that speak to the judge and ask the output for nothing.
    """

    root: Group
    share: float | None = None
    aside: tuple[str, ...] = ()

    def criteria(self) -> Iterator[Criterion]:
        """Yield the criteria in the order of the rubric."""
        return criteria_of(self.root)


def criteria_of(node: Node) -> Iterator[Criterion]:
    """Yield the criteria of a node, in order."""
    if isinstance(node, Criterion):
        yield node
        return
    for part in node.parts:
        yield from criteria_of(part)


def moved(group: Group, place: Callable[[int], int]) -> Group:
    """Return a group whose criteria stand elsewhere: `place` gives the new place of an old one."""
    return replace(group, parts=tuple(_put(part, place) for part in group.parts))


def _put(node: Node, place: Callable[[int], int]) -> Node:
    if isinstance(node, Group):
        return moved(node, place)
    return replace(node, start=place(node.start), end=place(node.end))
