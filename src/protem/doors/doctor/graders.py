"""The places where a config names a grader, and what promptfoo makes of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from protem.doors.doctor.assertions import Assertion
from protem.doors.doctor.providers import Declared
from protem.doors.doctor.scripts import Script, script
from protem.doors.doctor.suite import Case
from protem.doors.doctor.tree import Node

KINDS = ("text", "embedding", "classification", "moderation")
"""What a grader may be asked for. One name may stand for all of them, or a map give a name to each."""


@dataclass(frozen=True, slots=True)
class Grader:
    """One name of a grader.

    `declared` is the provider it is, where promptfoo looks the name up and finds it. `is_object` says it is
    written as `{id: ...}`, which promptfoo does not look up. `assertion` is the one whose own grader it is.
    `is_used` says whether any assertion other than a `select-best` can come to it, `meets_contest` whether a
    `select-best` can. `config` is what it is handed, where that stands beside its name.
    """

    name: str
    line: int
    kind: str
    is_object: bool
    declared: Declared | None
    assertion: Assertion | None = None
    is_used: bool = True
    meets_contest: bool = False
    config: Node | None = None

    @property
    def script(self) -> Script | None:
        """The Python file behind the name, if it is one."""
        return self.declared.script if self.declared else script(self.name)


class Named(NamedTuple):
    """One name in a grader's value: for which kind ("" for all), whether as an object, and what it is found as."""

    kind: str
    name: Node
    is_object: bool
    declared: Declared | None
    config: Node | None = None


def named(node: Node, found: Mapping[str, Declared]) -> Iterator[Named]:
    """Yield each name in a grader's value."""
    if node.kind == "scalar":
        yield Named("", node, is_object=False, declared=found.get(node.text))
    elif (identity := node.get("id")) is not None:
        yield Named("", identity, is_object=True, declared=None, config=node.get("config"))
    else:
        for kind in KINDS:
            value = node.get(kind)
            if value is None:
                continue
            identity = value if value.kind == "scalar" else value.get("id")
            if identity is not None:
                # Inside such a map, and only there, promptfoo looks an object up that holds its id alone.
                looked_up = value.kind == "scalar" or len(value.fields) == 1
                declared = found.get(identity.text) if looked_up else None
                yield Named(kind, identity, not looked_up, declared, value.get("config"))


def read_graders(default: Case, cases: Iterable[Case], found: Mapping[str, Declared]) -> tuple[Grader, ...]:
    """Return every name of a grader in a config, each place once."""
    seen: set[int] = set()
    graders: list[Grader] = []

    def note(node: Node | None, assertion: Assertion | None, *, leans: bool, contests: bool) -> None:
        if node is None or id(node) in seen:
            return
        seen.add(id(node))
        for kind, name, is_object, declared, config in named(node, found):
            grader = Grader(name.text, name.line, kind, is_object, declared, assertion, leans, contests, config)
            graders.append(grader)

    every = (default, *cases)
    leaning = {id(case): _leans(case) for case in every}
    contested = {id(case): _contests(case) for case in every}
    note(default.grader, None, leans=any(leaning.values()), contests=any(contested.values()))
    for case in every:
        of_default = id(default) if case.takes_defaults else id(case)
        leans = leaning[id(case)] or leaning[of_default]
        note(case.grader, None, leans=leans, contests=contested[id(case)] or contested[of_default])
        for assertion in case.asserts:
            if assertion.is_graded:
                contest = assertion.is_contest
                note(assertion.provider, assertion, leans=not contest, contests=contest)
    return tuple(graders)


def _leans(case: Case) -> bool:
    """Whether an assertion here may come to a grader that is named for the test or for all tests."""
    if case.is_elsewhere:
        return True
    return any(one.is_graded and not one.is_contest and one.provider is None for one in case.asserts)


def _contests(case: Case) -> bool:
    """Whether a `select-best` here may come to such a grader."""
    return any(one.is_contest and one.provider is None for one in case.asserts)
