"""Whether an amount keeps to a bound: a price under $25, open past 10 pm, a wait of at most two hours.

What it asks: "has mains under $25", "is open past 10 pm", "the delivery takes less than 2 days".
How it is read: amounts of the same kind and unit, or of units that convert exactly, in the sentences that hold a word
of the request, else in the whole output. All of them must keep to the bound.
What it can't decide: an output with no such amount, or with several of which some do not keep to it; one with a limit
on the other side ("over an hour" of "at most two").
"""

from __future__ import annotations

import re
from fractions import Fraction

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.clauses import words_of
from protem.reading.figures import Figure, figures
from protem.reading.figures.units import unit_named
from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import NOT, Reading, Request
from protem.rubric.saying.denied_place import is_denied
from protem.rubric.saying.figure_places import is_set_aside
from protem.rubric.saying.same_figure import shown_figure

EXAMPLES = (
    Example("Recommends a place with mains under $25.", "Mains are 22 dollars.", "holds", "'22 dollars' is under $25"),
    Example(
        "The wait is at most 2 hours", "You wait for 150 minutes.", "fails", "'150 minutes' is not at most 2 hours"
    ),
    Example("Is open past 10 pm", "Come in any time.", "undecided", "no time is given"),
)

_KINDS = frozenset({"quantity", "money", "percent", "time"})
_LATER = re.compile(r"\b(?:past|after|later than|beyond|until after|till after)\s\Z", re.IGNORECASE)
_EARLIER = re.compile(r"\b(?:before|earlier than|prior to)\s\Z", re.IGNORECASE)
_LEAD = 14
_MOST = 4
"""Words of a request beside its amount, at most: of a longer one the amount is only a part."""
_IDLE = frozenset(
    "place cost costs costing price priced prices takes take lasts last long recommend recommends "
    "suggest suggests offer offers amount "
    "time open opens kept limit under over below above less more than at most least past after later "
    "before earlier up".split()
)
_NOT_OF_IT = re.compile(
    (
        r"\b(?:response time|latency|runtime|tokens?|says?|states?|explains?|claims?|tells?|mentions?|notes?|"
        r"warns?|reports?|that|if|when|unless)\b"
    ),
    re.IGNORECASE,
)
"""What is said in the output is a claim, and how fast it came is not in it."""


def read(request: Request) -> Reading | None:
    """Read one amount with a bound, and few words beside it."""
    found = [figure for figure in figures(request.text, "en", marks=False) if figure.firm]
    if len(found) != 1 or request.literals or found[0].kind not in _KINDS or _NOT_OF_IT.search(request.text):
        return None
    figure = found[0]
    bound = _bound(request.text, figure)
    if not bound:
        return None
    known = set(re.findall(r"[^\W_]+", figure.text.lower())) | {NOT}
    words = [token for token in request.left(()) if token not in known and not token.startswith("⟨")]
    words = [token for token in words if token not in _IDLE and not token.isdigit()]
    if len(words) > _MOST:
        return None
    arguments = {"figure": figure, "bound": bound, "words": tuple(words)}
    return Reading(arguments, request.plain.count(NOT) != 1, 1)


def _bound(text: str, figure: Figure) -> str:
    before = text[max(0, figure.start - _LEAD) : figure.start]
    if figure.kind == "time":
        return "over" if _LATER.search(before) else "under" if _EARLIER.search(before) else ""
    return "" if figure.bound == "about" else figure.bound


def decide(case: Case, arguments: Arguments) -> Finding:
    """Compare every amount of that kind with the bound."""
    wanted: Figure = arguments["figure"]
    bound = arguments["bound"]
    every = [figure for figure in figures(case.output, marks=False) if _comparable(figure, wanted)]
    every = [figure for figure in every if not _is_taken_back(case.output, figure)]
    stated = _near(every, arguments["words"], case.output) or every
    if not stated:
        return undecided(f"no {'amount of this kind' if wanted.kind != 'time' else 'time'} is given")
    bad = [figure for figure in stated if not _keeps(figure, wanted, bound)]
    first = (bad or stated)[0]
    at = (Span(OUTPUT, first.start, first.end),)
    says = f"{first.text!r} is {'not ' if bad else ''}{_words(bound, wanted)}"
    if bad and len(bad) < len(stated):
        return undecided(f"{says}, others are", evidence=at)
    if not bad and any({figure.bound, bound} in _APART for figure in stated):
        return undecided(f"{shown_figure(first)!r} may be more or less than {wanted.text}", evidence=at)
    return (fails if bad else holds)(says, evidence=at)


_APART = tuple({own, other} for own in ("over", "at least") for other in ("under", "at most"))
"""A limit on the other side: what is over one hour may be over two."""


def _words(bound: str, wanted: Figure) -> str:
    if wanted.kind == "time":
        bound = {"over": "later than", "under": "earlier than"}[bound]
    return f"{bound} {wanted.text}"


def _is_taken_back(output: str, figure: Figure) -> bool:
    return is_set_aside(output, figure) or is_denied(output, figure.start, figure.end)


def _comparable(figure: Figure, wanted: Figure) -> bool:
    if figure.kind != wanted.kind or figure.per != wanted.per:
        return False
    if figure.kind != "quantity" or figure.unit == wanted.unit:
        return figure.unit == wanted.unit
    return unit_named(figure.unit).dimension == unit_named(wanted.unit).dimension


def _keeps(figure: Figure, wanted: Figure, bound: str) -> bool:
    value, limit = _value(figure), _value(wanted)
    if isinstance(value, str) or isinstance(limit, str):
        return str(value) > str(limit) if bound == "over" else str(value) < str(limit)
    return {"over": value > limit, "under": value < limit, "at least": value >= limit, "at most": value <= limit}[bound]


def _value(figure: Figure) -> Fraction | str:
    if figure.kind == "quantity" and isinstance(figure.value, Fraction):
        return figure.value * unit_named(figure.unit).factor
    return figure.value


def _near(every: list[Figure], words: tuple[str, ...], output: str) -> list[Figure]:
    """Return the figures in whose sentence one of the words stands."""
    keys = {stem(word) or word for word in words}
    near: list[Figure] = []
    left = iter(every)
    figure = next(left, None)
    for start, end in sentence_spans(output):
        if figure is None:
            break
        held = figure.start < end and any(word.key in keys for word in words_of(output, start, end))
        while figure is not None and figure.start < end:
            if held:
                near.append(figure)
            figure = next(left, None)
    return near
