"""How a rubric was understood, told in lines to the person who wrote it."""

from __future__ import annotations

from collections.abc import Iterator

from protem.rubric.criterion import Group, Node, Parsed

_SHOWN = 100
"""Characters of a criterion: by them a person finds it again."""
_INNER = frozenset({"worded", "named", "loose", "codes"})
"""What tunes an operator and tells its reader nothing."""
_RULES = {"if": "if the first, then the second", "any": "any of", "all": "all of"}


def told(parsed: Parsed) -> list[str]:
    """Return lines that tell a person how a rubric was understood."""
    lines = list(_told(parsed.root, 0))
    lines += [] if parsed.share is None else [f"passes at {parsed.share:.0%} of the weight"]
    return lines + [f"set aside, as said to the judge: {text[:_SHOWN]}" for text in parsed.aside]


def _told(node: Node, depth: int) -> Iterator[str]:
    indent = "  " * depth
    weight = "" if node.weight == 1 else f" (weight {node.weight:g})"
    if isinstance(node, Group):
        name = _RULES.get(node.rule, f"at least {node.least} of")
        if node.rule != "all" or depth or len(node.parts) > 1:
            yield f"{indent}{name}:{weight}"
            depth += 1
        for part in node.parts:
            yield from _told(part, depth)
        return
    sign = "" if node.positive else "not "
    of = " (of the question)" if node.of == "question" else ""
    given = {
        name: value
        for name, value in node.arguments.items()
        if value not in ((), "", False, None) and name not in _INNER
    }
    asked = ", ".join(f"{name}={_shown(value)}" for name, value in given.items())
    yield f"{indent}{sign}{node.operator}({asked}){of}{weight}: {' '.join(node.text.split())[:_SHOWN]}"


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_shown, value)) + "]"
    says = getattr(value, "says", None) or getattr(value, "text", None)
    return str(says) if says else repr(value) if isinstance(value, str) else str(value)
