"""The tests of a config: which variables, assertions and graders meet in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from protem.doors.doctor.assertions import Assertion, Counter, read_assertions
from protem.doors.doctor.tree import Node

_NO_NAMES: frozenset[str] = frozenset()
_NOTHING = Node("map", 1, 1)


@dataclass(frozen=True, slots=True)
class Case:
    """One test, or the part of a scenario that stands for several.

    `names` are its own variables, None where they can't be known from the config; `shared` are those its
    scenario adds. `grader` is the provider of its options. `picks_targets` means that it says itself which
    targets run it. `is_elsewhere` stands for all the tests in another file. `has_purpose`: its metadata tell one.
    """

    asserts: tuple[Assertion, ...]
    names: frozenset[str] | None = _NO_NAMES
    shared: frozenset[str] = _NO_NAMES
    grader: Node | None = None
    takes_defaults: bool = True
    picks_targets: bool = False
    is_elsewhere: bool = False
    has_purpose: bool = False

    def has(self, name: str) -> bool:
        """Whether a variable is there, as far as is known."""
        return self.names is None or name in self.names or name in self.shared


ELSEWHERE = Case((), names=None, is_elsewhere=True)


def read_case(node: Node, counter: Counter) -> Case:
    """Return what a test, a defaultTest or a row of a scenario says."""
    options = node.get("options") or _NOTHING
    disables = options.get("disableDefaultAsserts")
    return Case(
        asserts=tuple(read_assertions(node.get("assert"), counter)),
        names=None if options.get("transformVars") else _names(node.get("vars")),
        grader=options.get("provider"),
        takes_defaults=not (disables and disables.is_true),
        picks_targets=node.get("providers") is not None or node.get("provider") is not None,
        has_purpose=node.get("metadata", "purpose") is not None,
    )


def read_cases(root: Node, counter: Counter) -> tuple[Case, ...]:
    """Return the tests and the scenarios of a config."""
    found: list[Case] = []
    tests = root.get("tests")
    if tests is not None:
        found.extend(_rows(tests, counter))
    scenarios = root.get("scenarios")
    if scenarios is not None:
        for scenario in scenarios.items if scenarios.kind == "list" else [scenarios]:
            found.extend(_scenario(scenario, counter))
    # Without any test, promptfoo runs one that holds nothing but the defaults.
    return tuple(found) or (Case(()),)


def stored_names(root: Node) -> frozenset[str]:
    """Return the variables that tests leave for later ones (`storeOutputAs`)."""
    tests = root.get("tests")
    holders = (root.get("defaultTest") or _NOTHING, *(tests.items if tests else ()))
    stored = (holder.string("options", "storeOutputAs") for holder in holders)
    return frozenset(name for name in stored if name)


def common_names(cases: Iterable[Case]) -> frozenset[str] | None:
    """Return the variables that all cases have, or None where no case has a list of its own."""
    common: frozenset[str] | None = None
    for case in cases:
        if case.names is not None:
            own = case.names | case.shared if case.shared else case.names
            common = own if common is None else common & own
    return common


def _rows(node: Node, counter: Counter) -> Iterator[Case]:
    if node.kind != "list":
        yield ELSEWHERE
        return
    for test in node.items:
        counter.add(test.line)
        is_test = test.kind == "map" and "path" not in test.fields and "$ref" not in test.fields
        yield read_case(test, counter) if is_test else ELSEWHERE


def _scenario(node: Node, counter: Counter) -> Iterator[Case]:
    """Yield what stands for a scenario, which runs each row of its `config` with each of its tests.

    Rows times tests may be many. One reading of each is enough, if the variables of all rows are held to be
    there.
    """
    config, tests = node.get("config"), node.get("tests")
    if node.kind != "map" or config is None:
        yield ELSEWHERE
        return
    rows = tuple(_rows(config, counter))
    cases = tuple(_rows(tests, counter)) if tests is not None else (Case(()),)
    yield from _crossed(cases, rows)
    if any(row.asserts for row in rows):
        yield from _crossed(rows, cases)


def _crossed(cases: Sequence[Case], others: Sequence[Case]) -> Iterator[Case]:
    known = [other.names for other in others if other.names is not None]
    shared = _NO_NAMES.union(*known)
    grader = next((other.grader for other in others if other.grader is not None), None)
    for case in cases:
        names = case.names if len(known) == len(others) else None
        takes = case.takes_defaults and all(other.takes_defaults for other in others)
        purpose = case.has_purpose or any(other.has_purpose for other in others)
        picks = case.picks_targets
        yield Case(case.asserts, names, shared, case.grader or grader, takes, picks, case.is_elsewhere, purpose)


def _names(node: Node | None) -> frozenset[str] | None:
    if node is None:
        return _NO_NAMES
    return frozenset(node.fields) if node.kind == "map" and "$ref" not in node.fields else None
