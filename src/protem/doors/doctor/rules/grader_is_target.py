"""A grader that is run as a target too, or a target that grades itself.

Why it bites
------------
Every provider that is declared is a target, unless it says `prompts: []`: the judge answers all prompts, and
every test gets a row that means nothing. Where the grader is a real target, it grades its own answers. In the
form `- file://judge.py: {label: judge, prompts: []}` promptfoo does not hear the empty list, because it
looks under the label; and an object as `defaultTest.provider` takes the place of every target.

What to do
----------
Declare the judge as `- {id: file://judge.py, label: judge, prompts: []}`, and name it in
`defaultTest.options.provider`. Let another provider than the target grade.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.providers import Declared
from protem.doors.doctor.rule import Example
from protem.doors.doctor.scripts import script

BAD = (
    Example("""
providers:
  - echo
  - id: file://judge.py # <-- here
    label: judge
defaultTest:
  options: {provider: judge}
tests:
  - assert: [{type: llm-rubric, value: is polite}]
"""),
    Example("""
targets:
  - openai:gpt-4.1 # <-- here
  - file://judge.py: {label: judge, prompts: []} # <-- here
tests:
  - assert: [{type: llm-rubric, value: is polite, provider: openai:gpt-4.1}]
"""),
    Example("""
providers: [echo]
defaultTest:
  provider:
    id: file://judge.py # <-- here
tests:
  - assert: [{type: llm-rubric, value: is polite}]
"""),
)
GOOD = (
    Example("""
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
  - file://judge.py: {id: 'perplexity:judge', prompts: []}
defaultTest:
  options: {provider: judge}
tests:
  - assert: [{type: llm-rubric, value: is polite}]
  - options: {provider: 'perplexity:judge'}
    assert: [{type: search-rubric, value: is true}]
"""),
    Example("""
providers: [echo, {id: file://judge.py, label: judge}]
defaultTest:
  options: {provider: judge}
  providers: [echo]
tests:
  - assert: [{type: llm-rubric, value: is polite}]
"""),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every grader that answers prompts."""
    yield from _swapped(config)
    if any(case.picks_targets for case in (config.default, *config.cases)):
        return
    found = {id(grader.declared) for grader in config.graders if grader.declared}
    # What is not found is loaded once more, and is the same provider all the same.
    others = [grader for grader in config.graders if grader.declared is None]
    names = {grader.name for grader in others}
    scripts = {grader.script for grader in others if grader.script}
    targets = [one for one in config.providers if one.is_target]
    for one in targets:
        if one.silenced or id(one) in found or one.written in names or one.script in scripts:
            yield _complaint(one, alone=len(targets) == 1 and not config.declares_elsewhere)


def _complaint(one: Declared, *, alone: bool) -> Complaint:
    name = shown(one.label or one.written)
    entry = f"- {{id: {shown(one.written)}, label: {shown(one.label or 'judge')}, prompts: []}}"
    if one.silenced:
        says = f"{name} is run as a target: in this form `prompts: []` is not heard"
        return complain(one.line, says, f"write `{entry}`")
    if alone:
        says = f"{name} is the only target and grades its own answers"
        return complain(one.line, says, "let another provider grade")
    mend = "add `prompts: []`" if one.form == "object" else f"write `{entry}`"
    says = f"{name} is a grader and is run as a target too: it answers the prompts and grades its own answers"
    return complain(one.line, says, f"{mend}, or let another provider grade if it is meant to answer")


def _swapped(config: Config) -> Iterator[Complaint]:
    identity = config.root.get("defaultTest", "provider", "id")
    if identity is None or script(identity.text) is None or config.default.grader is not None:
        return
    if any(assertion.is_graded and assertion.provider is None for assertion in config.assertions()):
        says = f"{shown(identity.text)} takes the place of every target and grades its own answers"
        yield complain(identity.line, says, "name the judge in `defaultTest.options.provider` instead")
