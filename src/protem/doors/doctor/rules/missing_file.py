"""A Python grader or a rubric file that is not there.

Why it bites
------------
A missing grader is not reported: promptfoo waits 30 s for each process that does not start, and tries again.
Two tests took 138 s. A missing rubric file is an error in every test that has it.

What to do
----------
Correct the path. It is relative to the folder of the config.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.rule import Example
from protem.doors.doctor.scripts import file_path, is_checkable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from protem.doors.doctor.config import Config

BAD = (
    Example("""
providers:
  - echo
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
providers:
  - echo
  - {id: file://./judge.py, label: judge, prompts: []}
defaultTest:
  options: {provider: judge}
  assert:
    - {type: llm-rubric, value: file://rubrics/polite.txt}
    - {type: llm-rubric, value: 'file://{{env.RUBRICS}}/polite.txt'}
    - {type: llm-rubric, value: file://rubrics/made.py:polite}
    - {type: contains, value: file://elsewhere.txt}
""",
        {"judge.py": "", "rubrics/polite.txt": "is polite", "rubrics/made.py": ""},
    ),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every file that can't be read."""
    for line, path, what in _files(config):
        if is_checkable(path) and config.file(path) is None:
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
