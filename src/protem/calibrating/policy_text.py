"""A policy written as TOML, which reads back as the same policy."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from protem.policy import DEFAULT, Policy

MARK = "# Written by protem calibrate"
"""The beginning of the first line: a file with it may be written over."""


def policy_text(policy: Policy, notes: str = "") -> str:
    """Return the TOML of a policy, all that is not as in `default`; it takes its name from its file.

    `notes` stand above it as comments. `Policy.from_toml` reads it back as the same policy but for the name.
    """
    told = "".join(f"# {_told(line)}".rstrip() + "\n" for line in notes.splitlines())
    lines = "\n".join(_table(policy, DEFAULT, ""))
    return f"{MARK}.\n{told}\n{lines.strip()}\n" if lines.strip() else f"{MARK}.\n{told}"


def _table(value: Any, usual: Any, path: str) -> Iterator[str]:
    """Yield the lines of what is not as usual: plain settings first, as TOML wants them, then the tables."""
    tables: list[str] = []
    own: list[str] = []
    for part in fields(value):
        here, there = getattr(value, part.name), getattr(usual, part.name)
        if here == there or (not path and part.name == "name"):
            continue
        where = f"{path}.{part.name}" if path else part.name
        if is_dataclass(here):
            tables += _table(here, there, where)
        elif isinstance(here, Mapping):
            tables += ["", f"[{where}]", *(f"{key} = {_value(it)}" for key, it in here.items() if it != there.get(key))]
        else:
            own.append(f"{part.name} = {_value(here)}")
    if own and path:
        yield from ("", f"[{path}]")
    yield from own
    yield from tables


def _value(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return repr(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else json.dumps(value)


def _told(line: str) -> str:
    """Return a line that a TOML comment may hold: no control characters, no halves of a surrogate pair."""
    return "".join(character if character.isprintable() else "?" for character in line)
