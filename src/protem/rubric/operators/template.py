"""Whether the output has certain headings or parts, in their order.

What it asks: "has the parts 'Pros:', 'Cons:' and 'Verdict:'", "follows the template 'My Answer: [answer] Why: [why]'".
How it is read: in a template, what stands in brackets is to be filled in; the fixed words between are looked for, in
their order, whatever their case. Parts and headings are looked for in the order of the rubric.
What it can't decide: whether a part holds what its heading promises.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.quoted_places import places_of
from protem.rubric.request import LITERAL, Reading, Request

EXAMPLES = (
    Example(
        "has the sections 'Pros', 'Cons' in this order",
        "Pros: a\nCons: b",
        "holds",
        "'Pros', 'Cons' stand there in this order",
    ),
    Example("follows the template 'Name: [name] Age: [age]'", "Age: 4", "fails", "'Name:' is missing"),
)

_TEMPLATE = re.compile(rf"(?<!\S)(?:template|format|structure|pattern|layout|form|scheme)(?: \S+){{0,2}}? ({LITERAL})")
_PARTS = re.compile(
    rf"(?<!\S)(?:headings?|parts?|sections?|headers?|labels?|fields?|subheadings?|titles?)(?: (?:called|"
    rf"named|titled|labelled|labeled|:|are|is|with))* ({LITERAL}(?:(?: (?:,|and|then|followed|by))* "
    rf"{LITERAL})*)"
)
_ORDER = re.compile(
    r"(?<!\S)in (?:this|that|the (?:given|same|following|stated|listed|above)?) ?(?:exact )?(?:order|"
    r"sequence)(?!\S)"
)
_BARE = re.compile(r"\b(?:headings?|parts?|sections?|headers?|fields?)\s((?:[A-Z][\w ]{0,40}:(?:,|\sand)?\s?){1,12})")
_ALLOWED = frozenset(
    (
        "template format structure pattern exact exactly layout called named titled labelled own markdown "
        "bold following each with"
    ).split()
)
_BLANK = re.compile(r"\[[^\[\]]{0,200}\]|\{[^{}]{0,200}\}|<[^<>]{0,200}>|_{2,}|\.{3,}|…")


def read(request: Request) -> Reading | None:
    """Read the parts of a template, or a list of headings."""
    order = _ORDER.search(request.plain)
    closing = (order,) if order else ()
    if found := _TEMPLATE.search(request.plain):
        pieces = tuple(piece.strip() for piece in _BLANK.split(request.literals_in(found[1])[0]))
        pieces = tuple(piece for piece in pieces if any(map(str.isalnum, piece)))
        return request.reading({"texts": pieces, "ordered": True}, (found, *closing), _ALLOWED) if pieces else None
    if found := _PARTS.search(request.plain):
        return request.reading(
            {"texts": request.literals_in(found[1]), "ordered": bool(order)}, (found, *closing), _ALLOWED
        )
    if bare := _BARE.search(request.text):
        texts = tuple(text.strip() + ":" for text in re.split(r":(?:,|\sand)?\s?(?:and\s)?", bare[1]) if text.strip())
        known = {token for text in texts for token in re.findall(r"[^\W\d_]+", text.lower())}
        named = re.compile(r"(?<!\S)(?:headings?|parts?|sections?|headers?|fields?)(?!\S)").search(request.plain)
        if named:
            return request.reading({"texts": texts, "ordered": bool(order)}, (named, *closing), _ALLOWED | known)
    return None


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for each, behind the one before where the order counts."""
    reached = 0
    spans: list[Span] = []
    for text in arguments["texts"]:
        places = places_of(text, case.output)
        behind = [place for place in places if place[0] >= reached] if arguments["ordered"] else places
        if not behind:
            return fails(f"{text!r} is {'out of order' if places else 'missing'}", evidence=tuple(spans))
        spans.append(Span(OUTPUT, *behind[0]))
        reached = behind[0][1]
    order = " in this order" if arguments["ordered"] else ""
    return holds(f"{', '.join(map(repr, arguments['texts']))} stand there{order}", evidence=tuple(spans))
