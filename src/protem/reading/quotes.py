"""The quoted words of a citation."""

from __future__ import annotations

_DASH = " — "


def reference_end(citation: str) -> int:
    """Return where the reference part of a citation ends: at the first " — ", or at its end."""
    dash = citation.find(_DASH)
    return len(citation) if dash < 0 else dash


def quoted_words(citation: str) -> str:
    """Return what a citation quotes: all from the first " — " on, the dash included; "" where there is none."""
    return citation[reference_end(citation) :]
