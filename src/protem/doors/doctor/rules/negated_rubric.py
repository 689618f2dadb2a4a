"""A rubric for a judge of protem that denies something.

Why it bites
------------
The words engine counts how many words of the rubric stand in the output. It can't read a denial: by "does not mention
a refund" an output with "refund" passes, and one that says nothing of a refund fails. The verdicts are the wrong way
round, and nothing tells.

What to do
----------
Use an assertion without a grader, `not-icontains` with the word that must be missing, or `not-llm-rubric` with the
sentence turned round: `{type: not-llm-rubric, value: mentions a refund}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.rule import PROTEM, Example
from protem.doors.doctor.wording import worded

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
      - {type: llm-rubric, value: The answer does not mention a refund} # <-- here
      - {type: llm-rubric, value: "Doesn't promise a discount"} # <-- here
      - {type: llm-rubric, value: names the courier without a refund} # <-- here
      - {type: llm-rubric, value: No apology is made} # <-- here
      - {type: llm-rubric, value: avoids jargon} # <-- here
      - {type: not-llm-rubric, value: file://rubric.txt} # <-- here
""",
        {**PROTEM, "rubric.txt": "must not mention prices"},
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
  - vars: {tone: calm}
    assert:
      - {type: not-llm-rubric, value: mentions a refund}
      - {type: not-icontains, value: refund}
      - {type: llm-rubric, value: 'names not only the courier but also the notice, yes or no'}
      - {type: llm-rubric, value: 'has a {{tone}} voice{% if tone is not defined %} of any kind{% endif %}'}
      - {type: llm-rubric, value: never mentions a refund, provider: 'openai:gpt-4.1'}
""",
        PROTEM,
    ),
)

_DENIAL = re.compile(
    r"\b(?:(?:are|can|could|did|do|does|has|have|is|may|must|shall|should|was|were|will|would) not\b(?! only\b| just\b)"
    r"|(?:are|could|did|do|does|has|have|is|must|should|was|were|would|ca|wo)n['’]t\b"
    r"|cannot\b|never\b|without\b|avoids?\b"
    r"|(?<!yes or )(?<!yes/)no(?= [a-z])(?! (?:matter|doubt|more than|less than|fewer than|longer than|later than)\b))",
    re.IGNORECASE,
)
_TEMPLATE = re.compile(r"\{[{%#][^{}]{0,300}\}")


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every rubric with a denial in it."""
    known: dict[str, str] = {}
    for assertion, value, texts, _ in worded(config):
        for text in texts:
            if text not in known:
                found = _DENIAL.search(" ".join(_TEMPLATE.sub(" ", text).split()))
                known[text] = shown(found[0]) if found else ""
        denial = next((known[text] for text in texts if known[text]), "")
        if denial:
            says = f"protem's words engine counts words and can't read `{denial}`: verdicts may be the wrong way round"
            turned = (
                "say here what must be missing" if assertion.negated else "`not-llm-rubric` with what must be missing"
            )
            yield complain(value.line, says, f"use `not-icontains` with the word that must be missing, or {turned}")
