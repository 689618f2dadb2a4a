"""A context or relevance assertion without `threshold`.

Why it bites
------------
promptfoo up to 0.121 takes 0 as the threshold of context-recall, context-relevance, context-faithfulness and
answer-relevance, so that they pass whatever the score is; from 0.123 on it takes 0.5. The same config passes
everything or not, by the version that runs it.

What to do
----------
Write the threshold you mean: `threshold: 0.5`.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain
from protem.doors.doctor.config import Config
from protem.doors.doctor.rule import Example

_TYPES = frozenset({"answer-relevance", "context-faithfulness", "context-recall", "context-relevance"})

BAD = (
    Example("""
providers: [echo]
defaultTest:
  assert:
    - type: context-recall # <-- here
      value: the limit is 50 mph
    - type: assert-set
      assert:
        - {threshold: null, type: not-answer-relevance} # <-- here
"""),
)
GOOD = (
    Example("""
providers: [echo]
defaultTest:
  assert:
    - {type: context-recall, value: the limit is 50 mph, threshold: 0.8}
    - {type: context-faithfulness, threshold: 0}
    - {type: llm-rubric, value: is polite}
"""),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every assertion that leaves its threshold to the version."""
    for assertion in config.assertions():
        if assertion.base in _TYPES and assertion.node.get("threshold") is None:
            says = f"{assertion.base} has no threshold: promptfoo 0.121 takes 0, 0.123 takes 0.5"
            yield complain(assertion.line, says, "add `threshold: 0.5`, or the share you mean")
