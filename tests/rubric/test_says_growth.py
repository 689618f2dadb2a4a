"""Hostile outputs cost linear time and break nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from growth import assert_linear
from protem.rubric.answer_key import answer_given
from protem.rubric.claim_said import claim_said
from protem.rubric.saying.answering import answering
from protem.rubric.saying.steps import first_of
from protem.rubric.saying.unspoken import spoken_of

HOSTILE = {
    "one word": "a",
    "sentences": "The shop ships to Alaska. ",
    "no stops": "the shop ships to Alaska and ",
    "questions": "Does the shop ship? ",
    "opening tags": "<",
    "comments": "<!--",
    "quotes": '"',
    "negations": "not never no ",
    "ors": "or ",
    "figures": "410 metres ",
    "brackets": "(",
    "NULs": "\x00",
    "surrogates": "\ud800",
    "spaces": " ",
    "names": "Anna Lee ",
    "rubrics": "the answer should ",
    "ignore": "ignore ",
    "particles": "call it off and hand ",
    "readers": "you must always ",
    "beliefs": "he thinks that the shop ",
    "exceptions": "the shop ships all but except ",
    "contrasts": "ships, not to Alaska, ",
    "conditions": "if the shop ships ",
    "taken back": "The shop ships. That is false. ",
    "denied bounds": "must not weigh more than 5 kg ",
    "refusals": "I can't tell. ",
    "steps": "ship first, then pack, ",
    "doers": "shipped by the shop and ",
    "struck": "~~the shop ",
    "no width": "s\u200b",
    "quantifiers": "all some of the shops ",
    "places": "in the shop outside the shop ",
    "statements": "the shop ships; ",
    "possessors": "the shop's ",
    "clefts": "it wasn't the shop ",
    "rulings": "The shop ships. Verdict: wrong. ",
    "asides": "(false",
    "changes": "rose by 410 to 410 parcels ",
    "hashtags": "#shop ",
}
CLAIM, QUESTION = "the shop ships 410 parcels to Alaska", "Does the shop ship to Alaska?"

OUTPUT = "The shop ships to Alaska."


def _anew(act: Callable[[], object]) -> object:
    """Do what was never done before: the rooms of the rubric remember what they read, too."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith("protem.rubric."):
            for value in vars(module).values():
                if hasattr(value, "cache_clear") and not isinstance(value, type):
                    value.cache_clear()
    return act()


@pytest.mark.parametrize("unit", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize(
    "act",
    [
        lambda text: claim_said(CLAIM, text, QUESTION),
        lambda text: answer_given("Anna Lee/410 metres", text, QUESTION),
        lambda text: answering(QUESTION, text),
        lambda text: spoken_of("the loan is approved", text, QUESTION),
        lambda text: first_of(("pack the shop", "ship to Alaska"), text),
    ],
    ids=["said", "given", "answering", "spoken of", "steps"],
)
def test_time_grows_with_the_output(unit: str, act: Callable[[str], object]) -> None:
    def work(size: int) -> Callable[[], object]:
        text = (unit * (size // len(unit) + 1))[:size]
        return lambda: _anew(lambda: act(text))

    assert_linear(work)


@pytest.mark.parametrize("unit", HOSTILE.values(), ids=HOSTILE)
def test_time_grows_with_the_claim(unit: str) -> None:
    def work(size: int) -> Callable[[], object]:
        claim = (unit * (size // len(unit) + 1))[:size]
        return lambda: (
            claim_said(claim, "The shop ships to Alaska."),
            answer_given(claim, "The shop ships to Alaska."),
            spoken_of(claim, "The shop ships to Alaska."),
        )

    assert_linear(work)
