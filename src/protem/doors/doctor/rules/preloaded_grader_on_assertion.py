"""An assertion whose own grader is a declared Python provider.

Why it bites
------------
promptfoo copies the test before each assertion, and with it the grader that is written on an assertion. While
such a grader is at work it can't be copied: "Converting circular structure to JSON" or "Maximum call stack size
exceeded". Of 20 tests with one such assertion each, 16 were errors (0.121.20); one test alone may well pass.
A grader in the options of a test or of defaultTest is left out of the copy, and works.

What to do
----------
Name the grader in `options.provider` of the test, or of `defaultTest`, and take it off the assertion.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.rule import Example

BAD = (
    Example("""
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
  - file://judge.py: {id: 'perplexity:protem', prompts: []}
tests:
  - assert:
      - {type: llm-rubric, value: is polite, provider: judge} # <-- here
      - type: assert-set
        assert:
          - type: search-rubric
            value: is true today
            provider:
              text: perplexity:protem # <-- here
"""),
)
GOOD = (
    Example("""
providers:
  - openai:gpt-4.1-mini
  - {id: openai:gpt-4.1, label: model, prompts: []}
  - {id: file://judge.py, label: judge, prompts: []}
  - file://judge.py: {id: 'perplexity:protem', prompts: []}
defaultTest:
  options: {provider: judge}
tests:
  - assert:
      - {type: llm-rubric, value: is polite}
      - {type: llm-rubric, value: is witty, provider: model}
  - options: {provider: 'perplexity:protem'}
    assert:
      - {type: search-rubric, value: is true today}
"""),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every assertion with a declared Python grader; a `select-best` has its own rule."""
    for grader in config.graders:
        if grader.assertion is None or grader.assertion.is_contest or grader.declared is None:
            continue
        if grader.script:
            says = f"{shown(grader.name)} is a declared Python provider: on an assertion it ends in errors"
            mend = f"write `{shown(grader.name)}` as options.provider of the test or of defaultTest, not here"
            yield complain(grader.line, says, mend)
