"""Whether sections are marked with a word and their number: "Section 1", "PARAGRAPH 2".

What it asks: "at least 3 sections, each marked with 'Section' and its number", "divided into 4 parts labelled 'Day X'".
How it is read: the word as the rubric writes it, a number in digits behind it; every number counts once. A number of
sections that stands alone is the least.
What it can't decide: where a section ends.
"""

from __future__ import annotations

import re
from dataclasses import replace

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import AMOUNT, LITERAL, Reading, Request
from protem.rubric.wording.bounds import Bound

EXAMPLES = (
    Example(
        "has at least 2 sections, each marked with 'Day' and its number",
        "Day 1\nA\nDay 2\nB",
        "holds",
        "2 sections marked 'Day', at least 2 asked",
    ),
    Example(
        "Has Part 1 to Part 3 as section markers", "Part 1\nA", "fails", "1 section marked 'Part', at least 3 asked"
    ),
)

_NOUN = re.compile(
    r"(?<!\S)(?:sections?|parts?|paragraphs?|chapters?|headings?|blocks?|stanzas?|segments?|days?|steps?|"
    r"pieces?)(?: (?:markers?|headings?|labels?|titles?))?(?!\S)"
)
_PLAIN = re.compile(r"(?<!\S)(?:different |distinct |separate )?(?:sections?|parts?|chapters?|segments?)(?!\S)")
LEAST = Bound(2, told=False)
"""Sections that are asked for without a number: one alone is no section."""
_MARKED = re.compile(
    r"(?<!\S)(?:mark\w*|label\w*|head\w*|titled?|called|named?|number\w*|start\w*|begin\w*|introduc\w*|"
    r"indicat\w*|denot\w*|identif\w*|prefix\w*|series|split\w*|divid\w*|designat\w*|tagg\w*)(?!\S)"
)
_ALLOWED = frozenset(
    "each one its number numbers numbered numeral markers marker marked mark labelled labeled label "
    "labels them until divided split is section "
    "sections part parts paragraph paragraphs with beginning beginnings start starting begin begins "
    "starts headings heading headed titled title "
    "titles called named every followed x n series using in form format word keyword at the start of "
    "separated like counting digit up plus "
    "forth on upward onward etc organised organized laid out broken down into own line first then".split()
)
_NUMBER = re.compile(r"(?:[\s:#]{1,3}\(?(?:X|N|#|\d{1,3}|\[?[Nn]umber\]?)\)?)?[\s.:]*\Z")


def read(request: Request) -> Reading | None:
    """Read the word that marks sections, and how many."""
    noun = _NOUN.search(request.plain)
    words = {_NUMBER.sub("", text) for text in request.literals_in(request.plain)} - {""}
    amounts = list(re.finditer(AMOUNT, request.plain))
    last = re.search(rf"until ({AMOUNT})", request.plain)
    if last and len(amounts) > 1:
        amounts = [each for each in amounts if each.start() != last.start(1)]
        request = replace(request, plain=request.plain.replace(last[1], ""))
    noun = noun or re.search("series", request.plain)
    if not noun or len(words) > 1 or len(amounts) > 1:
        return None
    bound = (request.bound_in(amounts[0][0]) or Bound(1)).at_least() if amounts else LEAST
    if not words:
        plain = _PLAIN.search(request.plain)
        return request.reading({"word": "", "bound": bound}, (plain, *amounts), _ALLOWED) if plain and amounts else None
    marked = _MARKED.search(request.plain)
    is_series = "series" in request.plain or any(_NUMBER.sub("", text) != text for text in request.literals)
    if not is_series and not (marked and re.search(r"(?<!\S)(?:numbers?|numbered|x|n|digit)(?!\S)", request.plain)):
        return None
    literals = re.finditer(LITERAL, request.plain)
    taken = tuple(each for each in (noun, marked, *literals, *amounts) if each)
    return request.reading({"word": words.pop(), "bound": bound}, taken, _ALLOWED)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Count the marks with different numbers."""
    word, bound = arguments["word"], arguments["bound"]
    if not word:
        return undecided("how its sections are marked is not said")
    exact, loose = _marks(word, case.output, 0), _marks(word, case.output, re.IGNORECASE)
    noun = "section" if len(exact) == 1 else "sections"
    says = f"{len(exact)} {noun} marked {word!r}, {bound.says} asked"
    spans = tuple(Span(OUTPUT, *place) for place in list(loose.values())[:5])
    if bound.allows(len(exact)) != bound.allows(len(loose)):
        return undecided(f"{says}, or {len(loose)} in other letters", evidence=spans)
    return (holds if bound.allows(len(exact)) else fails)(says, evidence=spans)


def _marks(word: str, output: str, flags: int) -> dict[int, tuple[int, int]]:
    places: dict[int, tuple[int, int]] = {}
    for found in re.finditer(rf"(?<!\w){re.escape(word)}\s?[#:-]?\s?(\d{{1,3}})(?!\d)", output, flags):
        places.setdefault(int(found[1]), found.span())
    return places
