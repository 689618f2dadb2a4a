"""An `llm-rubric` without a value, or with a blank one.

Why it bites
------------
promptfoo calls the grader all the same, with an empty rubric. A model says something anyway; a deterministic
judge can only abstain. Nothing was judged, whatever the verdict is.

What to do
----------
Write what the answer must do: `value: names the capital`.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.assertions import RUBRICS
from protem.doors.doctor.complaint import Complaint, complain
from protem.doors.doctor.config import Config
from protem.doors.doctor.rule import Example

BAD = (
    Example("""
providers: [echo]
defaultTest:
  assert:
    - type: llm-rubric # <-- here
    - type: not-llm-rubric
      value: "  " # <-- here
    - type: llm-rubric
      value: # <-- here
"""),
)
GOOD = (
    Example("""
providers: [echo]
defaultTest:
  assert:
    - {type: llm-rubric, value: names the capital}
    - {type: llm-rubric, value: {must: name the capital}}
    - {type: contains, value: ""}
"""),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every rubric that asks for nothing."""
    for assertion in config.assertions():
        if assertion.base not in RUBRICS:
            continue
        # A null is looked at too, for its line: `get` would not return it.
        value = assertion.node.fields.get("value")
        if value is None or value.is_null or (value.kind == "scalar" and not value.text.strip()):
            says = f"this {assertion.base} has no rubric: nothing is judged"
            line = value.line if value else assertion.line
            yield complain(line, says, "write what the answer must do as its `value`")
