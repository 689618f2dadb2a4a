"""Changes of one amount of a true sentence: its value, unit, bound or sign; two values swapped, one borrowed."""

from __future__ import annotations

import re
from random import Random

from planting.numbers import ALONE, DIGITS, WORD, other, put, stands, worth, written_like

_NUMBER = rf"(?:(?<![\w.,$§/€-])(?:{DIGITS})(?![\d,/:-]|\.\d)|{ALONE}\b(?:{WORD})\b)"
_UNITS = (
    "feet|foot|ft|yards|inches|inch|miles per hour|miles|mph|km/h|metres|meters|centimetres|pounds|tons|kilograms"
    "|seconds|minutes|hours|days|weeks|months|years|percent|dollars|points|persons|passengers|vehicles|members|wheels"
    "|Meter|Metern|Stunden|Jahre|Jahren|Tage|Tagen|m|t|kg|cm|mg"
)
_BETWEEN = r"(?: (?:or more |consecutive |calendar |working |business |additional |full )?|-)"
_AMOUNT = re.compile(
    rf"(?P<money>\$(?P<sum>{DIGITS})(?!\d|,\d|\.\d))"
    rf"|(?P<number>{_NUMBER})(?P<between>{_BETWEEN})(?P<unit>{_UNITS})\b(?![%-])|(?P<share>\b\d{{1,3}})%",
    re.IGNORECASE,
)
_OTHER_UNIT = {
    "feet": ("yards", "inches", "miles"),
    "ft": ("yards", "miles"),
    "foot": ("yard", "inch", "mile"),
    "yards": ("feet", "miles"),
    "inches": ("feet", "yards"),
    "inch": ("foot", "yard"),
    "miles": ("yards", "kilometers"),
    "miles per hour": ("kilometers per hour",),
    "mph": ("km/h",),
    "km/h": ("mph", "m/s"),
    "metres": ("miles", "feet"),
    "meters": ("miles", "feet"),
    "pounds": ("kilograms", "tons"),
    "tons": ("pounds",),
    "kilograms": ("pounds",),
    "seconds": ("minutes",),
    "minutes": ("hours", "seconds"),
    "hours": ("days", "minutes"),
    "days": ("weeks", "months", "hours"),
    "weeks": ("days", "months"),
    "months": ("years", "weeks", "days"),
    "years": ("months", "days"),
    "percent": ("points", "dollars"),
    "dollars": ("euros", "percent"),
    "m": ("km", "cm"),
    "t": ("kg",),
    "kg": ("t", "g"),
    "Meter": ("Kilometer",),
    "Metern": ("Kilometern",),
    "Stunden": ("Tage",),
}
_BOUNDS = {
    "at least": "at most",
    "at most": "at least",
    "no more than": "no less than",
    "not more than": "not less than",
    "no less than": "no more than",
    "not less than": "not more than",
    "no fewer than": "no more than",
    "not fewer than": "not more than",
    "more than": "less than",
    "less than": "more than",
    "fewer than": "more than",
    "in excess of": "below",
    "or more": "or less",
    "or less": "or more",
    "or older": "or younger",
    "minimum": "maximum",
    "maximum": "minimum",
    "over": "under",
    "under": "over",
    "up to": "at least",
    "within": "beyond",
    "mindestens": "höchstens",
    "höchstens": "mindestens",
    "mehr als": "weniger als",
    "weniger als": "mehr als",
}
_BOUND = re.compile(
    rf"\b(?P<before>(?:no|not) (?:more|less|fewer) than|at (?:least|most)|(?<!no )(?<!not )(?:more|less|fewer) than"
    rf"|in excess of|over|under|up to|within|mindestens|höchstens|mehr als|weniger als)(?= (?:\$?\d|(?:{WORD})\b))"
    rf"|(?<=\w )(?P<after>or (?:more|less|older))\b|\b(?P<name>minimum|maximum)\b",
    re.IGNORECASE,
)


def value(sentence: str, all_text: str, rng: Random) -> str | None:
    """Another number in a measure, a sum of money or a percentage; the number stands nowhere in what is given."""
    amounts = [one for one in _AMOUNT.finditer(sentence) if _worth_changing(one)]
    if not amounts:
        return None
    amount = rng.choice(amounts)
    group = next(name for name in ("sum", "number", "share") if amount[name])
    changed = other(worth(amount[group]), all_text, rng)
    return None if changed is None else put(sentence, amount, group, written_like(changed, amount[group]))


def unit(sentence: str, all_text: str, rng: Random) -> str | None:
    """Another unit for the same number, in which the number stands nowhere in what is given."""
    amounts = [one for one in _AMOUNT.finditer(sentence) if _worth_changing(one)]
    rng.shuffle(amounts)
    for amount in amounts:
        if amount["money"]:
            return None if "€" in all_text else sentence[: amount.start()] + "€" + sentence[amount.start() + 1 :]
        for new in _OTHER_UNIT.get(amount["unit"] or "", ()):
            if new.partition(" ")[0] not in all_text:
                return put(sentence, amount, "unit", new)
    return None


def bound(sentence: str, all_text: str, rng: Random) -> str | None:
    """At least for at most, over for under, minimum for maximum, within for beyond."""
    found = [one for one in _BOUND.finditer(sentence) if not one["name"] or re.search(r"\d", sentence)]
    if not found:
        return None
    one = rng.choice(found)
    group = one.lastgroup or ""
    new = _BOUNDS.get(one[group].lower())
    if new is None or (group == "name" and new in all_text.lower()):
        return None
    return put(sentence, one, group, new.capitalize() if one[group][0].isupper() else new)


def sign(sentence: str, _all_text: str, rng: Random) -> str | None:
    """A minus before a number."""
    found = [
        one for one in _AMOUNT.finditer(sentence) if one["number"] and one["number"].isdigit() and one["between"] == " "
    ]
    if not found:
        return None
    start = rng.choice(found).start("number")
    return sentence[:start] + rng.choice("-−") + sentence[start:]


def swap(sentence: str, _all_text: str, _rng: Random) -> str | None:
    """Two values of one sentence in each other's place."""
    amounts = [one for one in _AMOUNT.finditer(sentence) if _worth_changing(one)]
    for place, first in enumerate(amounts):
        for second in amounts[place + 1 :]:
            if bool(first["money"]) == bool(second["money"]) and first["unit"] == second["unit"]:
                group = "sum" if first["money"] else "share" if first["share"] else "number"
                one, two = first[group], second[group]
                if two and worth(one) != worth(two):
                    return put(put(sentence, second, group, one), first, group, two)
    return None


def borrowed(sentence: str, right_text: str, rng: Random) -> str | None:
    """A value that the right source has with the same unit, but says of something else."""
    amounts = [one for one in _AMOUNT.finditer(sentence) if one["number"] and _worth_changing(one)]
    for amount in amounts:
        others = [one for one in _AMOUNT.finditer(right_text) if one["unit"] == amount["unit"] and _worth_changing(one)]
        values = sorted({worth(one["number"]) for one in others})
        values = [one for one in values if not stands(one, sentence)]
        if values:
            return put(sentence, amount, "number", written_like(rng.choice(values), amount["number"]))
    return None


def _worth_changing(amount: re.Match[str]) -> bool:
    """Say whether an amount is more than one: "one year" would need other grammar."""
    return worth(amount["sum"] or amount["number"] or amount["share"]) > 1


def has_figure_apart(sentence: str, text: str) -> bool:
    """Say whether a sentence has an amount whose number does not stand in a text."""
    amounts = [one["sum"] or one["number"] or one["share"] for one in _AMOUNT.finditer(sentence)]
    return any(worth(one) > 1 and not stands(worth(one), text) for one in amounts)
