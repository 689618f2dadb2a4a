"""The `config` of a judge, read as the door reads it when promptfoo hands it over."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

from protem.doors.doctor.config import Config
from protem.doors.doctor.tree import Node
from protem.doors.promptfoo import policy_of_config
from protem.policies import read_policy
from protem.policy import DEFAULT, Policy
from protem.settings import PolicyError

_MOST_KEYS = 100
"""Keys of one `config` that are looked at. The door knows three, promptfoo a few more."""
_NUMBER = re.compile(r"[-+]?(?:[0-9]{1,15}(?P<fraction>\.[0-9]{0,20})?|\.[0-9]{1,20})(?P<power>[eE][-+]?[0-9]{1,3})?")
_NAMES = frozenset({"engine", "policy"})
_FALSE = frozenset({"false", "False", "FALSE"})

Refusal = tuple["Node", PolicyError]


class JudgeSettings:
    """Reads each `config` of a judge, and each policy that one names, once."""

    def __init__(self, config: Config) -> None:
        """Begin with nothing read."""
        self._config = config
        self._refused: dict[int, tuple[Refusal, ...]] = {}
        self._policies: dict[int, Policy | None] = {}
        self._found: dict[str, Policy | PolicyError] = {}

    def policy(self, node: Node | None) -> Policy | None:
        """Return the policy that a judge with this `config` judges by, or None where the door refuses it."""
        if node is None:
            return DEFAULT
        if id(node) not in self._policies:
            try:
                self._policies[id(node)] = policy_of_config(_values(node), self._find)
            except PolicyError:
                self._policies[id(node)] = None
        return self._policies[id(node)]

    def refused(self, node: Node) -> tuple[Refusal, ...]:
        """Return the values in a `config` that the door refuses, and why."""
        if id(node) not in self._refused:
            self._refused[id(node)] = tuple(self._refusals(node)) if self.policy(node) is None else ()
        return self._refused[id(node)]

    def _refusals(self, node: Node) -> list[Refusal]:
        found: list[Refusal] = []
        for key, value in _values(node).items():
            try:
                policy_of_config({key: value}, self._find)
            except PolicyError as problem:
                found.append((node.fields[key], problem))
        return found

    def _find(self, name: str) -> Policy:
        """Return the policy of that name, or in that file beside the config: `find_policy`, through `read_file`."""
        if name not in self._found:
            try:
                self._found[name] = self._read(name)
            except PolicyError as problem:
                self._found[name] = problem
        found = self._found[name]
        if isinstance(found, PolicyError):
            raise found
        return found

    def _read(self, name: str) -> Policy:
        try:
            return Policy.named(name)
        except PolicyError as problem:
            text = self._config.file(name)
            if text is None:
                raise PolicyError(f"{problem}, and there is no such file") from None
        return read_policy(text, name)


def _values(node: Node) -> dict[str, Any]:
    """Return what a `config` holds, without the names that a template decides. A template never gives a number."""
    return {
        key: _value(value)
        for key, value in islice(node.fields.items(), _MOST_KEYS)
        if key not in _NAMES or "{{" not in value.text
    }


def _value(node: Node) -> Any:
    """Return a value as Python gets it from promptfoo; what a list or a map holds does not matter to the door."""
    if node.kind != "scalar":
        return [] if node.kind == "list" else {}
    if node.is_null:
        return None
    if node.quoted:
        return node.text
    if node.is_true or node.text in _FALSE:
        return node.is_true
    number = _NUMBER.fullmatch(node.text)
    if number is None:
        return node.text
    return float(node.text) if "." in node.text or number["power"] else int(node.text)
