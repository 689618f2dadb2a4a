"""Times of day: "10:30 pm", "22:30", "half past ten", "15.30 Uhr", "14h30", "noon"."""

from __future__ import annotations

import re

from protem.reading.figures.figure import Figure
from protem.reading.folding import Folded

_HOURS = {
    word: hour
    for hour, word in enumerate("one two three four five six seven eight nine ten eleven twelve".split(), start=1)
}
_HOURS |= {"noon": 12, "midnight": 0}
_MINUTES = {"five": 5, "ten": 10, "fifteen": 15, "quarter": 15, "twenty": 20, "twenty-five": 25, "half": 30}
_MINUTES |= {"thirty": 30, "forty": 40, "forty-five": 45, "fifty": 50}
OPENERS: tuple[str, ...] = (*_HOURS, "half", "quarter", "twenty")
"""Words, besides a digit, that may open a time."""

_WORD = "|".join(_HOURS)
_HALF = r"[\s-]{0,2}(?P<half>[ap])(?:\.\s?m(?:\.|(?![^\W_]))|m(?![^\W_]))"
_CLOCK = re.compile(
    r"(?<![\d.,:/$])(?P<hour>[0-9]{1,2})(?:(?P<sign>[:.])(?P<minute>[0-5][0-9])(?::(?P<second>[0-5][0-9]))?)?(?![0-9])"
)
_HALF_OF_DAY = re.compile(_HALF)
_PHRASE = re.compile(r"\s{1,2}(?:in\sthe\s(?P<part>morning|afternoon|evening)|at\s(?P<night>night))(?![^\W_])")
_JOINT = re.compile(r"\s{0,2}(?:(?P<range>[-/]|(?:to|until|till|through)(?=\s))|&|(?:and|or)(?=\s))\s{0,2}")
_O_CLOCK = re.compile(r"\s?o'\s?clock(?![^\W_])")
_NAMED = re.compile(r"\s(?P<name>noon|midnight)(?![^\W_])")
_CONTINENTAL = re.compile(r"\s?(?:uhr|uur)(?![^\W_])(?:\s(?P<late>[0-5][0-9])(?![0-9]|[.,:][0-9]|\s?[^\W\d_]))?")
_WITH_H = re.compile(r"\s?(?:h\s?(?P<late>[0-5][0-9])|h|heures)(?![^\W_]|\s?min|\s(?:de|par|d'))")
_OF_SOLDIERS = re.compile(
    r"(?<![\d.,:/$])(?P<hour>[01][0-9]|2[0-3])(?P<minute>[0-5][0-9])\s?(?:hours|hrs)(?![^\W_]|\s(?:of|per)\b)"
)
_PAST = re.compile(
    rf"(?P<minute>half|(?:a\s)?quarter|five|ten|twenty(?:[\s-]five)?|5|10|20|25)\s(?:minutes\s)?(?P<way>past|after|to|before)"
    rf"\s(?P<hour>{_WORD}|[0-9]{{1,2}})(?![^\W_]|[-:.][0-9a-z]|\s(?:point|hundred|thousand|and\sa\shalf))"
)
_IN_WORDS = re.compile(
    rf"(?P<hour>{_WORD})(?:[\s-](?P<minute>fifteen|thirty|forty(?:[\s-]five)?|twenty|ten|fifty))?(?![^\W_])"
)

_NOT_A_TIME = re.compile(
    r"[.,:/][0-9]|[%°$€£]|\s?(?:min|mins|minutes|hours?|hrs|seconds?|secs?|long|pace|ratio|scale|odds|slope|gradient|model|"
    r"split|mix|mixture|dilution|win|loss|victory|lead|left|remaining)(?![^\W_])"
)
_HOURS_AFTER = re.compile(r"\s?(?:hours|hrs)(?![^\W_])")
_TOLD_OTHERWISE = re.compile(
    r"(?<![^\W_])(?:ratio|scale|odds|slope|gradient|score|scored|time|record|last|lasts|lasted|pace|won|lost|beat)"
    r"(?:\s(?:of|at|is|was|for|in))?\s\Z"
)
_AT = re.compile(
    r"(?<![^\W_])(?:at|by|until|till|from|before|after|around|about|between|than|um|om|à|às|dès|vers|avant|après|entre|ore|"
    r"alle|jusqu'à|[0-9]h(?:[0-9]{2})?\set)\s\Z"
)
_LASTS = re.compile(r"(?:pendant|durant|dure|durée\sde|moins\sde|plus\sde|maximum)\s\Z")
_TO_AN_HOUR = re.compile(r"\s?(?:à|-|as|às)\s?[0-9]")
_GOES_ON = re.compile(
    r"\s(?!(?:on|in|the|and|or|at|every|each|daily|for|until|it|we|you|they|he|she|when|sharp|[ap]\.?m)\b)[^\W\d_]|-"
)
_A_NAME = re.compile(r"(?:-[^\W\d_]|\s[A-Z])")
_REACH = 24
_NOON, _DAY, _EARLY = 12, 24, 6
_BEHIND = frozenset(" \u00a0-/&aphuo")
_BEHIND_A_SPACE = frozenset("-/&aphuonmtim")


def read(folded: Folded, at: int, lang: str) -> tuple[Figure, ...]:
    """Return the time of day that begins at a place, at a digit or one of `OPENERS`, () for none.

    Two stand for "7-9 a.m.", which share what follows. `value` is "22:30" or "22:30:15" in 24 hours. Where nothing
    tells morning from evening ("nine o'clock", "half past ten") `others` has the evening. "16:9", "1:30 hours" and
    "a ratio of 1:20" are no times. `lang` matters for "14h", a time in French and Portuguese, elsewhere hours.
    """
    low = folded.low
    if not "0" <= low[at] <= "9":
        return _opened_by_word(folded, at)
    found = _CLOCK.match(low, at)
    if not found:
        return _of_soldiers(folded, at)
    end = found.end()
    after = low[end : end + 1]
    if not found["minute"]:
        if after not in _BEHIND or not after or (after == " " and low[end + 1 : end + 2] not in _BEHIND_A_SPACE):
            return ()
        if int(found["hour"]) > _DAY:
            return _past(folded, at)
    return _told(folded, found) or _two(folded, found) or _abroad(folded, found, lang) or _bare(folded, found)


def _time(folded: Folded, start: int, end: int, hour: int, minutes: str = "00", *, open_: bool = False) -> Figure:
    """Return a time; an open one may as well be half a day later."""
    others = (f"{(hour + _NOON) % _DAY:02}:{minutes}",) if open_ else ()
    return Figure("time", f"{hour % _DAY:02}:{minutes}", "", start, end, folded.text[start:end], others=others)


def _minutes(found: re.Match[str]) -> str:
    return ":".join(filter(None, (found["minute"] or "00", found["second"])))


def _half(folded: Folded, end: int, hour: int) -> tuple[str, int]:
    """Return ("a" or "p", end) of what says which half of the day is meant, ("", 0) where nothing does."""
    if half := _HALF_OF_DAY.match(folded.low, end):
        return half["half"], half.end()
    phrase = _PHRASE.match(folded.low, end)
    if not phrase:
        return "", 0
    morning = phrase["part"] == "morning" or (phrase["night"] and (hour < _EARLY or hour == _NOON))
    return "a" if morning else "p", end


def _of_day(hour: int, half: str) -> int:
    """Return the hour in 24 hours: 12 a.m. is 0, 12 p.m. is 12."""
    if hour > _NOON:
        return hour
    return hour % _NOON + (_NOON if half == "p" else 0)


def _told(folded: Folded, found: re.Match[str]) -> tuple[Figure, ...]:
    """Read "10:30 pm", "7 a.m.", "9 o'clock", "12 noon", "10 past three"."""
    low, (start, end), hour = folded.low, found.span(), int(found["hour"])
    clock = _O_CLOCK.match(low, end)
    if clock and found["sign"]:
        return ()
    half, behind = _half(folded, clock.end() if clock else end, hour)
    if half and (clock or found["minute"] or behind > end or _is_at(folded, start)):
        whole = (clock or found).end() if behind in (end, 0) else behind
        too_late = hour > _NOON and not found["minute"]
        return () if too_late or hour > _DAY else (_time(folded, start, whole, _of_day(hour, half), _minutes(found)),)
    if clock:
        return (_time(folded, start, clock.end(), hour, open_=hour <= _NOON),) if hour <= _DAY else ()
    if hour == _NOON and (name := _NAMED.match(low, end)):
        return (_time(folded, start, name.end(), _HOURS[name["name"]]),)
    return _past(folded, start) if not found["sign"] else ()


def _two(folded: Folded, found: re.Match[str]) -> tuple[Figure, ...]:
    """Read "7-9 a.m.": the first takes the half of the day of the second, unless it would come after it."""
    joint = _JOINT.match(folded.low, found.end())
    second = _CLOCK.match(folded.low, joint.end()) if joint else None
    half, end = _half(folded, second.end(), int(second["hour"])) if second else ("", 0)
    if not joint or not second or not half or not (joint["range"] or found["minute"] or _is_at(folded, found.start())):
        return ()
    early, late = int(found["hour"]), int(second["hour"])
    if not 1 <= early <= _NOON or not 1 <= late <= _NOON:
        return ()
    same = (early % _NOON, _minutes(found)) < (late % _NOON, _minutes(second))
    hour = _of_day(early, half) + (0 if same else _NOON)
    first = _time(folded, *found.span(), hour % _DAY, _minutes(found), open_=True)
    return first, _time(folded, second.start(), end, _of_day(late, half), _minutes(second))


def _abroad(folded: Folded, found: re.Match[str], lang: str) -> tuple[Figure, ...]:
    """Read "15.30 Uhr", "15 uur", "14h30", "à 14 h", "ore 15.30"."""
    low, (start, end), hour = folded.low, found.span(), int(found["hour"])
    if hour > _DAY:
        return ()
    if clock := _CONTINENTAL.match(low, end):
        minutes = found["minute"] or clock["late"] or "00"
        is_time = low.find("uhr", end, clock.end()) >= 0 or found["minute"] or _is_at(folded, start)
        return (_time(folded, start, clock.end(), hour, minutes),) if is_time else ()
    h = _WITH_H.match(low, end)
    if h and not found["minute"] and _is_hour(folded, found, h, lang):
        return (_time(folded, start, h.end(), hour, h["late"] or "00"),)
    if (
        found["sign"] == "."
        and lang in ("it", "de", "es", "nl")
        and (h or lang in ("it", "de"))
        and _is_at(folded, start)
    ):
        return (_time(folded, start, (h or found).end(), hour, _minutes(found)),)
    return ()


def _is_hour(folded: Folded, found: re.Match[str], h: re.Match[str], lang: str) -> bool:
    """Say whether "14h30" or "14 h" is a time of day, not how long something lasts."""
    start, hour, romance = found.start(), int(found["hour"]), lang in ("fr", "pt")
    if not h["late"]:
        return romance and (_is_at(folded, start) or bool(_TO_AN_HOUR.match(folded.low, h.end())))
    if _is_at(folded, start) and romance:
        return True
    glued = h.end() - found.end() == len("h30")
    lasts = _LASTS.search(folded.low, max(0, start - _REACH), start)
    return hour >= _EARLY and not lasts and (romance or glued)


def _bare(folded: Folded, found: re.Match[str]) -> tuple[Figure, ...]:
    """Read "22:30", unless it is a ratio or lasts."""
    low, (start, end), hour = folded.low, found.span(), int(found["hour"])
    if found["sign"] != ":" or hour > _DAY:
        return ()
    if hours := _HOURS_AFTER.match(low, end):
        is_time = hour > _NOON or low[start] == "0" or _is_at(folded, start)
        return (_time(folded, start, hours.end(), hour, _minutes(found)),) if is_time else ()
    if _NOT_A_TIME.match(low, end):
        return ()
    if _TOLD_OTHERWISE.search(low, max(0, start - _REACH), start):
        return ()
    return (_time(folded, start, end, hour, _minutes(found)),)


def _of_soldiers(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Read "0900 hours", and "1430 hours" after a word that says when."""
    found = _OF_SOLDIERS.match(folded.low, at)
    if not found:
        return ()
    round_ = found["minute"] == "00"  # "after 2000 hours" of use
    if found["hour"][0] != "0" and not (folded.low.endswith("at ", 0, at) if round_ else _is_at(folded, at)):
        return ()
    return (_time(folded, at, found.end(), int(found["hour"]), found["minute"]),)


def _is_at(folded: Folded, at: int) -> bool:
    """Say whether a word before a place says when: "at", "until", "à"."""
    return bool(_AT.search(folded.low, max(0, at - _REACH), at))


def _past(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Read "half past ten", "quarter to nine", "ten past three", "at five to ten"."""
    found = _PAST.match(folded.low, at)
    if not found:
        return ()
    word, way, end = found["minute"].removeprefix("a ").replace(" ", "-"), found["way"], found.end()
    before = way in ("to", "before")
    loose = before or (way == "after" and word not in ("half", "quarter"))
    sure = word == "quarter" or (word.isalpha() and _is_at(folded, at)) or (before and " minutes " in found.group())
    if loose and (_GOES_ON.match(folded.low, end) or not sure):
        return ()
    hour, minute = int(_HOURS.get(found["hour"], found["hour"])), int(_MINUTES.get(word, 0) or word)
    if hour > _DAY or (before and word == "half"):
        return ()
    named = found["hour"] in ("noon", "midnight")
    half, behind = _half(folded, end, hour)
    hour = _of_day(hour, half) if half else hour
    hour, minute = (hour - 1, 60 - minute) if before else (hour, minute)
    known = bool(half) or named or hour > _NOON
    return (_time(folded, at, max(end, behind), hour or (0 if known else _NOON), f"{minute:02}", open_=not known),)


def _opened_by_word(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Read "noon", "nine o'clock", "seven thirty p.m.", "half past ten"."""
    low = folded.low
    if past := _past(folded, at):
        return past
    found = _IN_WORDS.match(low, at)
    if not found:
        return ()
    hour, end, minute = _HOURS[found["hour"]], found.end(), found["minute"]
    if hour == 0 or (hour == _NOON and found["hour"] == "noon"):
        a_name = _A_NAME.match(folded.text, end) and (folded.text[at].isupper() or low[end : end + 1] == "-")
        return () if a_name or minute else (_time(folded, at, end, hour),)
    if hour == _NOON and not minute and (name := _NAMED.match(low, end)):
        return (_time(folded, at, name.end(), _HOURS[name["name"]]),)
    clock = _O_CLOCK.match(low, end) if not minute else None
    half, behind = _half(folded, clock.end() if clock else end, hour)
    minutes = f"{_MINUTES[minute.replace(' ', '-')]:02}" if minute else "00"
    end = clock.end() if clock else end
    if half and (clock or behind > end or _is_at(folded, at)):
        return (_time(folded, at, max(end, behind), _of_day(hour, half), minutes),)
    return (_time(folded, at, end, hour, minutes, open_=True),) if clock else ()
