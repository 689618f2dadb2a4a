"""What is wrong with a text as it stands, and what only looks so."""

from __future__ import annotations

import pytest

from protem.desk.ingest.draft import Draft
from protem.desk.ingest.looking import flaws_of

RULE = "No person shall stop, stand or park a vehicle within fifteen feet of a hydrant."


def kinds(text: str) -> list[str]:
    return [flaw.kind for flaw in flaws_of(Draft("a", text, "line 1"), "a.txt")]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "empty-body"),
        (" \n\t", "empty-body"),
        (f"§ 1\n\n{RULE}\n\n{RULE}\n\n[1965]", "doubled-body"),
        (f"{RULE}\n\nOther.\n\n{RULE}", "doubled-body"),
        (f"§ 1\n\n{RULE}(1) A bus;(2) A tram.\n\n{RULE}\n\n(1) A bus;\n\n(2) A tram.", "doubled-body"),
        (f"{RULE} {RULE[::-1]}\n{RULE} {RULE[::-1]}", "doubled-body"),
        ("La velocidad mÃ¡xima", "mojibake"),
        ("the driverâ€™s licence", "mojibake"),
        ("see Â§ 5", "mojibake"),
        ("caf\ufffd", "mojibake"),
        ("This page replaces the one of 2024.", "superseding-page"),
        ("Replaces page 12 of the manual", "superseding-page"),
        ("Diese Fassung ersetzt die Seite 12", "superseding-page"),
    ],
)
def test_a_flaw_is_told(text: str, kind: str) -> None:
    assert kinds(text) == [kind]


@pytest.mark.parametrize(
    "text",
    [
        RULE,
        "See below.\n\nFine: $25\n\nSee below.",
        "Lines\nthat stand again and are wrapped here by\nthe printer.\nthat stand again and are wrapped here by\n",
        "Ânes, São Paulo, SÃO PAULO, Größe, CRÈME",
        "This section supersedes any ordinance. Replace the bulb.",
    ],
)
def test_what_is_right_is_not_told(text: str) -> None:
    assert kinds(text) == []
