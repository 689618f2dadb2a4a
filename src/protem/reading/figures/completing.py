"""A number made into a figure by what stands round it: signs, scale, percent, currency, unit, noun."""

from __future__ import annotations

import re
from dataclasses import replace

from protem.reading.figures.amounts import BEFORE, Amount, amount_after, amount_before
from protem.reading.figures.bounds import bound_of
from protem.reading.figures.digits import numeral_at
from protem.reading.figures.figure import Figure
from protem.reading.figures.foreign import amount_at
from protem.reading.figures.measuring import measured
from protem.reading.figures.nouns import counted
from protem.reading.figures.number import IN_BRACKETS, Number, repeated, scaled
from protem.reading.figures.rates import counted_by, is_interval
from protem.reading.figures.shares import share_of
from protem.reading.folding import Folded

_SIGNS_REACH = 10
"""Characters before a number in which its signs stand: "-US$ **"."""
_MINUS = re.compile(r"(?<![\d%]\s)(?<![^\s(])(?:minus|negative)\s\Z")
_LOSS = re.compile(r"(?:\b(?:of|was|were|is|are|to)|[:|])\s\(\Z")
_LOSS_REACH = 8
_POINTS = ("points", "point", "pp")
"""Percentage points, which are no percent of anything."""
_TIMES = re.compile(r"[\s-]times(?![^\W_])")


def completed(folded: Folded, number: Number, reached: int, lang: str) -> Figure:
    """Return the figure a number makes with what stands round it, in folded coordinates."""
    figure = _completed(folded, number, reached, lang)
    per = counted_by(folded.low, figure.end)
    if figure.kind == "quantity" and is_interval(folded.low, figure.start):
        return replace(figure, noun="time", per=per)
    return replace(figure, per=per) if per else figure


def _completed(folded: Folded, number: Number, reached: int, lang: str) -> Figure:
    low = folded.low
    if share := share_of(folded, number):
        return _plain(folded, share)
    first, amount, negative = _signs_before(low, number, reached)
    number = repeated(low, scaled(low, number, lang, money=amount is not None))
    if not amount and (amount := amount_after(low, number.end) or amount_at(low, number.end, lang, part=number.part)):
        number = replace(number, value=number.value * amount.worth, end=amount.reach)
    if negative or first != number.start:
        number = replace(number, value=-number.value if negative else number.value, start=first)
    if amount:
        return _money_or_percent(folded, number, amount)
    return measured(folded, number, lang) or _plain(folded, number)


def _signs_before(low: str, number: Number, reached: int) -> tuple[int, Amount | None, bool]:
    """Return where a number begins with its signs, the amount they make it, and whether it is negative."""
    start = number.start
    if number.words:
        minus = _MINUS.search(low, max(reached, start - _SIGNS_REACH), start)
        return (minus.start(), None, True) if minus else (start, None, False)
    nearest = max(reached, start - _SIGNS_REACH)
    before = BEFORE.search(low, nearest, start)
    if not before or before.start() >= start:
        minus = _MINUS.search(low, nearest, start)
        return (minus.start(), None, True) if minus else (start, None, False)
    amount, minus_sign = amount_before(before), bool(before["minus"])
    return (before.start() if amount or minus_sign else start), amount, minus_sign


def _money_or_percent(folded: Folded, number: Number, amount: Amount) -> Figure:
    low, start, end, value = folded.low, number.start, number.end, number.value
    if amount.kind == "money" and _is_loss(low, start, end):
        start, end, value = start - 1, end + 1, -value
    if number.words:
        end = _said_again(low, number, amount)
    bound, noun = bound_of(low, start, end), "point" if low.endswith(_POINTS, start, end) else ""
    return Figure(
        amount.kind, value, amount.unit, start, end, folded.text[start:end], noun, bound, others=number.others
    )


def _is_loss(low: str, start: int, end: int) -> bool:
    """Say whether a sum stands in brackets as accountants write a loss: "a result of ($1,200)"."""
    if not (low.startswith("(", start - 1) and low.startswith(")", end)):
        return False
    return bool(_LOSS.search(low, max(0, start - _LOSS_REACH), start))


def _said_again(low: str, number: Number, amount: Amount) -> int:
    """Return where an amount in words ends, with the same amount in brackets: "fifty dollars ($50.00)"."""
    digits = IN_BRACKETS.match(low, number.end)
    again = numeral_at(low, digits.start("digits"), "en") if digits else None
    if not digits or not again or again.value != number.value or again.end != digits.end("digits"):
        return number.end
    same = (bool(digits["sign"]), bool(digits["percent"])) == (amount.kind == "money", amount.kind == "percent")
    return digits.end() if same else number.end


def _plain(folded: Folded, number: Number) -> Figure:
    """Return a bare number, with what it counts."""
    low, start, end = folded.low, number.start, number.end
    if times := _TIMES.match(low, end):
        end, noun = times.end(), "time"
    elif number.noun or number.part:
        noun = number.noun
    else:
        noun = counted(low, end, single=number.value == 1)
    text, bound = folded.text[start:end], bound_of(low, start, end)
    return Figure("number", number.value, "", start, end, text, noun, bound, not number.soft, number.others)
