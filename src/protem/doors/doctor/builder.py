"""Parser events made into nodes: depth and expanded size are capped, and no tag is followed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import yaml

from protem.doors.doctor.complaint import ConfigError, shown
from protem.doors.doctor.tree import Kind, Node

MAX_DEPTH = 100
"""How deep values may stand in one another. JSON schemas inside tools reach thirty."""
MAX_VALUES = 2_000_000
"""Values after every alias is written out: what a config of 4 MB can hold without any alias."""

_MERGE = "<<"


@dataclass(slots=True)
class _Open:
    """A list or map that is being read, and what it weighs so far."""

    node: Node
    anchor: str | None
    items: list[Node] = field(default_factory=list)
    fields: dict[str, Node] = field(default_factory=dict)
    merged: list[Node] = field(default_factory=list)
    key: Node | None = None
    weight: int = 1
    height: int = 1

    def take(self, child: Node) -> None:
        if self.node.kind == "list":
            self.items.append(child)
        elif self.key is None:
            self.key = child
        else:
            key, self.key = self.key, None
            self._pair(key, child)

    def _pair(self, key: Node, value: Node) -> None:
        if key.kind != "scalar":
            return
        if key.text == _MERGE and not key.quoted:
            self.merged.extend(value.items if value.kind == "list" else [value])
            return
        if key.text in self.fields:
            raise ConfigError(f"line {key.line}: the key {shown(key.text)!r} is written twice in one map")
        self.fields[key.text] = value

    def close(self, last: int) -> None:
        for source in self.merged:
            for key, value in source.fields.items():
                self.fields.setdefault(key, value)
        self.node.items, self.node.fields, self.node.last = self.items, self.fields, last


class Builder:
    """Turns the events of a YAML parser into nodes.

    It keeps a stack of its own: hostile depth must not become recursion.
    """

    def __init__(self) -> None:
        """Begin with no events taken: `root` is None until the first value is complete."""
        self.root: Node | None = None
        self._open: list[_Open] = []
        self._anchors: dict[str, tuple[Node, int, int]] = {}

    def take(self, event: Any) -> None:
        """Take the next event.

        Raises:
            ConfigError: a second document, a key written twice, an alias bomb, or too deep.

        """
        line, last = event.start_mark.line + 1, event.end_mark.line + 1
        if isinstance(event, yaml.ScalarEvent):
            node = Node("scalar", line, last, event.value, quoted=bool(event.style))
            self._place(node, 1, 0, event.anchor, line)
        elif isinstance(event, yaml.AliasEvent):
            self._alias(event.anchor, line)
        elif isinstance(event, yaml.CollectionStartEvent):
            kind: Kind = "map" if isinstance(event, yaml.MappingStartEvent) else "list"
            self._open.append(_Open(Node(kind, line, last), event.anchor))
            # Until it is closed, an alias to it would make the tree a circle.
            self._anchors.pop(event.anchor or "", None)
            self._check_depth(0, line)
        elif isinstance(event, yaml.CollectionEndEvent):
            done = self._open.pop()
            done.close(last)
            self._place(done.node, done.weight, done.height, done.anchor, done.node.line)
        elif isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
            raise ConfigError(f"line {line}: a second document begins here, and promptfoo reads only one")

    def _alias(self, anchor: str | None, line: int) -> None:
        if anchor is None or anchor not in self._anchors:
            name = shown(anchor or "")
            raise ConfigError(f"line {line}: the alias *{name} names nothing that is complete by then")
        node, weight, height = self._anchors[anchor]
        self._check_depth(height, line)
        self._place(node, weight, height, None, line)

    def _place(self, node: Node, weight: int, height: int, anchor: str | None, line: int) -> None:
        if anchor:
            self._anchors[anchor] = (node, weight, height)
        if not self._open:
            self.root = node
            return
        parent = self._open[-1]
        parent.weight += weight
        parent.height = max(parent.height, height + 1)
        if parent.weight > MAX_VALUES:
            raise ConfigError(f"line {line}: its aliases stand for more than {MAX_VALUES:,} values")
        parent.take(node)

    def _check_depth(self, height: int, line: int) -> None:
        if len(self._open) + height > MAX_DEPTH:
            raise ConfigError(f"line {line}: values stand more than {MAX_DEPTH} deep in one another")
