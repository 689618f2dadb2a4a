"""What `protem doctor` says of names and settings, as promptfoo knows them and as the door reads them, in good time."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from protem.doors.doctor import examine
from protem.doors.doctor.promptfoo_names import BARE_PROVIDERS, RELEASE, TYPES
from protem.doors.doctor.rule import PROTEM
from protem.doors.promptfoo import call_api
from real_promptfoo import COURSE, PROMPTFOO

DECLARED = "providers: [echo, {id: file://judge.py, label: judge, prompts: []}]\n"
JUDGED = DECLARED + "defaultTest: {options: {provider: judge}}\n"
_HANDLERS = "const ASSERTION_HANDLERS = {"


def test_the_doctor_refuses_a_config_in_the_words_of_the_door(tmp_path: Path) -> None:
    settings: dict[str, list[Any]] = {
        "threshold": [1.5, "high", None, True],
        "engine": ["guesses"],
        "policy": ["strict"],
        "treshold": [0.5],
    }
    for key, values in settings.items():
        for value in values:
            handed = {"config": {key: value, "basePath": str(tmp_path)}}
            error = call_api("", handed, {"vars": {"output": "x", "rubric": "courier"}})["error"].removeprefix(
                "protem: "
            )
            provider = {"id": "file://judge.py", "label": "judge", "prompts": [], "config": {key: value}}
            (complaint,) = examine(json.dumps({"providers": ["echo", provider]}), PROTEM.get)
            assert complaint.rule == "judge-config"
            assert complaint.says == f"judge refuses its config: {error}"


def test_the_nearest_names_are_told() -> None:
    text = JUDGED.replace("provider: judge", "provider: jugde") + (
        "tests: [{assert: [{type: llm-rubric, value: is polite}, {type: not-llm-rubrik, value: is polite}]}]"
    )
    assert [complaint.mend for complaint in examine(text, PROTEM.get)] == ["write `judge`", "write `not-llm-rubric`"]


def test_the_names_are_those_of_the_installed_promptfoo() -> None:
    if not PROMPTFOO.exists():
        pytest.skip("promptfoo is not installed: run `make node`")
    package = COURSE / "node_modules" / "promptfoo"
    assert json.loads((package / "package.json").read_text(encoding="utf-8"))["version"] == RELEASE
    code = [path.read_text(encoding="utf-8") for path in (package / "dist" / "src").glob("[ep]*[rs]-*.js")]
    handlers = next(text for text in code if _HANDLERS in text).partition(_HANDLERS)[2]
    assert set(re.findall(r'^\t"?([a-z][a-z0-9:-]*)"?:', handlers.partition("\n};")[0], re.MULTILINE)) == TYPES
    providers = next(text for text in code if "Could not identify provider" in text)
    assert set(re.findall(r'providerPath === "([a-z0-9]+)"', providers)) == BARE_PROVIDERS


HOSTILE = {
    "many unknown names": "providers: [{id: 'echo', label: judge}]\ntests:\n"
    + "".join(f"- {{options: {{provider: judg{at}}}, assert: [{{type: llm-rubrk{at}}}]}}\n" for at in range(10_000)),
    "many judges": "providers:\n"
    + "".join(f"- {{id: file://judge.py, label: j{at}, config: {{treshold: {at}}}}}\n" for at in range(10_000)),
    "many graders of the defaults": DECLARED
    + "defaultTest: {assert: ["
    + "{type: llm-rubric, value: never ever}," * 5_000
    + "]}\ntests:\n"
    + "".join(f"- {{options: {{provider: {{text: judge, moderation: m{at}}}}}}}\n" for at in range(5_000)),
    "one long rubric": JUDGED + "a: &a 'does " + "no {{a {% " * 50_000 + "'\ntests:\n"
    "- assert: [" + "{type: llm-rubric, value: *a}," * 5_000 + "]\n",
    "many keys": "providers: [{id: file://judge.py, config: {"
    + "".join(f"thresh{at}: 1, " for at in range(40_000))
    + "}}]",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_half_a_megabyte_takes_seconds(text: str) -> None:
    start = time.perf_counter()
    examine(text, PROTEM.get)
    assert time.perf_counter() - start < 8
