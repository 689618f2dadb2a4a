"""Patterns of many words at once, built so that telling most words apart from them costs one look."""

from __future__ import annotations

import re
from collections.abc import Iterable

_Tree = dict[str, "_Tree"]


def any_of(words: Iterable[str]) -> str:
    """Return a pattern of any of these words, the longest first; they are taken as they are written."""
    tree: _Tree = {}
    for word in words:
        branch = tree
        for letter in word:
            branch = branch.setdefault(letter, {})
        branch[""] = {}
    return _pattern(tree)


def _pattern(tree: _Tree) -> str:
    ways = [re.escape(letter) + _pattern(branch) for letter, branch in tree.items() if letter]
    if not ways:
        return ""
    together = ways[0] if len(ways) == 1 and "" not in tree else f"(?:{'|'.join(ways)})"
    return f"{together}?" if "" in tree else together
