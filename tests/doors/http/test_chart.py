"""The bars of the log: as high as what they count, in the table as well."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from protem.desk.log import DayCount
from protem.doors.http.log_query import KINDS, SHOWN, kind_of
from protem.doors.page.chart import HEIGHT, WIDTH, chart

REFUSALS = ("", "ungrounded", "uncited", "scope:app", "scope:road-law", "failed")
COUNTS = st.lists(
    st.builds(
        DayCount,
        st.integers(0, 40).map(lambda more: (date(2026, 2, 20) + timedelta(days=more)).isoformat()),
        st.sampled_from(REFUSALS),
        st.just("check"),
        st.integers(1, 5000),
    ),
    max_size=20,
)


@given(COUNTS)
def test_every_refusal_is_in_a_bar_and_in_the_table(counts: list[DayCount]) -> None:
    drawn = chart(counts)
    expected: Counter[tuple[str, str]] = Counter()
    for one in counts:
        expected[one.day, kind_of(one.refusal)] += one.count
    assert {(bar.day, bar.kind): bar.count for bar in drawn.bars} == {
        key: count for key, count in expected.items() if key[1] != SHOWN
    }
    for day in drawn.days:
        assert day.shown == expected[day.day, SHOWN]
        assert dict(zip(drawn.kinds, day.by_kind, strict=True)) == {
            kind: expected[day.day, kind] for kind in drawn.kinds
        }
        assert day.refused == sum(day.by_kind)


@given(COUNTS)
def test_bars_are_stacked_without_gaps_inside_the_picture_and_in_proportion(counts: list[DayCount]) -> None:
    drawn = chart(counts)
    by_day: dict[str, list[tuple[float, float, int]]] = {}
    for bar in drawn.bars:
        assert bar.x >= 0
        assert bar.x + bar.width <= WIDTH
        assert bar.y >= 0
        by_day.setdefault(bar.day, []).append((bar.y, bar.height, bar.count))
    per_one = {round(height / count, 1) for parts in by_day.values() for _, height, count in parts if count > 50}
    assert len(per_one) <= 2
    for parts in by_day.values():
        bottom = HEIGHT - 24.0
        for y, height, _ in parts:
            assert abs(y + height - bottom) < 0.05
            bottom = y


def test_a_gap_in_time_is_a_gap_in_the_chart() -> None:
    drawn = chart([DayCount("2026-03-01", "failed", "", 1), DayCount("2026-03-05", "failed", "", 1)])
    assert [bar.x for bar in drawn.bars][1] - drawn.bars[0].x > 4 * drawn.bars[0].width
    assert [day.day for day in drawn.days] == ["2026-03-05", "2026-03-01"]


def test_one_kind_alone_and_days_that_are_left_out() -> None:
    many = [DayCount(f"2026-{month:02}-01", "ungrounded", "", 3) for month in range(1, 7)]
    drawn = chart([*many, DayCount("2026-06-01", "failed", "", 9)], "failed")
    assert drawn.kinds == ("failed",)
    assert drawn.left_out > 0
    assert chart([]).bars == ()


def test_every_refusal_there_is_has_a_pattern_and_a_tone() -> None:
    from importlib.resources import files  # noqa: PLC0415  of this test alone

    page = files("protem.doors.page")
    shapes = page.joinpath("templates/_shapes.html").read_text(encoding="utf-8")
    style = page.joinpath("static/page.css").read_text(encoding="utf-8")
    for kind in KINDS:
        assert f'"{kind}":' in shapes
        assert style.count(f".kind-{kind} {{") == 2
