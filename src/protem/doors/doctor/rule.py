"""What a rule is: one file in the folder `rules`, which holds its page, its examples and its complaints."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from textwrap import indent
from types import MappingProxyType

from protem.doors.doctor import rules
from protem.doors.doctor.complaint import Complaint
from protem.doors.doctor.config import Config

HERE = "# <-- here"
"""Stands in a bad example at the end of each line that is complained of."""
PROTEM = MappingProxyType({"judge.py": "from protem.doors.promptfoo import call_api"})
"""The files of an example in which judge.py is a judge of protem."""


@dataclass(frozen=True, slots=True)
class Example:
    """A config written beside the rule it shows, and the files that stand by it."""

    config: str
    files: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({"judge.py": ""}))

    def marked(self) -> list[int]:
        """Return the lines that are marked, counted from 1."""
        return [at for at, line in enumerate(self.config.split("\n"), 1) if line.endswith(HERE)]


@dataclass(frozen=True, slots=True)
class Rule:
    """One thing that is complained of: its name, its page, its examples, and what finds it."""

    name: str
    page: str
    bad: tuple[Example, ...]
    good: tuple[Example, ...]
    finds: Callable[[Config], Iterator[Complaint]]

    def complaints(self, config: Config) -> Iterator[Complaint]:
        """Yield what the rule finds in a config, with its name on it."""
        for complaint in self.finds(config):
            yield replace(complaint, rule=self.name)


@cache
def all_rules() -> tuple[Rule, ...]:
    """Return the rules, sorted by name. The folder is the list: a file that is put there is a rule."""
    names = sorted(module.name for module in pkgutil.iter_modules(rules.__path__))
    return tuple(_load(name) for name in names)


def rule_page(rule: Rule) -> str:
    """Return the page of a rule, with its examples."""
    bad = [f"Bites:\n\n{_drawn(example)}" for example in rule.bad]
    good = [f"Does not bite:\n\n{_drawn(example)}" for example in rule.good]
    return "\n\n".join([f"{rule.name} (doctor)", rule.page.strip(), "Examples\n--------", *bad, *good])


def _drawn(example: Example) -> str:
    """Return a config, indented, and below it the files that hold something."""
    files = "".join(f"\n# {name}: {text}" for name, text in example.files.items() if text)
    return indent(example.config.strip("\n") + files, "    ")


def _load(name: str) -> Rule:
    module = import_module(f"{rules.__name__}.{name}")
    return Rule(name.replace("_", "-"), module.__doc__ or "", module.BAD, module.GOOD, module.complaints)
