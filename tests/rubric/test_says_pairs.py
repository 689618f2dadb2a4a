"""Good and bad answers to the same rubric, as an eval suite has them: a wrong figure, a denial, another subject."""

from __future__ import annotations

import pytest

from protem import Case, Policy, judge

CRITERIA = Policy().with_settings({"engine": "criteria"})
PAIRS: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...] = (
    (
        "How do I return shoes?",
        "Explains that shoes can be returned within 30 days with the receipt",
        (
            "You can bring the shoes back within 30 days as long as you have your receipt.",
            "Shoes may be returned for up to 30 days; bring the receipt.",
        ),
        (
            "You can bring the shoes back within 60 days as long as you have your receipt.",
            "Shoes cannot be returned within 30 days, even with the receipt.",
            "You can return shoes with the receipt.",
            "Our shoes are made in Italy.",
        ),
    ),
    (
        "What does the premium plan cost?",
        "States that the premium plan costs $12 per month",
        ("The premium plan is $12 a month.", "Premium costs 12 dollars per month."),
        (
            "The premium plan is $15 a month.",
            "The premium plan doesn't cost $12 per month.",
            "The premium plan has many features.",
            "It costs $12 per year.",
        ),
    ),
    (
        "",
        "The response must mention that the museum is closed on Mondays",
        ("The museum is open Tuesday to Sunday and closed on Mondays.", "On Mondays the museum stays closed."),
        (
            "The museum is closed on Tuesdays.",
            "The museum is open on Mondays.",
            "The museum has a fine collection.",
            "The museum is not closed on Mondays.",
        ),
    ),
    (
        "Is the vaccine safe in pregnancy?",
        "Says the vaccine is safe during pregnancy",
        ("Yes, the vaccine is safe during pregnancy.", "Studies show that the vaccine is safe while pregnant."),
        (
            "The vaccine is not safe during pregnancy.",
            "It is unclear whether the vaccine is safe during pregnancy.",
            "The vaccine is given in the arm.",
        ),
    ),
    (
        "",
        "Tells the user to restart the router before calling support",
        ("Restart the router before you call support.", "Before calling support, please restart your router."),
        (
            "Call support before restarting the router.",
            "Don't restart the router before calling support.",
            "Check the cable first.",
        ),
    ),
    (
        "Who founded the company?",
        "The answer names Lena Fischer as the founder",
        ("The company was founded by Lena Fischer.", "Lena Fischer is the founder."),
        (
            "The company was founded by Karl Fischer.",
            "Lena Fischer was not the founder.",
            "The company makes bicycles.",
        ),
    ),
    (
        "",
        "The answer should state that water boils at 100 degrees Celsius at sea level",
        ("At sea level, water boils at 100 °C.", "Water boils at 100 degrees Celsius at sea level."),
        ("At sea level, water boils at 90 °C.", "Water does not boil at 100 °C at sea level.", "Water is a liquid."),
    ),
    (
        "",
        "says that the deadline was moved from 3 May to 10 May",
        ("The deadline was moved from 3 May to 10 May.", "They moved the deadline from May 3 to May 10."),
        (
            "The deadline was moved from 3 May to 12 May.",
            "The deadline was not moved from 3 May to 10 May.",
            "The deadline is near.",
        ),
    ),
    (
        "",
        "Does not claim that the product cures cancer",
        ("We sell creams for dry skin.", "This product can't cure cancer."),
        ("It cures cancer.", "Our product cures cancer within weeks."),
    ),
    (
        "",
        "Recommends seeing a doctor",
        ("You should see a doctor.", "Please see a doctor soon, I would recommend it."),
        ("There is no need to see a doctor.", "Drink water and rest."),
    ),
    (
        "",
        "Acknowledges that the order was delayed because of the storm",
        ("Your order was delayed because of the storm.", "The storm delayed your order."),
        ("Your order was delayed because of a strike.", "Your order was not delayed.", "Thank you for your order."),
    ),
    (
        "",
        "Warns that the medicine may cause drowsiness",
        ("This medicine may cause drowsiness.", "Be careful: the medicine can cause drowsiness."),
        ("This medicine doesn't cause drowsiness.", "This medicine may cause headaches.", "Take it twice a day."),
    ),
    (
        "",
        "Says that Tom sold the car to Anna",
        ("Tom sold his car to Anna.", "The car was sold to Anna by Tom."),
        ("Anna sold the car to Tom.", "Tom sold the car to Bert.", "Tom never sold the car to Anna."),
    ),
    (
        "",
        "The reply explains why the flight was cancelled: heavy fog",
        ("The flight was cancelled due to heavy fog.", "Because of heavy fog, the flight had to be cancelled."),
        ("The flight was cancelled because of a strike.", "The flight was not cancelled."),
    ),
    (
        "",
        "Points out that the password must have at least 12 characters",
        ("Your password must be at least 12 characters long.", "Passwords need a minimum of 12 characters."),
        (
            "Your password must be at least 8 characters long.",
            "Your password can have at most 12 characters.",
            "Choose a good password.",
        ),
    ),
    (
        "Which wine goes with fish?",
        "Suggests a dry white wine",
        ("I'd take a dry white wine.", "A dry white wine, such as a Muscadet, is best."),
        ("I'd take a red wine.", "Avoid dry white wine.", "Fish is healthy."),
    ),
    (
        "",
        "Mentions that parking is free after 6 pm",
        ("Parking is free after 6 pm.",),
        ("Parking is free before 6 pm.", "Parking is free after 8 pm.", "Parking is not free after 6 pm."),
    ),
    (
        "",
        "States clearly that the warranty does not cover water damage",
        (
            "The warranty doesn't cover water damage.",
            "Water damage is not covered by the warranty.",
            "Water damage is excluded from the warranty.",
        ),
        ("The warranty covers water damage.", "The warranty lasts two years."),
    ),
    (
        "",
        "says that sales rose by 15% in 2023",
        ("Sales rose 15% in 2023.", "In 2023, sales went up by 15 percent.", "Sales increased by 15% in 2023."),
        (
            "Sales fell by 15% in 2023.",
            "Sales rose by 50% in 2023.",
            "Sales rose by 15% in 2022.",
            "Sales did not rise in 2023.",
        ),
    ),
    (
        "",
        "The answer identifies Mount Kosciuszko as the highest mountain in Australia",
        ("Mount Kosciuszko is the highest mountain in Australia.", "Australia's highest mountain is Mount Kosciuszko."),
        (
            "Mount Kosciuszko is the lowest mountain in Australia.",
            "The highest mountain in Australia is Mount Townsend.",
            "Mount Kosciuszko is not the highest mountain in Australia.",
        ),
    ),
    (
        "",
        "Conveys that only members can borrow books",
        ("Only members can borrow books.", "Books can only be borrowed by members."),
        ("Everyone can borrow books.", "Members can't borrow books."),
    ),
    (
        "",
        "Tells the customer to contact the bank",
        ("Please contact your bank.",),
        ("Do not contact the bank.", "Contact the shop.", "There's no need to contact the bank."),
    ),
    (
        "",
        "Says that the author is not known",
        ("The author is unknown.", "Nobody knows who the author is.", "The author is not known."),
        ("The author is known.", "The author is Jane Doe."),
    ),
    (
        "",
        "Claims that the system was down for two hours",
        ("The system was down for 2 hours.", "For two hours the system was unavailable."),
        ("The system was down for three hours.", "The system was not down."),
    ),
)


def _outcome(output: str, question: str, rubric: str) -> str:
    return judge(Case(output, question, rubric=rubric), CRITERIA).outcome


@pytest.mark.parametrize(("question", "rubric", "good", "bad"), PAIRS, ids=[rubric for _, rubric, _, _ in PAIRS])
def test_what_says_it_passes_and_what_says_otherwise_does_not(
    question: str, rubric: str, good: tuple[str, ...], bad: tuple[str, ...]
) -> None:
    assert {output: _outcome(output, question, rubric) for output in good} == dict.fromkeys(good, "pass")
    assert "pass" not in {_outcome(output, question, rubric) for output in bad}
