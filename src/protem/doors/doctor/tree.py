"""The values of a config as a tree that knows its lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

Kind = Literal["scalar", "list", "map"]

_NULLS = frozenset({"", "~", "null", "Null", "NULL"})
_TRUE = frozenset({"true", "True", "TRUE"})
_NO_FIELDS: Mapping[str, Node] = MappingProxyType({})


@dataclass(slots=True, eq=False)
class Node:
    """One value of a config: a scalar with its `text`, a list of `items` or a map of `fields`.

    `line` and `last` are the first and the last line it is written in, counted from 1. Nodes are compared by
    identity: an alias is the node it names.
    """

    kind: Kind
    line: int
    last: int
    text: str = ""
    quoted: bool = False
    items: Sequence[Node] = ()
    fields: Mapping[str, Node] = field(default_factory=lambda: _NO_FIELDS)

    @property
    def is_null(self) -> bool:
        """Whether nothing is written here: to promptfoo, a null is as good as a missing key."""
        return self.kind == "scalar" and not self.quoted and self.text in _NULLS

    @property
    def is_true(self) -> bool:
        """Whether this is a plain `true`."""
        return self.kind == "scalar" and not self.quoted and self.text in _TRUE

    def get(self, *path: str) -> Node | None:
        """Return what stands under a path of keys, or None where a key is missing, null or not in a map."""
        here = self
        for key in path:
            found = here.fields.get(key)
            if found is None or found.is_null:
                return None
            here = found
        return here

    def string(self, *path: str) -> str:
        """Return the text of the scalar under a path of keys, or "" where there is none."""
        found = self.get(*path)
        return "" if found is None else found.text
