"""A rubric of which somebody else has decided some criteria: a model, a person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from protem.finding import Finding
from protem.rubric.criterion import Criterion, Group, Node, Parsed

Told = Mapping[tuple[int, int], Finding]
"""What was decided elsewhere, by the place of the criterion in the rubric."""

SECOND_JUDGE = "second-judge"
"""The operator of such criteria: who spoke."""


def answered(parsed: Parsed, told: Told) -> Parsed:
    """Return a rubric whose criteria at these places hold or fail as it is told, whatever their operator found."""
    return replace(parsed, root=_group(parsed.root, told)) if told else parsed


def _group(group: Group, told: Told) -> Group:
    return replace(group, parts=tuple(_node(part, told) for part in group.parts))


def _node(node: Node, told: Told) -> Node:
    if isinstance(node, Group):
        return _group(node, told)
    finding = told.get((node.start, node.end))
    return node if finding is None else _decided(node, finding)


def _decided(criterion: Criterion, finding: Finding) -> Criterion:
    """Return a criterion that was decided as it is written, its denials and all."""
    return replace(criterion, operator=SECOND_JUDGE, arguments={"told": finding}, positive=True)
