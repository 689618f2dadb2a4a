"""A config as the rules see it: what is declared, what is tested, who grades, and which files are there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from protem.doors.doctor.assertions import Assertion, Counter
from protem.doors.doctor.compose import compose, lines_of
from protem.doors.doctor.graders import Grader, read_graders
from protem.doors.doctor.providers import Declared, by_name, read_providers
from protem.doors.doctor.refs import link
from protem.doors.doctor.suite import ELSEWHERE, Case, read_case, read_cases, stored_names
from protem.doors.doctor.tree import Node

ReadFile = Callable[[str], str | None]

_MOST_FILES = 1000
"""Files that are looked for. Above it, files are taken to be there."""


@dataclass(frozen=True, slots=True)
class Config:
    """One promptfoo config.

    `default` is its defaultTest, `cases` its tests. `found` is what promptfoo finds under a name;
    `declares_elsewhere` says that other providers stand in a file. `names_known` is False where something
    outside the config may add variables.
    """

    root: Node
    lines: tuple[str, ...]
    providers: tuple[Declared, ...]
    found: Mapping[str, Declared]
    declares_elsewhere: bool
    default: Case
    cases: tuple[Case, ...]
    graders: tuple[Grader, ...]
    names_known: bool
    read_file: ReadFile
    _files: dict[str, str | None] = field(default_factory=dict)

    def assertions(self) -> Iterator[Assertion]:
        """Yield every assertion that is written in the config, once."""
        seen: set[int] = set()
        for case in (self.default, *self.cases):
            for assertion in case.asserts:
                if id(assertion.node) not in seen:
                    seen.add(id(assertion.node))
                    yield assertion

    def file(self, path: str) -> str | None:
        """Return the text of a file beside the config, or None where it can't be read."""
        if path not in self._files:
            self._files[path] = self.read_file(path) if len(self._files) < _MOST_FILES else ""
        return self._files[path]

    def line_of(self, node: Node, name: str) -> int:
        """Return the line within a node that prints a variable, or its first line."""
        if node.line == node.last:
            return node.line
        printed = re.compile(r"\{\{-?[ \t]*" + re.escape(name) + r"(?![\w$])")
        for line in range(node.line, min(node.last, len(self.lines)) + 1):
            if printed.search(self.lines[line - 1]):
                return line
        return node.line


def read_config(text: str, read_file: ReadFile) -> Config:
    """Return the config that a text is.

    Raises:
        ConfigError: the text can't be read as a config.

    """
    root = compose(text)
    link(root)
    counter = Counter()
    providers, declares_elsewhere = read_providers(root)
    found = by_name(providers)
    node = root.get("defaultTest") or Node("map", 1, 1)
    default = read_case(node, counter) if node.kind == "map" else ELSEWHERE
    cases = read_cases(root, counter)
    return Config(
        root=root,
        lines=lines_of(text),
        providers=providers,
        found=found,
        declares_elsewhere=declares_elsewhere,
        default=default,
        cases=cases,
        graders=read_graders(default, cases, found),
        names_known=not any(root.get(key) for key in ("extensions", "redteam")) and not stored_names(root),
        read_file=read_file,
    )
