"""What a claim sets aside itself need not be said: "closes 40 minutes before departure, not 60"."""

from __future__ import annotations

from protem.reading.clauses import words_of
from protem.reading.left_out import left_out

_MONTH = "May"
"""The one month that is also a verb, before which a phrase is taken to end: "not 5 May"."""


def without_set_aside(claim: str, output: str) -> str:
    """Return a claim without what it sets aside at its end, where the output has no word of that.

    An output that has one is held against the whole claim: it must set the same aside.
    """
    parts = left_out(claim, 0, len(claim))
    if len(parts) != 1 or parts[0].limits or claim[parts[0].end :].strip(" .\"'") not in ("", _MONTH):
        return claim
    rest = claim[: parts[0].start].rstrip(" ,;")
    rest = rest.removesuffix(" and").removesuffix(" but").rstrip(" ,;")
    kept = {word.stem for word in words_of(rest, 0, len(rest))}
    own = parts[0].stems - kept
    said = {word.stem for word in words_of(output, 0, len(output))}
    return rest if own and own.isdisjoint(said) and kept - {""} else claim
