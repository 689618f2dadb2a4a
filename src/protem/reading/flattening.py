"""Patterns written over several lines."""

from __future__ import annotations


def flat(pattern: str) -> str:
    r"""Return a pattern without its line breaks and the indentation behind them; "\ " at a line's start is a space."""
    return "".join(line.strip() for line in pattern.split("\n"))
