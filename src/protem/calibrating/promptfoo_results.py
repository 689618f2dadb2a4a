"""Labelled rows from the results of promptfoo: what its grader, or a person in its viewer, made of each rubric.

A person's verdict (the thumbs of `promptfoo view`, stored as an assertion of type "human") is on the whole row and goes
before the grader's. Where a row has several rubrics it does not say which of them it is about, and the row is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from protem.calibrating.labelled import Labelled
from protem.case import Case
from protem.dialects.promptfoo.request import Request, as_text
from protem.rubric.rubric_text import RubricError, readable
from protem.wire import Row

RUBRIC_TYPES = ("llm-rubric", "agent-rubric", "search-rubric", "model-graded-closedqa", "g-eval")
"""Assertions that protem answers by judging an output by a rubric."""
_HUMAN = "human"
_NOT = "not-"

_Component = Mapping[str, Any]


def is_result(row: Row) -> bool:
    """Say whether a row is one of promptfoo's results."""
    return "testCase" in row and ("gradingResult" in row or "success" in row)


def read_result(result: Row, number: int) -> Iterator[Labelled | str]:
    """Yield a labelled case for each rubric of one result; a string says why something was left out."""
    components = list(_components(result))
    rubrics = [each for each in components if _type(each).removeprefix(_NOT) in RUBRIC_TYPES]
    people = next((each for each in components if _type(each) == _HUMAN), None)
    if not rubrics:
        yield "no rubric was graded"
    elif people is not None and len(rubrics) > 1:
        yield "a person's verdict on several rubrics at once"
    else:
        for place, component in enumerate(rubrics, start=1):
            name = _name(result, number) + (f", rubric {place}" if len(rubrics) > 1 else "")
            yield _labelled(result, component, people or component, (name, number))


def _labelled(result: Row, component: _Component, judged: _Component, called: tuple[str, int]) -> Labelled | str:
    rubric = as_text(_metadata(component).get("renderedAssertionValue") or component["assertion"].get("value"))
    if flaw := _flaw(result, component, judged, rubric):
        return flaw
    found = result.get("vars")
    asked = Request("", "", MappingProxyType(dict(found) if isinstance(found, Mapping) else {}))
    output = as_text(result["response"]["output"])
    case = Case(output, asked.question, rubric=rubric, reference=asked.reference, context=asked.context)
    inverted = _type(component).startswith(_NOT)
    return Labelled(*called, case, judged["pass"] != inverted, _why(judged))


def _flaw(result: Row, component: _Component, judged: _Component, rubric: str) -> str:
    """Say why a verdict can't be held against ours; nothing where it can."""
    response = result.get("response")
    assertion = component["assertion"]
    flaws = {
        "no output: the model under test broke": not isinstance(response, Mapping) or response.get("output") is None,
        "the grader broke": judged is component and bool(_metadata(component).get("graderError")),
        "the verdict is neither true nor false": not isinstance(judged.get("pass"), bool),
        "what the grader saw was transformed, and is not stored": bool(assertion.get("transform")),
        "one verdict on a list of criteria": isinstance(assertion.get("value"), list),
        "the rubric is empty, or a variable in it was not filled in": not _is_readable(rubric),
    }
    return next((flaw for flaw, is_there in flaws.items() if is_there), "")


def _is_readable(rubric: str) -> bool:
    try:
        return bool(readable(rubric))
    except RubricError:
        return False


def _metadata(component: _Component) -> Mapping[str, Any]:
    metadata = component.get("metadata")
    return metadata if isinstance(metadata, Mapping) else {}


def _components(result: Row) -> Iterator[_Component]:
    """Yield what was graded; the members of a set stand in its list and, once more, beside it: these are taken."""
    grading = result.get("gradingResult")
    listed = grading.get("componentResults") if isinstance(grading, Mapping) else None
    for component in listed if isinstance(listed, list) else ():
        if isinstance(component, Mapping) and isinstance(component.get("assertion"), Mapping):
            yield component


def _type(component: _Component) -> str:
    return str(component["assertion"].get("type"))


def _why(judged: _Component) -> str:
    told = judged.get("comment") or judged.get("reason")
    return told if isinstance(told, str) else ""


def _name(result: Row, number: int) -> str:
    test = result.get("testCase")
    described = test.get("description") if isinstance(test, Mapping) else None
    return f"result {number}" + (f" ({described})" if isinstance(described, str) and described else "")
