"""An answer taken apart: what claims something, what it stands under, and what claims nothing."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.grounding.claims import claims
from protem.grounding.claims.json_leaves import json_leaves

TEXTS = st.text(st.sampled_from("ab Z.?!,:;|-#*\n[]{}\"'0159and notmay\0\ud800é"), max_size=200)


def said(answer: str, kind: str = "claim") -> list[str]:
    return [answer[one.start : one.end] for one in claims(answer) if one.kind == kind]


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        ("The lake is deep. The lake is warm.", ["The lake is deep", "The lake is warm"]),
        (
            "The mill was built in 1820 and it was restored in 1998.",
            ["The mill was built in 1820", "and it was restored in 1998"],
        ),
        ("He bought bread and butter.", ["He bought bread and butter"]),
        ("The mill and the barn were sold.", ["The mill and the barn were sold"]),
        ("Rules:\n1. Dogs stay outside.\n2. Cats may roam.", ["Dogs stay outside", "Cats may roam"]),
        ("It might rain in the north.", ["It might rain in the north"]),
        ("", []),
    ],
)
def test_a_claim_says_one_thing(answer: str, found: list[str]) -> None:
    assert said(answer) == found


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("Is the lake warm?", "question"),
        ("Would you like to know more?", "advice"),
        ("I could not find that in the documents.", "abstention"),
        ("Sorry, I can't answer that.", "abstention"),
        ("Please contact the office.", "advice"),
        ("Let me know if you need more help.", "advice"),
        ("I'd be happy to help.", "advice"),
        ("Hello!", "filler"),
        ("Thanks for asking.", "filler"),
        ("The document is about leave.", "reference"),
        ("## Fees", "heading"),
        ("Here are the rules:", "heading"),
        ("**Fees**\n", "heading"),
    ],
)
def test_what_claims_nothing_has_a_name(answer: str, kind: str) -> None:
    assert [one.kind for one in claims(answer)] == [kind]


@pytest.mark.parametrize(
    ("answer", "kinds"),
    [
        ("The passages do not mention the temperature at which to cook the ribs.", ["abstention"]),
        ("Passage 1 does not provide any information on how to file a lien.", ["abstention"]),
        ("The cafe does not specify whether it offers takeout.", ["abstention"]),
        ("It is difficult to give an exact answer without more details.", ["abstention"]),
        ("The mill is old but the text does not mention its age.", ["claim", "abstention"]),
        ("The museum does not provide parking.", ["claim"]),
        ("The cafe does not offer a detailed menu.", ["claim"]),
        ("The baker was unable to sell the mill.", ["claim"]),
        ("Ref: Passage 3", ["reference"]),
        ("(Sources: passages 1, 2 and 3)", ["reference"]),
        ("Note: These instructions are based on the given passages.", ["reference"]),
        ("The instructions are printed on the lid.", ["claim"]),
        ("Sure, I can help you with that.", ["advice"]),
        ("That's awesome!", ["filler"]),
        ("I really love it.", ["filler"]),
        ("I love the mill that Jonas Okafor built.", ["claim"]),
        ("That is true of every mill on the river.", ["claim"]),
    ],
)
def test_what_speaks_of_the_sources_or_the_talk_claims_nothing(answer: str, kinds: list[str]) -> None:
    assert [one.kind for one in claims(answer)] == kinds


def test_an_item_stands_under_the_line_its_list_begins_with() -> None:
    first = claims("The fees of the museum:\n- Adults pay a coin.\n")[1]
    assert {"fee", "museum"} <= set(first.about)


def test_a_cell_stands_under_its_row_and_its_column() -> None:
    table = "| Item | Fee |\n|---|---|\n| Bike | $5 |\n| Boat | $9 |"
    assert said(table, "heading") == ["| Item | Fee |", "|---|---|", "Bike", "Boat"]
    assert [one.about for one in claims(table) if one.kind == "claim"] == [("bik", "fee"), ("boat", "fee")]


def test_a_leaf_of_json_stands_under_its_path() -> None:
    text = '{"name": "Old Mill", "openingHours": {"mon": "9-5"}, "tags": ["a b", true, 3.5]}'
    assert said(text) == ["Old Mill", "9-5", "a b", "true", "3.5"]
    assert claims(text)[1].about == ("open", "hour", "mon")


@pytest.mark.parametrize(
    "text", ['{"a": 1', "[1, 2", '{"a" 1}', "[not json]", "{}}", '{"a":' * 5000 + "1" + "}" * 5000]
)
def test_what_only_looks_like_json_is_prose(text: str) -> None:
    assert json_leaves(text) is None
    claims(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def _scalars(value: object) -> list[object]:
    if isinstance(value, dict):
        return [leaf for own in value.values() for leaf in _scalars(own)]
    if isinstance(value, list):
        return [leaf for own in value for leaf in _scalars(own)]
    return [value]


@given(st.lists(JSON, max_size=3) | st.dictionaries(st.text(max_size=8), JSON, max_size=3), st.integers(0, 2))
def test_every_scalar_of_a_json_text_is_a_leaf_in_its_place(value: object, indent: int) -> None:
    text = json.dumps(value, indent=indent or None)
    leaves = json_leaves(text)
    assert leaves is not None
    assert [json.loads(_with_quotes(text, leaf.start, leaf.end)) for leaf in leaves] == _scalars(value)


def _with_quotes(text: str, start: int, end: int) -> str:
    return text[start - 1 : end + 1] if text[start - 1] == '"' else text[start:end]


@given(TEXTS)
def test_parts_stand_in_order_inside_the_answer_and_none_in_another(answer: str) -> None:
    parts = claims(answer)
    reached = 0
    for part in parts:
        assert reached <= part.start < part.end <= len(answer)
        reached = part.end
    assert parts == claims(answer)
