"""Figures without digits, years that count, units said once, sums, names with a no., numbers of lists."""

from __future__ import annotations

import pytest

from protem import Case, Source, gate

PRICES = (
    "The price is €70 for 10 visits. Members get 10% off. The deposit is €20. The annual pass is €240 for 12 months."
)

A_TIME_OR_MULTIPLE_IN_WORDS = (
    ("You may return items within 30 days. The price is €20.", "You may return items within a year."),
    ("You may return items within 30 days. The price is €20.", "You may return items within a decade."),
    ("You may return items within 30 days. The price is €20.", "You may return items within a week."),
    ("You may return items within 30 days. The price is €20.", "You may return items within a fortnight."),
    ("You may return items within 30 days. The price is €20.", "You may return items for hundreds of days."),
    ("You may return items within 30 days. The price is €20.", "You may return items within a dozen days."),
    ("You may return items within 30 days. The price is €20.", "You pay tenfold the price."),
    ("You may return items within 30 days. The price is €20.", "You pay double the price."),
    ("You may return items within 30 days. The price is €20.", "You pay triple the price."),
    ("You may return items within 30 days. The price is €20.", "You pay half the price."),
    ("You may return items within 30 days. The price is €20.", "You may return items for up to a year."),
    ("You may return items within 30 days. The price is €20.", "You may return items after a month."),
    (
        "You may return items within 30 days. The price is €20.",
        "You may return items no later than a week after purchase.",
    ),
    ("You may return items within 30 days. The price is €20.", "You pay twice the price."),
    ("You may return items within 30 days. The price is €20.", "Items are kept for a century."),
    ("You may return items within 30 days. The price is €20.", "Returns take at least a month."),
    ("You may return items within 30 days. The price is €20.", "Returns take up to an hour."),
    ("You may return items within 30 days. The price is €20.", "You pay thousands of euros."),
    ("You may return items within 30 days. The price is €20.", "You pay a tenfold fee."),
    ("You may return items within 30 days. The price is €20.", "You pay four times the price."),
)
A_TIME_OR_MULTIPLE_IN_WORDS_HONEST = (
    ("You may return items within 30 days. The price is €20.", "The fee doubles the price."),
    ("You may return items within 30 days. The price is €20.", "You pay €20 every week."),
    ("You may return items within 30 days. The price is €20.", "You may return items within the year."),
    ("You may return items within 30 days. The price is €20.", "Dozens of days are given."),
    ("Return within 7 days.", "Return within a week."),
    ("Return within one week.", "Return within a week."),
    ("Return within a week.", "Return within one week."),
    ("Return within 7 days.", "Return it within seven days."),
    ("Return within 12 months.", "Return within a year."),
    ("Return within a year.", "Return within a year."),
    ("Return within 14 days.", "Return within a fortnight."),
    ("Return within two weeks.", "Return within a fortnight."),
    ("Return within a fortnight.", "Return within 14 days."),
    ("Hundreds of people came.", "Hundreds of people came."),
    ("It lasted ten years.", "It lasted a decade."),
    ("You pay double the price.", "You pay twice the price."),
    ("You pay twice the price.", "You pay double the price."),
    ("A 50% discount on the price.", "You pay half the price."),
    ("The fee is a tenfold fee.", "The fee is tenfold."),
    ("The pool opened in 1998.", "The pool opened many years ago."),
    ("The pool is open.", "A year ago the pool opened."),
    ("We sell a dozen eggs.", "We sell 12 eggs."),
    ("We reply within 24 hours.", "We reply within a day."),
    ("Membership costs €20 per month.", "Membership costs €20 a month."),
    ("Membership costs €20 per month.", "Membership is €20 every month."),
    ("Rooms are double rooms.", "Double rooms are available."),
    ("Bring two photos. It takes an hour.", "It takes an hour."),
    ("Return within thirty days.", "Return within 30 days of purchase."),
    ("We open at 9.", "We open at 9 every day of the year."),
    ("Open every day.", "It is open every day of the week."),
    ("Breakfast at 8.", "Have a nice day."),
    ("Check the date twice.", "Double-check the date."),
    ("Pay within one month.", "Pay within a month."),
    ("A year's warranty.", "It has a year's warranty."),
    ("Return within one year.", "Return within a year of purchase."),
    ("A half-board stay.", "The stay is half board."),
    ("Kids under 12 pay half.", "Kids under 12 pay half the price."),
)

A_YEAR_THAT_COUNTS = (
    ("The company was founded in 1998.", "1998 items were refunded."),
    ("It opened in 2015.", "There are 2015 rooms."),
    ("Built in 1970.", "1970 people live there."),
    ("Since 2001.", "2001 euros are due."),
    ("In 2019 it moved.", "It has 2019 employees."),
    ("Updated on 3 March 2021.", "2021 tickets were sold."),
    ("In 1998 we began.", "We refunded 1998 orders."),
    ("The 1990 law.", "1990 cars parked."),
    ("In 2010 it closed.", "The hall seats 2010 guests."),
    ("In 1998 we began.", "More than 1998 customers came."),
)
A_YEAR_THAT_COUNTS_HONEST = (
    ("The company was founded in 1998.", "It was founded in 1998."),
    ("Founded: 1998", "The company dates from 1998."),
    ("Founded 1998.", "Founded in 1998, it grew."),
    ("In 2019 it moved.", "The 2019 move."),
    ("There are 2015 rooms.", "It has 2015 rooms."),
    ("Updated on 3 March 2021.", "The 2021 edition applies."),
    ("The 1990 law.", "A law of 1990."),
    ("In 2019-2020.", "In 2019 and 2020."),
    ("The 2021 Rules apply.", "The 2021 rules apply."),
    ("In 2021 the rules changed.", "2021 rules changed it."),
    ("The 2020 Olympics were held in 2021.", "2020 Olympics"),
    ("1998 was good.", "Since 1998."),
)

A_DECLARED_UNIT = (
    ("Prices in euros. Towel: 2\nRobe: 5", "A towel costs 2 dollars."),
    ("Prices in euros. Towel: 2\nRobe: 5", "A towel costs 3 euros."),
    ("Prices in euros. Towel: 2\nRobe: 5", "A towel costs 2 km."),
    ("Prices in euros. Towel: 2. The pool is 25 m long.", "The pool costs 25 euros."),
    ("We moved to London in pounds. 25 people came.", "It costs £25."),
    ("Prices in euros. Room 12 is closed.", "It costs 12 euros."),
    ("All prices are in US dollars. Day pass: 15.", "A day pass costs €15."),
    ("Prices in euros. Towel: 2. Call 5551234.", "It costs 5551234 euros."),
    ("Prices in euros. It opens at 9.", "It costs 9 euros."),
    ("Prices in euros. See page 7.", "It costs 7 euros."),
)
A_DECLARED_UNIT_HONEST = (
    ("Prices in euros. Towel: 2\nRobe: 5", "A towel costs 2 euros."),
    ("Prices in euros. Towel: 2\nRobe: 5", "A robe costs €5."),
    ("Prices in euros\n\nTowel 2\nRobe 5", "A towel costs 2 euros."),
    ("# Prices (EUR)\n- Towel: 2\n- Robe: 5", "A towel costs €2."),
    ("| Item | Price (EUR) |\n|---|---|\n| Towel | 2 |", "A towel costs €2."),
    ("All prices are in US dollars. Day pass: 15. Week pass: 60.", "A day pass costs $15."),
    ("Amounts in pounds.\nAdult 12\nChild 6", "A child pays £6."),
    ("Distances in km: A to B 5, B to C 7.", "From A to B it is 5 km."),
    ("All weights are given in kilograms. Bag: 23", "A bag may weigh 23 kg."),
    ("Durations in minutes\nSauna 15\nBath 30", "The sauna is for 15 minutes."),
    ("Prices are in euro.\nTowel .... 2.50", "A towel is €2.50."),
)

A_SHOWN_SUM = (
    (PRICES, "€70 × 0.9 = €63."),
    (PRICES, "€70 / 10 = €8."),
    (PRICES, "10% of €70 = €9."),
    (PRICES, "€70 - €20 = €40."),
    (PRICES, "€70 minus 10% is €60."),
    (PRICES, "20% of €70 = €14."),
    (PRICES, "€70 / 10 = $7."),
    (PRICES, "10% of €90 = €9."),
    (PRICES, "€240 / 12 = €25."),
    (PRICES, "€70 + €20 = €80."),
)
A_SHOWN_SUM_HONEST = (
    (PRICES, "Each visit costs €70 / 10 = €7."),
    (PRICES, "€70 ÷ 10 = €7 a visit."),
    (PRICES, "10% of €70 = €7."),
    (PRICES, "10% of €70 is €7, so you save €7."),
    (PRICES, "€70 - €7 = €63 after the discount (10% of €70 = €7)."),
    (PRICES, "€70 + €20 = €90."),
    (PRICES, "€70 − 10% = €63."),
    (PRICES, "€70 minus 10% is €63."),
    (PRICES, "€240 / 12 months = €20 per month."),
    (PRICES, "€70 divided by 10 is €7."),
    (PRICES, "€70 * 10% = €7."),
    (PRICES, "A visit is €7 (€70 / 10)."),
    (PRICES, "€70/10 visits = €7 per visit."),
    (PRICES, "€70 / 5 = €14."),
)

A_NAME = (
    ("Order no. 4711-A was shipped.", "Order 4711-B was shipped."),
    ("Order no. 4711-A was shipped.", "Order 4712-A was shipped."),
    ("Order no. 4711-A", "It costs 4711 euros."),
    ("Ticket no. 88", "88 people came."),
    ("Ticket no. 88", "Ticket 89."),
    ("Order no. 4711-A", "Order 471-A."),
    ("Invoice number 2024-17", "Invoice 2024-18."),
    ("Order no. 4711-A", "Order 4711-A-2."),
    ("Room no. 12", "12 rooms."),
    ("Order 4711-A", "Order no. 4711-C."),
)
A_NAME_HONEST = (
    ("Order no. 4711-A was shipped.", "Order 4711-A was shipped."),
    ("Order No. 4711-A was shipped.", "Your order 4711-A was shipped."),
    ("Order #4711-A", "Order 4711-A."),
    ("Ticket no. 88", "Ticket 88."),
    ("Ticket 88 is valid.", "Ticket no. 88 is valid."),
    ("Invoice number 2024-17", "Invoice 2024-17."),
    ("Form no. 12-B", "Form 12-B."),
    ("Contract No. 4711/A", "Contract 4711/A."),
    ("Order no. 4711-A", "Order no. 4711-A."),
    ("Order 4711-A", "Order No. 4711-A."),
    ("Room no. 12", "Room 12."),
)

A_NUMBER_OF_A_LIST = (
    ("In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout", "There are 4 rules."),
    ("In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout", "It costs 3 euros."),
    ("In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout", "It is prohibited for 7 days."),
    ("The fee is due.", "The fee is:\n1. 5 euros"),
    ("x", "In:\n1999. y"),
)
A_NUMBER_OF_A_LIST_HONEST = (
    (
        "In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout",
        "In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout",
    ),
    (
        "In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout",
        "In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout\n",
    ),
    ("In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout", "It is prohibited to: 1. smoke 2. run 3. shout"),
    (
        "In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout",
        "It is prohibited to:\n\n1) smoke\n2) run\n3) shout",
    ),
    ("In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout", "You may not:\n1. Smoke.\n2. Run.\n3. Shout."),
    ("Bring:\n4. towel\n5. soap", "Bring:\n4. towel\n5. soap"),
    ("a b c", "Do this:\n- 1. a\n- 2. b\n- 3. c"),
    (
        "In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout",
        "Prohibited in the gym: (1) smoke, (2) run, (3) shout",
    ),
    (
        "In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout",
        "Prohibited:\n  1. smoke\n  2. run\n  3. shout\n\nAlso:\n1. smoke\n2. run",
    ),
    (
        "In the gym it is prohibited to:\n1. smoke\n2. run\n3. shout",
        "In the gym it is prohibited to:\n2. run\n3. shout",
    ),
)


def decided(source: str, answer: str) -> str:
    decision = gate(Case(answer, question="What is the rule?", given=(Source("s1", source),)))
    return "shown" if decision.shown else decision.check


@pytest.mark.parametrize(("source", "answer"), A_TIME_OR_MULTIPLE_IN_WORDS)
def test_a_time_or_multiple_in_words_is_refused(source: str, answer: str) -> None:
    assert decided(source, answer) != "shown"


@pytest.mark.parametrize(("source", "answer"), A_TIME_OR_MULTIPLE_IN_WORDS_HONEST)
def test_a_time_or_multiple_in_words_that_is_honest_is_shown(source: str, answer: str) -> None:
    assert decided(source, answer) == "shown"


@pytest.mark.parametrize(("source", "answer"), A_YEAR_THAT_COUNTS)
def test_a_year_that_counts_is_refused(source: str, answer: str) -> None:
    assert decided(source, answer) != "shown"


@pytest.mark.parametrize(("source", "answer"), A_YEAR_THAT_COUNTS_HONEST)
def test_a_year_that_counts_that_is_honest_is_shown(source: str, answer: str) -> None:
    assert decided(source, answer) == "shown"


@pytest.mark.parametrize(("source", "answer"), A_DECLARED_UNIT)
def test_a_declared_unit_is_refused(source: str, answer: str) -> None:
    assert decided(source, answer) != "shown"


@pytest.mark.parametrize(("source", "answer"), A_DECLARED_UNIT_HONEST)
def test_a_declared_unit_that_is_honest_is_shown(source: str, answer: str) -> None:
    assert decided(source, answer) == "shown"


@pytest.mark.parametrize(("source", "answer"), A_SHOWN_SUM)
def test_a_shown_sum_is_refused(source: str, answer: str) -> None:
    assert decided(source, answer) != "shown"


@pytest.mark.parametrize(("source", "answer"), A_SHOWN_SUM_HONEST)
def test_a_shown_sum_that_is_honest_is_shown(source: str, answer: str) -> None:
    assert decided(source, answer) == "shown"


@pytest.mark.parametrize(("source", "answer"), A_NAME)
def test_a_name_is_refused(source: str, answer: str) -> None:
    assert decided(source, answer) != "shown"


@pytest.mark.parametrize(("source", "answer"), A_NAME_HONEST)
def test_a_name_that_is_honest_is_shown(source: str, answer: str) -> None:
    assert decided(source, answer) == "shown"


@pytest.mark.parametrize(("source", "answer"), A_NUMBER_OF_A_LIST)
def test_a_number_of_a_list_is_refused(source: str, answer: str) -> None:
    assert decided(source, answer) != "shown"


@pytest.mark.parametrize(("source", "answer"), A_NUMBER_OF_A_LIST_HONEST)
def test_a_number_of_a_list_that_is_honest_is_shown(source: str, answer: str) -> None:
    assert decided(source, answer) == "shown"
