"""The assertions of a config, as far as a grader judges them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protem.doors.doctor.complaint import ConfigError
from protem.doors.doctor.tree import Node

SELECT_BEST = "select-best"
RUBRICS = frozenset({"llm-rubric", "agent-rubric", "search-rubric"})
"""Types whose value is a rubric of any shape."""
WORDED = RUBRICS | {
    "context-recall",
    "factuality",
    "g-eval",
    "model-graded-closedqa",
    "model-graded-factuality",
}
"""Types whose value is a text that promptfoo renders and hands to the grader."""
_GRADED = WORDED | {
    SELECT_BEST,
    "answer-relevance",
    "classifier",
    "context-faithfulness",
    "context-relevance",
    "conversation-relevance",
    "moderation",
    "similar",
    "similar:cosine",
    "similar:dot",
    "similar:euclidean",
    "trajectory:goal-success",
}
_REDTEAM = "promptfoo:redteam:"
MOST_ASSERTIONS = 200_000
"""Assertions once every alias and `$ref` is written out: what 4 MB hold when each is written in full."""
_MOST_CRITERIA = 30
"""Items of one value that are looked at. G-Eval lists have a handful of criteria."""


@dataclass(frozen=True, slots=True)
class Assertion:
    """One assertion: its node, its type without `not-`, and the line that names the type."""

    node: Node
    base: str
    line: int
    negated: bool
    in_set: bool

    @property
    def is_graded(self) -> bool:
        """Whether promptfoo asks a grader about it."""
        return self.base in _GRADED or self.base.startswith(_REDTEAM)

    @property
    def is_contest(self) -> bool:
        """Whether it is a `select-best` that runs. In an assert-set it is skipped, negated it is unknown."""
        return self.base == SELECT_BEST and not self.negated and not self.in_set

    @property
    def value(self) -> Node | None:
        """The rubric, the criterion or the reference."""
        return self.node.get("value")

    @property
    def criteria(self) -> Sequence[Node]:
        """The value, item by item where it is a list; none where the grader gets no text from it."""
        if self.value is None or self.base not in WORDED:
            return ()
        return self.value.items[:_MOST_CRITERIA] if self.value.kind == "list" else (self.value,)

    @property
    def provider(self) -> Node | None:
        """The grader of its own, if it names one."""
        return self.node.get("provider")


class Counter:
    """Counts what aliases and references blow up, over a whole config."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self._count = 0

    def add(self, line: int) -> None:
        """Count one more.

        Raises:
            ConfigError: there are more than any real config holds.

        """
        self._count += 1
        if self._count > MOST_ASSERTIONS:
            raise ConfigError(f"line {line}: this config stands for more than {MOST_ASSERTIONS:,} tests and assertions")


def read_assertions(node: Node | None, counter: Counter) -> Iterator[Assertion]:
    """Yield the assertions of an `assert` list in their order, those of its assert-sets among them."""
    waiting = [(item, False) for item in reversed(node.items if node else ())]
    while waiting:
        item, in_set = waiting.pop()
        counter.add(item.line)
        kind = item.get("type")
        if kind is None:
            continue
        if kind.text == "assert-set":
            children = item.get("assert")
            waiting.extend((child, True) for child in reversed(children.items if children else ()))
            continue
        yield Assertion(item, kind.text.removeprefix("not-"), kind.line, kind.text.startswith("not-"), in_set)
