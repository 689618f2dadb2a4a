"""What a rubric must be before it can be judged by."""

from __future__ import annotations

import re

_UNFILLED = re.compile(r"\{\{(?=[^{}]{0,200}\w)[^{}]{1,400}\}\}|\{%[^{}]{1,400}%\}")


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
    if unfilled := _UNFILLED.search(trimmed):
        raise RubricError(
            f"the rubric holds {unfilled.group()!r}, a variable that was not filled in: "
            "write the rubric in the config itself instead of a file or an object, and check the name"
        )
    return trimmed
