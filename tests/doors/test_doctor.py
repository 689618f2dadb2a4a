"""What `protem doctor` says of promptfoo configs: on the very line, and nothing of a healthy one."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest
import yaml

from doctored import found, marked, nothing, there
from protem.doors.doctor import Complaint, compose, examine
from protem.doors.doctor.rule import Example, Rule, all_rules

# The rules, by their own examples


@pytest.mark.parametrize(
    ("rule", "example"),
    [pytest.param(rule, example, id=rule.name) for rule in all_rules() for example in rule.bad],
)
def test_a_bad_example_is_complained_of_on_the_marked_lines(rule: Rule, example: Example) -> None:
    lines = [line for line, name in found(example.config, example.files.get) if name == rule.name]
    assert example.marked()
    assert sorted(set(lines)) == example.marked()


@pytest.mark.parametrize(
    "example", [pytest.param(example, id=rule.name) for rule in all_rules() for example in rule.good]
)
def test_a_good_example_is_good_in_the_eyes_of_every_rule(example: Example) -> None:
    assert examine(example.config, example.files.get) == []


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.name)
def test_a_rule_has_a_page_and_examples_of_both_kinds(rule: Rule) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", rule.name)
    headings = re.findall(r"^(.+)\n-+$", rule.page, re.MULTILINE)
    assert headings == ["Why it bites", "What to do"]
    assert rule.page.split("\n")[0].endswith(".")
    assert rule.bad
    assert rule.good


def test_the_folder_is_the_list_of_rules() -> None:
    assert [rule.name for rule in all_rules()] == [
        "empty-rubric",
        "grader-is-target",
        "judge-config",
        "lone-select-best",
        "missing-file",
        "named-function",
        "negated-rubric",
        "no-threshold",
        "not-answered",
        "nothing-to-look-for",
        "preloaded-grader-on-assertion",
        "preloaded-grader-under-select-best",
        "process-per-assertion",
        "red-team-by-label",
        "unknown-assertion",
        "unknown-grader",
        "unloadable-rubric",
        "unrendered-variable",
    ]


# Whole configs


HEALTHY = """\
# yaml-language-server: $schema=https://promptfoo.dev/config-schema.json
description: Road law desk
prompts:
  - file://prompts/plain.txt
  - 'Answer in one sentence: {{question}}'
providers:
  - id: openai:gpt-4.1-mini
    config: {temperature: 0}
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
  - file://judge.py: {id: 'perplexity:protem', prompts: []}
assertionTemplates:
  polite:
    type: llm-rubric
    value: is polite to somebody who asks {{ question }}
defaultTest:
  vars:
    tone: calm
  options:
    provider: {text: judge, embedding: judge, moderation: file://moderation.js}
  assert:
    - $ref: '#/assertionTemplates/polite'
    - type: llm-rubric
      value: >
        has a {{tone}} tone
        {% if hint %}and uses {{hint}}{% endif %}
    - {type: latency, threshold: 5000}
tests:
  - description: the limit
    vars: &limit
      question: How fast may I drive in a town?
      query: How fast may I drive in a town?
      context: [The limit is 50 mph.]
    assert:
      - {type: context-faithfulness, threshold: 0.8}
      - {type: similar, value: '50 mph', threshold: 0.7}
      - {type: icontains, value: town}
      - type: assert-set
        threshold: 0.5
        assert:
          - {type: not-llm-rubric, value: 'mentions {% raw %}{{brackets}}{% endraw %}'}
          - {type: g-eval, value: [is short, 'answers {{question}}']}
      - {type: select-best, value: the shortest answer, provider: python:judge.py}
  - vars:
      <<: *limit
      question: And outside?
    options: {provider: 'perplexity:protem'}
    assert:
      - {type: search-rubric, value: is true today}
      - {type: llm-rubric, value: file://rubrics/outside.txt}
      - {type: python, value: file://asserts/check.py}
scenarios:
  - config:
      - vars: {country: France}
      - vars: {country: Spain}
    tests:
      - vars: {question: What is the limit?}
        assert:
          - {type: llm-rubric, value: 'is about {{country}}, as in {{question}}'}
env:
  LANGUAGE: en
"""

TUTORIAL = """\
description: My first eval
prompts:
  - 'You are a support agent. Answer: {{question}}'
providers:
  - openai:gpt-4.1-mini
  - file://judge.py # <-- grader-is-target
defaultTest:
  options:
    provider: file://judge.py # <-- process-per-assertion
  assert:
    - type: llm-rubric
      value: |
        Is helpful, and
        answers {{question}} and not {{query}} # <-- unrendered-variable
    - type: answer-relevance # <-- no-threshold
tests:
  - vars:
      question: Where is my parcel?
    assert:
      - type: context-recall # <-- no-threshold
        value: the parcel is in {{city}} # <-- unrendered-variable
      - type: llm-rubric # <-- empty-rubric
      - type: llm-rubric
        value: file://rubrics/tone.txt # <-- unrendered-variable
      - type: llm-rubric
        value: file://rubrics/gone.md # <-- missing-file, unloadable-rubric
      - type: llm-rubric
        value: is short
        provider:
          id: python:judge.py:grade # <-- named-function, process-per-assertion
          config: {strict: true}
  - vars: {question: Who are you?}
    options:
      provider: judge # <-- unknown-grader
    assert:
      - type: select-best
        value: the friendlier one for {{question}} # <-- unrendered-variable
"""


def test_a_healthy_config_is_left_in_peace() -> None:
    assert examine(HEALTHY, there) == []


def test_a_tutorial_config_is_complained_of_where_it_bites() -> None:
    files = {"judge.py": "", "rubrics/tone.txt": "Is friendly about {{question}}."}
    assert found(TUTORIAL, files.get) == marked(TUTORIAL)


def test_a_complaint_is_two_sentences_on_one_line_each() -> None:
    for complaint in examine(TUTORIAL, nothing):
        assert isinstance(complaint, Complaint)
        for sentence in (complaint.says, complaint.mend):
            assert sentence
            assert "\n" not in sentence


def test_the_mends_of_select_best_are_spelled_as_no_declared_provider() -> None:
    config = "providers: [echo, {id: 'python:judge.py', label: judge, prompts: []}]\n" + dedent("""\
        defaultTest: {options: {provider: judge}}
        tests: [{assert: [{type: select-best, value: the best}]}]
        """)
    (complaint,) = examine(config, there)
    assert complaint.mend == "add `provider: file://judge.py` to it"


# Structures


DECLARED = "providers: [echo, {id: file://judge.py, label: judge, prompts: []}]\n"

CONFIGS = {
    "a provider is found by its id": DECLARED
    + """
defaultTest: {options: {provider: file://judge.py}}
tests: [{assert: [{type: llm-rubric, value: x}]}]
""",
    "another spelling of the path is not found": DECLARED
    + """
defaultTest:
  options: {provider: file://./judge.py} # <-- process-per-assertion
tests: [{assert: [{type: llm-rubric, value: x}]}]
""",
    "an object is looked up inside a map of kinds if it holds nothing but its id": DECLARED
    + """
defaultTest:
  options:
    provider:
      text: {id: file://judge.py}
      embedding: {id: file://judge.py, config: {}} # <-- process-per-assertion
tests: [{assert: [{type: llm-rubric, value: x}]}]
""",
    "an object is not looked up anywhere else": DECLARED
    + """
tests:
  - assert:
      - {type: llm-rubric, value: x, provider: {id: file://judge.py}} # <-- process-per-assertion
""",
    "a grader that no assertion comes to starts no process": """
providers: [echo]
defaultTest: {options: {provider: file://judge.py}}
tests: [{assert: [{type: contains, value: x}, {type: python, value: x, provider: file://judge.py}]}]
""",
    "tests in another file may come to any grader": """
providers: [echo]
defaultTest: {options: {provider: file://judge.py}} # <-- process-per-assertion
tests: file://tests.csv
""",
    "providers in another file may declare any grader": """
providers: [file://providers.yaml]
defaultTest: {options: {provider: file://judge.py}}
tests: [{assert: [{type: llm-rubric, value: x}]}]
""",
    "a string as the provider of defaultTest is loaded once": """
providers: [echo]
defaultTest: {provider: file://judge.py}
tests: [{assert: [{type: llm-rubric, value: x}]}]
""",
    "one provider may be a bare string": """
providers: file://judge.py # <-- grader-is-target
tests:
  - assert:
      - type: llm-rubric
        value: x
        provider: file://judge.py # <-- process-per-assertion
""",
    "targets are providers, and may be single-key maps": """
targets:
  - echo
  - file://judge.py: {id: judge}  # <-- grader-is-target
  - python:other.py: {prompts: []}
tests:
  - {options: {provider: judge}, assert: [{type: llm-rubric, value: x}]}
  - {options: {provider: 'python:other.py'}, assert: [{type: llm-rubric, value: x}]}
""",
    "a target that grades itself is named": """
providers: ['openai:chat:gpt-4.1'] # <-- grader-is-target
tests: [{assert: [{type: llm-rubric, value: x, provider: 'openai:chat:gpt-4.1'}]}]
""",
    "the same model may be declared twice, as target and as grader": """
providers: [{id: 'openai:gpt-4.1', label: bot}, {id: 'openai:gpt-4.1', label: judge, prompts: []}]
tests: [{assert: [{type: llm-rubric, value: x, provider: judge}]}]
""",
    "no grader at all is not complained of": """
providers: ['openai:gpt-4.1']
tests: [{assert: [{type: llm-rubric, value: x}]}]
""",
    "a select-best in an assert-set never runs, negated it is unknown": DECLARED
    + """
defaultTest: {options: {provider: judge}}
tests:
  - assert:
      - {type: assert-set, assert: [{type: select-best, value: x}]}
      - {type: not-select-best, value: x} # <-- unknown-assertion
""",
    "only the first select-best of a test runs": DECLARED
    + """
tests:
  - assert:
      - {type: select-best, value: x, provider: {id: file://judge.py}}
      - {type: select-best, value: y, provider: judge}
""",
    "a select-best of defaultTest meets the graders of the tests": DECLARED
    + """
defaultTest:
  assert:
    - {type: select-best, value: x} # <-- preloaded-grader-under-select-best
tests:
  - vars: {a: 1}
  - options: {provider: {text: judge}}
""",
    "a test without the default assertions does not crash on them": DECLARED
    + """
defaultTest: {assert: [{type: select-best, value: x}]}
tests: [{options: {provider: judge, disableDefaultAsserts: true}}]
""",
    "an id that promptfoo makes up itself is not guessed": """
providers: ['openai:chat:gpt-4.1', echo]
tests: [{providers: [echo], assert: [{type: select-best, value: x, provider: 'openai:chat:gpt-4.1'}]}]
""",
    "references are followed, and what stands beside them wins": """
providers: [echo]
assertionTemplates:
  recall: {type: context-recall, value: x} # <-- no-threshold
  named: {$ref: '#/assertionTemplates/recall', threshold: 0.5}
tests:
  - assert: [{$ref: '#/assertionTemplates/recall'}, {$ref: '#/assertionTemplates/named'}]
  - assert: [{$ref: '#/nowhere'}, {$ref: 'other.yaml#/x'}, {$ref: '#/tests/0/assert/9'}]
""",
    "merged keys are read": """
providers: [echo]
base: &base {type: context-recall, threshold: 0.5}
bare: &bare {type: context-recall} # <-- no-threshold
tests:
  - assert: [{<<: *base, value: x}, {<<: *bare, value: x}, {<<: [*bare, {threshold: 1}], value: y}]
""",
    "scenarios are read": """
providers: [echo]
scenarios:
  - config:
      - vars: {country: France}
        options: {provider: file://judge.py} # <-- process-per-assertion
    tests:
      - vars: {city: Paris}
        assert:
          - type: llm-rubric
            value: '{{city}} is in {{country}}, not in {{land}}' # <-- unrendered-variable
          - type: not-context-recall # <-- no-threshold
""",
    "variables from files, transforms and hooks can't be known": """
providers: [echo]
tests:
  - {vars: file://vars.yaml, assert: [{type: llm-rubric, value: '{{a}}'}]}
  - {options: {transformVars: f}, assert: [{type: llm-rubric, value: '{{b}}'}]}
  - file://more.yaml
""",
    "hooks may add variables": """
providers: [echo]
extensions: [file://hooks.js]
tests: [{assert: [{type: llm-rubric, value: '{{a}}'}]}]
""",
    "the output is no variable of the rubric": """
providers: [echo]
tests:
  - assert:
      - type: g-eval
        value:
          - is polite
          - '{{output}} is short' # <-- unrendered-variable
""",
    "a variable that some tests lack": """
providers: [echo]
defaultTest:
  vars: {tone: calm}
  assert:
    - {type: llm-rubric, value: 'is {{tone}}'}
    - {type: llm-rubric, value: 'names {{city}}'} # <-- unrendered-variable
tests:
  - vars: {city: Paris}
  - vars: {town: Rome}
""",
    "a function is named where the grader is declared": """
providers:
  - file://app.py:answer
  - id: python:judge.py:Judge.grade # <-- named-function
    label: judge
    prompts: []
tests: [{options: {provider: judge}, assert: [{type: llm-rubric, value: x}]}]
""",
    "a declared grader on an assertion of defaultTest is as bad as on any": DECLARED
    + """
defaultTest:
  assert:
    - {type: g-eval, value: x, provider: {text: {id: file://judge.py}}} # <-- preloaded-grader-on-assertion
    - {type: contains, value: x, provider: judge}
""",
}


@pytest.mark.parametrize("text", CONFIGS.values(), ids=CONFIGS.keys())
def test_a_structure_is_understood(text: str) -> None:
    assert found(text) == marked(text)


@pytest.mark.parametrize(
    "text",
    [
        "providers: {a: 1}\ntests: {path: x.csv}\ndefaultTest: 3",
        "providers: [null, 3, [], {}, {label: x}, {id: {}}, {a: 1, b: 2}]\ntests: [null, 3, [], {}]",
        "defaultTest: file://default.yaml\ntests: [{assert: [{type: llm-rubric, value: '{{a}}'}]}]",
        "tests: [{assert: {type: llm-rubric}}, {assert: [3, {type: {}}, {type: assert-set}, {type: []}]}]",
        "tests: [{vars: [a], options: [b], assert: [{type: llm-rubric, value: 3, provider: [judge]}]}]",
        "scenarios: file://scenarios.yaml",
        "scenarios: [3, {config: file://x.yaml, tests: file://y.yaml}, {tests: []}]",
        "? [a, b]\n: c\n? {d: e}\n: f",
        "tests: !!python/object/apply:os.system ['echo harm']",
        "a: {$ref: '#/a'}\nb: {$ref: '#/c'}\nc: {$ref: '#/b'}",
    ],
)
def test_what_is_not_understood_is_passed_over(text: str) -> None:
    assert examine(text, nothing) == []


def test_files_are_asked_for_by_the_path_in_the_reference_and_once() -> None:
    asked: list[str] = []

    def read(path: str) -> str | None:
        asked.append(path)
        return None

    config = DECLARED + dedent("""\
        defaultTest:
          options: {provider: judge}
          assert:
            - {type: llm-rubric, value: file://rubrics/a.txt}
            - {type: llm-rubric, value: file://rubrics/a.txt}
            - {type: llm-rubric, value: file:///etc/passwd}
            - {type: llm-rubric, value: 'file://{{env.DIR}}/a.txt'}
        """)
    lines = [complaint.line for complaint in examine(config, read) if complaint.rule == "missing-file"]
    assert lines == [1, 5, 6]
    assert sorted(set(asked)) == sorted(asked)
    assert {"judge.py", "rubrics/a.txt"} <= set(asked)


def test_both_parsers_of_yaml_read_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    # They differ in one thing that matters here: a plain "?" inside braces.
    texts = [text.replace("?", ".") for text in (HEALTHY, TUTORIAL, *CONFIGS.values())]
    fast = [found(text) for text in texts]
    monkeypatch.setattr(compose, "_LOADER", yaml.SafeLoader)
    assert [found(text) for text in texts] == fast
