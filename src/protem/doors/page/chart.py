"""The bars of the log: where each stands and how high it is, worked out here and drawn by a template as SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from protem.desk.log import DayCount
from protem.doors.http.log_query import KINDS, SHOWN, kind_of

WIDTH, HEIGHT = 720, 220
_LEFT, _BOTTOM, _TOP = 36, 24, 10
_MOST_DAYS = 62
"""Bars that are drawn: two months. More can't be told apart; the dates above the chart choose which."""
_WIDEST = 56


@dataclass(frozen=True, slots=True)
class Bar:
    """One part of a day's bar: how many refusals of one kind, and the rectangle that shows it."""

    day: str
    kind: str
    count: int
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Tick:
    """A line of the scale or a day under the bars: where it stands and what it says."""

    at: float
    says: str


@dataclass(frozen=True, slots=True)
class Day:
    """A line of the table: a day, how many answers were shown, refused, and refused by each kind."""

    day: str
    shown: int
    refused: int
    by_kind: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """The chart and its table. `kinds` are those that occur, in the order in which they are stacked from below."""

    kinds: tuple[str, ...]
    bars: tuple[Bar, ...]
    scale: tuple[Tick, ...]
    labels: tuple[Tick, ...]
    days: tuple[Day, ...]
    left_out: int


def chart(counts: Iterable[DayCount], refusal: str = "") -> Chart:
    """Return the chart of refusals by day, of one kind or of all. Days on which nothing was asked have no bar."""
    by_day: dict[str, Counter[str]] = {}
    for count in counts:
        by_day.setdefault(count.day, Counter())[kind_of(count.refusal)] += count.count
    days = _every_day(sorted(by_day))
    drawn = days[-_MOST_DAYS:]
    asked = tuple(kind for kind in KINDS if not refusal or kind == kind_of(refusal))
    kinds = tuple(kind for kind in asked if any(by_day[day][kind] for day in drawn if day in by_day))
    top = _nice(max((sum(by_day[day][kind] for kind in kinds) for day in drawn if day in by_day), default=0))
    step = (WIDTH - _LEFT) / max(1, len(drawn))
    bars: list[Bar] = []
    for place, day in enumerate(drawn):
        bars += _bars(day, by_day.get(day, Counter()), kinds, (_LEFT + place * step, step), top)
    table = [_line(day, by_day[day], kinds) for day in reversed(drawn) if day in by_day]
    return Chart(kinds, tuple(bars), _scale(top), _labels(drawn, step), tuple(table), len(days) - len(drawn))


def _every_day(days: list[str]) -> list[str]:
    """Return the days with those between them, so that a gap in time is a gap in the chart."""
    if not days:
        return []
    first, last = date.fromisoformat(days[0]), date.fromisoformat(days[-1])
    first = max(first, last - timedelta(days=3 * 366))
    return [(first + timedelta(days=more)).isoformat() for more in range((last - first).days + 1)]


def _bars(day: str, counted: Counter[str], kinds: tuple[str, ...], room: tuple[float, float], top: int) -> list[Bar]:
    """Return the parts of a day's bar, stacked from below; `room` is where its room begins and how wide that is."""
    width = min(room[1] * 0.72, _WIDEST)
    x = round(room[0] + (room[1] - width) / 2, 2)
    y = float(HEIGHT - _BOTTOM)
    bars = []
    for kind in kinds:
        if count := counted[kind]:
            height = count / top * (HEIGHT - _BOTTOM - _TOP)
            y -= height
            bars.append(Bar(day, kind, count, x, round(y, 2), round(width, 2), round(height, 2)))
    return bars


def _line(day: str, counted: Counter[str], kinds: tuple[str, ...]) -> Day:
    shown = counted[SHOWN]
    return Day(day, shown, sum(counted.values()) - shown, tuple(counted[kind] for kind in kinds))


def _nice(most: int) -> int:
    """Return the top of the scale: four even steps of 1, 2, 2.5 or 5 times a power of ten."""
    unit = 1
    while True:
        for step in (1, 2, 5):
            if step * unit * 4 >= most:
                return step * unit * 4
        unit *= 10


def _scale(top: int) -> tuple[Tick, ...]:
    height = HEIGHT - _BOTTOM - _TOP
    return tuple(Tick(round(HEIGHT - _BOTTOM - height * part / 4, 2), str(top * part // 4)) for part in range(5))


def _labels(days: list[str], step: float) -> tuple[Tick, ...]:
    """Return as many days as can be read side by side."""
    every = max(1, -(-len(days) // 10))
    return tuple(
        Tick(round(_LEFT + (place + 0.5) * step, 2), date.fromisoformat(day).strftime("%d %b").lstrip("0"))
        for place, day in enumerate(days)
        if (len(days) - 1 - place) % every == 0
    )
