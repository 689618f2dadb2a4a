"""Every refusal has its reading, and a rise is told only where it is plain."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.desk.log import DayCount
from protem.desk.readings import ORDER, READINGS, largest, ordered, reading_of, told
from protem.finding import REFUSALS

_GATE = ("check-crashed", "not-covered", "uncited", "ungrounded", "overlong", "off-form")


def _days(*days: dict[str, int]) -> list[DayCount]:
    return [
        DayCount(f"2026-03-{place:02}", name, "", count)
        for place, day in enumerate(days, 1)
        for name, count in day.items()
    ]


def test_every_refusal_has_a_reading_and_a_place() -> None:
    assert REFUSALS == _GATE  # a new one needs a reading
    assert set(READINGS) == {*REFUSALS, "scope", "other", "failed", "abandoned"}
    assert set(ORDER) == {"", *READINGS}
    for reading in READINGS.values():
        assert reading.means
        assert reading.do
        assert not str(reading).endswith(".")


def test_the_reading_of_a_scope_names_the_box() -> None:
    assert reading_of("scope:road-law").means == 'people put questions to another box that are for "road-law"'
    assert reading_of("ungrounded").do == "look at the prompt and the model"
    assert "no such refusal" in reading_of("made-up").means


def test_refusals_are_ordered_as_a_question_can_end() -> None:
    names = ["made-up", "overlong", "failed", "scope:b", "", "scope:a", "check-crashed", "failed"]
    assert ordered(names) == ("", "scope:a", "scope:b", "failed", "check-crashed", "overlong", "made-up")


def test_the_largest_refusals_come_first_and_what_was_shown_is_none() -> None:
    counts = _days({"": 90, "overlong": 2, "ungrounded": 1}, {"ungrounded": 4, "uncited": 2, "failed": 1})
    assert largest(counts) == (("ungrounded", 5), ("uncited", 2), ("overlong", 2))
    assert largest(_days({"": 3})) == largest([]) == ()


def test_a_plain_rise_is_told_with_both_days_and_its_reading() -> None:
    (line,) = told(_days({"": 98, "ungrounded": 2}, {"": 86, "ungrounded": 14}))
    assert line == (
        "ungrounded rose from 2 of 100 on 2026-03-01 to 14 of 100 on 2026-03-02: answers say what their sources do "
        "not hold; look at the prompt and the model"
    )


@pytest.mark.parametrize(
    ("before", "last"),
    [
        ({"": 98, "ungrounded": 2}, {"": 686, "ungrounded": 14}),  # a busy day: the same share
        ({"": 98, "ungrounded": 2}, {"": 95, "ungrounded": 5}),  # chance
        ({"": 5}, {"": 1, "ungrounded": 4}),  # too few
        ({"": 98_000, "ungrounded": 2_000}, {"": 97_000, "ungrounded": 3_000}),  # sure, and no doubling
        ({"": 900, "ungrounded": 100}, {"": 2_125, "ungrounded": 375}),  # sure, and a busy day more than a rise
        ({"": 86, "ungrounded": 14}, {"": 98, "ungrounded": 2}),  # it fell
        ({"ungrounded": 50}, {"ungrounded": 50}),
        ({"ungrounded": 50}, {"": 50}),
    ],
    ids=range(8),
)
def test_what_is_not_plain_is_not_told(before: dict[str, int], last: dict[str, int]) -> None:
    assert told(_days(before, last)) == ()


def test_one_day_is_no_rise() -> None:
    assert told(_days({"ungrounded": 1000})) == told([]) == ()


_DAYS = st.lists(
    st.dictionaries(st.sampled_from(["", "ungrounded", "scope:app", "made-up"]), st.integers(1, 10**6)), max_size=3
)


@given(_DAYS)
def test_any_counts_can_be_read_and_what_is_told_did_rise(days: list[dict[str, int]]) -> None:
    for line in told(_days(*days)):
        before, last = [day for day in days if day][-2:]
        name = line.split(" rose ")[0]
        assert last[name] * sum(before.values()) > before.get(name, 0) * sum(last.values())
    largest(_days(*days))
