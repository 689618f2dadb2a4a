"""Is a claim borne out: three outcomes with a place, a reason in words, and the same answer every time."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Source, Span
from protem.grounding.support import probability, read_support
from protem.grounding.support_model import shipped

MILL = (
    "The Old Mill stands on the river Ouse. It was built in 1820 by Jonas Okafor. A storm took its sails in 1902. "
    "Visitors may not climb the tower. The baker rents the mill for 300 pounds a year."
)
FERRY = "The ferry leaves every hour. Bicycles travel free of charge."
GIVEN = (Source("mill", MILL), Source("ferry", FERRY, "Timetable, p. 2 — 'dogs travel at half the fare'"))


def outcomes(answer: str, *given_sources: Source, question: str = "") -> list[str]:
    found = read_support(Case(answer, question=question, given=given_sources or GIVEN))
    return [claim.outcome for claim in found.claims]


@pytest.mark.parametrize(
    "answer",
    [
        "A storm took its sails in 1902.",
        "The mill was built in 1820 by Jonas Okafor.",
        "Bicycles travel free of charge.",
        "The ferry leaves every hour [2].",
        "Dogs travel at half the fare.",
        "The baker rents the mill for 300 pounds a year.",
    ],
)
def test_what_stands_in_a_source_is_supported(answer: str) -> None:
    assert outcomes(answer) == ["supported"]


@pytest.mark.parametrize(
    "answer",
    [
        "The parking garage closes at midnight on Sundays.",
        "Its owner, Ada Byron, sold it to the National Trust of Scotland in 2004.",
        "The restaurant serves vegetarian lasagna.",
    ],
)
def test_what_no_source_says_is_unsupported(answer: str) -> None:
    assert outcomes(answer) == ["unsupported"]


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("The baker rents the mill for 500 pounds a year.", "says 500 pounds; the passage says 300 pounds"),
        ("The mill was built in 1820 by Ada Byron.", 'no source says "Ada", "Byron"'),
        ("Visitors may climb the tower.", '"may climb" is the opposite of what mill says'),
        ("Dragons guard the mill.", 'no source says "Dragons", "guard"'),
        ("A storm took its sails in 1902.", "mill says 4 of its 4 words in one place"),
    ],
)
def test_the_reason_is_what_moved_it_in_words(answer: str, says: str) -> None:
    (claim,) = read_support(Case(answer, given=GIVEN)).claims
    assert says in claim.says


def test_a_figure_another_name_and_a_made_up_word_make_a_claim_less_likely() -> None:
    good = probability((MILL,), "The mill was built in 1820 by Jonas Okafor.")
    for bad in (
        "The mill was built in 1830 by Jonas Okafor.",
        "The mill was built in 1820 by Jonas Byron.",
        "The mill was not built in 1820 by Jonas Okafor.",
        "The mill was burnt in 1820 by Jonas Okafor.",
        "The popular mill was built in 1820 by Jonas Okafor.",
    ):
        assert probability((MILL,), bad) < good


def test_what_is_turned_is_never_supported_however_many_words_are_held() -> None:
    assert outcomes("Visitors may climb the tower.") == ["undecided"]


def test_the_evidence_is_the_window_with_the_place_of_its_source() -> None:
    first, second = read_support(Case("A storm took its sails. Dogs travel at half the fare.", given=GIVEN)).claims
    assert [MILL[span.start : span.end] for span in first.evidence] == ["A storm took its sails in 1902."]
    (span,) = second.evidence
    assert span.doc == "ferry#citation"
    assert "dogs travel at half the fare" in GIVEN[1].citation[span.start : span.end]


def test_a_claim_rests_on_the_source_it_cites_and_no_other() -> None:
    assert outcomes("Bicycles travel free of charge [2].") == ["supported"]
    assert outcomes("Bicycles travel free of charge [1].") != ["supported"]
    assert outcomes("According to passage 1, bicycles travel free of charge.") != ["supported"]


def test_an_answer_is_as_good_as_the_worst_of_its_claims() -> None:
    found = read_support(Case("A storm took its sails in 1902. Dragons guard the mill.", given=GIVEN))
    assert found.outcome != "supported"
    assert found.probability < probability((MILL, FERRY), "A storm took its sails in 1902.")


@pytest.mark.parametrize("answer", ["", "   ", "Here are the rules:", "## Rules"])
def test_what_claims_nothing_is_undecided_and_no_wrong(answer: str) -> None:
    found = read_support(Case(answer, given=GIVEN))
    assert (found.outcome, found.probability, found.claims) == ("undecided", 1.0, ())
    assert probability((MILL,), answer) == 1.0


@pytest.mark.parametrize(
    ("answer", "source"),
    [
        ("Der Hund darf nicht in das Museum, aber die Katze schon.", "Die Mühle steht am Fluss und ist sehr alt."),
        ("Le chien ne doit pas entrer dans le musée de la ville.", MILL),
        ("The parking garage closes at midnight on Sundays.", "Die Mühle steht am Fluss und ist sehr alt."),
    ],
)
def test_nothing_in_another_language_is_unsupported(answer: str, source: str) -> None:
    assert outcomes(answer, Source("s", source)) == ["undecided"]


def test_a_source_without_words_bears_nothing_out() -> None:
    (claim,) = read_support(Case("The mill stands on the river.", given=(Source("s", "\0 \ud800 ...", ""),))).claims
    assert claim.outcome != "supported"
    assert claim.evidence == ()
    assert claim.says


def test_other_weights_may_be_given() -> None:
    case = Case("A storm took its sails in 1902.", given=GIVEN)
    assert read_support(case, model=shipped()) == read_support(case)


SENTENCES = [one.strip() + "." for one in f"{MILL} {FERRY}".split(".") if one.strip()]


@given(st.lists(st.sampled_from(SENTENCES), min_size=1, max_size=4, unique=True))
def test_copies_of_sentences_are_supported(sentences: list[str]) -> None:
    assert set(outcomes(" ".join(sentences))) == {"supported"}


@given(st.lists(st.sampled_from([*SENTENCES, "No.", "[1]", "|a|b|", "\0", "\ud800", '{"a": 1}', "Zebras yodel."])))
def test_every_place_lies_in_its_text(parts: list[str]) -> None:
    case = Case(" ".join(parts), given=GIVEN)
    for claim in read_support(case).claims:
        for span in (claim.at, *claim.evidence):
            assert isinstance(span, Span)
            assert 0 <= span.start < span.end <= len(case.text(span.doc))


def test_the_same_is_said_under_every_hash_seed() -> None:
    code = (
        "from protem import Case, Source; from protem.grounding.support import read_support;"
        f"print(read_support(Case('The baker of the Ouse leases zebras. A storm took sails in 1903. {FERRY}',"
        f"given=(Source('m', {MILL!r}), Source('f', {FERRY!r})))))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(told) == 1
