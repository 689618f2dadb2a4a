"""What is needed and what is done without, denials however they are spelled, and rules in markup, cells and rates."""

from __future__ import annotations

import pytest

from protem import Case, Source, gate

RULES = (
    "Smoking is prohibited in all rooms. Pets may be kept only with the written consent of the landlord. The medicine "
    "is available without a prescription. Players under 16 need a medical certificate. Absences need a note from a "
    "parent. Floods are excluded. Burst pipes are covered. Backups run every night at 02:30. Savings earn 2.1 % a "
    "year. Substitutes may return to the field. The archive is encrypted with AES-256."
)
HOURS = "Die Hausverwaltung ist montags ab 8.30 Uhr erreichbar."

REFUSED = (
    "Smoking isnt prohibited in the rooms.",
    "Smoking isn`t prohibited in the rooms.",
    "Smoking isn\u02bct prohibited in the rooms.",
    "Smoking is ｎｏｔ prohibited in all rooms.",
    "Substitutes cant return to the field.",
    "The archive isn’t encrypted.",
    "Smoking is allowed.",
    "<p>Smoking is allowed in all rooms.</p>",
    "<b>Smoking</b> is <i>allowed</i> in all rooms.",
    "[Smoking is allowed in all rooms](#rules)",
    "```\nSmoking is allowed in all rooms.\n```",
    "Pets may be kept without the landlord's consent.",
    "Pets may be kept even without the consent of the landlord.",
    "You dont need the consent of the landlord to keep pets.",
    "The medicine is available only with a prescription.",
    "You need a prescription for the medicine.",
    "Players under 16 may play without a medical certificate.",
    "Absences without a note from a parent are fine.",
    "| Event | Covered |\n|---|---|\n| Burst pipes | yes |\n| Floods | yes |",
    "Backups run every week at 02:30.",
    "Savings earn 2.1 % a month.",
)
SHOWN = (
    "Smoking isn`t allowed in the rooms.",
    "Smoking isnt allowed in any room.",
    "<p>Smoking is <b>not</b> allowed in the rooms.</p>",
    "Pets are allowed only with the landlord's written consent.",
    "Pets may not be kept without the written consent of the landlord.",
    "You can get the medicine without a prescription.",
    "Players under 16 may not play without a medical certificate.",
    "Players over 16 need no medical certificate.",
    "Absences without a note from a parent are marked.",
    "| Event | Covered |\n|---|---|\n| Burst pipes | yes |\n| Floods | no |",
    "Each night at 02:30 a backup runs.",
    "Savings earn 2.1 % every year.",
    "The archive is encrypted.",
)


@pytest.mark.parametrize("answer", REFUSED)
def test_it_is_refused(answer: str) -> None:
    decision = gate(Case(answer, given=(Source("s1", RULES),)))
    assert not decision.shown
    assert decision.check in ("contradicted-claim", "ungrounded-figure")


@pytest.mark.parametrize("answer", SHOWN)
def test_it_is_shown(answer: str) -> None:
    assert gate(Case(answer, given=(Source("s1", RULES),))).shown


@pytest.mark.parametrize(("hour", "shown"), [("halb neun", True), ("halb acht", False), ("Viertel nach acht", False)])
def test_hours_are_read_as_germans_say_them(hour: str, shown: bool) -> None:  # noqa: FBT001
    answer = f"Sie erreichen die Hausverwaltung montags ab {hour}."
    assert gate(Case(answer, given=(Source("s1", HOURS),))).shown == shown


def test_cant_and_wont_may_be_nouns() -> None:
    source = Source("s1", "As is his wont, the speaker avoids cant. The cant of the roof is ten degrees.")
    assert gate(Case("The cant of the roof is ten degrees, as is his wont.", given=(source,))).shown
