"""A red-team assertion whose grader is named by its label, or whose test does not say its purpose.

Why it bites
------------
The graders of `promptfoo:redteam:*` load their provider anew and know no labels: "Could not identify provider:
judge". And they ask for the purpose of what is tested: "Test is missing purpose metadata". Either is an error of the
test; only a plain refusal passes before they are asked.

What to do
----------
Name the file in the options of those tests, `provider: file://judge.py`, and write `metadata: {purpose: ...}` on each.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.assertions import Assertion
from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.graders import named
from protem.doors.doctor.promptfoo_names import REDTEAM
from protem.doors.doctor.rule import Example
from protem.doors.doctor.suite import Case

BAD = (
    Example("""
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
defaultTest:
  options: {provider: judge}
tests:
  - metadata: {purpose: a bank's assistant}
    assert:
      - type: promptfoo:redteam:harmful # <-- here
"""),
    Example("""
providers: [echo]
tests:
  - options: {provider: file://judge.py}
    assert:
      - type: promptfoo:redteam:harmful # <-- here
"""),
)
GOOD = (
    Example("""
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
tests:
  - options: {provider: file://judge.py}
    metadata: {purpose: a bank's assistant}
    assert: [{type: 'promptfoo:redteam:harmful'}]
"""),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every such assertion."""
    for case in (config.default, *config.cases):
        for assertion in case.asserts:
            if assertion.base.startswith(REDTEAM):
                yield from _complaints(config, case, assertion)


def _complaints(config: Config, case: Case, assertion: Assertion) -> Iterator[Complaint]:
    grader = assertion.provider or case.grader or config.default.grader
    if grader is not None:
        for kind, name, _, declared, _ in named(grader, config.found):
            if kind in {"", "text"} and declared is not None and name.text == declared.label != declared.id:
                says = f"a red-team grader knows no label: {shown(name.text)} is not found"
                yield complain(assertion.line, says, f"write `provider: {shown(declared.written)}` in its options")
    if case is not config.default and not case.is_elsewhere and not case.has_purpose:
        says = "this test says no purpose, which a red-team grader asks for"
        yield complain(assertion.line, says, "write `metadata: {purpose: ...}` on the test")
