"""The provider functions: every call gets a reply that promptfoo takes, and no mishap becomes a pass."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from protem.doors import promptfoo
from protem.doors.promptfoo import call_api, call_classification_api, call_embedding_api

HALF = {"prompt": {"label": "llm-rubric"}, "vars": {"output": "the refund", "rubric": "Explains the refund"}}
ASKED = Path(__file__).parents[3] / "shared" / "asked" / "promptfoo"


def _verdict(config: dict[str, Any], context: Any = HALF) -> dict[str, Any]:
    reply = call_api("", {"config": config}, context)
    assert "error" not in reply, reply
    verdict: dict[str, Any] = json.loads(reply["output"])
    return verdict


def test_llm_rubric_is_answered() -> None:
    assert _verdict({}) == {"pass": True, "score": 0.5, "reason": "word overlap 0.50"}


def test_the_threshold_of_the_config_is_used() -> None:
    assert _verdict({"threshold": 0.51})["pass"] is False
    assert _verdict({"threshold": 1, "engine": "words"})["pass"] is False


def test_a_policy_file_is_found_beside_the_promptfoo_config(tmp_path: Path) -> None:
    (tmp_path / "strict.toml").write_text("[words]\nthreshold = 0.9\n")
    config = {"policy": "strict.toml", "basePath": str(tmp_path)}
    assert _verdict(config)["pass"] is False
    assert _verdict({**config, "threshold": 0.5})["pass"] is True


def test_a_built_in_policy_is_found_by_its_name() -> None:
    assert _verdict({"policy": "classic"})["pass"] is True


def test_keys_that_are_promptfoos_are_left_alone() -> None:
    assert _verdict({"workers": 1, "basePath": "/", "pythonExecutable": "python", "note": "ours"})["pass"] is True


@pytest.mark.parametrize(
    ("config", "says"),
    [
        ({"treshold": 0.9}, "did you mean 'threshold'?"),
        ({"Policy": "x"}, "did you mean 'policy'?"),
        ({"threshold": "0.9"}, "words.threshold is a number, not '0.9'"),
        ({"threshold": 50}, "words.threshold is a share between 0 and 1"),
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

    monkeypatch.setattr(promptfoo, "judge", broken)
    assert call_api("", {}, HALF) == {"error": "protem: broke on this request: ZeroDivisionError: oh"}


def test_embeddings_and_classifications_say_that_they_are_not_answered() -> None:
    assert "not answered yet" in call_embedding_api("x")["error"]
    with pytest.raises(NotImplementedError, match="not answered yet"):  # an error would pass under not-classifier
        call_classification_api("x")


@pytest.mark.skipif(not ASKED.is_dir(), reason="the captured requests are not beside this checkout (shared/asked)")
def test_every_captured_request_gets_a_verdict_or_an_error_that_names_its_kind() -> None:
    seen = 0
    for path in sorted(ASKED.glob("*.json")):
        for call in json.loads(path.read_text(encoding="utf-8")).get("calls") or ():
            if call["function"] != "call_api":
                continue
            seen += 1
            label = call["context"]["prompt"]["label"]
            reply = call_api(call["prompt"], call["options"], call["context"])
            if label != "llm-rubric":
                assert f"'{label}' is not answered yet" in reply["error"], path.name
            else:
                assert ("error" in reply) is not ("output" in reply), path.name
    assert seen > 60
