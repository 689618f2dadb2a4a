"""Who does what to whom: the passive is the same, the exchange is not; and what is named only to be set aside."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Policy, judge
from protem.rubric.saying.order import is_compared_the_other_way, is_turned_round
from protem.rubric.saying.roles import is_swapped

CRITERIA = Policy().with_settings({"engine": "criteria"})
PAIRS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    (
        "Says that Nadia sold the car to Omar.",
        ("The car was sold to Omar by Nadia.",),
        ("The car was sold by Omar to Nadia.", "Omar sold the car to Nadia."),
    ),
    ("Says that Leeds beat Hull.", ("Hull were beaten by Leeds.",), ("Hull beat Leeds.", "Leeds was beaten by Hull.")),
    (
        "Says that yeast turns sugar into alcohol.",
        ("Sugar is turned into alcohol by yeast.",),
        ("Yeast turns alcohol into sugar.",),
    ),
    (
        "Says that the night train runs from Vienna to Venice.",
        ("The night train runs to Venice from Vienna.",),
        ("The night train runs from Venice to Vienna.",),
    ),
    (
        "Says that Jupiter is larger than Saturn.",
        ("Jupiter is larger than Saturn.",),
        ("Saturn is larger than Jupiter.",),
    ),
    (
        "Says that the nurse reports to the doctor.",
        ("The nurse on the ward reports to the doctor.",),
        ("The doctor reports to the nurse.",),
    ),
    (
        "Says that stress causes insomnia.",
        ("Insomnia is caused by stress.",),
        ("Insomnia causes stress.", "Stress is caused by insomnia."),
    ),
    (
        "Says that the tenant pays the deposit.",
        ("The tenant, not the landlord, pays the deposit.",),
        ("The landlord, not the tenant, pays the deposit.",),
    ),
    (
        "Says that the teacher praised the pupil.",
        ("The pupil was praised by her teacher.",),
        ("The pupil praised the teacher.",),
    ),
    ("Says that the flour is added to the butter.", ("Add the flour to the butter.",), ()),
    (
        "Says that the landlord must give the tenant a receipt.",
        ("A receipt must be given to the tenant by the landlord.",),
        ("The tenant must give the landlord a receipt.",),
    ),
    (
        "Says that Priya lent the bike to Marco.",
        ("The bike was lent to Marco by Priya.",),
        ("Marco lent the bike to Priya.", "The bike was lent to Priya by Marco."),
    ),
    (
        "Says the court overruled the minister.",
        ("The minister was overruled by the court.",),
        ("The court was overruled by the minister.",),
    ),
    (
        "Says that plants turn carbon dioxide and water into glucose and oxygen.",
        ("Plants turn water and carbon dioxide into glucose and oxygen.",),
        ("Plants turn glucose and oxygen into carbon dioxide and water.",),
    ),
    (
        "Says the bus goes from the airport to the harbour.",
        ("From the airport, the bus goes to the harbour.",),
        ("The bus goes from the harbour to the airport.",),
    ),
    (
        "Explains that smoking leads to heart disease.",
        ("Smoking often leads to heart disease.",),
        ("Heart disease leads to smoking.",),
    ),
    ("Explains that inflation lowers wages.", ("Wages are lowered by inflation.",), ("Wages lower inflation.",)),
    (
        "Says the Amazon is longer than the Rhine.",
        ("The Rhine is shorter than the Amazon.",),
        ("The Rhine is longer than the Amazon.",),
    ),
    ("Says the sales manager answers to the director.", (), ("The director answers to the sales manager.",)),
    (
        "Says that Brazil defeated Italy.",
        ("Italy were defeated by Brazil in the final.",),
        ("It was Italy that defeated Brazil.",),
    ),
    ("Says that the seller pays the notary.", ("The seller pays the notary, not the buyer.",), ()),
    ("Says that the buyer pays the notary.", (), ("The seller pays the notary, not the buyer.",)),
    ("Says to use butter.", ("Use butter instead of margarine.",), ()),
    ("Says to use margarine in the dough.", (), ("In the dough, use butter instead of margarine.",)),
    (
        "Says that the coach chose Kim as captain.",
        ("Kim was chosen as captain by the coach.",),
        ("Kim chose the coach as captain.",),
    ),
    ("Says that the school gives every pupil a tablet.", ("Every pupil is given a tablet by the school.",), ()),
    ("Says that the virus infects bacteria.", (), ("Bacteria infect the virus.",)),
    (
        "Says that apples, pears and plums are sold at the market.",
        ("Plums, pears and apples are sold at the market.",),
        (),
    ),
    ("Says that Ann is married to Ben.", ("Ben is married to Ann.",), ()),
    ("Says that rain delayed the match.", ("The match was delayed by heavy rain.",), ()),
    ("Says that lead is heavier than tin.", (), ("Lead is lighter than tin.", "Tin is heavier than lead.")),
    (
        "Says that the Amazon is longer than the Rhine.",
        ("The Amazon is longer than the Rhine.",),
        ("The Amazon is not longer than the Rhine.",),
    ),
    ("Says that Marie Curie discovered radium.", ("Radium was discovered by Marie Curie in 1898.",), ()),
    ("Says that antibiotics do not kill viruses.", ("Viruses are not killed by antibiotics.",), ()),
    ("Says that water flows from the lake into the river.", ("Into the river flows water from the lake.",), ()),
    ("Says that you convert euros into dollars at the bank.", (), ("At the bank you convert dollars into euros.",)),
    ("Says that a referee can send a player off.", ("A player can be sent off by a referee.",), ()),
    ("Says the librarian helps students find books.", ("Students find books with the librarian's help.",), ()),
    (
        "Mentions that the cat chased the dog.",
        ("The dog was being chased by the cat.",),
        ("The dog was chasing the cat.",),
    ),
    ("Says that employers must pay employees overtime.", ("Employees must be paid overtime by their employers.",), ()),
    ("Says salt is added before sugar.", (), ("Sugar is added before salt.",)),
    (
        "Says that the council funds the museum.",
        (
            "The museum gets its funding from the council; the council funds it.",
            "The museum, funded by the council, opens at ten.",
        ),
        ("The museum is funded not by the council but by the state.",),
    ),
    (
        "Says bees pollinate flowers.",
        ("Flowers are pollinated by bees and other insects.",),
        ("Flowers pollinate bees.",),
    ),
    (
        "Tells the user to move the file from the desktop to the archive.",
        ("Move the file from the desktop to the archive folder.",),
        ("Move the file from the archive to the desktop.",),
    ),
    (
        "Says that the left wing supports the bill and the right wing opposes it.",
        ("The bill is supported by the left wing and opposed by the right wing.",),
        (),
    ),
    ("Explains that demand drives prices.", ("Prices are driven by demand.",), ("Demand is driven by prices.",)),
    ("Says that Kenya borders Uganda.", ("Uganda borders Kenya.",), ()),
    ("Says that the nurse gives the patient the drip.", ("The drip is given to the patient by the nurse.",), ()),
    ("Says the plug goes into the socket.", (), ("The socket goes into the plug.",)),
    ("Says the referee showed Diaz a red card.", ("Diaz was shown a red card by the referee.",), ()),
    ("Says that users should use HTTPS instead of HTTP.", ("Use HTTPS, not HTTP.",), ()),
    ("Says that users should use HTTPS.", (), ("Users should use HTTP instead of HTTPS.",)),
    ("Says that cats are welcome.", ("Not only dogs but cats are welcome too.",), ()),
    ("Says that the insurance covers theft.", ("The insurance covers theft, not just fire.",), ()),
    ("Says that the insurance covers fire.", (), ("The insurance covers theft, not fire.",)),
    ("Says that Ana is the manager of Ben.", (), ("Ben is the manager of Ana.",)),
    ("Says the bank lends money to farmers.", (), ("Farmers lend money to the bank.",)),
)


def _outcome(output: str, rubric: str) -> str:
    return judge(Case(output, rubric=rubric), CRITERIA).outcome


@pytest.mark.parametrize(("rubric", "good", "bad"), PAIRS, ids=[rubric for rubric, _, _ in PAIRS])
def test_the_same_parts_pass_and_exchanged_ones_do_not(
    rubric: str, good: tuple[str, ...], bad: tuple[str, ...]
) -> None:
    assert {output: _outcome(output, rubric) for output in good} == dict.fromkeys(good, "pass")
    assert {output: _outcome(output, rubric) for output in bad} == dict.fromkeys(bad, "fail")


NAMES = ("Alice", "Bruno", "Carla", "Dimitri", "Edith", "Farid")
VERBS = (("praised", "praised"), ("sued", "sued"), ("hired", "hired"), ("chose", "chosen"), ("beat", "beaten"))


@given(st.lists(st.sampled_from(NAMES), min_size=2, max_size=2, unique=True), st.sampled_from(VERBS))
def test_a_passive_is_its_active_and_no_exchange(names: list[str], verb: tuple[str, str]) -> None:
    one, other = names
    claim = f"{one} {verb[0]} {other}"
    assert not is_swapped(claim, f"{other} was {verb[1]} by {one}.")
    assert not is_swapped(claim, f"Last year {one} {verb[0]} {other}.")
    assert is_swapped(claim, f"{one} was {verb[1]} by {other}.")
    assert is_swapped(claim, f"{other} {verb[0]} {one}.")


UNTOLD = (
    ("sales rose by 15% in 2023", "Sales rose 15% in 2023."),
    ("Ann met Ben", "Ben met Ann."),
    ("it is 30 miles from Leeds to York", "It is 30 miles from York to Leeds."),
    ("Hull beat York", "Leeds beat Hull, and Hull beat York."),
    ("the shop sells apples, pears and plums", "The shop sells plums, pears and apples."),
    ("a medium pizza is $11 and a large one is $14", "A large pizza costs $14 and a medium one is $11."),
    ("the inn is north of the lake", "The lake is south of the inn."),
    ("stress causes insomnia", "Insomnia caused by stress is common."),
)


@pytest.mark.parametrize(("claim", "sentence"), UNTOLD)
def test_what_has_its_parts_or_can_not_be_read_is_not_turned_round(claim: str, sentence: str) -> None:
    assert not is_swapped(claim, sentence)


def test_a_comparison_is_turned_by_its_sides_or_its_word_and_not_by_both() -> None:
    claim = "the Amazon is longer than the Rhine"
    assert is_compared_the_other_way(claim, "The Rhine is shorter than the Amazon.")
    assert not is_compared_the_other_way(claim, "The Amazon is shorter than the Rhine.")
    assert is_turned_round(claim, "The Amazon is not longer than the Rhine.")
    assert not is_turned_round("it lasts no longer than 5 days", "It lasts no more than 5 days, less than a week.")


@pytest.mark.parametrize(
    ("claim", "sentence", "aside"),
    [
        ("that the tenant pays", "The landlord, not the tenant, pays.", True),
        ("that the tenant pays", "The tenant, not the landlord, pays.", False),
        ("that the tenant pays", "Not just the tenant pays.", False),
        ("to use oil", "Use butter instead of oil.", True),
        ("to use butter instead of oil", "Use butter instead of oil.", False),
        ("to use oil instead of butter", "Use butter instead of oil.", True),
        ("that the tenant pays", "The tenant pays, not the tenant's bank.", False),
    ],
)
def test_what_is_named_only_to_be_set_aside_is_not_said(claim: str, sentence: str, *, aside: bool) -> None:
    assert (_outcome(sentence, f"Says {claim}.") == "fail") is aside
