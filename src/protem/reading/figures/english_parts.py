"""Halves, thirds, quarters and dozens in English words."""

from __future__ import annotations

import re
from fractions import Fraction

from protem.reading.figures import number_words
from protem.reading.figures.lexicon import any_of
from protem.reading.figures.one_unit import OPENER, one_unit
from protem.reading.figures.units import units_written
from protem.reading.figures.worded import Worded

GREAT = {"hundred": 100, **number_words.SCALES}
"""The words a number can be great by."""
_PARTS = {"half": 2, "third": 3, "quarter": 4, "fourth": 4, "hundredth": 100, "thousandth": 1000}
_PARTS |= {name: value for name, value in number_words.ORDINALS.items() if value in range(5, 21)}
_BUT_HALF = set(_PARTS) - {"half"}
_COUNTS = {"two": 2, "three": 3}
_WHOLES = (
    "hour mile year month week day minute foot inch metre meter kilometre kilometer ton pound acre dollar million"
).split()

_AND_PART = re.compile(r"[\s-]{1,2}and[\s-](?P<count>an?|one|two|three)[\s-](?P<part>half|third|quarter)s?(?![^\W_])")
_PART_AFTER = re.compile(rf"[\s-]{{1,2}}(?P<part>{any_of([*_PARTS, 'halve'])})(?P<plural>s)?(?![^\W_])(?!-)")
_OF_SOMETHING = re.compile(r"[\s-]?(?:of|,|\.|less|more|the)")
_HALF = re.compile(
    r"half(?:[\s-](?P<dozen>(?:an?[\s-])?dozen)(?![^\W_])|[\s-]an?[\s-](?P<scale>hundred|[mbt]r?illion|thousand)(?![^\W_])"
    r"|(?P<alone>(?=[\s-])|(?![^\W_])))"
)
_NO_HALF = re.compile(r"\b(?:first|second|other|latter|former|better|top|bottom|upper|lower|1st|2nd|later)[\s-]\Z")
_ARTICLE = re.compile(
    rf"an?[\s-](?:(?P<dozen>dozen)(?![^\W_])|(?P<half>half)(?![^\W_])"
    rf"|(?P<part>{any_of(_BUT_HALF)})(?=\sof\s|[\s-]mile|[\s-]inch|[\s-]hour|\smillion|\sbillion))"
)
_HALF_OF = re.compile(r"[\s-](?:an?|of)\b")
_WHOLE_AND = re.compile(rf"an?[\s-](?P<unit>{any_of(_WHOLES)})[\s-]and[\s-]an?[\s-](?P<part>half|quarter)(?![^\W_])")
_BACK = 14

ARTICLE_OPENER = (
    rf"an?(?=[\s-](?:(?:{any_of(_WHOLES)})[\s-]and[\s-]an?[\s-](?:half|quarter)"
    rf"|(?:{any_of([*GREAT, 'dozen', *_PARTS])}))(?![^\W_]))|{OPENER}"
)
"""Pattern of the article that begins a number: "a dozen", "a third of", "an hour and a half"."""


def half_at(low: str, at: int) -> Worded | None:
    """Return the number that begins with the word "half" at a place; `None` for the second half of a game."""
    half = _HALF.match(low, at)
    if not half or _NO_HALF.search(low, max(0, at - _BACK), at):
        return None
    if half["dozen"]:
        return Worded(Fraction(6), half.end())
    if half["scale"]:
        return Worded(Fraction(GREAT[half["scale"]], 2), half.end())
    return Worded(Fraction(1, 2), half.end(), part=True)


def with_article(low: str, at: int) -> Worded | None:
    """Return the number that begins with "a" or "an": "a dozen", "a third of", "an hour and a half"."""
    whole = _WHOLE_AND.match(low, at)
    unit = next(units_written(whole["unit"]), "") if whole else ""
    if whole and unit:
        return Worded(1 + Fraction(1, _PARTS[whole["part"]]), whole.end(), unit=unit)
    found = _ARTICLE.match(low, at)
    if not found:
        return one_unit(low, at)
    if found["dozen"]:
        return Worded(Fraction(12), found.end())
    if found["half"]:
        return Worded(Fraction(1, 2), found.end(), part=True, soft=not _HALF_OF.match(low, found.end()))
    return Worded(Fraction(1, _PARTS[found["part"]]), found.end(), part=True)


def part_after(low: str, value: int, end: int) -> Worded | None:
    """Return the fraction that a small number and the part behind it are: "two-thirds", "one half"."""
    part = _PART_AFTER.match(low, end)
    if not part or (value > 1) != bool(part["plural"]):
        return None
    name = part["part"].replace("halve", "half")
    if name == "third" and value == 1 and low[end] == " " and not _OF_SOMETHING.match(low, part.end()):
        return None  # "one third party"
    return Worded(Fraction(value, _PARTS[name]), part.end(), part=True)


def and_part(low: str, end: int) -> tuple[Fraction, int] | None:
    """Return (value, end) of "and a half" behind a number or a unit that ends at `end`."""
    more = _AND_PART.match(low, end)
    return (Fraction(_COUNTS.get(more["count"], 1), _PARTS[more["part"]]), more.end()) if more else None
