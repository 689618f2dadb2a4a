"""A `select-best` whose grader is a declared provider.

Why it bites
------------
promptfoo hands a `select-best` a copy of its test from which every function is gone, and with them the grader
that was loaded at the start: "Invalid provider definition for output type 'text'". The whole eval ends there,
with exit code 1 and no results.

What to do
----------
Give that assertion a provider of its own, spelled so that it is no id and no label of a declared provider:
`provider: python:judge.py` where `file://judge.py` is declared. It costs one process per row.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.assertions import Assertion
from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.graders import named
from protem.doors.doctor.providers import Declared
from protem.doors.doctor.rule import Example
from protem.doors.doctor.suite import Case
from protem.doors.doctor.tree import Node

BAD = (
    Example("""
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
defaultTest:
  options: {provider: judge}
tests:
  - assert:
      - type: select-best # <-- here
        value: the shortest answer
"""),
    Example("""
providers:
  - echo
  - {id: python:judge.py, prompts: []}
defaultTest:
  assert:
    - {type: select-best, value: the shortest, provider: {text: 'python:judge.py'}} # <-- here
"""),
)
GOOD = (
    Example("""
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
defaultTest:
  options: {provider: judge}
tests:
  - assert:
      - {type: select-best, value: the shortest answer, provider: python:judge.py}
  - assert:
      - {type: llm-rubric, value: is polite}
"""),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for the first select-best of each test, the only one that promptfoo runs."""
    usual = _first(config.default)
    for case in config.cases:
        contest = (usual if case.takes_defaults else None) or _first(case)
        if contest is None:
            continue
        grader = contest.provider or case.grader or config.default.grader
        if grader is not None:
            yield from _crash(config, contest, grader)


def _first(case: Case) -> Assertion | None:
    return next((assertion for assertion in case.asserts if assertion.is_contest), None)


def _crash(config: Config, contest: Assertion, grader: Node) -> Iterator[Complaint]:
    for kind, name, _, declared, _ in named(grader, config.found):
        if declared is None or kind not in {"", "text"}:
            continue
        own = contest.provider is not None
        says = f"this select-best is graded by {shown(name.text)}, a declared provider: the whole eval crashes"
        spelling = f"`provider: {_undeclared(declared, config)}`"
        mend = f"write {spelling} here" if own else f"add {spelling} to it"
        yield complain(name.line if own else contest.line, says, mend)


def _undeclared(declared: Declared, config: Config) -> str:
    """Return a spelling under which promptfoo does not find the provider."""
    code = declared.script
    if code:
        function = f":{code.function}" if code.function else ""
        for spelling in (f"python:{code.path}{function}", f"file://{code.path}{function}"):
            if spelling not in config.found:
                return shown(spelling)
    return f"{{id: '{shown(declared.written)}'}}"
