"""What a limit of a sentence says beyond it: "staffed until 5 pm", "allowed unless a sign forbids it".

What is so until something, is not so after it; what is so unless something, is not so if it is. What the sentence
demands or denies itself is left alone: what is not demanded is left free.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from protem.reading.clauses import Word
from protem.reading.implied.denying import denial

_LIMITS = {"until": ("after",), "till": ("after",), "unless": ("if",)}
_PERFECT = frozenset("has have had".split())
"""What is so unless something has happened is not so after it."""
_BEGINS = frozenset(("from", "between", *_LIMITS))
"""Words at which a range begins, or another limit."""
_DEGREES = frozenset("even just only not up".split())
"""Words before a limit that make another thing of it: "not until", "even until"."""
_ENDS = frozenset("and or but then".split())


def beyond_limits(text: str, words: Sequence[Word]) -> Iterator[str]:
    """Yield what the clauses of a sentence say beyond their limits."""
    for place, word in enumerate(words):
        if word.text not in _LIMITS or not place or words[place - 1].text in _DEGREES:
            continue
        main = _main(text, words[:place])
        limit = _limit(text, words, place)
        said = denial(text, main) if main and limit else None
        if not said:
            continue
        happens = word.text == "unless" and not _PERFECT.isdisjoint(limit.split())
        for joined in (*_LIMITS[word.text], *("after",) * happens):
            yield f"{said} {joined} {limit}."


def _main(text: str, before: Sequence[Word]) -> Sequence[Word]:
    """Return the words of the clause before a limit, without the beginning of a range and its joining word."""
    first = 0
    for place in range(len(before) - 1, 0, -1):
        if any(mark in text[before[place - 1].end : before[place].start] for mark in ",;:()\n"):
            first = place
            break
    own = before[first:]
    if own and own[0].text in _ENDS:
        own = own[1:]
    ranged = next((place for place, word in enumerate(own) if word.text in _BEGINS), len(own))
    return own[:ranged]


def _limit(text: str, words: Sequence[Word], at: int) -> str:
    """Return what stands behind a limit, up to a stop or what is joined to it."""
    last = at + 1
    while last < len(words):
        gap = text[words[last - 1].end : words[last].start]
        if (last > at + 1 and words[last].text in _ENDS) or any(mark in gap for mark in ",;:()\n—"):
            break
        last += 1
    return text[words[at + 1].start : words[last - 1].end] if last > at + 1 else ""
