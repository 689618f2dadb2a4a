"""A Python grader that is not declared under `providers:`.

Why it bites
------------
promptfoo looks a grader up by name among the declared providers. What it does not find there it starts anew,
as a Python process of its own, for every single assertion: hundreds of them take minutes and gigabytes.
A provider that is declared as a plain string is not found either: promptfoo knows `- file://judge.py` as
`python:judge.py:default`. Nor is one that is named as an object, `{id: file://judge.py}`.

What to do
----------
Declare it once, `- {id: file://judge.py, label: judge, prompts: []}`, and name it by its label in the options of
defaultTest or of a test. Move `config` to that declaration. The grader of a `select-best` is the exception: it
must not be found.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.graders import Grader
from protem.doors.doctor.providers import Declared
from protem.doors.doctor.rule import Example

BAD = (
    Example("""
providers: [echo]
defaultTest:
  options:
    provider: file://judge.py # <-- here
tests:
  - assert:
      - {type: llm-rubric, value: is polite}
"""),
    Example("""
providers:
  - echo
  - file://judge.py
defaultTest:
  options:
    provider:
      text: file://judge.py # <-- here
      embedding:
        id: python:judge.py # <-- here
        config: {model: small}
tests:
  - assert:
      - type: assert-set
        assert:
          - type: llm-rubric
            value: is polite
            provider:
              id: python:judge.py # <-- here
      - {type: similar, value: hello}
"""),
)
GOOD = (
    Example("""
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
defaultTest:
  options:
    provider: {text: judge, embedding: {id: file://judge.py}}
tests:
  - assert:
      - {type: llm-rubric, value: is polite}
      - {type: select-best, value: the shortest, provider: python:judge.py}
"""),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every undeclared Python grader that an assertion comes to."""
    declared = {one.script: one for one in reversed(config.providers) if one.script}
    for grader in config.graders:
        hidden = config.declares_elsewhere and not grader.is_object
        if grader.script and grader.declared is None and grader.is_used and not hidden:
            yield _complaint(grader, declared.get(grader.script))


def _complaint(grader: Grader, same: Declared | None) -> Complaint:
    name = shown(grader.name)
    entry = f"`- {{id: {name}, label: judge, prompts: []}}`"
    label = "judge"
    if same is None:
        why = "it is not declared under providers"
        mend = f"declare it once, {entry}, and"
    elif same.form == "string":
        why = f"line {same.line} declares it as a plain string, which is not found by that name"
        mend = f"write line {same.line} as {entry}, and"
    else:
        why = "it is not looked up as it is written here"
        mend, label = "", shown(same.label or same.id)
    # On an assertion a declared grader ends in errors: see the rule preloaded-grader-on-assertion.
    where = "here" if grader.assertion is None else "as options.provider of the test, not here"
    says = f"{name} starts one Python process per assertion: {why}"
    return complain(grader.line, says, f"{mend} write `{label}` {where}".lstrip())
