"""A rubric for a judge of protem without a single word that it could look for.

Why it bites
------------
The words engine looks for the words of the rubric in the output: runs of at least four letters a-z or digits (or
what `words.stem_length` says). "is 42", "is it OK", or a rubric in another script has none. There is nothing to
count, so the assertion ends in an error instead of a verdict, in every run.

What to do
----------
Say it in longer words, or use an assertion without a grader: `contains`, `icontains`, `equals`, `regex`.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain
from protem.doors.doctor.config import Config
from protem.doors.doctor.rule import PROTEM, Example
from protem.doors.doctor.wording import worded
from protem.policy import Policy
from protem.reading.words import stems

BAD = (
    Example(
        """
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: [], config: {engine: words}}
defaultTest:
  options: {provider: judge}
tests:
  - assert:
      - {type: llm-rubric, value: is 42} # <-- here
      - {type: not-llm-rubric, value: file://rubric.txt} # <-- here
      - type: llm-rubric
        value: [is 42, を含む] # <-- here
""",
        {**PROTEM, "rubric.txt": "is it OK"},
    ),
)
GOOD = (
    Example(
        """
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
defaultTest:
  options: {provider: judge}
tests:
  - vars: {amount: 1500}
    assert:
      - {type: llm-rubric, value: mentions 1500}
      - {type: llm-rubric, value: 'is {{amount}}'}
      - {type: llm-rubric, value: {must: be 42}}
      - {type: llm-rubric, value: is 42, provider: 'openai:gpt-4.1'}
      - {type: llm-rubric, value: {answers: 'yes'}}
""",
        PROTEM,
    ),
)
_TEMPLATES = ("{{", "{%")


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every rubric that holds something, and no word."""
    lacks: dict[tuple[str, int], bool] = {}

    def is_wordless(text: str, policy: Policy) -> bool:
        key = (text, policy.words.stem_length)
        if key not in lacks:
            lacks[key] = not stems(text, policy.words) and not any(opening in text for opening in _TEMPLATES)
        return lacks[key]

    for _, value, texts, policy in worded(config):
        if any(text.strip() for text in texts) and all(is_wordless(text, policy) for text in texts):
            length = policy.words.stem_length
            says = f"this rubric has no word of {length} plain letters or digits: there is no verdict, only an error"
            yield complain(value.line, says, "say it in longer words, or use `icontains` or another plain assertion")
