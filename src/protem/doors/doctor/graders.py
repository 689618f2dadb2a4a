"""The places where a config names a grader, and what promptfoo makes of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from protem.doors.doctor.scripts import Script, script

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from protem.doors.doctor.assertions import Assertion
    from protem.doors.doctor.providers import Declared
    from protem.doors.doctor.suite import Case
    from protem.doors.doctor.tree import Node

_KINDS = ("text", "embedding", "classification", "moderation")


@dataclass(frozen=True, slots=True)
class Grader:
    """One name of a grader.

    `declared` is the provider it is, where promptfoo looks the name up and finds it. `is_object` says it is
    written as `{id: ...}`, which promptfoo does not look up. `assertion` is the one whose own grader it is.
    `is_used` says whether any assertion other than a `select-best` can come to it.
    """

    name: str
    line: int
    kind: str
    is_object: bool
    declared: Declared | None
    assertion: Assertion | None = None
    is_used: bool = True

    @property
    def script(self) -> Script | None:
        """The Python file behind the name, if it is one."""
        return self.declared.script if self.declared else script(self.name)


def named(node: Node, found: Mapping[str, Declared]) -> Iterator[tuple[str, Node, bool, Declared | None]]:
    """Yield, for each name in a grader's value: kind, name, whether it is an object, what it is found as."""
    if node.kind == "scalar":
        yield "", node, False, found.get(node.text)
    elif (identity := node.get("id")) is not None:
        yield "", identity, True, None
    else:
        for kind in _KINDS:
            value = node.get(kind)
            if value is None:
                continue
            identity = value if value.kind == "scalar" else value.get("id")
            if identity is not None:
                # Inside such a map, and only there, promptfoo looks an object up that holds its id alone.
                looked_up = value.kind == "scalar" or len(value.fields) == 1
                yield kind, identity, not looked_up, found.get(identity.text) if looked_up else None


def read_graders(default: Case, cases: Iterable[Case], found: Mapping[str, Declared]) -> tuple[Grader, ...]:
    """Return every name of a grader in a config, each place once."""
    seen: set[int] = set()
    graders: list[Grader] = []

    def note(node: Node | None, assertion: Assertion | None, *, is_used: bool) -> None:
        if node is None or id(node) in seen:
            return
        seen.add(id(node))
        for kind, name, is_object, declared in named(node, found):
            graders.append(Grader(name.text, name.line, kind, is_object, declared, assertion, is_used))

    every = (default, *cases)
    leaning = {id(case): _leans(case) for case in every}
    note(default.grader, None, is_used=any(leaning.values()))
    for case in every:
        note(case.grader, None, is_used=leaning[id(case)] or (case.takes_defaults and leaning[id(default)]))
        for assertion in case.asserts:
            if assertion.is_graded:
                note(assertion.provider, assertion, is_used=not assertion.is_contest)
    return tuple(graders)


def _leans(case: Case) -> bool:
    """Whether an assertion here may come to a grader that is named for the test or for all tests."""
    if case.is_elsewhere:
        return True
    return any(one.is_graded and not one.is_contest and one.provider is None for one in case.asserts)
