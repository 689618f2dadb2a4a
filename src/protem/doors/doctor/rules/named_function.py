"""A grader that names one function of its Python file.

Why it bites
------------
`file://judge.py:grade` makes promptfoo call `grade` for everything: judgements, embeddings, classifications,
the last two with two arguments instead of three. `similar` and `answer-relevance` then end in an error.

What to do
----------
Use the default names (`call_api`, `call_embedding_api`, `call_classification_api`) and write the file alone:
`file://judge.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.rule import Example

BAD = (
    Example("""
providers:
  - file://app.py:answer
  - id: file://judge.py:grade # <-- here
    label: judge
    prompts: []
defaultTest:
  options: {provider: judge}
tests:
  - assert:
      - {type: llm-rubric, value: is polite}
      - type: select-best
        value: the shortest
        provider: python:judge.py:Judge.grade # <-- here
"""),
)
GOOD = (
    Example(
        """
providers:
  - file://app.py:answer
  - {id: file://judge.py, label: judge, prompts: []}
defaultTest:
  options: {provider: judge}
tests:
  - assert:
      - {type: llm-rubric, value: is polite}
""",
        {"app.py": "", "judge.py": ""},
    ),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every grader, where it is declared or else where it is named."""
    places = [(one.line, one.written, one.script) for one in config.providers if one.silenced]
    for grader in config.graders:
        if grader.declared:
            places.append((grader.declared.line, grader.declared.written, grader.declared.script))
        else:
            places.append((grader.line, grader.name, grader.script))
    for line, name, code in places:
        if code and code.function:
            says = f"{shown(name)} makes promptfoo call {shown(code.function)} for everything, embeddings too"
            bare = name.removesuffix(f":{code.function}")
            yield complain(line, says, f"call the function call_api and write `{shown(bare)}`")
