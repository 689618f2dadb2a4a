"""Rows in, rows out: the wire format, and one clear line for what can't be read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from protem import Policy, gate, judge
from protem.wire import WireError, dump, parse, read_case, write_decision, write_verdict

ROW: dict[str, Any] = {
    "id": "a",
    "question": "How far?",
    "answer": "15 feet (p.66).",
    "sources": ["hydrant"],
    "given": [{"id": "hydrant", "law": "15 feet", "citation": "p.66 — '15'", "printed": "66", "index": 70}],
}


def test_a_row_is_read_whole() -> None:
    case = read_case({**ROW, "rubric": "r", "reference": "x", "context": ["c"], "limits": {"max_words": 9}})
    assert (case.output, case.question, case.cited) == ("15 feet (p.66).", "How far?", ("hydrant",))
    (source,) = case.given
    assert (source.id, source.text, source.citation, source.printed, source.index) == (
        "hydrant",
        "15 feet",
        "p.66 — '15'",
        "66",
        70,
    )
    assert (case.rubric, case.reference, case.context, case.limits.max_words) == ("r", "x", ("c",), 9)


def test_keys_of_the_users_own_are_left_alone() -> None:
    assert read_case({"answer": "x", "source": "faq.csv", "cited": True}).cited is None
    own = {"expected": {}, "why": "", "name": "x", "kind": "", "reason": "", "source": "both stand", "sources": []}
    assert read_case({"answer": "x", **own}).cited == ()


def test_absent_sources_and_an_empty_list_are_two_things() -> None:
    assert read_case({"answer": "x"}).cited is None
    assert read_case({"answer": "x", "sources": None}).cited is None
    assert read_case({"answer": "x", "sources": []}).cited == ()


def test_numbers_are_taken_for_names() -> None:
    case = read_case({"answer": "x", "sources": [1], "given": [{"id": 7, "text": "t", "printed": 12}]})
    assert (case.cited, case.given[0].id, case.given[0].printed) == (("1",), "7", "12")


@pytest.mark.parametrize(
    ("row", "says"),
    [
        ({}, "no `answer` and no `output`; it is empty"),
        ({"anwser": "x"}, "unknown key `anwser`: did you mean `answer`?"),
        ({"text": "x"}, "no `answer` and no `output`; it has 'text'"),
        ({"answer": "x", "output": "y"}, "`answer` and `output` are two names for one text, and differ"),
        ({"answer": "x", "cited": ["s1"]}, "unknown key `cited`: did you mean `sources`?"),
        ({"answer": "x", "source": ["s1"]}, "unknown key `source`: did you mean `sources`?"),
        ({"answer": "x", "Given": []}, "unknown key `Given`: did you mean `given`?"),
        (
            {"answer": "x", "given": [{"id": "a", "text": "b", "page": 3}]},
            r"`given\[0\].page` could be either: name it `printed` \(as on the page\) or `index` \(in the file\)",
        ),
        ({"answer": "x", "given": [{"id": "a", "txt": "t"}]}, r"unknown key `given\[0\].txt`: did you mean"),
        ({"answer": 3}, "`answer` is a string, not a number"),
        ({"answer": ["x"]}, "`answer` is a string, not a list"),
        ({"answer": "x", "question": {}}, "`question` is a string, not an object"),
        ({"answer": "x", "sources": "s1"}, "`sources` is a list, not a string"),
        ({"answer": "x", "sources": [None]}, "`sources` is a string, not null"),
        ({"answer": "x", "sources": [True]}, "`sources` is a string, not true or false"),
        ({"answer": "x", "given": {}}, "`given` is a list, not an object"),
        ({"answer": "x", "given": ["t"]}, r"given\[0\] is an object with `id` and `text`, not a string"),
        ({"answer": "x", "given": [{"text": "t"}]}, r"given\[0\] has no `id`; it has 'text'"),
        ({"answer": "x", "given": [{"id": "a"}]}, r"given\[0\] has no `text`; it has 'id'"),
        ({"answer": "x", "given": [{"id": "a", "text": 3}]}, r"`given\[0\].text` is a string, not a number"),
        (
            {"answer": "x", "given": [{"id": "a", "text": "t", "index": 0}]},
            r"`given\[0\].index` is a whole number above 0, not 0",
        ),
        ({"answer": "x", "context": 3}, "`context` is a list of texts"),
        ({"answer": "x", "limits": {"max_lines": 3}}, "`limits` is an object of max_chars, max_words, max_citations"),
        ({"answer": "x", "limits": {"max_chars": "3"}}, '`limits.max_chars` is a whole number above 0, not "3"'),
    ],
)
def test_a_row_that_is_no_case_is_named(row: dict[str, Any], says: str) -> None:
    with pytest.raises(WireError, match=says):
        read_case(row)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("{", "not one JSON object a line"),
        ('{"a": 1} x', "not one JSON object a line: Extra data at character 10"),
        ("[1]", "a row is a JSON object, not a list"),
        ("null", "a row is a JSON object, not null"),
        ('{"answer": "a", "answer": "b"}', "the key 'answer' stands twice in one object"),
        ('{"answer": NaN}', "NaN is not a JSON number"),
        ('{"id": 1e999}', "1e999 is not a JSON number"),
        ('{"answer": -Infinity}', "-Infinity is not a JSON number"),
        ('{"answer": ' + "[" * 100_000, "not readable: nested too deep"),
        ('{"answer": ' + "1" * 5000 + "}", "not readable: Exceeds the limit"),
    ],
)
def test_a_line_that_is_no_row_is_named(line: str, says: str) -> None:
    with pytest.raises(WireError, match=says):
        parse(line)


def test_a_decision_is_written_whole() -> None:
    case = read_case(ROW)
    row = write_decision(gate(case), case, "a", Policy())
    assert list(row) == "id shown text refusal check reason cited findings policy version".split()
    assert (row["shown"], row["cited"], row["policy"]) == (True, ["hydrant"], "default")
    finding = next(finding for finding in row["findings"] if finding["check"] == "ungrounded-figure")
    assert finding == {
        "check": "ungrounded-figure",
        "outcome": "holds",
        "refusal": "ungrounded",
        "says": "15 feet stands in hydrant",
        "at": {"doc": "output", "start": 0, "end": 7, "text": "15 feet"},
        "evidence": [{"doc": "hydrant", "start": 0, "end": 7, "text": "15 feet"}],
    }


def test_a_verdict_is_written_whole() -> None:
    case = read_case({"output": "the courier", "rubric": "mentions a courier"})
    row = write_verdict(judge(case), case, 3)
    assert list(row) == "id pass score reason outcome criteria version".split()
    assert (row["id"], row["pass"], row["score"], row["outcome"]) == (3, True, 1.0, "pass")
    assert row["criteria"][0] == {
        "text": "mentions a courier",
        "polarity": "positive",
        "operator": "mentions",
        "outcome": "holds",
        "says": "it mentions courier",
        "evidence": [{"doc": "output", "start": 4, "end": 11, "text": "courier"}],
    }


def test_text_is_written_as_it_is_and_half_a_surrogate_pair_as_an_escape() -> None:
    assert dump({"text": "é — ⅔"}) == '{"text": "é — ⅔"}'
    assert dump({"text": "\ud800"}) == '{"text": "\\ud800"}'
    assert json.loads(dump({"text": "é\ud800"})) == {"text": "é\ud800"}
