"""What a rubric must be before it can be judged by."""

from __future__ import annotations

import re

_VARIABLE = re.compile(r"\{\{-?\s{0,8}(?P<name>[^\W\d][\w.\[\]'\"]{0,80})[^{}]{0,200}\}\}")
_BLOCK = re.compile(r"\{%-?\s{0,8}(?P<name>\w{1,20})[^{}]{0,200}%\}")


class RubricError(ValueError):
    """A rubric that asks for nothing, or that was never filled in."""


def readable(rubric: str) -> str:
    """Return the trimmed rubric.

    Raises:
        RubricError: it is empty, or holds a template variable that nobody filled in.

    """
    trimmed = rubric.strip()
    if not trimmed:
        raise RubricError("the rubric is empty: say what the output must do")
    unfilled = _VARIABLE.search(trimmed) or _BLOCK.search(trimmed)
    if unfilled:
        raise RubricError(
            f"the rubric holds {unfilled.group()!r}, a variable that was not filled in: "
            "write the rubric in the config itself instead of a file or an object, and check the name"
        )
    return trimmed
