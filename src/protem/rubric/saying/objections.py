"""What stands against a claim in a sentence that holds its words.

Another figure, a choice, a turn against it, a bare list, a quotation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from protem.finding import Outcome
from protem.reading.clauses import words_of
from protem.rubric.saying.amounts import Amount, is_left_open, stems_of_figure
from protem.rubric.saying.beside_the_claim import beside_the_claim
from protem.rubric.saying.found import Decided, Found, Place, shown
from protem.rubric.saying.held import Held, alike
from protem.rubric.saying.manner import is_bare_list, is_quoted
from protem.rubric.saying.same_figure import shown_figure
from protem.rubric.saying.sought import Sought
from protem.rubric.saying.turned import Kind, turned
from protem.rubric.saying.weights import NOT_SAID, TOLD

_TURNS: dict[Kind, tuple[Outcome, str]] = {
    "denies": ("fails", "denies it"),
    "affirms": ("fails", "says it without the denial that was asked for"),
    "opposite": ("fails", "says the opposite"),
    "turned perhaps": ("undecided", "may say the opposite"),
    "doubts": ("fails", "says it only as a possibility"),
    "supposes": ("fails", "says it only as a condition"),
    "future": ("fails", "says it is to be, not that it is or was"),
    "hypothetical": ("fails", "says only what would be"),
    "past": ("fails", "says that it was so once, not that it is"),
    "should": ("undecided", "says that it should be so, not that it is"),
    "seldom": ("fails", "says it of few or of seldom"),
    "limits": ("undecided", "says it within limits that the claim doesn't have"),
}

_ONLY = re.compile(
    r"\b(?:only|solely|exclusively|just|merely|alone|sole|no (?:one|body|other)|nobody|none|nothing|except)\b",
    re.IGNORECASE,
)


_FREE = re.compile(r"\bfree\b", re.IGNORECASE)
_COSTS = re.compile(
    r"[$€£]\s?[1-9]\d{0,8}|\b[1-9]\d{0,8}(?:[.,]\d{1,2})?\s?(?:euros?|dollars?|pounds?|cents?|"
    r"pence|[€£])|\bhalf price\b",
    re.IGNORECASE,
)
_ALL = re.compile(r"\b(?:both|all|every|each|everyone|everybody)\b", re.IGNORECASE)
_SOME = re.compile(
    r"\b(?:only (?:one|some|a few|half|part)|(?:one|some|half|part|a few|few|most) of (?:the|them|these|"
    r"our|your)|either|"
    r"not (?:all|every\w{0,4}|both|each)|neither|none of)\b",
    re.IGNORECASE,
)
"""What is said of some is not said of all."""


def other_figure(found: Found, one: Held, figures: Sequence[Amount]) -> Decided | None:
    """Return the verdict over a sentence that has another figure where the claim has one."""
    wrong = next((amount for amount in figures if amount.instead), None)
    if not wrong or not wrong.instead or one.share < NOT_SAID / 2:
        return None
    said, asked = wrong.instead, wrong.asked
    one_value = said.value == asked.value
    shown_as = (shown_figure(said), shown_figure(asked)) if one_value else (said.text, asked.text)
    says = f"says {shown_as[0]}, asked for {shown_as[1]}"
    sure = wrong.sure and (not wrong.at or _rest(found.claim, one, wrong) >= TOLD)
    at = said.start, said.end
    return Decided("fails" if sure else "undecided", says, (at,), against=sure)


def objections(found: Found, one: Held, figures: Sequence[Amount]) -> Iterator[Decided]:
    """Yield what stands against the claim in a sentence that holds enough of it, what weighs most first."""
    text, place = found.heard.text, (one.place.start, one.place.end)
    if next(_left_open(found, one, figures), None):
        yield Decided("fails", f"leaves it open: {shown(found.output, place)}", (place,), against=True)
    if rival := _other_name(found, place):
        yield Decided("fails", f"names {text[slice(*rival)]!r} instead", (rival,), against=True)
    if other := _other_side(found.claim.text, text[slice(*place)]):
        yield Decided("fails", f"says {other!r}: {shown(found.output, place)}", (place,), against=True)
    is_free = _FREE.search(found.claim.text) and not any(own.kind == "money" for own in found.claim.figures)
    if is_free and not _FREE.search(text, *place) and (cost := _COSTS.search(text, *place)):
        yield Decided("fails", f"says that it costs {cost[0]!r}", (cost.span(),), against=True)
    turn = turned(found.claim, one, text, found.read, asks_when=found.asks_when)
    if turn:
        outcome, words = _TURNS[turn.kind]
        at = turn.start, turn.end
        yield Decided(outcome, f"{words}: {shown(found.output, at)}", (at,), against=outcome == "fails")
    if _ALL.search(found.claim.text) and (some := _SOME.search(text, *place)):
        yield Decided(
            "fails", f"says it only of some ({some[0]!r}): {shown(found.output, place)}", (place,), against=True
        )
    if _ONLY.search(found.claim.text) and not _ONLY.search(text, *place):
        yield Decided(
            "undecided", f"says it without the 'only' that was asked for: {shown(found.output, place)}", (place,)
        )
    if is_bare_list(text, *place):
        yield Decided("fails", f"only lists its words: {shown(found.output, place)}", (place,))
    if is_quoted(text, place, one, found.claim):
        yield Decided("undecided", f"only quotes it: {shown(found.output, place)}", (place,))
    yield from beside_the_claim(found, one)


def _other_side(claim: str, sentence: str) -> str:
    """Return the "in stock" of a sentence where a claim has "out of stock", or the other way round, "" for neither."""
    for asked in _IN_OR_OUT.finditer(claim):
        other = "in" if asked[1].lower() != "in" else "out of"
        against = re.search(rf"\b{other} {re.escape(asked[2])}\b", sentence, re.IGNORECASE)
        if against and not re.search(rf"\b{re.escape(asked[0])}\b", sentence, re.IGNORECASE):
            return against[0]
    return ""


_IN_OR_OUT = re.compile(
    r"\b(in|out of) (stock|order|use|season|service|date|print|business|office|town|danger|"
    r"control|warranty|fashion|bounds)\b",
    re.IGNORECASE,
)


def _other_name(found: Found, place: Place) -> Place | None:
    """Return where another surname stands behind the first name of a claim: "Emma Watson" for "Emma Stone"."""
    text = found.heard.text
    for name in found.claim.names:
        if len(name) != _FULL or alike(name[-1], found.ground.postings) or alike(name[-1], found.asked):
            continue
        words = list(words_of(text, *place))
        for word, then in pairwise(words):
            if word.stem == name[0] and text[word.start].isupper() and text[then.start].isupper():
                return word.start, then.end
    return None


_FULL = 2


def _left_open(found: Found, one: Held, figures: Sequence[Amount]) -> Iterator[Place]:
    """Yield the figures and names of a claim that stand in a choice."""
    if " or " in found.claim.text.lower():
        return
    text, bounds = found.heard.text, (one.place.start, one.place.end)
    for amount in figures:
        yield from (at for at in amount.at if is_left_open(text, *at, bounds))
    if " or " in text[slice(*bounds)] and one.number < len(found.read.sentences):
        names = {own for name in found.claim.names for own in name}
        for clause in found.read.clauses(one.number):
            for word in clause.words:
                if word.stem in names and is_left_open(text, word.start, word.end, bounds):
                    yield word.start, word.end


def _rest(claim: Sought, one: Held, amount: Amount) -> float:
    """Return the share of a claim that a sentence holds when a figure is left out of both."""
    own = stems_of_figure(claim, amount.asked)
    rest = {stem: weight for stem, weight in claim.weights.items() if stem not in own}
    return sum(weight * one.counts[stem] for stem, weight in rest.items()) / (sum(rest.values()) or 1.0)
