"""An assertion that comes to a judge of protem, which can give it no verdict.

Why it bites
------------
For some assertions promptfoo looks at the grader before it asks: `agent-rubric` breaks on what is no coding agent,
`search-rubric` turns to a paid model instead of what can't search, and `moderation` breaks on every grader in Python.
`pi` always goes to the address of its vendor. The assertion ends in an error, or in the verdict of somebody else.

What to do
----------
For `moderation` name the file that `protem init promptfoo` writes: `provider: file://moderation.js`. For the other two
declare the judge a second time under an id that promptfoo takes, and name that in the `options` of the tests:
`- file://judge.py: {id: 'perplexity:protem', prompts: []}`, for `agent-rubric` with `openai:codex-sdk:protem`. It
judges what the output says: it looks nothing up. For `pi` use `llm-rubric`.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.assertions import SELECT_BEST, Assertion
from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.judges import Judge, Judges, is_answered, is_asked
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
    - {type: search-rubric, value: is current} # <-- here
tests:
  - assert:
      - type: moderation # <-- here
      - {type: agent-rubric, value: the tests pass} # <-- here
      - {type: pi, value: is it current?} # <-- here
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
  - file://judge.py: {id: 'openai:codex-sdk:protem', prompts: []}
  - file://judge.py: {id: 'perplexity:protem', prompts: []}
defaultTest:
  options:
    provider: {text: judge, embedding: judge, classification: judge, moderation: file://moderation.js}
tests:
  - assert:
      - {type: llm-rubric, value: mentions a courier}
      - {type: similar, value: hello}
      - {type: factuality, value: it is late}
      - {type: answer-relevance, threshold: 0.5}
      - type: moderation
      - {type: icontains, value: courier}
  - options: {provider: 'openai:codex-sdk:protem'}
    assert: [{type: agent-rubric, value: the tests pass}]
  - options: {provider: 'perplexity:protem'}
    assert: [{type: search-rubric, value: says that it rains}]
""",
        {**PROTEM, "moderation.js": ""},
    ),
)
_MENDS = {
    "moderation": "name the file of `protem init promptfoo` in its `provider`: file://moderation.js",
    "agent-rubric": "declare the judge again with the id `openai:codex-sdk:protem`, named in the test's options",
    "search-rubric": "declare the judge again with the id `perplexity:protem`, named in the test's options",
}


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every such assertion that runs."""
    judges = Judges(config)
    for assertion, judge in judges.asked():
        if assertion.base == SELECT_BEST and not assertion.is_contest:
            continue
        if not (is_answered(assertion.base) and is_asked(assertion.base, judge)):
            yield _not_answered(assertion, judge)
    if next(judges.named(), None) is not None:
        for assertion in (one for case in (config.default, *config.cases) for one in case.asserts):
            if assertion.base == "pi":
                says = f"{shown(assertion.node.string('type'))} asks its vendor, never a grader of yours"
                yield complain(assertion.line, says, "use `llm-rubric`, which comes to your judge")


def _not_answered(assertion: Assertion, judge: Judge) -> Complaint:
    kind = shown(assertion.node.string("type"))
    says = f"{kind} is not answered by {shown(judge.name)}: promptfoo does not ask it"
    return complain(assertion.line, says, _MENDS.get(assertion.base, "name another grader in its `provider`"))
