"""`$ref: '#/assertionTemplates/x'`: every reference into the same config is replaced by what it names."""

from __future__ import annotations

from protem.doors.doctor.complaint import ConfigError
from protem.doors.doctor.tree import Node

_REF = "$ref"
_MOST_COPIES = 1_000_000
"""Keys and items that references may stand for. A template has ten; a million are made to be slow."""


def link(root: Node) -> None:
    """Replace, in place, each `$ref` into this config by its target; keys beside a `$ref` win.

    A reference that leads nowhere, in a circle or into another file stays as it is.

    Raises:
        ConfigError: the references stand for more than any real config holds.

    """
    copied = 0
    for node in _references(root):
        trail = _trail(root, node)
        for holder, target in reversed(trail):
            copied += len(target.fields) + len(target.items)
            if copied > _MOST_COPIES:
                raise ConfigError(
                    f"line {node.line}: the references of this config stand for more than a million values"
                )
            _replace(holder, target)


def _references(root: Node) -> list[Node]:
    """Return every map with a `$ref`, in no order that matters."""
    found: list[Node] = []
    seen = {id(root)}
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if _REF in node.fields:
            found.append(node)
        for child in (*node.items, *node.fields.values()):
            if child.kind != "scalar" and id(child) not in seen:
                seen.add(id(child))
                waiting.append(child)
    return found


def _trail(root: Node, node: Node) -> list[tuple[Node, Node]]:
    """Return the steps from a reference to what it means, or none where it means nothing here."""
    steps: list[tuple[Node, Node]] = []
    passed: set[int] = set()
    while _REF in node.fields:
        target = _lookup(root, node.string(_REF))
        passed.add(id(node))
        if target is None or id(target) in passed:
            return []
        steps.append((node, target))
        node = target
    return steps


def _lookup(root: Node, pointer: str) -> Node | None:
    if not pointer.startswith("#/"):
        return None
    here: Node | None = root
    for step in pointer[2:].split("/"):
        if here is None:
            return None
        key = step.replace("~1", "/").replace("~0", "~")
        if here.kind == "list":
            at = int(key) if key.isascii() and key.isdigit() and len(key) < len("1000000") else -1
            here = here.items[at] if 0 <= at < len(here.items) else None
        else:
            here = here.fields.get(key)
    return here


def _replace(holder: Node, target: Node) -> None:
    if target.kind != "map":
        holder.kind, holder.items, holder.text, holder.quoted = (
            target.kind,
            target.items,
            target.text,
            target.quoted,
        )
        holder.line, holder.last, holder.fields = target.line, target.last, target.fields
        return
    own = {key: value for key, value in holder.fields.items() if key != _REF}
    holder.fields = {**target.fields, **own}
