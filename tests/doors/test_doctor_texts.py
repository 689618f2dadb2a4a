"""What `protem doctor` makes of texts: broken, hostile and huge ones, and what it reads in a template."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from doctored import found, nothing, there
from growth import assert_linear
from protem.doors.doctor import ConfigError, examine
from protem.doors.doctor.rule import PROTEM
from protem.doors.doctor.scripts import Script, script
from protem.doors.doctor.templates import read_template

# Texts


def test_json_is_read_and_may_be_indented_by_tabs() -> None:
    assert found('{\n\t"providers": ["echo"],\n\t"tests": [\n\t\t{"assert": [{"type": "llm-rubric"}]}\n\t]\n}') == [
        (4, "empty-rubric")
    ]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_whatever_ends_them_and_whatever_goes_before(end: str) -> None:
    text = "\ufefftests:\n- assert:\n  - type: llm-rubric\n    value: |\n      é\n      {{a}}\n"
    assert found(text.replace("\n", end)) == [(6, "unrendered-variable")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: there is nothing in this config"),
        ("# only a comment", "line 1: there is nothing in this config"),
        ("a: 1\nb: [", "line 2: not YAML"),
        ("a: 1\n b: 2", "line 2: not YAML"),
        ("a: 1\n@b", "line 2: not YAML"),
        ("a: 1\nb: \x00", "line 2: not YAML"),
        ("a: 1\nb: \ud800", "line 2: not YAML"),
        ("- a", "line 1: a config is a map of keys, and this is a list"),
        ("\n\njust words", "line 3: a config is a map of keys, and this is a scalar"),
        ("a: 1\nb:\n  c: 1\n  c: 2", "line 4: the key 'c' is written twice in one map"),
        ('{"a": 1,\n"a": 2}', "line 2: the key 'a' is written twice in one map"),
        ("a: 1\n---\nb: 2", "line 2: a second document begins here"),
        ("a: &a [*a]", "line 1: the alias *a names nothing"),
        ("a: *b", "line 1: the alias *b names nothing"),
        ("a: " + "[" * 300 + "]" * 300, "line 1: values stand more than 100 deep"),
        ("a: " + "{a: " * 300 + "}" * 300, "line 1: values stand more than 100 deep"),
        ("a" * 4_000_001, "line 1: a config of more than 4,000,000 characters"),
        ("a: {type: assert-set, assert: &s [{$ref: '#/a'}]}\ntests: [{assert: *s}]", "line 1: this config stands"),
    ],
    ids=range(18),
)
def test_what_is_no_config_is_told_in_one_line_with_its_number(text: str, message: str) -> None:
    with pytest.raises(ConfigError) as told:
        examine(text, there)
    assert str(told.value).startswith(message)
    assert "\n" not in str(told.value)


def bomb(step: Callable[[str], str]) -> str:
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    lines += [
        f"{after}: &{after} [{', '.join([step(before)] * 9)}]"
        for before, after in zip("abcdefgh", "bcdefghi", strict=True)
    ]
    return "\n".join([*lines, f"tests: {step('i')}"])


def test_a_billion_laughs_are_refused() -> None:
    with pytest.raises(ConfigError, match=r"^line \d: its aliases stand for more than 2,000,000 values$"):
        examine(bomb(lambda name: f"*{name}"), there)


def test_a_chain_of_aliases_is_as_deep_as_what_it_stands_for() -> None:
    chain = "a0: &a0 [x]\n" + "".join(f"a{at}: &a{at} [*a{at - 1}]\n" for at in range(1, 200))
    with pytest.raises(ConfigError, match=r"^line 100: values stand more than 100 deep"):
        examine(chain, there)


def test_references_do_not_multiply() -> None:
    examine(bomb(lambda name: f"{{$ref: '#/{name}'}}"), there)
    many = "l: [" + "{type: llm-rubric}," * 2000 + "]\ntests:\n" + "- {assert: {$ref: '#/l'}}\n" * 2000
    with pytest.raises(ConfigError, match=r"^line \d+: the references of this config stand for more than a million"):
        examine(many, there)


# Anything at all


KEYS = st.sampled_from(
    "providers targets tests defaultTest scenarios config assert type value provider options vars id label prompts "
    "text embedding threshold $ref << assertionTemplates env extensions storeOutputAs prompt config policy".split()
)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(0, 3)
    | st.sampled_from(
        "file://judge.py python:judge.py:fn file://a.txt judge echo llm-rubric not-llm-rubric select-best assert-set "
        "context-recall similar jugde {{a}} #/tests #/defaultTest #/tests/0/assert".split()
    )
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=5), max_leaves=40
)


@settings(deadline=None, max_examples=300)
@given(st.dictionaries(KEYS, VALUES, max_size=6))
def test_no_structure_breaks_the_doctor(config: dict[str, Any]) -> None:
    for read_file in (nothing, PROTEM.get):
        try:
            complaints = examine(yaml.safe_dump(config), read_file)
        except ConfigError:
            return
        assert complaints == sorted(set(complaints))


@settings(deadline=None, max_examples=300)
@given(st.text(alphabet="ab:-[]{}&*!|>'\"#%@`,?\n\t <$\u2028é", max_size=60))
def test_no_text_breaks_the_doctor(text: str) -> None:
    told = ""
    try:
        examine("tests:\n- assert:\n  - " + text, nothing)
    except ConfigError as problem:
        told = str(problem)
    assert not told or re.match(r"line \d+: .+$", told)


# Time


def rows(count: int) -> str:
    tests = (
        f"- vars: {{q{at}: x}}\n  assert: [{{type: llm-rubric, value: '{{{{z}}}}', provider: file://j{at}.py}}]\n"
        for at in range(count // 80)
    )
    return "defaultTest: {assert: [{type: llm-rubric, value: '{{y}}'}]}\ntests:\n" + "".join(tests)


def rubric(unit: str) -> Callable[[int], str]:
    return lambda size: "tests: [{assert: [{type: llm-rubric, value: '" + unit * (size // len(unit)) + "'}]}]"


HOSTILE: dict[str, Callable[[int], str]] = {
    "many tests": rows,
    "many keys": lambda size: "".join(f"k{at}: &a{at} 1\n" for at in range(size // 14)),
    "many items": lambda size: "a: [" + "a," * (size // 2) + "]",
    "many providers": lambda size: "providers:\n" + "- file://j.py\n" * (size // 14),
    "many references": lambda size: "l: &l [{type: g-eval}]\ntests:\n" + "- {assert: {$ref: '#/l'}}\n" * (size // 28),
    "many merges": lambda size: "l: &l {a: 1}\ntests:\n" + "- {<<: *l}\n" * (size // 12),
    "open braces": rubric("{{a "),
    "open tags": rubric("{% raw %}{%" + " " * 50),
    "closed tags": rubric("{{a}}{% raw %}{% endraw %}"),
    "spaces": lambda size: "a: '" + " " * size,
    "brackets": lambda size: "a: " + "[" * size,
}


@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_config_is_examined_in_linear_time(hostile: Callable[[int], str]) -> None:
    def examining(size: int) -> Callable[[], object]:
        text = hostile(size)

        def act() -> None:
            with suppress(ConfigError):
                examine(text, there)

        return act

    assert_linear(examining)


# Words


@pytest.mark.parametrize(
    ("text", "prints", "needs"),
    [
        ("{{a}} {{ b.c }} {{- d | upper -}}", ("a", "b", "d"), ("a", "b", "d")),
        ("{{a or 'x'}} {{b | default('x')}} {{c if d}}", ("a", "b", "c"), ()),
        ("{% if a %}{{a}}{% endif %}{% for b in c %}{{b}} {{loop.index}}{% endfor %}", ("a", "b"), ()),
        ("{% raw %}{{a}}{%- endraw -%}{{b}}", ("b",), ("b",)),
        ("{% raw %}{{a}}", (), ()),
        ("{# {{a}} #}{{b}}", ("b",), ("b",)),
        ("{{env.A}} {{_conversation}} {{sessionId}} {{range(3)}} {{'a'}} {{3}} {{true}}", (), ()),
        ('{"a": {"b": 1}} {{"a": 1}} {{{a}}} {{', (), ()),
        ("{{a or 1}} {{a}}", ("a",), ("a",)),
    ],
)
def test_a_template_prints_and_needs(text: str, prints: tuple[str, ...], needs: tuple[str, ...]) -> None:
    template = read_template(text)
    assert (template.prints, template.needs) == (prints, needs)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("file://judge.py", Script("judge.py")),
        ("python:./a/../judge.py:Judge.grade", Script("judge.py", "Judge.grade")),
        ("file:///abs/judge.py", Script("/abs/judge.py")),
        ("python:package.module", None),
        ("judge.py", None),
        ("file://judge.js", None),
    ],
)
def test_a_script_is_known_by_its_name(name: str, expected: Script | None) -> None:
    assert script(name) == expected
