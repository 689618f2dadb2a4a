"""A thing that can be counted, how a request for a number of it is read, and how it is decided."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds
from protem.rubric.criterion import Arguments
from protem.rubric.request import AMOUNT, Reading, Request
from protem.rubric.wording.bounds import ANY, Bound

Places = Iterable[tuple[int, int]]
_SHOWN = 5
"""Places shown as evidence: a reader looks at the first."""
_COUNTS = frozenset(
    "only long length number count counts amount total least many much more of longer different limit limits limited "
    "restricted".split()
)
_OTHER_BOUND = re.compile(
    r"(?<!\S)(?:is|be|are|an?) (?:an )?(?:even|odd|prime|multiple)(?!\S)|(?<!\S)(?:even|odd) number(?!\S)|"
    r"(?<!\S)only (?:digits?|letters?|numbers?|punctuation|spaces?|(?:lower|upper)case letters?)(?!\S)"
)
"""What limits a number or a text and is no bound: "the number of words is even", "contains only digits"."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing to count: `wording` finds it in a plain request, `find` its places in a text.

    `allowed` are further words that a request for it may hold and that change nothing.
    """

    one: str
    many: str
    wording: re.Pattern[str]
    find: Callable[[str], Places]
    allowed: frozenset[str] = field(default=frozenset())


def thing(one: str, many: str, wording: str, find: Callable[[str], Places], allowed: str = "") -> Thing:
    """Make a thing; its wording stands between spaces."""
    return Thing(one, many, re.compile(rf"(?<!\S)(?:{wording})(?!\S)"), find, frozenset(allowed.split()))


def asked(request: Request, things: Sequence[Thing]) -> Reading | None:
    """Read a request for a number of one of these things: the one whose name accounts for most of it."""
    if _OTHER_BOUND.search(request.plain):
        return None
    if not _any_of(tuple(each.wording.pattern for each in things)).search(request.plain):
        return None
    readings = [reading for each in things if (reading := _asked(request, each))]
    return max(readings, key=lambda reading: reading.size, default=None)


@lru_cache(maxsize=16)
def _any_of(wordings: tuple[str, ...]) -> re.Pattern[str]:
    """Return what finds any of some wordings: a look at once before one at each."""
    return re.compile("|".join(_GROUP_NAME.sub("(?:", wording) for wording in wordings))


_GROUP_NAME = re.compile(r"\(\?P<\w{1,20}>")


def _asked(request: Request, each: Thing) -> Reading | None:
    named = each.wording.search(request.plain)
    if not named:
        return None
    amounts = list(re.finditer(AMOUNT, request.plain))
    outside = [amount for amount in amounts if not named.start() <= amount.start() < named.end()]
    if len(outside) > 1:
        return None
    inside = named.groupdict().get("n")
    if inside and outside:
        return None
    bound = request.bound_in(inside or outside[0][0]) if inside or outside else ANY
    if bound is None:
        return None
    arguments: Arguments = {"thing": each.one, "bound": bound}
    return request.reading(arguments, (named, *outside), _COUNTS | each.allowed | {"times"})


def counted(case: Case, arguments: Arguments, things: Sequence[Thing]) -> Finding:
    """Count a thing in the output and say whether the bound allows it."""
    each = next(each for each in things if each.one == arguments["thing"])
    return told(list(each.find(case.output)), arguments["bound"], each.one, each.many)


def told(places: Sequence[tuple[int, int]], bound: Bound, one: str, many: str) -> Finding:
    """Make the finding of a count."""
    count = len(places)
    says = f"{count or 'no'} {one if count == 1 else many}"
    if bound != ANY:
        says += f", {bound.says} asked"
    make = holds if bound.allows(count) else fails
    return make(says, evidence=shown(places))


def shown(places: Sequence[tuple[int, int]]) -> tuple[Span, ...]:
    """Return some places of the output as evidence: each, or where they are many all from the first to the last."""
    if len(places) > _SHOWN:
        return (Span(OUTPUT, places[0][0], places[-1][1]),)
    return tuple(Span(OUTPUT, start, end) for start, end in places)
