"""Whether enough things of a kind are given: three capitals, two reasons, five examples.

What it asks: "list at least 3 European capitals", "gives two or more reasons", "names four vegetables".
How it is read: what is of the kind no rule knows, but an output that has fewer items, or fewer words that could name
one, than things asked for, has too few. Words of the request and small words name none.
What it can't decide: whether there are enough, where there is room for them.
"""

from __future__ import annotations

import re

from protem.case import Case
from protem.finding import Finding, fails, holds, undecided
from protem.reading.clauses import words_of
from protem.reading.stemming import stem
from protem.rubric.counting.layout import items
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import AMOUNT, NOT, Reading, Request
from protem.rubric.undecidable import FORM
from protem.rubric.wording.frame import FRAME

EXAMPLES = (
    Example("list at least 3 European capitals", "- Paris\n- Rome", "fails", "room for 2, at least 3 asked"),
    Example("Gives at most two reasons", "It is cheap.", "holds", "room for 1, at most 2 asked"),
    Example("Names 2 birds", "A crow, a tit.", "undecided", "whether 'birds' are 2 no rule can count"),
)

_ASKS = re.compile(
    rf"\A(?:(?:the|it|this|answer|response|output|reply|assistant|model|bot|should|must|also|please|"
    rf"to|correctly|⟨not⟩) ){{0,6}}"
    r"(?:lists?|listing|names?|naming|gives?|giving|suggests?|recommends?|provides?|providing|"
    r"offers?|mentions?|proposes?|"
    rf"includes?|identif(?:y|ies)|contains?|has|have|presents?)(?: (?:the )?(?:user|reader|customer))? (?P<n>{AMOUNT}) "
    r"(?P<kind>(?:[a-z'-]+ ){0,4}?[a-z'-]+)(?: (?:of|for|to|in|from|that|which|why|how|when|about|on|"
    r"with) [^⟨⟩]{1,120})?\Z"
)
_SMALL = frozenset(
    "the a an and or but nor of in on at to for from with by as is are was were be been it its they "
    "them he she we you i "
    "this that these those there here not no so if can could will would may might do does did has have had also".split()
)
"""Words that name nothing by themselves."""
_TOWNS = re.compile(r"(?<=[a-z] )(?<!all )(?<!block )capitals\b")
"""Capitals that are no letters."""
_LEAD_IN = re.compile(r"[^\n]*:\s*\Z")
_SEVERAL = re.compile(r"[,;/&+:(–—]|\b(?:and|or|plus|as well as|with|then)\b|[.!?]\s+\S", re.IGNORECASE)


def read(request: Request) -> Reading | None:
    """Read a number of things of a kind that no operator counts."""
    found = _ASKS.match(request.plain)
    if not found or request.literals or len(request.bounds) != 1 or request.plain.count(NOT) > 1:
        return None
    kind = found["kind"]
    if kind.split()[0] in FRAME or not kind.endswith("s") or FORM.search(_TOWNS.sub("", request.plain)):
        return None
    words = tuple(word for word in request.plain.split() if word.isalpha())
    return Reading({"bound": request.bounds[0], "kind": kind, "asked": words}, request.positive, size=0)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Say whether there is room for so many."""
    bound, kind = arguments["bound"], arguments["kind"]
    room = _room(case.output, arguments["asked"])
    if room is not None and bound.low is not None and not bound.near and room < bound.low:
        return fails(f"room for {room}, {bound.says} asked")
    if room is not None and bound.low is None and bound.high is not None and room <= bound.high:
        return holds(f"room for {room}, {bound.says} asked")
    return undecided(f"whether {kind!r} are {bound.says.removeprefix('exactly ')} no rule can count")


def _room(output: str, asked: tuple[str, ...]) -> int | None:
    """Return the most things that an output can hold: its items where it is a plain list, else its words."""
    if any(character.isalpha() and character > _LATIN for character in output):
        return None
    known = {stem(word) or word for word in asked}
    keys = [word.key for word in words_of(output, 0, len(output))]
    words = sum(key not in known and key not in _SMALL for key in keys)
    places = list(items(output))
    lines = [line for line in output.splitlines() if line.strip()]
    is_list = bool(places) and len(lines) - len(places) <= int(bool(_LEAD_IN.match(lines[0])))
    if is_list and not any(_SEVERAL.search(output[start:end].lstrip(" -*•0123456789.)(")) for start, end in places):
        return min(words, len(places))
    return words


_LATIN = "\u024f"
"""The last letter of scripts that part words by spaces, as far as this counts them."""
