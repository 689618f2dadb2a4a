"""Things behind one verb of which some are asked: "tea or coffee but not both", "tea and either coffee or milk"."""

from __future__ import annotations

import re
from dataclasses import dataclass

from protem.rubric.quantity import EVERY, QUANTITY, Quantity, quantity_of

Place = tuple[int, int]
_VERB = re.compile(
    r"\s{0,4}(?:(?:the|it|this|answer|response|output|reply|summary|must|should|shall|also|needs?|has|to)\s){0,6}"
    r"(?:mention|name|cite|include|contain|use|list|cover|discuss|recommend|suggest|offer|describe|give|refer\sto)\w{0,3}"
    r"\s(?=\S)",
    re.IGNORECASE,
)
_DENIES = re.compile(r"\b(?:not|never|no|nor|neither|without)\b|n['’]t\b", re.IGNORECASE)
_NOT_BOTH = re.compile(r",?\s{1,2}(?:but|and)\snot\s(?:both|the\stwo|both\sof\sthem)[.\s]{0,4}\Z", re.IGNORECASE)
_BUT_NOT = re.compile(r",?\s{1,2}(?:but|and)\snot\s", re.IGNORECASE)
_OF = re.compile(rf"(?:{QUANTITY})\sof\s(?!the\sfollowing|these|those|them)", re.IGNORECASE)
_CUT = re.compile(r"\s?[,;]\s(?:(?:and|or)\s)?|\s(?:and|or)\s", re.IGNORECASE)
_AND = re.compile(r",?\sand\s", re.IGNORECASE)
_OR = re.compile(r"\sor\s", re.IGNORECASE)
_GROUP = re.compile(
    r"(?:either\s)?\(([^()]{3,200})\)\Z|(?:either|one\sof|at\sleast\sone\sof)\s(.{3,200})\Z", re.IGNORECASE
)
_LONGEST = 400
_MOST = 12


@dataclass(frozen=True, slots=True)
class Choice:
    """Things of which so many are asked, or groups of them; `unclear`: how "and" and "or" hang together is not told."""

    quantity: Quantity
    parts: tuple[Place | Choice, ...]
    unclear: bool = False


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice with the place of the verb that is asked of each of its things."""

    verb: Place
    choice: Choice


ANY = Quantity(1)
_JUST_ONE = Quantity(1, 1)
_NONE = Quantity(0, 0)


def chosen(rubric: str, start: int, end: int) -> Chosen | None:
    """Return what a clause asks to choose from, where that is more than all of a list or any of it."""
    verb = _VERB.match(rubric, start, min(end, start + _LONGEST))
    if not verb or end - start > _LONGEST:
        return None
    end = start + len(rubric[start:end].rstrip(" .\n"))
    choice = _choice(rubric, verb.end(), end)
    return Chosen(verb.span(), choice) if choice else None


def _choice(rubric: str, start: int, end: int) -> Choice | None:
    if both := _NOT_BOTH.search(rubric, start, end):
        either = start + len("either ") if rubric[start : start + 7].lower() == "either " else start
        items = _items(rubric, either, both.start())
        return Choice(_JUST_ONE, items) if len(items) == 2 and _OR.search(rubric, start, both.start()) else None  # noqa: PLR2004
    if without := _BUT_NOT.search(rubric, start, end):
        kept, dropped = _items(rubric, start, without.start()), _items(rubric, without.end(), end)
        if _OR.search(rubric, start, without.start()) or _DENIES.search(rubric[start : without.start()]):
            return None
        return Choice(EVERY, (*kept, Choice(_NONE, dropped))) if dropped else None
    if (many := _OF.match(rubric, start, end)) and not many["all"] and not many["none"]:
        items = _items(rubric, many.end(), end)
        quantity = quantity_of(many, "")
        return Choice(quantity, items) if quantity.strict and len(items) > 1 else None
    body = rubric[start:end]
    if _DENIES.search(body) or ":" in body or not (_AND.search(body) and _OR.search(body)):
        return None
    return _mixed(rubric, start, end)


def _mixed(rubric: str, start: int, end: int) -> Choice:
    """Return what "and" joins, of which one part or more is a choice of its own."""
    parts: list[Place | Choice] = []
    unclear = False
    for first, last in _pieces(rubric, _AND, start, end):
        group = _GROUP.match(rubric, first, last)
        inner = group.span(group.lastindex or 1) if group else (first, last)
        ors = _OR.search(rubric, *inner) is not None
        unclear = unclear or (ors and not group)
        items = _items(rubric, *inner)
        parts += [Choice(ANY, items)] if ors else items
    return Choice(EVERY, tuple(parts), unclear)


def _items(rubric: str, start: int, end: int) -> tuple[Place, ...]:
    return tuple(_pieces(rubric, _CUT, start, end))[: _MOST + 1]


def _pieces(rubric: str, cut: re.Pattern[str], start: int, end: int) -> list[Place]:
    reached, found = start, []
    for joint in cut.finditer(rubric, start, end):
        found.append((reached, joint.start()))
        reached = joint.end()
    return [place for place in [*found, (reached, end)] if rubric[slice(*place)].strip()]
