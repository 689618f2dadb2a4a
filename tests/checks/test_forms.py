"""Whatever a source holds may be said in another form, and no other value may."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from protem import Case, Source, gate
from protem.reading.figures import figures

_SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()

NUMBERS = st.one_of(st.integers(2, 120), st.integers(2, 999_999))
DECIMALS = st.integers(1, 999_999).map(lambda hundredths: Fraction(hundredths, 100))
JOINTS = st.sampled_from([" and ", " "])
HYPHENS = st.sampled_from(["-", " "])


def below_thousand(number: int, joint: str, hyphen: str) -> str:
    hundreds, rest = divmod(number, 100)
    if rest < len(_SMALL):
        words = _SMALL[rest]
    else:
        words = _TENS[rest // 10] + (f"{hyphen}{_SMALL[rest % 10]}" if rest % 10 else "")
    if not hundreds:
        return words
    return f"{_SMALL[hundreds]} hundred" + (f"{joint}{words}" if rest else "")


def spelled(number: int, joint: str, hyphen: str) -> str:
    thousands, rest = divmod(number, 1000)
    if not thousands:
        return below_thousand(rest, joint, hyphen)
    words = f"{below_thousand(thousands, joint, hyphen)} thousand"
    between = joint if rest < 100 else " "
    return words + (f"{between}{below_thousand(rest, joint, hyphen)}" if rest else "")


def written(value: Fraction) -> str:
    return f"{value.numerator * 100 // value.denominator / 100:.2f}"


@st.composite
def number_forms(draw: st.DrawFn, number: int) -> str:
    words = spelled(number, draw(JOINTS), draw(HYPHENS))
    return draw(
        st.sampled_from(
            [
                str(number),
                f"{number}.0",
                f"{number:,}",
                f"{number:,}".replace(",", "\u00a0"),
                f"{number:,}".replace(",", "'"),
                f"**{number}**",
                words,
                words.capitalize(),
                words.upper(),
            ]
        )
    )


@st.composite
def decimal_forms(draw: st.DrawFn, value: Fraction) -> str:
    plain = written(value)
    grouped = f"{int(plain[:-3]):,}{plain[-3:]}"
    return draw(st.sampled_from([plain, grouped, f"{plain}0", plain.removesuffix("0"), f"0{plain}"]))


@st.composite
def amount_forms(draw: st.DrawFn, number: int, signs: tuple[str, ...]) -> str:
    return draw(st.sampled_from(signs)).format(draw(number_forms(number)))


PERCENT = ("{}%", "{} %", "{} percent", "{}-percent", "{} per cent")
DOLLARS = ("{} dollars", "{}-dollar", "{} US dollars", "{} USD")
EUROS = ("{} euros", "{}€", "{} €", "{} EUR")


def shown(form: str, source: str) -> bool:
    case = Case(f"The limit is {form}.", given=(Source("s", f"It may be {source} at most."),))
    return gate(case).shown


@given(NUMBERS, JOINTS, HYPHENS)
def test_a_number_spelled_out_is_read_as_itself(number: int, joint: str, hyphen: str) -> None:
    words = spelled(number, joint, hyphen)
    (figure,) = figures(words)
    assert (figure.value == number, figure.text) == (True, words)


@given(st.data(), NUMBERS)
def test_a_number_may_be_written_in_any_form(data: st.DataObject, number: int) -> None:
    assert shown(data.draw(number_forms(number)), data.draw(number_forms(number)))


@given(st.data(), NUMBERS, NUMBERS)
def test_another_number_is_never_shown(data: st.DataObject, number: int, other: int) -> None:
    assume(number != other)
    assert not shown(data.draw(number_forms(number)), data.draw(number_forms(other)))


@given(st.data(), DECIMALS)
def test_a_decimal_may_be_written_in_any_form(data: st.DataObject, value: Fraction) -> None:
    assert shown(data.draw(decimal_forms(value)), data.draw(decimal_forms(value)))


@given(st.data(), DECIMALS, DECIMALS)
def test_another_decimal_is_never_shown(data: st.DataObject, value: Fraction, other: Fraction) -> None:
    assume(value != other)
    assert not shown(data.draw(decimal_forms(value)), data.draw(decimal_forms(other)))


@pytest.mark.parametrize("signs", [PERCENT, DOLLARS, EUROS], ids=["percent", "dollars", "euros"])
@given(data=st.data(), number=NUMBERS, other=NUMBERS)
def test_an_amount_may_be_written_in_any_form_of_its_kind_and_no_other_is_shown(
    signs: tuple[str, ...], data: st.DataObject, number: int, other: int
) -> None:
    said, held = data.draw(amount_forms(number, signs)), data.draw(amount_forms(other, signs))
    assert shown(said, held) == (number == other)
    assert shown(said, data.draw(amount_forms(number, signs)))


@given(data=st.data(), number=NUMBERS)
def test_a_bare_number_may_lean_on_an_amount_and_an_amount_on_no_bare_number(data: st.DataObject, number: int) -> None:
    amount = data.draw(amount_forms(number, (*PERCENT, *DOLLARS, *EUROS)))
    bare = data.draw(number_forms(number))
    assert shown(bare, amount)
    assert not shown(amount, bare)


@given(data=st.data(), number=NUMBERS, kinds=st.permutations([PERCENT, DOLLARS, EUROS]))
def test_amounts_of_two_kinds_never_ground_each_other(
    data: st.DataObject, number: int, kinds: list[tuple[str, ...]]
) -> None:
    assert not shown(data.draw(amount_forms(number, kinds[0])), data.draw(amount_forms(number, kinds[1])))


@given(st.integers(1, 9_999), st.integers(1, 9_999))
def test_a_sign_before_a_sum_is_worth_the_word_after_it(number: int, other: int) -> None:
    for sign, word in (("${:,}", "{} dollars"), ("€{}", "{:,} euros"), ("US${}", "${:,}.00"), ("USD {}", "${}")):
        assert shown(sign.format(number), word.format(number))
        assert shown(word.format(number), sign.format(number))
        assert shown(sign.format(number), word.format(other)) == (number == other)


@pytest.mark.parametrize("answer", ["Stay 15 feet away [1, p. 66].", "Stay 15 feet away [Source 1, page 66]."])
def test_a_mark_may_name_its_page(answer: str) -> None:
    assert gate(Case(answer, given=(Source("s", "Stay 15 feet away.", "p. 66"),))).shown
