"""What `protem doctor` knows of the judges of protem themselves: which they are, and what comes to them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from protem.doors.doctor import examine
from protem.doors.doctor.rule import PROTEM
from protem.doors.starter import write_starter
from real_promptfoo import COURSE

MARK = re.compile(r"# <-- ([a-z-]+(?:, [a-z-]+)*)$")
DECLARED = "providers: [echo, {id: file://judge.py, label: judge, prompts: []}]\n"
JUDGED = DECLARED + "defaultTest: {options: {provider: judge}}\n"


def found(text: str, files: dict[str, str]) -> list[tuple[int, str]]:
    return [(complaint.line, complaint.rule) for complaint in examine(text, files.get)]


def marked(text: str) -> list[tuple[int, str]]:
    marks = ((at, MARK.search(line)) for at, line in enumerate(text.split("\n"), 1))
    return sorted((at, name) for at, mark in marks if mark for name in mark[1].split(", "))


def complaints_of(path: Path) -> list[str]:
    def read(name: str) -> str | None:
        file = path.parent / name
        return file.read_text(encoding="utf-8") if file.is_file() else None

    return [f"{one.line}: {one.rule}" for one in examine(path.read_text(encoding="utf-8"), read)]


@pytest.mark.parametrize("name", ["promptfooconfig.yaml", "recorder.yaml", "threshold.yaml"])
def test_the_course_is_left_in_peace(name: str) -> None:
    assert complaints_of(COURSE / name) == []


def test_what_the_starter_writes_is_left_in_peace(tmp_path: Path) -> None:
    write_starter(tmp_path)
    assert complaints_of(tmp_path / "promptfooconfig.yaml") == []


def test_the_judge_of_the_starter_is_known_as_one(tmp_path: Path) -> None:
    write_starter(tmp_path)
    config = tmp_path / "promptfooconfig.yaml"
    config.write_text(
        config.read_text(encoding="utf-8") + "      - {type: search-rubric, value: It is with the courier}\n"
    )
    assert [said.partition(": ")[2] for said in complaints_of(config)] == ["not-answered"]


CONFIGS = {
    "the assertions of defaultTest come to the graders of the tests": DECLARED
    + """
defaultTest:
  assert:
    - {type: search-rubric, value: x} # <-- not-answered
tests: [{vars: {a: 1}}, {options: {provider: judge}}]
""",
    "a test that takes no defaults brings none to its grader": DECLARED
    + """
defaultTest: {assert: [{type: search-rubric, value: x}]}
tests: [{options: {provider: judge, disableDefaultAsserts: true}}]
""",
    "the provider of defaultTest grades where no other does": DECLARED
    + """
defaultTest: {provider: judge}
tests:
  - assert:
      - {type: agent-rubric, value: is polite} # <-- not-answered
""",
    "tests in another file run the default assertions": DECLARED
    + """
defaultTest:
  options: {provider: judge}
  assert:
    - {type: search-rubric, value: x} # <-- not-answered
tests: file://tests.csv
""",
    "a select-best in an assert-set never runs": JUDGED
    + "tests: [{assert: [{type: assert-set, assert: [{type: select-best, value: x}]}]}]",
    "an object with an id may have a config of its own": """
providers: [echo]
defaultTest:
  options:
    provider: # of all assertions
      id: file://judge.py # <-- process-per-assertion
      config:
        threshold: 2 # <-- judge-config
tests:
  - assert:
      - {type: llm-rubric, value: is 42}
""",
    "the stems may be shorter by a policy": """
providers: [echo, {id: file://judge.py, label: judge, prompts: [], config: {policy: short.toml}}]
defaultTest: {options: {provider: judge}}
tests: [{assert: [{type: llm-rubric, value: is 42}]}]
""",
    "rubrics that are not known are passed over": JUDGED
    + """
tests:
  - vars: {amount: 42}
    assert:
      - {type: llm-rubric, value: 'is {{amount}}'}
      - {type: llm-rubric, value: file://made.py}
      - {type: llm-rubric, value: 'file://{{env.RUBRIC}}'}
""",
    "a file that wraps the door may answer more": """
providers: [echo, {id: file://wrapper.py, label: judge, prompts: [], config: {threshold: high}}]
defaultTest: {options: {provider: judge}}
tests: [{assert: [{type: search-rubric, value: never}, {type: llm-rubric, value: is 42}]}]
""",
    "a red team is asked as llm-rubric": """
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
tests:
  - options: {provider: file://judge.py}
    metadata: {purpose: a shop}
    assert: [{type: 'promptfoo:redteam:harmful'}]
""",
    "an id opens one gate, and not the other": """
providers:
  - echo
  - file://perplexity_judge.py: {prompts: [], id: 'perplexity:protem'}
tests:
  - options: {provider: 'perplexity:protem'}
    assert:
      - {type: search-rubric, value: x}
      - {type: agent-rubric, value: x} # <-- not-answered
""",
    "a grader that only a select-best comes to must be known": DECLARED
    + """
tests:
  - options:
      provider: jugde # <-- unknown-grader
    assert: [{type: select-best, value: the shortest}]
  - options: {provider: nobody}
    assert: [{type: contains, value: x}]
""",
}
FILES = {
    **PROTEM,
    "made.py": "",
    "perplexity_judge.py": PROTEM["judge.py"],
    "short.toml": "words = {stem_length = 2}",
    "wrapper.py": "from protem.doors.promptfoo import call_api as ask\n\n\ndef call_api(*asked): ...\n",
}


@pytest.mark.parametrize("text", CONFIGS.values(), ids=CONFIGS.keys())
def test_a_structure_is_understood(text: str) -> None:
    assert found(text, FILES) == marked(text)
