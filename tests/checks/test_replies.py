"""A bare yes or no is held to the question it answers, and what restricts it is left to be judged by its words."""

from __future__ import annotations

import pytest

from protem import Case, Policy, Source
from protem.check import Check
from protem.checks import all_checks

CHECK: Check = next(check for check in all_checks() if check.name == "contradicted-claim")

HOUSE = (
    "Smoking is prohibited in all rooms. Pets may be kept only with the written consent of the landlord. Quiet hours "
    "run from 22:00 to 6:00. The deposit is two months' rent and is returned within 30 days."
)
CAMP = (
    "Open fires are not permitted anywhere on the site. Dogs must be kept on a lead. Towels are provided free of "
    "charge. The site is closed from November to March. Outdoor shoes are forbidden in the studio."
)
APP = (
    "The app works offline. The archive is encrypted with AES-256. Floods are excluded from the cover. Receipts need "
    "not be enclosed. The stew keeps for three days and must not be frozen."
)
GERMAN = "Rauchen ist in allen Räumen verboten. Kinder haben freien Eintritt."
FRENCH = "La piscine n'est pas chauffée en hiver. Les vélos sont autorisés dans les trains."

FAULTY = (
    (HOUSE, "Is smoking allowed?", "Yes."),
    (HOUSE, "Is smoking allowed?", "Of course."),
    (HOUSE, "Is smoking allowed?", "Absolutely!"),
    (HOUSE, "Is smoking allowed?", "That's right"),
    (HOUSE, "Is smoking prohibited in the rooms?", "Not at all."),
    (HOUSE, "Can I smoke in the rooms?", "You can."),
    (HOUSE, "Smoking is allowed in the rooms, right?", "Correct."),
    (HOUSE, "Could you tell me whether smoking is allowed in the rooms?", "Yes, it is."),
    (HOUSE, "Hello! Is smoking allowed in the rooms?", "Hi! **Yes**, it is."),
    (HOUSE, "Is the deposit three months' rent?", "Yes."),
    (HOUSE, "Is smoking allowed in the rooms?", "Yes, smoking is fine with us."),
    (CAMP, "Are open fires permitted?", "They are."),
    (CAMP, "Do dogs have to be kept on a lead?", "No, they don't."),
    (CAMP, "Do dogs have to be kept on a lead?", "No, they dont"),
    (CAMP, "Are towels provided free of charge?", "Unfortunately not."),
    (CAMP, "Is the site closed from November to March?", "It isn't."),
    (CAMP, "May I wear outdoor shoes in the studio?", "Sure!"),
    (APP, "Does the app work offline?", "No"),
    (APP, "Is the archive encrypted?", "It is not."),
    (APP, "Do receipts need to be enclosed?", "Yes."),
    (APP, "Can the stew be frozen?", "Sure."),
    (GERMAN, "Ist Rauchen erlaubt?", "Ja."),
    (FRENCH, "La piscine est-elle chauffée en hiver ?", "Oui."),
    (FRENCH, "Les vélos sont-ils autorisés dans les trains ?", "Non."),
)
HONEST = (
    (HOUSE, "Is smoking allowed?", "No."),
    (HOUSE, "Is smoking prohibited in the rooms?", "Yes."),
    (HOUSE, "Is the deposit two months' rent?", "Yes."),
    (HOUSE, "May pets be kept?", "Yes, but only with the landlord's consent."),
    (HOUSE, "May pets be kept?", "Yes. However, you need the landlord's written consent."),
    (HOUSE, "May pets be kept?", "No, unless the landlord consents in writing."),
    (HOUSE, "What are the rules?", "Yes."),
    (HOUSE, "Is smoking or vaping allowed?", "Yes and no."),
    (CAMP, "Are open fires permitted?", "No, they aren't."),
    (CAMP, "Do dogs have to be kept on a lead?", "They do."),
    (CAMP, "Is the site open in December?", "No."),
    (CAMP, "Are outdoor shoes allowed in the studio?", "Not allowed."),
    (APP, "Does the app work offline?", "Yes, it does."),
    (APP, "Is the archive encrypted?", "It is."),
    (APP, "Must receipts be enclosed?", "No."),
    (APP, "Are floods excluded?", "Yes."),
    (GERMAN, "Ist Rauchen erlaubt?", "Nein."),
    (FRENCH, "Le billet est-il remboursable ?", "Non."),
)


def outcomes(text: str, question: str, answer: str) -> list[str]:
    case = Case(answer, question, (Source("s1", text),))
    return [finding.outcome for finding in CHECK.findings(case, Policy())]


@pytest.mark.parametrize(("text", "question", "answer"), FAULTY)
def test_a_reply_that_the_source_denies_is_refused(text: str, question: str, answer: str) -> None:
    assert "fails" in outcomes(text, question, answer)


@pytest.mark.parametrize(("text", "question", "answer"), HONEST)
def test_an_honest_reply_is_shown(text: str, question: str, answer: str) -> None:
    assert "fails" not in outcomes(text, question, answer)


def test_a_reply_is_pointed_at_beside_what_the_source_says() -> None:
    case = Case("Well: yes, it is.", "Is smoking allowed?", (Source("house", HOUSE),))
    (finding,) = CHECK.findings(case, Policy())
    assert finding.says == '"it is" contradicts "prohibited" in house'
    assert finding.at
    assert case.output[finding.at.start : finding.at.end] == "it is"


def test_a_reply_of_which_the_sources_say_nothing_is_undecided() -> None:
    assert outcomes(HOUSE, "Is there a bicycle shed?", "Yes.") == ["undecided"]


@pytest.mark.parametrize("size", [200_000])
def test_a_hostile_reply_or_question_breaks_nothing(size: int) -> None:
    for piece in ("yes, ", "is it ", "no\x00", "\ud800", "(((", "n't "):
        assert "fails" not in outcomes(HOUSE, piece * (size // len(piece)), "Yes.")
        assert "fails" not in outcomes(HOUSE, "Is smoking allowed", (piece * (size // len(piece)))[:20_000] + "?")
