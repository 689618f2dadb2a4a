"""Amounts in a request and what bounds them: "at least 5", "no more than two", "3-5", "400+", "exactly one"."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_WORD_VALUES = {word: value for value, word in enumerate(_ONES)} | {
    word: 10 * (2 + place) for place, word in enumerate(_TENS)
}
_NUMBER_WORD = re.compile(
    rf"\b(?:(?P<tens>{'|'.join(_TENS)})(?: (?P<unit>{'|'.join(_ONES[1:10])}))?|(?P<one>{'|'.join(_ONES[2:])})"
    r"|(?P<single>one(?! of| should| must| can| may| would| might| finds| another| or the| which|"
    r" that| hand)))(?P<scale> hundred| thousand)?\b"
)
_PRONOUN = re.compile(
    r"\b(?:this|that|which|no|any|each|every|some|⟨o-?\d+⟩|other|another|the|first|second|third|fourth|"
    r"fifth|last|only) $"
)
_PHRASES = (
    (re.compile(r"\bhalf a dozen\b"), "6"),
    (re.compile(r"\b(?:a|one) dozen\b"), "12"),
    (re.compile(r"\b(?:a|one) hundred\b"), "100"),
    (re.compile(r"\b(?:a|one) thousand\b"), "1000"),
    (re.compile(r"\b(?:a|one) (?:couple|pair) of\b"), "2"),
    (re.compile(r"\bonce or twice\b"), "1 to 2 times"),
    (re.compile(r"\bonce\b"), "1 times"),
    (re.compile(r"\btwice\b"), "2 times"),
    (re.compile(r"\bthrice\b"), "3 times"),
    (re.compile(r"\b(\d{1,6})k\b"), r"\g<1>000"),
)


_SINGLE = re.compile(r"\b(?:a|one) single\b")
_DENIED = re.compile(r"\b(?:not|no|without|avoid\w{0,3}|never|free of|\w{1,8}n't)\b")


@dataclass(frozen=True, slots=True)
class Bound:
    """From `low` to `high`, ends included, None where it is open.

    `bare`: the number stood alone; `near`: about it; not `told`: the rubric names no number.
    """

    low: int | None = None
    high: int | None = None
    bare: bool = False
    near: bool = False
    told: bool = True

    def allows(self, count: int) -> bool:
        """Say whether a count lies within."""
        if self.near and self.low is not None:
            return abs(count - self.low) * _NEAR <= self.low
        return (self.low is None or count >= self.low) and (self.high is None or count <= self.high)

    def at_least(self) -> Bound:
        """Return this bound with a bare number taken for the least."""
        return Bound(self.low, None) if self.bare else self

    def meet(self, other: Bound) -> Bound:
        """Return what both allow."""
        lows = [bound.low for bound in (self, other) if bound.low is not None]
        highs = [bound.high for bound in (self, other) if bound.high is not None]
        return Bound(max(lows, default=None), min(highs, default=None))

    @property
    def says(self) -> str:
        """The bound in words."""
        if self.near:
            return f"about {self.low}"
        if self.low is None:
            return f"at most {self.high}" if self.high else "none"
        if self.high is None:
            return f"at least {self.low}"
        return f"exactly {self.low}" if self.low == self.high else f"{self.low} to {self.high}"


ANY = Bound(1, None, told=False)
_NEAR = 10
"""A tenth off is still "about": what people accept of a length."""

_N = r"(\d{1,9})"
_UNIT = r"((?: [a-z']+){1,4}?)"
_MORE = r"or more|and more|or above|and above|or longer|or greater|or higher|plus|and up|or over"
_FEWER = r"or fewer|or less|or shorter|or under|or below|and under|and below|or lower"
_LEAST = (
    r"at least|at a minimum|at minimum|at the (?:very )?least|as a minimum|as the minimum|minimum|min|"
    r"or more|in minimum"
)
_MOST = r"at most|at maximum|at a maximum|at the (?:very )?most|maximum|max|tops|in maximum|as a maximum"

_Made = Callable[[int, int], Bound]


def _least(first: int, _: int) -> Bound:
    return Bound(first)


def _most(first: int, _: int) -> Bound:
    return Bound(None, first)


def _over(first: int, _: int) -> Bound:
    return Bound(first + 1)


def _under(first: int, _: int) -> Bound:
    return Bound(None, first - 1)


def _just(first: int, _: int) -> Bound:
    return Bound(first, first)


def _between(first: int, second: int) -> Bound:
    return Bound(min(first, second), max(first, second))


def _about(first: int, _: int) -> Bound:
    return Bound(first, first, near=True)


def _bare(first: int, _: int) -> Bound:
    return Bound(first, first, bare=True)


_JUST = (
    r"(?:no|not|neither|nor|never) more(?: ,)? (?:and |or |nor |but )?(?:(?:no|not|nor) )?(?:fewer|less)|"
    r"(?:no|not|neither|never) (?:fewer|less)(?: ,)? (?:and |or |nor |but )?(?:(?:no|not|nor) )?more"
)
_FORMS: tuple[tuple[re.Pattern[str], _Made], ...] = tuple(
    (re.compile(rf"(?<!\S){form}(?!\S)"), made)
    for form, made in (
        (rf"(?:anywhere |somewhere |in the range (?:of |from )?)?(?:between|from) {_N} (?:and|to|-) {_N}", _between),
        (
            rf"(?:at least|more than|no fewer than|no less than) {_N} (?:and|but) (?:at most|no more than) {_N}",
            _between,
        ),
        (rf"{_N} (?:to|-) {_N}", _between),
        (
            (
                rf"(?:(?:does|do|should|must|may|can) )?(?:not|never) (?:go(?:es)?|fall|falls|drop|drops|be|is|dip) "
                rf"(?:below|under) {_N}"
            ),
            _least,
        ),
        (
            (
                rf"(?:(?:does|do|should|must|may|can) )?(?:not|never) (?:go(?:es)?|be|is|run|rise|get) (?:over|above|"
                rf"beyond|past|longer than|more than) "
                rf"{_N}"
            ),
            _most,
        ),
        (
            (
                rf"(?:at least|at minimum|at the (?:very )?least|no (?:fewer|less|shorter) than|"
                rf"not (?:fewer|less) than|never (?:fewer|less) than|(?:a |"
                rf"the )?min(?:imum)? (?:of |is |: )?|upwards? of|≥|> =|as many as) ?{_N}"
            ),
            _least,
        ),
        (
            (
                rf"(?:at most|at maximum|at the (?:very )?most|no more than|no (?:longer|greater|higher) than|not "
                rf"(?:more|longer|"
                rf"greater) than|never (?:more|over|longer)(?: than)?|(?:not|never) exceed(?:s|ing)?|"
                rf"(?:a |the )?max(?:imum)? "
                rf"(?:of |is |: )?|up to|within|(?:a |the )?(?:upper |word )?(?:limit|cap|ceiling) (?:of |is |at |: "
                rf")?|not over|not above|(?:cap|caps|capped|limit|limits|limited|restrict|restricts|restricted) "
                rf"(?:it |itself |the answer |the response |your answer |your response )?(?:at|to|of|is)|≤|< =) ?{_N}"
            ),
            _most,
        ),
        (
            (
                rf"(?:more than|over|greater than|above|exceed|exceeds|exceeding|in excess of|longer than|beyond|>) "
                rf"?{_N}"
            ),
            _over,
        ),
        (rf"(?:fewer than|less than|under|below|shorter than|<) ?{_N}", _under),
        (rf"(?:about|around|roughly|approximately|approx|circa|some|nearly|almost|~) ?{_N}", _about),
        (rf"{_N} ?\+", _least),
        (rf"{_N} (?:{_MORE}|at least|at minimum|min|minimum)", _least),
        (rf"{_N} (?:{_FEWER}|at most|at maximum|max|maximum|tops)", _most),
        (rf"(?:exactly|precisely|a total of|in total|equal to|equals|=|only|just) {_N}", _just),
        (rf"{_N} (?:exactly|precisely|in total)", _just),
    )
)
_BEHIND: tuple[tuple[re.Pattern[str], _Made], ...] = tuple(
    (re.compile(rf"(?<!\S){_N}{_UNIT}(?: ,)? (?:{form})(?!\S)"), made)
    for form, made in (
        (_JUST, _just),
        (rf"{_MORE}|{_LEAST}", _least),
        (rf"{_FEWER}|{_MOST}", _most),
        (
            "exactly|precisely|in total|altogether|neither more nor (?:less|fewer)|neither (?:less|fewer) nor more",
            _just,
        ),
        ("(?:and )?(?:no|not) more(?! than)", _just),
        ("(?:and )?(?:no|not) (?:less|fewer)(?! than)", _least),
    )
)
_PARTED = re.compile(r"(?<!\S)((?:no |not )?(?:more|fewer|less)) ([a-z]{2,20}) than (\d{1,9})(?!\S)")
"""A bound that is parted by what it counts: "no more words than 3"."""
_ALONE = re.compile(r"(?<![\S])(\d{1,9})(?!\S)")
_JUST_BEHIND = re.compile(rf"(?: ,)? (?:{_JUST})(?!\S)")


def in_digits(plain: str) -> str:
    """Return a text in small letters with its number words in digits."""
    plain = _SINGLE.sub(
        lambda found: "single" if _DENIED.search(plain, max(0, found.start() - 40), found.start()) else "exactly 1",
        plain,
    )
    for phrase, digits in _PHRASES:
        plain = phrase.sub(digits, plain)
    plain = re.sub(r"(?<=\d),(?=\d{3}\b)", "", plain)
    return _NUMBER_WORD.sub(lambda found: _in_digits(found, plain), plain)


def _in_digits(found: re.Match[str], plain: str) -> str:
    if found["single"]:
        if _PRONOUN.search(plain, max(0, found.start() - 12), found.start()):
            return found[0]
        value = 1
    elif found["tens"]:
        value = _WORD_VALUES[found["tens"]] + (_WORD_VALUES[found["unit"]] if found["unit"] else 0)
    else:
        value = _WORD_VALUES[found["one"]]
    return str(value * {None: 1, " hundred": 100, " thousand": 1000}[found["scale"]])


def bounded(plain: str) -> tuple[str, tuple[Bound, ...]]:
    """Return a text with its amounts set aside as ⟨n0⟩, ⟨n1⟩, and the bounds that these are."""
    bounds: list[Bound] = []

    def kept(bound: Bound, rest: str = "") -> str:
        bounds.append(bound)
        return f"⟨n{len(bounds) - 1}⟩{rest}"

    plain = _PARTED.sub(r"\1 than \3 \2", plain)
    for form, made in _BEHIND:
        plain = form.sub(lambda found, made=made: kept(made(int(found[1]), 0), found[2]), plain)  # type: ignore[misc]
    for form, made in _FORMS:
        plain = form.sub(
            lambda found, made=made: kept(made(int(found[1]), int(found[found.lastindex or 1]))),  # type: ignore[misc]
            plain,
        )
    plain = _ALONE.sub(lambda found: kept(_bare(int(found[1]), 0)), plain)
    return _joined(_JUST_BEHIND.sub("", plain), bounds), tuple(bounds)


_PAIR = re.compile(r"⟨n(\d+)⟩ (?:and|but|, but|, and|,) ⟨n(\d+)⟩")


def _joined(plain: str, bounds: list[Bound]) -> str:
    """Join "at least 3 and at most 5" into one bound."""

    def both(found: re.Match[str]) -> str:
        first, second = bounds[int(found[1])], bounds[int(found[2])]
        if first.bare or second.bare:
            return found[0]
        bounds[int(found[1])] = first.meet(second)
        return f"⟨n{found[1]}⟩"

    return _PAIR.sub(both, plain)
