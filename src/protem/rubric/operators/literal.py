"""Whether quoted words or phrases stand in the output: all of them, any, or none.

What it asks: "includes the words 'land' and 'river'", "does not use 'can' or 'ride'", "contains one of these phrases".
How it is read: whole words, whatever their case, unless the rubric says "case-sensitive". With "and" all are wanted,
with "or" and "one of" any; a denial wants none of them away.
What it can't decide: whether "friends" counts where 'friend' is asked: another form alone is undecided.
"""

from __future__ import annotations

import re
from dataclasses import replace

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.quoted_places import places_of
from protem.rubric.request import AMOUNT, LITERAL, NOT, Reading, Request
from protem.rubric.wording.bounds import Bound

EXAMPLES = (
    Example("includes the words 'land' and 'river'", "Land by the river.", "holds", "'land' and 'river' stand there"),
    Example("Never says 'can' or 'ride'", "You can walk.", "fails", "'can' stands there"),
    Example("mentions 'friend'", "Two friends.", "undecided", "'friend' stands there in another form: 'friends'"),
)

_LIST = re.compile(
    rf"{LITERAL}(?:(?: (?:,|/|and|or|nor|&|as|well|plus|the|words?|phrases?|names?|letters?|terms?))*? "
    rf"{LITERAL})*"
)
_ANY_OF = re.compile(
    r"(?<!\S)(?:(?P<just>exactly one|just one|only one|single one) of|one of|any of|either|at least one "
    r"of|any one of|⟨n\d⟩ of|one or more of)(?!\S)"
)
_NOT_BOTH = re.compile(rf"(?: ,)? but {NOT} both(?!\S)")
_ONCE = re.compile(rf" {AMOUNT} times")
_SAYS = frozenset(
    "say says saying said mention mentions mentioning mentioned word words phrase phrases term terms keyword keywords "
    "key letter letters character characters name names exact exactly allowed options option choices strings string "
    "all both each every following list listed state states stating single somewhere once refer refers reference "
    "references itself use verbatim literally ever case sensitive quote quotes symbol symbols sentence sentences "
    "line expression expressions number digit sign least work works working somehow weave weaves "
    "incorporate incorporates "
    "incorporating employ employs pick picks choose chooses select selects s appearing feature features "
    "among nowhere cover covers discuss discusses address addresses link links url website site page".split()
)


def read(request: Request) -> Reading | None:
    """Read a list of quoted texts."""
    listed = _LIST.search(request.plain)
    at_least_once = _ONCE.search(request.plain)
    if at_least_once and request.bound_in(at_least_once[0]) == Bound(1) and len(request.literals) > 1:
        request = replace(request, plain=request.plain.replace(at_least_once[0], ""))
    if not listed or "times" in request.plain.split():
        return None
    any_of = _ANY_OF.search(request.plain)
    amount = re.search(r"⟨n\d{1,3}⟩", request.plain)
    if amount and not (any_of and amount.start() >= any_of.start() and amount.end() <= any_of.end()):
        return None
    joined = f" {listed[0]} "
    chosen = bool(any_of) or " or " in joined or " nor " in joined or " / " in joined or NOT in request.plain
    arguments = {
        "texts": request.literals_in(listed[0]),
        "any": chosen,
        "exact": "case sensitive" in request.plain,
        "bound": _bound(request, any_of),
    }
    both = _NOT_BOTH.search(request.plain)
    if both:
        arguments |= {"any": True, "bound": Bound(1, 1)}
    taken = tuple(each for each in (listed, any_of, both) if each)
    return request.reading(arguments, taken, _SAYS)


def _bound(request: Request, any_of: re.Match[str] | None) -> Bound | None:
    """Return how many of the list are to stand there, None where the rubric says "any" or "all"."""
    if any_of is None:
        return None
    if any_of["just"]:
        return Bound(1, 1)
    bound = request.bound_in(any_of[0])
    return bound.at_least() if bound else None


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for each of them."""
    exact = arguments["exact"]
    there = {text: places_of(text, case.output, exact=exact) for text in arguments["texts"]}
    missing = [text for text, places in there.items() if not places]
    found = [text for text, places in there.items() if places]
    spans = tuple(Span(OUTPUT, *places[0]) for places in there.values() if places)
    if bound := arguments["bound"]:
        says = f"{len(found)} of {len(there)} stand there, {bound.says} asked"
        return (holds if bound.allows(len(found)) else fails)(says, evidence=spans)
    if not missing or (arguments["any"] and found):
        return holds(f"{_listed(found)} stand{'s' if len(found) == 1 else ''} there", evidence=spans)
    others = {text: places_of(text, case.output, inflected=True) for text in missing}
    if any(others.values()) if arguments["any"] else all(others.values()):
        text, places = next((text, places) for text, places in others.items() if places)
        start, end = places[0]
        says = f"{text!r} stands there in another form: {case.output[start:end]!r}"
        return undecided(says, evidence=(Span(OUTPUT, start, end),))
    return fails(f"{_listed(missing)} {'is' if len(missing) == 1 else 'are'} missing", evidence=spans)


def _listed(texts: list[str]) -> str:
    shown = [repr(text if len(text) <= 40 else text[:39] + "…") for text in texts[:4]]  # noqa: PLR2004  as read at a glance
    return " and ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else shown[0]
