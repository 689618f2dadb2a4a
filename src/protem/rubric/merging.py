"""Criteria of a rubric that are one: "5 paragraphs. Separate the paragraphs by ***." asks for five parts."""

from __future__ import annotations

from dataclasses import replace

from protem.rubric.criterion import Criterion, Group, Node

_COUNTED = (
    # what counts, where its thing is told, and the operator that tells how the things are marked
    ("count", "thing", "paragraph", "parts"),
    ("sections", "word", "", "sections"),
)


def merged(node: Node) -> Node:
    """Return a node in which a number of things and the mark between these things are one criterion."""
    if isinstance(node, Criterion):
        return node
    parts = [merged(part) for part in node.parts]
    if node.rule == "all":
        parts = _flat(parts)
        for counting, name, value, marking in _COUNTED:
            parts = _joined(parts, counting, name, value, marking)
    return replace(node, parts=tuple(parts))


def _flat(parts: list[Node]) -> list[Node]:
    """Return the parts with those of inner groups of the same kind among them, where nothing is lost by it."""
    flat: list[Node] = []
    for part in parts:
        inner = isinstance(part, Group) and part.rule == "all" and part.weight == 1 and len(parts) == 1
        flat += part.parts if inner and isinstance(part, Group) else [part]
    return flat


def _joined(parts: list[Node], counting: str, name: str, value: str, marking: str) -> list[Node]:
    every = [part for part in parts if isinstance(part, Criterion)]
    counts = [part for part in every if part.operator == counting and part.arguments.get(name) == value]
    marks = [part for part in every if part.operator == marking and part not in counts]
    if len(counts) != 1 or len(marks) != 1:
        return parts
    count, mark = counts[0], marks[0]
    if not (count.positive and mark.positive) or mark.arguments["bound"].told or not count.arguments["bound"].told:
        return parts
    both = {**mark.arguments, "bound": count.arguments["bound"]}
    one = replace(mark, text=f"{count.text} {mark.text}", arguments=both)
    one = replace(one, start=min(count.start, mark.start), end=max(count.end, mark.end))
    return [one if part is mark else part for part in parts if part is not count]
