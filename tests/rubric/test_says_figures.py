"""A claim with a figure: said in another form, and with another unit, limit, rate, subject or side of a change."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Policy, judge
from protem.reading.figures import figures
from protem.rubric.answer_key import answer_given
from protem.rubric.saying.equal_amounts import is_equal
from protem.rubric.saying.figure_places import in_ranges
from protem.rubric.saying.same_figure import likeness

CRITERIA = Policy().with_settings({"engine": "criteria"})
PAIRS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("States that the dose is 20 mg once a day.", ("Take 20 mg once a day.",), ("The dose is 20 g once a day.",)),
    (
        "Says the simmering takes 90 minutes.",
        ("Let it simmer for an hour and a half.",),
        ("The simmering takes 90 seconds.",),
    ),
    (
        "States that the notice period is 14 days.",
        ("You must give two weeks' notice; that is the notice period.",),
        ("The notice period is 14 weeks.",),
    ),
    ("Says that the pool is 25 metres long.", ("Our pool has a length of 25 m.",), ("Our pool is 25 feet long.",)),
    ("Says the parking costs $4 per hour.", ("Parking is $4 an hour.",), ("Parking costs $4 per day.",)),
    ("Mentions that the ticket costs $80.", ("A ticket is 80 dollars.",), ("A ticket costs €80.",)),
    (
        "Says the licence costs $30 a year.",
        ("The licence costs 30 dollars per year.",),
        ("The licence costs $30 a month.",),
    ),
    (
        "Says that unemployment fell by 2 percent.",
        ("Unemployment fell by 2%.",),
        ("Unemployment fell by 2 percentage points.",),
    ),
    (
        "Says to bake the bread at 220 degrees Celsius.",
        ("Bake the bread at 220 °C for half an hour.",),
        ("Bake the bread at 220 °F.",),
    ),
    (
        "Says that the backup needs 500 GB.",
        ("The backup needs 500 gigabytes of space.",),
        ("The backup needs 500 MB.",),
    ),
    (
        "Says that the timeout is 30 seconds.",
        ("The request times out after 30 s: the timeout is half a minute.",),
        ("The timeout is 30 milliseconds.",),
    ),
    (
        "Gives the correct result, 56.",
        ("7 times 8 is 56.",),
        ("The answer is not 56.", "The answer is 56%.", "It is less than 56."),
    ),
    ("States the answer as 15%.", ("The rate is 15 percent.",), ()),
    (
        "Gives the correct answer, 128.",
        ("You get one hundred and twenty-eight.", "The answer is 128, not 256."),
        ("Not 128 but 256.", "128 is wrong; it is 256."),
    ),
    ("Says that the entry fee is $9.", ("The entry fee is $9, not $12 as it used to be.",), ()),
    ("Says that the entry fee is $12.", (), ("The entry fee is $9, not $12.",)),
    ("Says that delivery takes 4 days.", (), ("Delivery takes between 3 and 5 days.",)),
    ("Says that delivery takes between 3 and 5 days.", ("Delivery takes three to five days.",), ()),
    ("Says that children pay 6 euros.", ("Adults pay 10 euros and children pay 6 euros.",), ()),
    ("Says that children pay 10 euros.", (), ("Adults pay 10 euros, children 6 euros.",)),
    ("Says that the exam is on Tuesday.", ("The exam is on Tuesday and the results come on Friday.",), ()),
    ("Says that the exam is on Friday.", (), ("The exam is on Tuesday, the results come on Friday.",)),
    ("Says the library is open on Tuesday.", ("The library is open Tuesday and closed Thursday.",), ()),
    ("Says the library is open on Thursday.", (), ("The library is open Tuesday, closed Thursday.",)),
    ("Says that applications close on 5 May.", ("Applications open on 1 March and close on 5 May.",), ()),
    ("Says that applications close on 1 March.", (), ("Applications open on 1 March and close on 5 May.",)),
    ("Says that the sale ends in June.", ("The sale starts in May and ends in June.",), ()),
    ("Says that the sale ends in May.", (), ("The sale starts in May and ends in June.",)),
    (
        "Tells the patient that a tablet contains 500 mg of paracetamol.",
        ("Each tablet has 500 milligrams of paracetamol in it.",),
        ("Each tablet contains 500 mcg of paracetamol.",),
    ),
    (
        "Explains that the fast before the blood test lasts 12 hours.",
        ("Before the blood test you fast for half a day: the fast lasts twelve hours.",),
        ("The fast before the blood test lasts 12 days.",),
    ),
    (
        "The reply says the fever reached 39 °C.",
        ("By night the fever had reached 39 degrees Celsius.",),
        ("The fever reached 39 °F.",),
    ),
    (
        "Mentions that the gym charges 35 euros per month.",
        ("The gym charges €35 monthly.",),
        ("The gym charges 35 euros per week.",),
    ),
    ("States that the fine is £60.", ("You would pay a fine of sixty pounds.",), ("The fine is $60.",)),
    (
        "States that VAT went up by 3 percentage points.",
        ("VAT went up by three percentage points.",),
        ("VAT went up by 3%.",),
    ),
    ("Says the loan has a rate of 4%.", ("The loan carries a rate of 4 percent.",), ("The loan has a rate below 4%.",)),
    ("Says the cache holds 64 KB.", ("The cache holds 64 kilobytes.",), ("The cache holds 64 GB.",)),
    ("Says tokens expire after 60 minutes.", ("Tokens expire after an hour.",), ("Tokens expire after 60 days.",)),
    (
        "Gives the correct result, 17.",
        ("8 plus 9 equals 17.",),
        ("The result isn't 17.", "17 is not the right answer; it's 18.", "It comes to 17%."),
    ),
    ("Gives the correct value, 3.5 kg.", ("It weighs 3,500 g.",), ("It weighs 3.5 lb.",)),
    ("States the temperature as 25 °C.", (), ("It is 25 °F outside.",)),
    ("Says the course fee is $250.", ("The course fee is $250 rather than last year's $300.",), ()),
    ("Says the course fee is $300.", (), ("The course fee is $250 instead of $300.",)),
    ("Says the visa takes 10 days.", (), ("The visa takes 7 to 14 days.",)),
    ("Says the visa takes 7 to 14 days.", ("Expect the visa to take between 7 and 14 days.",), ()),
    ("Says members pay $5.", ("Visitors pay $8 and members $5.",), ()),
    ("Says members pay $8.", (), ("Visitors pay $8 and members $5.",)),
    (
        "Says that the swimming lesson is on Wednesday.",
        ("The swimming lesson is on Wednesday, while the judo class is on Thursday.",),
        (),
    ),
    (
        "Says that the swimming lesson is on Thursday.",
        (),
        ("The swimming lesson is on Wednesday, while the judo class is on Thursday.",),
    ),
    ("Says that the shop is closed on Sundays.", ("The shop is open on Saturdays but closed on Sundays.",), ()),
    ("Says that the shop is closed on Saturdays.", (), ("The shop is open on Saturdays but closed on Sundays.",)),
    ("Says that the term begins on 4 September.", ("The term begins on 4 September and ends on 18 December.",), ()),
    ("Says that the term ends on 4 September.", (), ("The term begins on 4 September and ends on 18 December.",)),
    (
        "Says that hens need 3 litres of water and geese need 5 litres.",
        ("Hens need 3 litres of water and geese 5 litres.",),
        ("Hens need 5 litres of water and geese need 3 litres.",),
    ),
    (
        "Says that the shop refunds customers within 5 days.",
        ("Customers get their refund from the shop in 5 days.",),
        (),
    ),
    (
        "States that children under 12 travel free.",
        ("Kids under 12 travel for free.",),
        ("Children over 12 travel free.",),
    ),
    (
        "Says the warranty lasts 2 years.",
        ("The warranty lasts for two years from purchase, plus 1 year for batteries.",),
        (),
    ),
    ("Says the hike takes about 3 hours.", ("The hike takes roughly three hours.",), ()),
    ("Says the hike takes 3 hours.", ("The hike takes around 3 hours.",), ()),
    ("Says the city has 500,000 inhabitants.", ("The city has half a million inhabitants.",), ()),
    (
        "Says the team won 3 games and lost 2.",
        ("The team won three games and lost two.",),
        ("The team won two games and lost three.",),
    ),
    ("Says that rent is $900, due on 1 May.", ("Rent is $900 and is due on 1 May.",), ()),
    ("Says that the office is open from 9 am to 5 pm.", ("The office opens at 9 am and closes at 5 pm.",), ()),
    ("Says that the office closes at 9 am.", (), ("The office opens at 9 am and closes at 5 pm.",)),
    (
        "Explains that a deposit of $200 is required and that it's returned after 14 days.",
        ("You pay a deposit of $200, which is returned after 14 days.",),
        (),
    ),
    (
        "Says that the dose is 10 mg in the morning and 20 mg in the evening.",
        ("Take 20 mg in the evening and 10 mg in the morning.",),
        ("Take 20 mg in the morning and 10 mg in the evening.",),
    ),
    ("Says that the oven should be at 180 degrees.", ("Heat the oven to 180 °C.",), ()),
    ("Says prices rose from $10 to $12.", ("Prices went up from $10 to $12.",), ()),
    ("Says the interest rose to 5%.", ("Interest rose from 3% to 5%.",), ()),
    ("Says you get 25 days of leave.", ("You get 25 days of leave, not including public holidays.",), ()),
    ("Says the deadline is 5 pm.", ("The deadline is 5 pm, not 6 pm.",), ()),
    ("Says the bill passed by 52 votes to 48.", ("The bill was passed by 52 votes to 48.",), ()),
    ("Says adults need 8 hours of sleep.", (), ("Adults need between 7 and 9 hours of sleep.",)),
    (
        "Says the flight is 2 hours and 15 minutes long.",
        ("It's a flight of 135 minutes, so the flight is 2 h 15 min long.",),
        (),
    ),
    ("Says that the meeting is on Monday, not Tuesday.", (), ("The meeting is on Tuesday, not Monday.",)),
    ("Says to boil the pasta for 9 minutes.", ("Boil the pasta for 9 minutes, not longer.",), ()),
    ("Says the fee is 2% of the price.", ("The fee is 2 percent of the price.",), ("The fee is 2 dollars.",)),
    ("Says the trip is 120 km.", ("The trip is 120 kilometres long.",), ("The trip is 120 miles.",)),
    ("Says the marathon is 42.195 km.", ("The marathon is 42,195 metres.",), ()),
    (
        "Says the password must have at least 8 characters.",
        ("The password must have a minimum of 8 characters.",),
        ("The password may have at most 8 characters.",),
    ),
    ("Says the fine is up to $500.", ("You can be fined as much as $500: the fine is at most $500.",), ()),
    ("Says the class has 24 pupils.", ("There are 24 pupils in the class.",), ("The class has fewer than 24 pupils.",)),
    (
        "Says a medium pizza is $11 and a large one is $14.",
        ("A large pizza costs $14 and a medium one is $11.",),
        ("A medium pizza is $14 and a large one is $11.",),
    ),
    ("Says the drug is taken twice daily.", (), ("The drug is taken once daily.",)),
    ("Says the flight departs at 7:45.", ("The flight departs at 7:45 and lands at 9:10.",), ()),
    ("Says the flight lands at 7:45.", (), ("The flight departs at 7:45 and lands at 9:10.",)),
    ("Says the war began in 1914 and ended in 1918.", ("The war began in 1914 and ended in 1918.",), ()),
    ("Says the war ended in 1914.", (), ("The war began in 1914 and ended in 1918.",)),
    ("Says Ms Roy teaches maths to year 9.", ("Year 9 is taught maths by Ms Roy.",), ()),
    (
        "Gives the correct result, 60.",
        ("60", "The result is 60 (not 66).", "x = 60", "The final answer: **60**"),
        ("The answer is -60.",),
    ),
)
KEYS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("20 mg", ("20 mg.",), ("20 g.",)),
    ("90 minutes", ("An hour and a half.",), ("90 seconds", "It lasts 190 minutes.")),
    ("$50", ("It costs 50 dollars.",), ("It costs €50.",)),
    ("$5 per hour", ("$5 an hour",), ("$5 per day",)),
    ("12%", ("It is 12 percent.",), ("It is less than 12%.",)),
    ("42", ("It is 42.",), ("It is not 42.", "Not 42 but 43.", "42 is wrong.")),
    ("4 days", (), ("Between 3 and 5 days.",)),
    ("250 ml", ("A quarter of a litre, that is 250 ml.",), ("250 litres",)),
    ("£80", ("It costs eighty pounds.",), ("It costs 80 euros.",)),
    ("17", ("The answer is 17.",), ("17 would be wrong, it is 19.",)),
    ("30%", (), ("Under 30%.",)),
    ("3 hours", ("Three hours.",), ()),
    ("Tuesday", ("On Tuesday.",), ("Not on Tuesday.",)),
    ("$9 per day", ("It is $9 a day.",), ("It is $9 a week.",)),
)


def _outcome(output: str, rubric: str) -> str:
    return judge(Case(output, rubric=rubric), CRITERIA).outcome


@pytest.mark.parametrize(("rubric", "good", "bad"), PAIRS, ids=[rubric for rubric, _, _ in PAIRS])
def test_the_same_amount_of_the_same_thing_passes_and_another_does_not(
    rubric: str, good: tuple[str, ...], bad: tuple[str, ...]
) -> None:
    assert {output: _outcome(output, rubric) for output in good} == dict.fromkeys(good, "pass")
    assert {output: _outcome(output, rubric) for output in bad} == dict.fromkeys(bad, "fail")


@pytest.mark.parametrize(("gold", "good", "bad"), KEYS, ids=[gold for gold, _, _ in KEYS])
def test_a_gold_figure_is_given_only_as_it_is(gold: str, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    assert {output: answer_given(gold, output).outcome for output in good} == dict.fromkeys(good, "holds")
    assert {output: answer_given(gold, output).outcome for output in bad} == dict.fromkeys(bad, "fails")


UNDECIDED = (
    ("States the answer as 15%.", "The rate is over 15%."),
    ("Gives the correct result, 60.", "It is nearly 60."),
    ("Gives the correct result, 60.", "It's up to 60."),
    ("Gives the correct result, 17.", "It could be 17 or 18."),
    ("Says the interest rose to 3%.", "Interest rose from 3% to 5%."),
    ("Says delivery takes 5 days.", "Delivery takes 3 to 5 days."),
    ("The wait is at most 2 hours", "The wait is over 1 hour."),
    ("Is open past 10 pm", "It is not open at 11 pm."),
)


@pytest.mark.parametrize(("rubric", "output"), UNDECIDED)
def test_a_limit_the_end_of_a_range_and_a_choice_are_not_decided(rubric: str, output: str) -> None:
    assert _outcome(output, rubric) == "undecided"


def test_a_limit_of_a_limit_is_the_same() -> None:
    assert answer_given("18", "You must be at least 18.", "How old must you be?").outcome == "holds"
    assert answer_given("18", "She is at least 18.", "How old is she?").outcome == "undecided"


def test_a_percentage_is_marked_as_one_somewhere() -> None:
    assert answer_given("36", "It is 36%.", "What percentage of them voted?").outcome == "holds"
    assert answer_given("36", "It is 36%.", "How many of them voted?").outcome == "fails"


def test_a_key_without_its_spaces_is_no_part_of_a_longer_number() -> None:
    assert answer_given("90 minutes", "It lasts 190 minutes.").outcome == "fails"
    assert answer_given("23 June 2016", "It was held on 23 June 20161.").outcome == "holds"


UNITS = ("mg", "g", "kg", "ml", "litres", "km", "miles", "minutes", "hours", "weeks", "months", "MB", "GB", "°C", "°F")


@given(st.integers(2, 900), st.sampled_from(UNITS), st.sampled_from(UNITS))
def test_a_number_with_another_unit_is_another_figure(number: int, unit: str, other: str) -> None:
    one, two = (f"It is {number} {each}." for each in (unit, other))
    same = likeness(figures(one)[0], one, figures(two)[0], two) == "same"
    assert same == (unit == other)


@given(st.integers(1, 500), st.sampled_from(("day", "week", "month", "year", "hour")), st.sampled_from(("$", "€", "£")))
def test_an_amount_is_itself_by_any_spelling_of_its_rate(number: int, per: str, sign: str) -> None:
    one, two = figures(f"{sign}{number} per {per}")[0], figures(f"{sign}{number} a {per}")[0]
    assert is_equal(one, two)
    assert not is_equal(one, figures(f"{sign}{number} per claim")[0])


def test_a_year_is_twelve_months_in_a_rate() -> None:
    assert is_equal(figures("$12 a month")[0], figures("$144 a year")[0])
    assert not is_equal(figures("$12 a month")[0], figures("$12 a year")[0])


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("3 to 5 days", 2),
        ("between $3 and $5", 2),
        ("from 10% to 15%", 0),
        ("3 days and 5 nights", 0),
        ("3 or 5 days", 0),
    ],
)
def test_a_range_is_told_from_a_change_and_a_choice(text: str, ends: int) -> None:
    assert len(in_ranges(figures(text), text)) == ends
