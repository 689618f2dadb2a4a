"""A rubric with a `{{variable}}` that does not reach the grader.

Why it bites
------------
promptfoo renders only the rubrics that are written inline as text, and there a name that is no variable of
the test renders as nothing: "names {{capital}}" becomes "names". `output` and `prompt` are none either.
Rubrics from files, rubrics that are objects and the criterion of a `select-best` are not rendered at all: the
grader gets the braces. In one report 88 gradings graded nothing.

What to do
----------
Write the rubric inline and add the name to `vars`; or take the braces out. Wanted braces stand between
`{% raw %}` and `{% endraw %}`, and `{{name or ''}}` says that the name may be missing.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.rubrics import CRITERION, Piece, Rubrics
from protem.doors.doctor.rule import Example
from protem.doors.doctor.suite import Case, common_names

BAD = (
    Example("""
providers: [echo]
tests:
  - vars: {question: What is the capital?}
    assert:
      - type: llm-rubric
        value: |
          answers {{question}}
          and names {{capital}} # <-- here
      - {type: llm-rubric, value: {must: 'answer {{question}}'}} # <-- here
      - {type: select-best, value: 'best for {{question}}'} # <-- here
"""),
    Example(
        """
providers: [echo]
defaultTest:
  assert:
    - type: llm-rubric
      value: file://rubric.txt # <-- here
    - {type: llm-rubric, value: 'names {{city}}'} # <-- here
tests:
  - vars: {city: Paris}
  - vars: {town: Rome}
""",
        {"rubric.txt": "answers {{question}}"},
    ),
)
GOOD = (
    Example(
        """
providers: [echo]
defaultTest:
  vars: {city: Paris}
  assert:
    - {type: llm-rubric, value: 'names {{city}} in {{env.LANGUAGE}} {# {{later}} #}'}
    - {type: llm-rubric, value: '{% raw %}keeps {{name}} as it is{% endraw %}'}
    - {type: llm-rubric, value: '{% if hint %}uses {{hint}}{% endif %} {{tone or "politely"}}'}
    - {type: llm-rubric, value: file://rubric.txt}
    - {type: contains, value: '{{nothing}}'}
tests:
  - vars: {question: What is the capital?}
    assert: [{type: llm-rubric, value: 'answers {{ question | trim }}'}]
  - file://more.yaml
""",
        {"rubric.txt": 'is JSON like {"a": {"b": 1}}'},
    ),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every rubric that arrives otherwise than it is written."""
    rubrics = Rubrics(config)
    for assertion in config.assertions():
        for piece in rubrics.of(assertion):
            if not piece.is_rendered:
                yield _unrendered(config, piece)
    if config.names_known:
        yield from _vanishing(config, rubrics)


def _unrendered(config: Config, piece: Piece) -> Complaint:
    name = piece.template.prints[0]
    says = f"{piece.what} is not rendered: the grader gets {{{{{shown(name)}}}}} as it stands"
    mend = "write it " + ("without braces" if piece.what == CRITERION else "inline as text, or without braces")
    return complain(config.line_of(piece.node, name), says, mend)


def _vanishing(config: Config, rubrics: Rubrics) -> Iterator[Complaint]:
    common = common_names(case for case in config.cases if case.takes_defaults)
    places = [(case, case.asserts, "this test has no variable") for case in config.cases]
    if common is not None:
        places.append((Case((), common), config.default.asserts, "not every test has a variable"))
    said: set[tuple[int, str]] = set()
    for case, asserts, lacks in places:
        for piece in (piece for assertion in asserts for piece in rubrics.of(assertion) if piece.is_rendered):
            for name in piece.template.needs:
                if case.has(name) or config.default.has(name) or (id(piece.node), name) in said:
                    continue
                said.add((id(piece.node), name))
                line, variable = config.line_of(piece.node, name), shown(name)
                says = f"{lacks} {variable}: {{{{{variable}}}}} renders as nothing"
                yield complain(line, says, f"add {variable} to vars, or take it out")
