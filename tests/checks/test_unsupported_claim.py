"""The check `unsupported-claim`: what it refuses, what it must never refuse, and that it speaks after other checks."""

from __future__ import annotations

import pytest

from protem import Case, Policy, Source, gate
from protem.case import OUTPUT
from protem.samples import sample_rows

ONLY = Policy(checks=("unsupported-claim",))
LAWS = tuple(Source(row["id"], row["text"], row["citation"]) for row in sample_rows("desk/road-law/corpus/laws.jsonl"))
HOUSE = (
    Source("house", "Guests may use the kitchen until 10 pm. Pets are not allowed. The deposit is $200."),
    Source("garden", "The garden has two ponds and a shed. Smoking is allowed there."),
)


def decided(answer: str, *given: Source, question: str = "", policy: Policy = ONLY) -> str:
    decision = gate(Case(answer, question=question, given=given or HOUSE), policy)
    return decision.check or "shown"


@pytest.mark.parametrize(
    "answer",
    [
        "The rooftop pool is heated during winter.",
        "Breakfast is served by a chef from Lyon.",
        "Guests may use the kitchen until 10 pm. The rooftop pool is heated during winter by a solar panel.",
        "The rooftop pool is heated during winter [1].",
        "You may swim.",
        "Breakfast is vegan.",
        "Everyone must register.",
    ],
)
def test_a_made_up_claim_is_refused(answer: str) -> None:
    assert decided(answer) == "unsupported-claim"


@pytest.mark.parametrize(
    "answer",
    [
        "Guests can use the kitchen until 10 in the evening.",
        "You may not bring pets.",
        "Smoking is allowed in the garden [2].",
        "There are two ponds in the garden.",
        "No pets!",
        "$200.",
        "Yes, until 10 pm.",
        "The house asks for a deposit of $200, and the garden has a shed.",
        "I could not find that in the sources.",
        "Is there anything else?",
        "Have a nice stay!",
        "That is right.",
        "Please ask the landlord about the rooftop pool.",
        "Here is what the house says:",
        "Die Gäste dürfen die Küche bis 22 Uhr benutzen.",
        "El jardín tiene dos estanques y un cobertizo.",
    ],
)
def test_an_honest_answer_is_shown(answer: str) -> None:
    assert decided(answer) != "unsupported-claim"


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.id)
def test_a_copy_of_a_law_is_shown_and_holds(law: Source) -> None:
    decision = gate(Case(law.text, given=(*LAWS[:3], law)), ONLY)
    assert decision.shown
    assert [one.says for one in decision.findings if one.outcome == "fails"] == []


def test_it_points_at_the_claim_and_shows_the_place_that_says_most() -> None:
    answer = "Pets are not allowed. The rooftop pool of the house is run by Ada Byron."
    (finding,) = (one for one in gate(Case(answer, given=HOUSE)).findings if one.outcome == "fails")
    assert finding.at
    assert answer[finding.at.start : finding.at.end] == "The rooftop pool of the house is run by Ada Byron"
    assert {span.doc for span in finding.evidence} <= {"house", "garden"}
    assert finding.at.doc == OUTPUT


def test_a_check_that_can_name_the_fault_speaks_first() -> None:
    decision = gate(Case("The rooftop pool is heated to 31 degrees.", given=HOUSE))
    assert (decision.refusal, decision.check) == ("ungrounded", "ungrounded-figure")
    assert "unsupported-claim" in {one.check for one in decision.findings if one.outcome == "fails"}


def test_what_is_not_clear_is_shown_and_listed_and_refused_where_the_policy_says_so() -> None:
    case = Case("The kitchen has a deposit for guests with pets.", given=HOUSE)
    decision = gate(case, ONLY)
    assert decision.shown
    assert {one.outcome for one in decision.findings if one.check == "unsupported-claim"} == {"undecided"}
    strict = gate(case, Policy(checks=("unsupported-claim",), undecided="refuse"))
    assert (strict.shown, strict.refusal, strict.check) == (False, "ungrounded", "unsupported-claim")


@pytest.mark.parametrize("answer", ["", "   ", "The rooftop pool is heated."])
def test_without_cited_sources_it_has_nothing_to_say(answer: str) -> None:
    decision = gate(Case(answer, given=HOUSE, cited=()), ONLY)
    assert "unsupported-claim" not in {one.check for one in decision.findings}
