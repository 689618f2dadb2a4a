"""Policies: read from TOML, and every mistake in one a clear line."""

from __future__ import annotations

import pytest

from protem import Policy
from protem.policy import CLASSIC, DEFAULT
from protem.settings import PolicyError


def test_an_empty_file_is_the_default_under_another_name() -> None:
    policy = Policy.from_toml("")
    assert policy.name == "unnamed"
    assert policy.with_settings({"name": "default"}) == DEFAULT


def test_settings_are_read_from_their_tables() -> None:
    policy = Policy.from_toml(
        """
        name = "strict"
        checks = ["no-answer", "overlong"]
        undecided = "refuse"
        citations = "required"
        [words]
        threshold = 0.75
        stem_length = 5
        instruction_stems = ["reply"]
        [reading]
        marks = false
        [limits]
        max_chars = 300
        [caps]
        answer = 1000
        [pointers]
        overlong = "Too long."
        """
    )
    assert (policy.name, policy.checks, policy.undecided) == ("strict", ("no-answer", "overlong"), "refuse")
    assert (policy.words.threshold, policy.words.stem_length) == (0.75, 5)
    assert (policy.limits.max_chars, policy.caps.answer, policy.reading.marks) == (300, 1000, False)
    assert policy.pointers["overlong"] == "Too long."
    assert policy.pointers["uncited"] == DEFAULT.pointers["uncited"]


def test_a_file_may_start_from_a_built_in_policy() -> None:
    policy = Policy.from_toml('extends = "classic"\nname = "mine"\n[limits]\nmax_chars = 300')
    assert policy.reading == CLASSIC.reading
    assert policy.limits.max_chars == 300


@pytest.mark.parametrize(
    ("toml", "says"),
    [
        ("x =", "not readable as TOML"),
        ("engin = 'words'", "unknown key 'engin'"),
        ("[words]\nthreshhold = 0.5", "unknown key 'words.threshhold'; known here: instruction_stems"),
        ("engine = 'guess'", "engine is one of words, criteria, not 'guess'"),
        ("extends = 'clasic'", "no policy is called 'clasic'; there are classic, default"),
        ("extends = 3", "extends is a string, not 3"),
        ("checks = 'no-answer'", "checks is a list of strings, not 'no-answer'"),
        ("checks = [1]", r"checks is a list of strings, not \[1\]"),
        ("words = 3", "words is a table of settings, not 3"),
        ("[words]\nthreshold = true", "words.threshold is a number, not True"),
        ("[words]\nthreshold = '0.5'", "words.threshold is a number, not '0.5'"),
        ("[words]\nthreshold = 50", "words.threshold is a share between 0 and 1, not 50"),
        ("[words]\nthreshold = nan", "words.threshold is a share between 0 and 1, not nan"),
        ("[words]\nstem_length = 0", "words.stem_length is a whole number from 1 to 1000000000, not 0"),
        ("[words]\nstem_length = 4.5", "words.stem_length is a whole number from 1 to 1000000000, not 4.5"),
        ("[reading]\nmarks = 'yes'", "reading.marks is true or false, not 'yes'"),
        ("[limits]\nmax_chars = -1", "limits.max_chars is a whole number from 1 to 1000000000, not -1"),
        ("pointers = 3", "pointers is a table of lines"),
        ("[pointers]\nwrong-page = 'x'", "pointers.wrong-page is for no refusal; there are check-crashed"),
        ("[words]\nstem_length = 99999999999", "words.stem_length is a whole number from 1 to 1000000000"),
        ("[limits]\nmax_chars = " + "9" * 5000, "not readable as TOML"),
        ("[pointers]\noverlong = '\u200b'", "pointers.overlong is a line of text"),
        ("[pointers]\noverlong = ''", "pointers.overlong is a line of text, not ''"),
        ("[pointers]\noverlong = 'Call 911.'", "pointers.overlong holds a figure: 'Call 911.'"),
        ("[pointers]\noverlong = 'See ⅔.'", "pointers.overlong holds a figure"),
        ("a = " + "[" * 5000, "not readable as TOML"),
    ],
)
def test_a_mistake_is_named(toml: str, says: str) -> None:
    with pytest.raises(PolicyError, match=says):
        Policy.from_toml(toml)
