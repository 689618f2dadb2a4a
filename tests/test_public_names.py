"""What a user of the library may import, and nothing else."""

from __future__ import annotations

import protem


def test_the_public_names_are_those_of_the_design() -> None:
    assert sorted(protem.__all__) == [
        "Case",
        "Decision",
        "Finding",
        "Policy",
        "Source",
        "Span",
        "Verdict",
        "gate",
        "judge",
    ]


def test_every_public_name_is_there_and_documented() -> None:
    for name in protem.__all__:
        assert getattr(protem, name).__doc__
