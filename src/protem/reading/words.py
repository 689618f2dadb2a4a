"""The stems of a text: what the `words` engine compares."""

from __future__ import annotations

import re
from functools import lru_cache

from protem.policy import Words

_PLAIN = Words()


@lru_cache(maxsize=64)
def _runs(length: int) -> re.Pattern[str]:
    return re.compile(rf"[a-z0-9]{{{length},}}")


def stems(text: str, words: Words = _PLAIN) -> frozenset[str]:
    """Return the stems of a text: lower-case runs of a-z and 0-9, cut to the policy's stem length.

    Stems of instruction words are dropped, unless nothing else is left.
    """
    length = words.stem_length
    every = {run[:length] for run in _runs(length).findall(text.lower())}
    return frozenset(every.difference(words.instruction_stems) or every)


def stem_places(text: str, wanted: frozenset[str], words: Words = _PLAIN) -> tuple[tuple[int, int], ...]:
    """Return where the words with one of the wanted stems stand, as (start, end) in the text as it came."""
    lowered, offsets = _lowered(text)
    length = words.stem_length
    return tuple(
        (offsets[run.start()], offsets[run.end() - 1] + 1)
        for run in _runs(length).finditer(lowered)
        if run.group()[:length] in wanted
    )


def _lowered(text: str) -> tuple[str, range | list[int]]:
    """Return the lower-case text and, for each of its characters, the place of the one it came from."""
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered, range(len(text))
    pieces = [character.lower() for character in text]  # "İ" becomes two characters
    return "".join(pieces), [place for place, piece in enumerate(pieces) for _ in piece]
