"""A case that a person, or another judge, has a verdict on; and a file of such cases as it was read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from protem.case import Case
from protem.rubric.rubric_text import RubricError, readable
from protem.wire import Row, WireError, read_case

LABEL_KEYS = ("human", "label", "pass")
"""Where a verdict stands; the first that is there counts: `pass` may be the verdict of a program beside a person's."""
WHY_KEYS = ("why", "comment", "reason")

_GOOD = frozenset("pass passed true yes y 1 1.0 good correct ok met shown".split())
_BAD = frozenset("fail failed false no n 0 0.0 bad incorrect wrong unmet refused".split())
_NONE = frozenset({"", "null", "none", "undecided", "unsure", "skip", "?"})

Kind = Literal["rubric", "gate"]


class LabelError(ValueError):
    """A file of labelled rows that can't be read: `line` is where (0 where it is the whole file), the text what."""

    def __init__(self, line: int, problem: str) -> None:
        """Make the error of a line."""
        super().__init__(problem)
        self.line = line


@dataclass(frozen=True, slots=True)
class Labelled:
    """A case with its verdict: `good` where it passed. `name` and `line` tell which row it was, `why` is its reason."""

    name: str
    line: int
    case: Case
    good: bool
    why: str = ""

    @property
    def kind(self) -> Kind:
        """What the label is about: the rubric where the case has one, else whether the answer may be shown."""
        return "rubric" if self.case.rubric.strip() else "gate"


@dataclass(frozen=True, slots=True)
class LabelledFile:
    """The rows of a file, and how many of its rows were left out, by reason."""

    rows: tuple[Labelled, ...]
    left_out: Mapping[str, int]


def read_verdict(value: object, key: str) -> bool | None:
    """Return a verdict as it is written in many ways: "pass", "Yes", 1, true. `None` where nobody has decided yet.

    Raises:
        WireError: it is something else, like a score: where a score passes is not ours to guess.

    """
    told = "" if value is None else str(value).strip().casefold() if isinstance(value, (str, int, float)) else "[]"
    if told in _NONE:
        return None
    if told in _GOOD or told in _BAD:
        return told in _GOOD
    raise WireError(f"`{key}` is a verdict, pass or fail (also true or false, yes or no, 1 or 0), not {told[:40]!r}")


def read_row(row: Row, line: int) -> Labelled | None:
    """Return the labelled case of a row in the wire format, or `None` where its verdict is still open.

    Raises:
        LabelError: it has no verdict, is no case, or has nothing to judge by.

    """
    key = next((key for key in LABEL_KEYS if key in row), None)
    if key is None:
        raise LabelError(line, f"no verdict: put pass or fail under `{LABEL_KEYS[1]}` (or `human`, or `pass`)")
    try:
        good = read_verdict(row[key], key)
        if good is None:
            return None
        case = read_case(row)
        if case.rubric.strip():
            readable(case.rubric)
    except (WireError, RubricError) as problem:
        raise LabelError(line, str(problem)) from None
    if not case.rubric.strip() and not case.given:
        raise LabelError(line, "no `rubric` and nothing `given`: the row has nothing to judge by")
    why = next((row[key] for key in WHY_KEYS if isinstance(row.get(key), str)), "")
    name = row.get("id")
    return Labelled(str(line if name is None else name), line, case, good, why)
