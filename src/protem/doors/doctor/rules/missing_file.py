"""A grader, a target, a prompt or a rubric file that is not there.

Why it bites
------------
A missing grader is not reported: promptfoo waits for each process that does not start, and tries again, so that a
run of two tests takes minutes; a target in Python is no faster. A missing prompt, or a missing target in another
language, ends the whole eval. A missing rubric file is an error in every test that has it.

What to do
----------
Correct the path. It is relative to the folder of the config.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.promptfoo_names import SCRIPTS
from protem.doors.doctor.rule import Example
from protem.doors.doctor.scripts import file_path, is_checkable

BAD = (
    Example("""
prompts:
  - file://prompts/plain.txt # <-- here
  - id: file://prompts/chat.py:build # <-- here
    label: chat
providers:
  - file://targets/bot.js # <-- here
  - python:targets/bot.py:answer # <-- here
  - id: file://jugde.py # <-- here
    label: judge
    prompts: []
defaultTest:
  options: {provider: judge}
  assert:
    - type: llm-rubric
      value: file://rubrics/polite.txt # <-- here
    - type: g-eval
      value:
        - is polite
        - file://rubrics/short.txt # <-- here
"""),
)
GOOD = (
    Example(
        """
prompts:
  - file://prompts/plain.txt
  - file://prompts/*.json
  - file://prompts/more
  - file://prompts/chat.py:build
  - 'Answer: {{question}}'
providers:
  - echo
  - file://targets/bot.js
  - {id: file://./judge.py, label: judge, prompts: []}
defaultTest:
  options: {provider: judge}
  assert:
    - {type: llm-rubric, value: file://rubrics/polite.txt}
    - {type: llm-rubric, value: 'file://{{env.RUBRICS}}/polite.txt'}
    - {type: llm-rubric, value: file://rubrics/made.py:polite}
    - {type: contains, value: file://elsewhere.txt}
""",
        dict.fromkeys(
            [
                "judge.py",
                "rubrics/polite.txt",
                "rubrics/made.py",
                "prompts/plain.txt",
                "prompts/chat.py",
                "targets/bot.js",
            ],
            "is polite",
        ),
    ),
)
_PROMPTS = (".txt", ".md", ".j2", ".json", ".jsonl", ".yaml", ".yml", ".csv", ".py", *SCRIPTS)
"""Endings of prompt files that are texts. What has no ending may be a folder, and any other may be no text."""
_MAGIC = frozenset("*?[{")
"""Characters by which a prompt's name is a pattern of many names."""


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every file that can't be read."""
    said: set[tuple[int, str]] = set()
    for line, path, what in _files(config):
        if is_checkable(path) and (line, path) not in said and config.file(path) is None:
            said.add((line, path))
            yield complain(
                line,
                f"the {what} {shown(path)} can't be read",
                "correct the path: it is relative to this config",
            )


def _files(config: Config) -> Iterator[tuple[int, str, str]]:
    for declared in config.providers:
        if declared.silenced and declared.script:
            yield declared.line, declared.script.path, "grader"
    for grader in config.graders:
        if grader.script:
            yield (grader.declared or grader).line, grader.script.path, "grader"
    for assertion in config.assertions():
        for item in assertion.criteria:
            yield item.line, file_path(item.text), "rubric file"
    for declared in config.providers:
        path = declared.script.path if declared.script else file_path(declared.written)
        if declared.script or path.endswith(SCRIPTS):
            yield declared.line, path, "target"
    yield from _prompts(config)


def _prompts(config: Config) -> Iterator[tuple[int, str, str]]:
    node = config.root.get("prompts")
    for entry in () if node is None else node.items or (node,):
        named = entry if entry.kind == "scalar" else entry.get("id")
        path = file_path(named.text) if named else ""
        if named and path.endswith(_PROMPTS) and not _MAGIC.intersection(path):
            yield named.line, path, "prompt file"
