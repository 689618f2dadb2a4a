"""The parts of a list: whole with its lead-in, or one item with all that leads it in; never an item without."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from protem.desk.write.leaning import is_cut, leans
from protem.desk.write.part import Part, part_of
from protem.desk.write.pieces import HEAD, PAIR, Sentence
from protem.desk.write.provisions import begins_midway, goes_on

_CONDITIONAL = re.compile(
    r"\b(?:if|when|where|unless|only|all|both|each|every|provided|steps|except|whichever|either|in order)\b",
    re.IGNORECASE,
)
"""Words of a lead-in by which its items bind one another."""
_STEPS = re.compile(r"\A\W{0,9}(?:to|how)\b", re.IGNORECASE)
_BINDS = re.compile(
    r"\b(?:not|never|no|none|only|unless|if|except|exempt\w{0,5}|avoid|forbidden|prohibited|illegal|unlawful|following"
    r"|these|those|below|must|cannot|do not|don't)\b",
    re.IGNORECASE,
)
"""Words by which a sentence before a list leads it in, though it ends like any other."""
_JOINED = re.compile(r"\b(?:and|or|but|then)[\s,;:]{0,3}\Z", re.IGNORECASE)
_JOINING = 9
"""Characters at the end of an item in which a word that joins it to the next is looked for."""
MARKER = re.compile(r"[\s(]{0,3}(?:(?P<roman>[ivx]{1,5})|(?P<letter>[A-Za-z])|(?P<digit>\d{1,3}))[.)]\s*|\W{1,3}\s*")
_INDENT = 40
_DEEPEST = 6
"""Lists inside one another."""


def listed(text: str, found: Sequence[Sentence], items: range, behind: tuple[int, ...], limit: int) -> Iterator[Part]:
    """Yield the parts of a list of `items`; the sentences `behind` take something of it back."""
    first, last = items[0], items[-1]
    led = first > 0 and not _ends_item(text, found, first - 1) and _leads(text, found[first - 1])
    before = (first - 1,) if led else ()
    if led and (begins_midway(_words(text, found[first - 1])) or leans(_words(text, found[first - 1]))):
        return
    every = (*before, *range(first, last + 1), *behind)
    if (
        (led or _stand(text, found[first : last + 1]))
        and _size(found, every) <= limit
        and not goes_on(_end(text, found[every[-1]]))
    ):
        yield part_of(found, every)
    bound = any(_is_joined(text, one) for one in found[first : last + 1])
    if bound or (led and _binds_items(_words(text, found[first - 1]), text, found[first])):
        return
    for at, above in _above(text, found, first, last):
        numbers = (*before, *above, at, *behind)
        ends = goes_on(_end(text, found[at])) and text[found[at].end - 1] != ";"
        alone = not ends and (led or _stand(text, found[at : at + 1]))
        binding = any(_CONDITIONAL.search(_words(text, found[one])) for one in above)
        if (
            alone
            and not binding
            and _size(found, numbers) <= limit
            and not is_cut(text[found[at].start : found[at].end])
        ):
            yield part_of(found, numbers)


def _ends_item(text: str, found: Sequence[Sentence], at: int) -> bool:
    """Say whether a sentence goes on in the line of an item: "1. Wear shoes. Training barefoot is prohibited."."""
    while at and found[at].kind != "item" and "\n" not in text[found[at - 1].end : found[at].start]:
        at -= 1
    return found[at].kind == "item"


def _leads(text: str, before: Sentence) -> bool:
    """Say whether what stands before a list leads it in: a heading, half a sentence, or one that binds the items."""
    if before.kind == "heading":
        return True
    if before.kind not in ("plain", "short"):
        return False
    return text[before.end - 1] not in ".!?" or _BINDS.search(_words(text, before)) is not None


def _binds_items(lead: str, text: str, item: Sentence) -> bool:
    """Say whether the items of a list hold only together: conditions, or the steps of a way."""
    numbered = (MARKER.match(text, item.start, item.end) or {"digit": None})["digit"] is not None
    return _CONDITIONAL.search(lead) is not None or (numbered and _STEPS.match(lead) is not None)


def _stand(text: str, items: Sequence[Sentence]) -> bool:
    """Say whether items need nothing that leads them in: sentences of their own, or a thing with its value."""
    return all(
        PAIR.fullmatch(bare) or (text[one.end - 1] in ".!?" and not begins_midway(bare) and not leans(bare))
        for one in items
        for bare in (_bare(text, one),)
    )


def _above(text: str, found: Sequence[Sentence], first: int, last: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield each item with those that lead it in: "(a) It is no defense that the person: (1) ..."."""
    open_: list[tuple[int, tuple[str, int]]] = []
    opened = False
    for at in range(first, last + 1):
        style = _style(text, found[at])
        if opened:
            open_.append((at - 1, style))
        while open_ and open_[-1][1] != style:
            open_.pop()
        del open_[_DEEPEST:]
        yield at, tuple(one for one, _ in open_)
        opened = text[found[at].end - 1] in ":—–"


def _style(text: str, item: Sentence) -> tuple[str, int]:
    marker = MARKER.match(text, item.start, item.end)
    line = text.rfind("\n", max(0, item.start - _INDENT), item.start) + 1
    return (marker.lastgroup or "" if marker else "", item.start - line if line else 0)


def _bare(text: str, item: Sentence) -> str:
    words = _words(text, item)
    marker = MARKER.match(words)
    return words[marker.end() :] if marker else words


def _words(text: str, sentence: Sentence) -> str:
    return text[sentence.start : min(sentence.end, sentence.start + HEAD)]


def _end(text: str, sentence: Sentence) -> str:
    return text[max(sentence.start, sentence.end - HEAD) : sentence.end]


def _size(found: Sequence[Sentence], numbers: tuple[int, ...]) -> int:
    return sum(found[at].end - found[at].start + 1 for at in numbers)


def _is_joined(text: str, item: Sentence) -> bool:
    """Say whether an item ends with a word that joins it to the next: "..., and"."""
    return _JOINED.search(text, max(item.start, item.end - _JOINING), item.end) is not None
