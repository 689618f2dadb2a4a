"""Phone numbers: "(555) 010-1234", "+44 20 7946 0958", "call 911"."""

from __future__ import annotations

import re
from dataclasses import replace

from protem.reading.figures.figure import Figure
from protem.reading.folding import Folded

_TAIL = r"(?![0-9]|[-.][0-9]|[^\W_])"
_AMERICAN = re.compile(
    r"(?:1[-. ]{1,2})?(?:\([0-9]{3}\)\s{0,6}|[0-9]{3}(?P<sign>[-.])(?=[0-9]{3}(?P=sign)))"
    rf"[0-9]{{3}}[-. ][0-9]{{4}}{_TAIL}"
)
_WORLD = re.compile(rf"\+[0-9]{{1,4}}(?:(?:[ \u00a0.-]|\s?\([0-9]{{1,4}}\)\s?|/)?[0-9]{{1,11}}){{1,8}}+{_TAIL}")
_WITH_A_ZERO = re.compile(rf"0[0-9]{{1,5}}(?:[ \u00a0./-][0-9]{{2,8}}){{1,5}}+{_TAIL}")
_DATE = re.compile(r"[0-9]{2}([./-])[0-9]{2}\1(?:[0-9]{4}|[0-9]{2})(?![0-9]|[./-][0-9])")
_SHORT = re.compile(rf"(?P<short>[0-9]{{2,5}}[ -][0-9]{{3,8}}(?:[ -][0-9]{{2,5}})?|[0-9]{{3,6}}|[0-9]{{7,12}}){_TAIL}")
_OTHER = re.compile(r"(?:,?\s(?:or|and)\s|,\s|\s?/\s?)(?=[0-9(+])")
_CALL = re.compile(
    r"(?<![^\W_])(?:call|calling|dial|dialing|dialling|phone|telephone|tel|fax|helpline|hotline|ring|sms)"
    r"(?:\.?:?|\s(?:or\stext|us|them|him|her|it|is|at|on|to|the|number|line)"
    r"|\s(?:centre|center|police|free|toll-free|office)){0,4}[:.]?\s\(?\+?\Z"
)
_MAYBE_CALLED = re.compile(r"call|dial|text|ring|phone|tel|fax|line|sms")
_DIRECT = re.compile(
    r"(?<![^\W_])(?:call|calling|dial|dialing|dialling|text|ring|phone|text\s[^\W_]{1,12}\sto)(?:\s(?:us\sat|us\son|on))?\s\Z"
)
_FUNCTION_WORD = re.compile(
    r"\s?(?:[.,;:!?)\]\"'*]|\Z|\n|-(?=\s)|\s?\(|\s(?:for|to|or|and|if|in|immediately|now|when|at|from|right|first|before|as|is|"
    r"toll|free|any|24/7|then|with|so|about|on|between|after|unless|once|straight|option)\b)"
)
_EXTENSION = re.compile(r",?\s(?:ext(?:ension)?\.?|x)\s?[0-9]{1,6}(?![^\W_])")
_VANITY = re.compile(r"1-[0-9]{3}-[A-Z]{3,10}(?:-[A-Z]{2,10})?(?![^\W_])")
_WITH_TRUNK_ZERO = frozenset("27 31 32 33 41 43 44 46 49 61 64 81".split())
"""Codes of countries in which a 0 is called before a number."""
_SPELLED = re.compile(r"9-1-1(?![0-9-]|[^\W_])")
_EMERGENCY = frozenset("911 112 999 000 110 111 988 211 311 811 101 116".split())
_A_CALL = re.compile(
    r"\s(?:call|calls|operator|dispatch|dispatcher|dispatchers|service|services|hotline|lifeline|line|center|centre)\b"
)
_FEWEST, _MOST = 8, 15
_REACH = 40


def phones(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Return the phone numbers whose first digit stands at a place; the first may begin before it, with "(" or "+".

    `value` is the digits alone. Three to six digits are a number to call only beside words that say so; others
    joined to it are then phone numbers too: "Call (555) 010-1234 or 911".
    """
    low = folded.low
    start = at - 1 if at and low[at - 1] in "(+" else at
    if start > 0 and low[start] == "(" and low[start - 1] == "+":
        start -= 1
    first = (
        _whole(folded, start)
        or (_whole(folded, at) if start < at else None)
        or (_called(folded, at) if start == at or low[start] == "(" else None)
    )
    found: list[Figure] = [first] if first else []
    while found and (joint := _OTHER.match(low, found[-1].end)):
        later = _whole(folded, joint.end()) or _short(folded, joint.end())
        if not later or len(found) > _MOST:
            break
        found.append(later)
    return tuple(found)


def _figure(folded: Folded, start: int, end: int) -> Figure | None:
    text = folded.text[start:end]
    digits = "".join(filter(str.isdecimal, text.replace("(0)", "")))
    if len(digits) > _MOST:
        return None
    return Figure("phone", digits, "", start, end, text, others=_at_home(digits, abroad=text[0] == "+"))


def _at_home(digits: str, *, abroad: bool) -> tuple[str, ...]:
    """Return how a number is called inside its country: without the 1, with a 0 in place of the country's code."""
    if len(digits) == len("15550101234") and digits[0] == "1":
        return (digits[1:],)
    return (f"0{digits[2:]}",) if abroad and digits[:2] in _WITH_TRUNK_ZERO else ()


def _whole(folded: Folded, start: int) -> Figure | None:
    """Return a phone number that is one by its build: by its groups, a plus or a zero before them."""
    low = folded.low
    found = _AMERICAN.match(low, start)
    if not found and low[start - 1 : start] not in tuple(".-/:"):
        found = _WORLD.match(low, start) if low[start : start + 1] == "+" else _WITH_A_ZERO.match(low, start)
        if _DATE.match(low, start):
            return None
        if found and not _FEWEST < sum(map(str.isdecimal, found.group())) <= _MOST:
            return None
    if not found:
        return None
    extension = _EXTENSION.match(low, found.end())
    figure = _figure(folded, start, found.end())
    if not figure or not extension:
        return figure
    return replace(figure, end=extension.end(), text=folded.text[start : extension.end()])


def _called(folded: Folded, at: int) -> Figure | None:
    """Return a phone number that is one by the words round it: "call 911", "dial 116 117", "a 911 call"."""
    standing_alone = folded.low[at + 1 : at + 2] != "-"
    if standing_alone:
        return _called_short(folded, at)
    if vanity := _VANITY.match(folded.text, at):
        text = vanity.group()
        return Figure("phone", text.replace("-", ""), "", at, vanity.end(), text)
    if spelled := _SPELLED.match(folded.low, at):
        return _figure(folded, at, spelled.end())
    return _called_short(folded, at)


def _called_short(folded: Folded, at: int) -> Figure | None:
    found = _SHORT.match(folded.low, at)
    if not found:
        return None
    digits = found["short"]
    if digits in ("911", "999", "112", "988") and _A_CALL.match(folded.low, found.end()):
        return _figure(folded, at, found.end())
    before = folded.low[max(0, at - _REACH) : at]
    if not _MAYBE_CALLED.search(before):
        return None
    grouped = len(digits) > len("123456")
    known = digits in _EMERGENCY or grouped
    if not (_CALL.search(before) if known else _DIRECT.search(before)):
        return None
    return _figure(folded, at, found.end()) if grouped or _FUNCTION_WORD.match(folded.low, found.end()) else None


def _short(folded: Folded, at: int) -> Figure | None:
    """Return the number to call that follows another one: "or 911"."""
    found = _SHORT.match(folded.low, at)
    if not found or not _FUNCTION_WORD.match(folded.low, found.end()):
        return None
    return _figure(folded, at, found.end())
