"""The provider functions: every call gets a reply that promptfoo takes, and no mishap becomes a pass."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from promptfoo_replies import assert_accepted
from protem.doors import promptfoo
from protem.doors.promptfoo import call_api, call_classification_api, call_embedding_api

HALF = {"prompt": {"label": "llm-rubric"}, "vars": {"output": "the refund", "rubric": "Explains the refund"}}
TWO = {
    "prompt": {"label": "llm-rubric"},
    "vars": {"output": "a parcel", "rubric": "- mentions a parcel\n- mentions a courier"},
}
UNDECIDED = {"g-eval", "search-rubric"}
"""Labels that were captured with criteria that no rule decides only ("is coherent", "is current")."""
ASKED = Path(__file__).parents[3] / "shared" / "asked" / "promptfoo"


def _verdict(config: dict[str, Any], context: Any = HALF) -> dict[str, Any]:
    reply = call_api("", {"config": config}, context)
    assert "error" not in reply, reply
    verdict: dict[str, Any] = json.loads(reply["output"])
    return verdict


def test_llm_rubric_is_answered() -> None:
    verdict = _verdict({}, TWO)
    assert (verdict["pass"], verdict["score"]) == (False, 0.5)
    assert verdict["reason"].startswith("not met: mentions a courier")


def test_the_threshold_of_the_config_is_the_share_of_the_criteria_that_must_be_met() -> None:
    assert _verdict({"threshold": 0.5}, TWO)["pass"] is True
    assert _verdict({"threshold": 0.51}, TWO)["pass"] is False


def test_under_the_words_engine_it_is_the_share_of_the_words() -> None:
    assert _verdict({"engine": "words"}) == {"pass": True, "score": 0.5, "reason": "word overlap 0.50"}
    assert _verdict({"threshold": 0.51, "engine": "words"})["pass"] is False


def test_a_policy_file_is_found_beside_the_promptfoo_config(tmp_path: Path) -> None:
    (tmp_path / "mild.toml").write_text("[criteria]\nshare = 0.5\n")
    config = {"policy": "mild.toml", "basePath": str(tmp_path)}
    assert _verdict(config, TWO)["pass"] is True
    assert _verdict({**config, "threshold": 0.9}, TWO)["pass"] is False


def test_a_built_in_policy_is_found_by_its_name() -> None:
    assert _verdict({"policy": "classic"})["pass"] is True


def test_keys_that_are_promptfoos_are_left_alone() -> None:
    assert _verdict({"workers": 1, "basePath": "/", "pythonExecutable": "python", "note": "ours"})["pass"] is True


@pytest.mark.parametrize(
    ("config", "says"),
    [
        ({"treshold": 0.9}, "did you mean 'threshold'?"),
        ({"Policy": "x"}, "did you mean 'policy'?"),
        ({"threshold": "0.9"}, "criteria.share is a number, not '0.9'"),
        ({"threshold": 50}, "criteria.share is a share between 0 and 1"),
        ({"threshold": 50, "engine": "words"}, "words.threshold is a share between 0 and 1"),
        ({"engine": "gpt"}, "engine is one of words"),
        ({"policy": "nowhere.toml"}, "nowhere.toml can't be read: No such file"),
        ({"policy": "nowhere"}, "no policy is called 'nowhere'"),
        ({"policy": 3}, "no policy is called '3'"),
    ],
)
def test_a_config_that_is_wrong_is_an_error_that_says_so(config: dict[str, Any], says: str) -> None:
    reply = call_api("", {"config": config}, HALF)
    assert says in reply["error"]
    assert "output" not in reply


@pytest.mark.parametrize("arguments", [(None,), ("",), (3, 4, 5), ("", [], []), ([{}], None, {"vars": []})])
def test_a_call_of_any_shape_gets_an_error_and_never_a_pass(arguments: tuple[Any, ...]) -> None:
    reply = call_api(*arguments)
    assert reply["error"].startswith("protem: ")
    assert "output" not in reply


def test_a_fault_of_protem_is_an_error_and_never_a_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(promptfoo, "answer", broken)
    monkeypatch.setattr(promptfoo, "embed", broken)
    assert call_api("", {}, HALF) == {"error": "protem: broke on this request: ZeroDivisionError: oh"}
    assert call_embedding_api("x") == {"error": "protem: broke on this text: ZeroDivisionError: oh"}


def test_a_classification_that_breaks_is_raised_for_an_error_would_pass_under_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(promptfoo, "classify", broken)
    with pytest.raises(ZeroDivisionError):
        call_classification_api("x")


def test_embeddings_are_of_length_one_and_know_the_same_text_again() -> None:
    one, same = (call_embedding_api(text)["embedding"] for text in ("Rent is due in May.", "Rent is due in May."))
    assert one == same
    assert sum(value * value for value in one) == pytest.approx(1)


def test_classifications_have_scores_between_0_and_1() -> None:
    found = call_classification_api("I'm sorry, I can't help with that.")["classification"]
    assert found["refusal"] == found["apology"] == 1.0
    assert set(found.values()) <= {0.0, 1.0}


def _captured() -> list[tuple[str, dict[str, Any]]]:
    files = sorted(ASKED.glob("*.json"))
    calls = [(path.name, call) for path in files for call in json.loads(path.read_text("utf-8")).get("calls") or ()]
    return [(name, call) for name, call in calls if isinstance(call.get("context"), dict)]


@pytest.mark.skipif(not ASKED.is_dir(), reason="the captured requests are not beside this checkout (shared/asked)")
def test_every_captured_request_is_answered_in_a_form_that_promptfoo_accepts() -> None:
    answered: Counter[str] = Counter()
    for name, call in _captured():
        if call["function"] not in {"call_api", "callApi"}:
            continue
        context = call["context"]
        label = context["prompt"]["label"]
        options = {"config": {**(call.get("options") or {}).get("config", {}), "engine": "criteria"}}
        reply = call_api(call["prompt"], options, context)
        try:
            assert_accepted(label, context["vars"], reply)
        except AssertionError as problem:
            raise AssertionError(f"{name}: {reply}") from problem
        answered[label] += "output" in reply
    assert len(answered) > 14, answered
    never = {label for label, count in answered.items() if not count}
    assert never <= UNDECIDED, answered


@pytest.mark.skipif(not ASKED.is_dir(), reason="the captured requests are not beside this checkout (shared/asked)")
def test_every_captured_text_gets_a_vector_or_labels() -> None:
    sizes = set()
    for path in sorted(ASKED.glob("*.json")):
        for call in json.loads(path.read_text("utf-8")).get("calls") or ():
            if call["function"] == "call_embedding_api":
                sizes.add(len(call_embedding_api(call["prompt"], call.get("options"))["embedding"]))
            if call["function"] == "call_classification_api":
                assert call_classification_api(call["prompt"], call.get("options"))["classification"]
    assert len(sizes) == 1
