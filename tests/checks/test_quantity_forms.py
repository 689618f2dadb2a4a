"""A quantity of a source may be said in any form and any unit that comes to the same; another one never is."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import assume, given
from hypothesis import strategies as st

from protem import Case, Source, gate
from protem.wire.readings import exactly

NUMBERS = st.integers(2, 400)
LENGTHS = {"in": Fraction(1, 12), "ft": Fraction(1), "yd": Fraction(3)}
TIMES = {"seconds": 1, "minutes": 60, "hours": 3600, "days": 86400, "weeks": 604_800}
FORMS = {
    "ft": ("{} feet", "{} ft", "{}-foot", "{}ft", "**{}** feet"),
    "in": ("{} inches", "{}-inch", "{} inch"),
    "yd": ("{} yards", "{} yd", "{}-yard"),
    "kg": ("{} kg", "{} kilograms", "{} kilos", "{}kg"),
    "km/h": ("{} km/h", "{} kilometres per hour", "{} kph"),
    "mph": ("{} mph", "{} miles per hour", "{}mph"),
    "degC": ("{} °C", "{} degrees Celsius"),
    "day": ("{} days", "{}-day"),
    "mg": ("{} mg", "{} milligrams", "{}mg"),
}
UNITS = st.sampled_from(sorted(FORMS))


def shown(form: str, source: str) -> bool:
    return gate(Case(f"The value is {form} here.", given=(Source("s", f"It is set to {source} there."),))).shown


@st.composite
def forms(draw: st.DrawFn, number: int, unit: str) -> str:
    written = draw(st.sampled_from([str(number), f"{number}.0", f"{number:,}"]))
    return draw(st.sampled_from(FORMS[unit])).format(written)


@given(st.data(), NUMBERS, UNITS)
def test_a_quantity_may_be_written_in_any_form(data: st.DataObject, number: int, unit: str) -> None:
    assert shown(data.draw(forms(number, unit)), data.draw(forms(number, unit)))


@given(st.data(), NUMBERS, NUMBERS, UNITS)
def test_another_value_is_never_shown(data: st.DataObject, number: int, other: int, unit: str) -> None:
    assume(number != other)
    assert not shown(data.draw(forms(number, unit)), data.draw(forms(other, unit)))


@given(st.data(), NUMBERS, UNITS, UNITS)
def test_the_same_number_in_another_unit_is_never_shown(
    data: st.DataObject, number: int, unit: str, other: str
) -> None:
    assume(unit != other)
    assert not shown(data.draw(forms(number, unit)), data.draw(forms(number, other)))


@given(NUMBERS, st.sampled_from(sorted(LENGTHS)), st.sampled_from(sorted(LENGTHS)))
def test_an_exact_conversion_of_a_length_is_shown(number: int, unit: str, other: str) -> None:
    value = number * LENGTHS[unit] / LENGTHS[other]
    assume(other != "in" or value.denominator == 1)
    written = exactly(value, "1.5") if value.denominator in (1, 2, 4) else ""
    assume(written)
    assert shown(f"{written} {FORMS[other][0].split()[1]}", f"{number} {FORMS[unit][0].split()[1]}")


@given(st.integers(2, 30), st.sampled_from(sorted(TIMES)), st.sampled_from(sorted(TIMES)))
def test_an_exact_conversion_of_a_time_is_shown(number: int, unit: str, other: str) -> None:
    seconds = number * TIMES[unit]
    assume(seconds % TIMES[other] == 0 and seconds // TIMES[other] > 1)
    assert shown(f"{seconds // TIMES[other]} {other}", f"{number} {unit}")


@given(st.integers(1, 12), st.integers(0, 59), st.sampled_from(["a.m.", "am", "AM"]), st.sampled_from(["p.m.", "pm"]))
def test_a_time_is_itself_on_both_clocks_and_no_other(hour: int, minute: int, morning: str, evening: str) -> None:
    early, late = f"{hour % 12:02}:{minute:02}", f"{hour % 12 + 12}:{minute:02}"
    assert shown(f"{hour}:{minute:02} {morning}", early)
    assert shown(f"{hour}:{minute:02} {evening}", late)
    assert not shown(f"{hour}:{minute:02} {morning}", late)
    if hour != 12:  # a bare 12:00 may be either
        assert not shown(late, f"{hour}:{minute:02} {morning}")


MONTHS = "January February March April May June July August September October November December".split()


@given(st.integers(1990, 2039), st.integers(1, 12), st.integers(1, 28), st.integers(1, 28))
def test_a_date_may_be_written_in_any_order_and_no_other_day_is_shown(
    year: int, month: int, day: int, other: int
) -> None:
    name = MONTHS[month - 1]
    iso = f"{year}-{month:02}-{day:02}"
    for form in (f"{name} {day}, {year}", f"{day} {name} {year}", f"{name[:3]} {day}, {year}", iso):
        assert shown(form, iso)
        assert shown(iso, form)
        assert shown(form, f"{year}-{month:02}-{other:02}") == (day == other)
        assert not shown(form, f"{year + 1}-{month:02}-{day:02}")
