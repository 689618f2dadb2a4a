"""An assertion that comes to a judge of protem, which does not answer it yet.

Why it bites
------------
protem refuses loudly what it can't judge: the assertion ends in an error, never in a verdict, and its test fails in
every run. For some assertions promptfoo does not even ask: `agent-rubric` and `moderation` break on any Python
grader, and `search-rubric` turns to a paid model instead. The kind of grader counts: `similar` asks for embeddings,
and in a map of graders that is `embedding`.

What to do
----------
Use `llm-rubric`, or an assertion that needs no grader; or give the assertion another grader in its `provider`.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.dialects.promptfoo import ANSWERED
from protem.doors.doctor.assertions import SELECT_BEST
from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.judges import Judges, is_answered
from protem.doors.doctor.rule import PROTEM, Example

BAD = (
    Example(
        """
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
defaultTest:
  options: {provider: judge}
  assert:
    - {type: not-similar, value: hello} # <-- here
tests:
  - assert:
      - type: moderation # <-- here
      - {type: select-best, value: the shortest, provider: python:judge.py} # <-- here
  - options: {provider: {text: 'openai:gpt-4.1', embedding: judge}}
    assert:
      - {type: answer-relevance, threshold: 0.5} # <-- here
""",
        PROTEM,
    ),
)
GOOD = (
    Example(
        """
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
  - {id: file://other.py, label: other, prompts: []}
defaultTest:
  options: {provider: {text: judge, embedding: 'openai:embedding:text-embedding-3-small'}}
tests:
  - assert:
      - {type: llm-rubric, value: mentions a courier}
      - {type: not-llm-rubric, value: mentions a refund}
      - {type: similar, value: hello}
      - {type: factuality, value: it is late, provider: 'openai:gpt-4.1'}
      - {type: icontains, value: courier}
  - options: {provider: other}
    assert:
      - {type: factuality, value: it is late}
""",
        {**PROTEM, "other.py": "def call_api(prompt, options, context): ..."},
    ),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every such assertion that runs."""
    for assertion, judge in Judges(config).asked():
        if is_answered(assertion.base) or (assertion.base == SELECT_BEST and not assertion.is_contest):
            continue
        kind = shown(assertion.node.string("type"))
        says = f"{kind} is not answered by protem yet: {shown(judge.name)} can give no verdict"
        mend = f"use {', '.join(ANSWERED)} or an assertion without a grader, or name another grader in its `provider`"
        yield complain(assertion.line, says, mend)
