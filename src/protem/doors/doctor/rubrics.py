"""What an assertion hands to the grader as its rubric, and whether promptfoo renders it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

from protem.doors.doctor.assertions import RUBRICS, SELECT_BEST, Assertion
from protem.doors.doctor.complaint import shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.scripts import file_path
from protem.doors.doctor.templates import Template, read_template
from protem.doors.doctor.tree import Node

CRITERION = "the criterion of a select-best"
_RENDERED = "an inline text"
CODE = (".py", ".rb", ".js", ".cjs", ".mjs", ".ts", ".cts", ".mts")
_MOST_PIECES = 30
"""Pieces of one rubric that are looked at: an object may hold any number of texts."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One text of a rubric: where it stands in the config, what it is, and its variables."""

    node: Node
    what: str
    template: Template

    @property
    def is_rendered(self) -> bool:
        """Whether promptfoo puts the variables in before the grader gets the text."""
        return self.what == _RENDERED


@dataclass(slots=True)
class Rubrics:
    """Reads the rubrics of a config, each text once: aliases may put one text into many assertions."""

    config: Config
    _templates: dict[int | str, Template] = field(default_factory=dict)
    _pieces: dict[int, tuple[Piece, ...]] = field(default_factory=dict)
    _walked: set[int] = field(default_factory=set)

    def of(self, assertion: Assertion) -> tuple[Piece, ...]:
        """Return the pieces of an assertion's rubric that print variables."""
        key = id(assertion.node)
        if key not in self._pieces:
            found = (piece for piece in self._read(assertion) if piece.template.prints)
            self._pieces[key] = tuple(islice(found, _MOST_PIECES))
        return self._pieces[key]

    def _read(self, assertion: Assertion) -> Iterator[Piece]:
        if assertion.base == SELECT_BEST and assertion.value:
            yield self._piece(assertion.value, CRITERION)
        for item in assertion.criteria:
            yield from self._item(item, may_be_object=assertion.base in RUBRICS)

    def _item(self, item: Node, *, may_be_object: bool) -> Iterator[Piece]:
        path = file_path(item.text)
        if path:
            if not path.endswith(CODE):
                yield self._file(item, path)
        elif item.kind == "scalar":
            yield self._piece(item, _RENDERED)
        elif may_be_object:
            for part in _scalars(item, self._walked):
                yield self._piece(part, "a rubric that is an object")

    def _piece(self, node: Node, what: str) -> Piece:
        key = id(node)
        if key not in self._templates:
            self._templates[key] = read_template(node.text)
        return Piece(node, what, self._templates[key])

    def _file(self, node: Node, path: str) -> Piece:
        if path not in self._templates:
            self._templates[path] = read_template(self.config.file(path) or "")
        return Piece(node, f"the rubric file {shown(path)}", self._templates[path])


def _scalars(node: Node, seen: set[int]) -> Iterator[Node]:
    """Yield the scalars in a list or map in their order, but none that was seen before, under whatever name."""
    waiting = [node]
    while waiting:
        part = waiting.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        if part.kind == "scalar":
            yield part
        waiting.extend(reversed((*part.items, *part.fields.values())))
