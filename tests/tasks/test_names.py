"""Names that some evidence does not hold."""

from __future__ import annotations

import pytest

from protem.tasks.names import lacking_name, other_subject


@pytest.mark.parametrize(
    ("sentence", "evidence", "name"),
    [
        ("Bonn is the capital.", "Berlin is the capital.", "Bonn"),
        ("It is led by Helena Brandt.", "Amara Okafor leads it.", "Helena Brandt"),
        ("It was found by Fleming.", "Alexander Fleming found it.", ""),
        ("It was found by Alexander Fleming.", "Fleming found it.", ""),
        ("It flows into the North Sea.", "It flows into the Black Sea.", "North Sea"),
        ("Students pay nothing.", "Pupils pay nothing.", ""),
        ("Doctors looked at it.", "The physician looked at it.", ""),
        ("The UN was asked.", "The United Nations were asked.", ""),
        ("in small letters only", "", ""),
    ],
)
def test_the_first_name_that_is_not_held(sentence: str, evidence: str, name: str) -> None:
    assert lacking_name(sentence, evidence) == name


@pytest.mark.parametrize(
    ("sentence", "evidence", "other"),
    [
        ("Patel won the chess cup.", "Petrova won the chess cup ahead of Patel.", "Petrova"),
        ("Petrova won the chess cup.", "Petrova won the chess cup ahead of Patel.", ""),
        ("Patel won the chess cup.", "Petrova won the chess cup, and Patel won the chess cup later.", ""),
        ("Patel won the chess cup.", "Petrova lost the chess cup.", ""),
        ("The jacket is waterproof.", "The jacket is waterproof and warm.", ""),
    ],
)
def test_who_else_is_said_to_have_done_it(sentence: str, evidence: str, other: str) -> None:
    assert other_subject(sentence, evidence) == other
