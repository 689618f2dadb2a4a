"""Chinese and Japanese numerals: 十五, 一百二十, 二〇二四, 三分之二, 5万, 第三.

A single numeral is a number only before a counter or a unit: 一般, 万一, 三明治, 十分 hold none.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache

from protem.reading.figures.spelled.hanzi_values import DIGITS, NUMERALS, PLACES, SCALES, value_of

_MOST = 40
"""Numerals of the longest number."""

_RUN = rf"[{NUMERALS}]{{1,{_MOST}}}+(?![{NUMERALS}])"
_UNITS = (  # what makes a number of 一, which is "a" before most counters
    r"(?:年(?!度)|天|小时|小時|時間|分钟|分鐘|分間|秒|周(?!年)|週間?|星期|[个個箇かヶカケ]月|[个個]小[时時]|[个個]星期|公里|英里|千米|米|厘米|毫米"
    r"|元|円|块钱|美元|欧元|歐元|歳|岁|歲|吨|噸|公斤|千克|克|毫克|升|毫升|日(?![常本々月])|キロ|メートル|センチ|ミリ|グラム|トン|リットル|ドル|ユーロ"
    r"|パーセント|倍|平方|立方|公顷|[％%]|(?:k?m|c?m|mm|k?g|mg|m?l)(?![a-z]))"
)
_COUNTERS = (
    rf"(?:{_UNITS}|[个個箇名位次回条條款章節节頁页张張份件台辆輛只隻册冊户戶枚匹頭间間つ]|[項项](?![演分式定运運])|人(?!称)|本(?!木|质|質)|家(?!人)|部(?!分)"
    r"|分(?![之析配布类類割查搜法])|成(?!员|員|功|立)|割)"
)
_RANGE = rf"(?:[至到或、～~〜-]|から)[{NUMERALS}]"
_NEEDS_COUNTER = rf"{_COUNTERS}|{_RANGE}"
_NEEDS_UNIT = rf"{_UNITS}|{_RANGE}"
_NO_NUMBER = (
    r"十分(?![之钟鐘間间])|四周(?![内后前以])|[四七八]方|千万(?:不|别|別|要)|八百屋|八百長|十字|百分|万一"
    r"|[二八十六]{1,2}[进進][制位数數]"
)
_HALF = rf"半(?={_UNITS}|[个個])|半数|半數|一半"
_HALF_MORE = rf"[个個]半(?={_UNITS}|[个個]?月)"
_DECIMALS = rf"[点點](?P<digits>[{''.join(DIGITS)}]{{1,10}})"
_MIXED = r"(\d{1,15}(?:,\d{3}){0,4}(?:\.\d{1,10})?)"
_FRACTION = (
    rf"(?P<below>[{NUMERALS}]{{1,8}}|\d{{1,4}})分[之の](?P<above>[{NUMERALS}]{{1,8}}|\d{{1,4}})(?![{NUMERALS}\d])"
)
_PLAIN = r"\d{1,12}(?:\.\d{1,10})?"
_SCALE = (  # 千克 is a kilogram
    r"(?:[百佰仟十拾]|千(?![克米瓦卡帕]))?(?:[万萬][亿億]?|[亿億兆])"
    r"|千(?![克米瓦卡帕葉])|百(?!分)"
)
_LARGE = frozenset([*PLACES, *SCALES])
_SOME = frozenset("几幾数數")
"""After these a scale is no count: 几十万 is some hundreds of thousands."""
_BEFORE_ONE = frozenset("同唯统統单單每某任之其另这那這")
"""After these 一 is no count: 同一年 is the same year, 每一天 every day."""

_DIGITS_OPEN = rf"\d(?=[\d,.]{{0,24}}\s?[十百千万萬亿億兆]|\d{{0,3}}分[之の][\d{NUMERALS}])"
OPENER = rf"(?<![{NUMERALS}\d])(?:[{NUMERALS}]|第(?=[{NUMERALS}\d])|半|{_DIGITS_OPEN})"


@lru_cache(maxsize=16)
def _compiled(pattern: str) -> re.Pattern[str]:
    """Compile on first use: a text without such numerals does not wait for it."""
    return re.compile(pattern)


def _match(pattern: str, low: str, at: int) -> re.Match[str] | None:
    return _compiled(pattern).match(low, at)


def number_at(low: str, at: int, lang: str) -> tuple[Fraction, int, bool] | None:
    """Return the number that begins at `at`: its value, its end, and whether it is an ordinal."""
    if low.startswith("第", at):
        return _ordinal(low, at + 1, lang)
    found = _half(low, at) or _fraction(low, at, lang)
    if not found:
        found = _mixed(low, at) if low[at : at + 1].isdecimal() else _numerals(low, at, lang)
    return (*found, False) if found else None


def _half(low: str, at: int) -> tuple[Fraction, int] | None:
    half = _match(_HALF, low, at)
    return (Fraction(1, 2), half.end()) if half else None


def _numerals(low: str, at: int, lang: str) -> tuple[Fraction, int] | None:
    """Return a number in numerals alone, with its decimals or its half: 一个半小时."""
    run = _run(low, at)
    if not run or _match(_NO_NUMBER, low, at):
        return None
    is_bare = lang == "zh" and run[0] in PLACES and run[0] not in "十拾"  # 百, 千万: Chinese writes 一百, 一千万
    value, end = value_of(run, "ja" if is_bare else lang), at + len(run)
    if value is None:
        return None
    if decimals := _decimals(low, value, end):
        return decimals
    if more := _match(_HALF_MORE, low, end):
        return value + Fraction(1, 2), more.end()
    is_number = (len(run) > 1 and not is_bare) or _is_counted(low, run, end)
    return (Fraction(value), end) if is_number else None


def opener(_: str) -> str:
    """Return the pattern of what may open a number; it looks behind by itself."""
    return OPENER


def scale_at(low: str, at: int, _: str = "") -> tuple[int, int] | None:
    """Return the scale that stands at `at`, after digits: 万 is ten thousand, 千万 ten million; and its end."""
    scale = _match(_SCALE, low, at)
    if not scale:
        return None
    size = 1
    for numeral in scale.group():
        size *= PLACES.get(numeral) or SCALES[numeral]
    return size, scale.end()


def percent_at(low: str, at: int) -> tuple[Fraction, int] | None:
    """Return the percentage of 百分之五 as 5, and its end; 百分之 stands at `at`."""
    at += len("百分之")
    if plain := _match(_PLAIN, low, at):
        return Fraction(plain.group()), plain.end()
    run = _match(_RUN, low, at)
    value = _count(run.group(), "zh") if run else None
    if run is None or value is None:
        return None
    return _decimals(low, value, run.end()) or (Fraction(value), run.end())


def _run(low: str, at: int) -> str:
    """Return the numerals from `at` on; nothing where they begin before, or are more than a number has."""
    if not _stands_free(low, at) or (at and low[at - 1] in _SOME and low[at] in _LARGE):
        return ""
    run = _match(_RUN, low, at)
    return run.group() if run else ""


def _is_counted(low: str, run: str, end: int) -> bool:
    if run in SCALES or (run == "一" and low[end - 2 : end - 1] in _BEFORE_ONE):
        return False
    is_strict = run in "一壹壱〇零" or (run[0] in PLACES and run not in "十拾")
    needed = _NEEDS_UNIT if is_strict else _NEEDS_COUNTER
    return bool(_match(needed, low, end))


def _ordinal(low: str, at: int, lang: str) -> tuple[Fraction, int, bool] | None:
    if plain := _match(_PLAIN, low, at):
        return Fraction(plain.group()), plain.end(), True
    run = _match(_RUN, low, at)
    value = value_of(run.group(), lang) if run else None
    return (Fraction(value), run.end(), True) if run and value is not None else None


def _fraction(low: str, at: int, lang: str) -> tuple[Fraction, int] | None:
    """Return 三分之二, ja 三分の二, 3分の2; a hundredth is a percentage and read apart."""
    parts = _match(_FRACTION, low, at)
    if not parts or not _stands_free(low, at):
        return None
    below, above = (_count(parts[name], lang) for name in ("below", "above"))
    if not below or above is None or below == 1 or parts["below"] == "百":
        return None
    return Fraction(above, below), parts.end()


def _count(text: str, lang: str) -> int | None:
    if text.isdecimal():
        return int(text)
    return SCALES.get(text) or PLACES.get(text) or value_of(text, lang)


def _stands_free(low: str, at: int) -> bool:
    """Say whether what stands before is no part of the same number."""
    before = low[at - 1 : at] if at else ""
    return not before or not (before in NUMERALS or before.isdecimal() or low.startswith("分之", max(0, at - 2)))


def _decimals(low: str, value: int, end: int) -> tuple[Fraction, int] | None:
    decimals = _match(_DECIMALS, low, end)
    if not decimals:
        return None
    digits = "".join(str(DIGITS[numeral]) for numeral in decimals["digits"])
    return Fraction(f"{value}.{digits}"), decimals.end()


def _mixed(low: str, at: int) -> tuple[Fraction, int] | None:
    """Return digits and scales together: 5万, 3.5億, 1億2000万, 3万5千."""
    total, bound, end = Fraction(0), 0, at
    while digits := _match(_MIXED, low, end):
        value = Fraction(digits[1].replace(",", ""))
        scale = scale_at(low, digits.end())
        if not scale or (bound and scale[0] >= bound):
            return (total + value, digits.end()) if bound and not scale and value < bound else _found(total, bound, end)
        total, bound, end = total + value * scale[0], scale[0], scale[1]
    return _found(total, bound, end)


def _found(total: Fraction, bound: int, end: int) -> tuple[Fraction, int] | None:
    return (total, end) if bound else None
