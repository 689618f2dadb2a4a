"""A `select-best` with one output to choose from.

Why it bites
------------
promptfoo compares the outputs of one test, one for each prompt and target. With a single one it stops:
"select-best assertion must have at least two outputs to compare between". The whole eval ends there, with exit
code 1 and without the results of the other tests.

What to do
----------
Add a prompt or a target. Where there is one answer to judge, use `llm-rubric`.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain
from protem.doors.doctor.config import Config
from protem.doors.doctor.rule import Example

BAD = (
    Example("""
prompts: ['{{reply}}']
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
tests:
  - assert:
      - {type: select-best, value: the shortest, provider: 'python:judge.py'} # <-- here
"""),
)
GOOD = (
    Example("""
prompts: ['{{short}}', '{{long}}']
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
tests:
  - assert: [{type: select-best, value: the shortest, provider: 'python:judge.py'}]
"""),
    Example("""
prompts: [file://prompts/*.txt]
providers: [echo]
tests:
  - assert: [{type: select-best, value: the shortest, provider: 'python:judge.py'}]
"""),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every select-best that runs where one prompt meets one target."""
    targets = [one for one in config.providers if one.is_target]
    if config.declares_elsewhere or len(targets) != 1 or targets[0].written.startswith("file://"):
        return
    prompts = config.root.get("prompts")
    written = prompts.items if prompts is not None and prompts.kind == "list" else [prompts] if prompts else []
    if len(written) != 1 or not _is_one(written[0].text):
        return
    for assertion in config.assertions():
        if assertion.is_contest:
            says = "this select-best has one output to choose from: the whole eval ends there"
            yield complain(assertion.line, says, "add a prompt or a target, or use `llm-rubric`")


def _is_one(prompt: str) -> bool:
    """Say whether a prompt stands for itself: a file may hold several, and so may a function."""
    return (
        bool(prompt) and "://" not in prompt and not prompt.endswith((".txt", ".json", ".yaml", ".yml", ".py", ".js"))
    )
