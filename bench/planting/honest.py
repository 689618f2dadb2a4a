"""True answers: a sentence of a source as it stands or with its numbers in another form, and how it is cited."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from planting.numbers import ALONE, DIGITS, IN_WORDS, WORD, spelled, worth
from protem import Case, Source

FRAMES = ("listed", "position", "id", "lead-in", "page", "two marks")
_DOUBLET = re.compile(rf"(?!and\b){IN_WORDS}\((?P<digits>{DIGITS})\)", re.IGNORECASE)
_MONEY_DOUBLET = re.compile(
    rf"{IN_WORDS}dollars(?: and {IN_WORDS}cents)? \((?P<money>\$[\d,]+(?:\.\d\d)?)\)", re.IGNORECASE
)
_COUNT = rf"(?P<number>(?<![\w.,$§/-])(?:{DIGITS})(?![\d.,/:-])|{ALONE}\b(?:{WORD})\b)"
_MEASURE = (
    r"(?= (?:consecutive |calendar |working |business )?(?:days|months|years|hours|minutes|feet|yards|inches|miles))"
)
_COUNTED = re.compile(_COUNT + _MEASURE, re.IGNORECASE)
_MONEY = re.compile(r"\$(?P<amount>\d{1,3}(?:,\d{3})+|\d{4,6})(?!\d)")
_PHRASES = tuple(
    (re.compile(pattern), new)
    for pattern, new in (
        (r"\b(No (?:\w+ ){1,4})shall\b", r"\1may"),
        (r"\bshall(?! (?:mean|be deemed|be construed|have the meaning)\b)", "must"),
        (r"\bmiles per hour\b", "mph"),
        (r"(?<=\d) percent\b", "%"),
        (r"(?<=\d) feet\b", " ft"),
        (r"\bnot less than(?= [\d$])", "at least"),
        (r"\bnot more than(?= [\d$])", "at most"),
        (r"\bin excess of(?= [\d$])", "more than"),
        (r"\b[Pp]rior to\b", "before"),
        (r"\b(January|July|October|December) (\d{1,2}), (\d{4})\b", r"\2 \1 \3"),
        (r"(?<=\d) ?([ap])\.m\.(?= \w)", r" \1m"),
    )
)
_IN_DOLLARS = re.compile(rf"{ALONE}\b(?P<sum>{WORD}) dollars\b", re.IGNORECASE)
_OPENERS = "The A An No Any Every Each If When You It This That All In On For At Where Unless Such".split()
_SPELLED_TO = 20


@dataclass(frozen=True, slots=True)
class Truth:
    """A true sentence, what it stands in, and what else is given."""

    sentence: str
    given: tuple[Source, ...]
    right: int
    after: str = ""
    """The sentence of the source that is said after it, if any."""
    wording: str = "verbatim"
    """How the sentence is said: as it stands, with its numbers in another form, or in today's words."""

    @property
    def all_text(self) -> str:
        """All that is given, in one text: what must not hold a planted value."""
        return "\n".join(f"{source.text}\n{source.citation}" for source in self.given)

    @property
    def page(self) -> int:
        """The page that the right source names first."""
        source = self.given[self.right]
        named = re.search(r"\bp\. ?(\d+)", source.citation)
        return int(named[1]) if named else source.index or 0


def plain(sentence: str) -> str:
    """Return a sentence with each "twenty (20)" said once, in digits."""
    return _DOUBLET.sub(r"\g<digits>", _MONEY_DOUBLET.sub(r"\g<money>", sentence))


def reworded(sentence: str, rng: Random) -> str:
    """Return a sentence with its numbers in another form: digits for words, words for digits, money ungrouped."""
    told = _COUNTED.sub(lambda number: _other_form(number["number"]), plain(sentence))
    if rng.randrange(2):
        told = _MONEY.sub(lambda money: "$" + _regrouped(money["amount"]), told)
    return told


def rephrased(sentence: str) -> str:
    """Return a sentence as people say it who do not speak as laws do, and mean the same."""
    told = plain(sentence)
    for pattern, new in _PHRASES:
        told = pattern.sub(new, told)
    return _IN_DOLLARS.sub(lambda sum_: f"${worth(sum_['sum'])}", told)


WORDINGS: dict[str, Callable[[str, Random], str]] = {
    "verbatim": lambda sentence, _: sentence,
    "numbers in another form": reworded,
    "today's words": lambda sentence, _: rephrased(sentence),
}
"""How a true sentence may be said."""


def _other_form(number: str) -> str:
    value = worth(number)
    if number[0].isdigit():
        return spelled(value) if 1 < value <= _SPELLED_TO else number
    return str(value)


def _regrouped(amount: str) -> str:
    return amount.replace(",", "") if "," in amount else f"{int(amount):,}"


def framed(truth: Truth, sentence: str, frame: str) -> Case:
    """Return the case of an answer that says a sentence in one of the frames, citing where the truth stands."""
    source = truth.given[truth.right]
    body = f"{sentence} {truth.after}".strip()
    end, stop = (body, "") if body.endswith(".m.") else (body[:-1], ".")
    mark = f"[{truth.right + 1}]"
    named = _cited_as(source)
    answers = {
        "listed": body,
        "position": f"{end} {mark}{stop}",
        "id": f"{body} [{source.id}]",
        "lead-in": f"According to {named}, {lowered(body)}",
        "page": f"{end} (p. {truth.page}){stop}",
        "two marks": f"{sentence} {mark}" + (f" {truth.after} {mark}" if truth.after else ""),
        "quote": f'{named[0].upper()}{named[1:]} says: "{sentence}" {mark}',
        "quote, listed": f"The rule is “{sentence[:-1]}”.",
    }
    listed = frame in ("listed", "lead-in", "page", "quote, listed")
    return Case(answers[frame], given=truth.given, cited=(source.id,) if listed else None)


def _cited_as(source: Source) -> str:
    return "the source" if re.search(r"\bp\.", source.citation) else source.citation


def lowered(sentence: str) -> str:
    """Return a sentence as it goes on after a comma: a common first word loses its capital."""
    first = sentence.partition(" ")[0]
    return sentence[0].lower() + sentence[1:] if first in _OPENERS else sentence
