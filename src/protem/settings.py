"""Settings put into a policy: nested tables, each value checked against the type of its field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin, get_type_hints

_LARGEST = 1_000_000_000
"""The largest whole number a setting may be: above it, it sets no limit to anything."""


class PolicyError(ValueError):
    """A policy names something that does not exist, or sets it to something it can't be."""


def changed(value: Any, settings: Any, path: str) -> Any:
    """Return the dataclass `value` with `settings` put in; `path` names the table they stand in.

    Raises:
        PolicyError: a key is unknown, or a value is of the wrong kind.

    """
    if not isinstance(settings, Mapping):
        raise PolicyError(f"{path} is a table of settings, not {settings!r}")
    kinds = get_type_hints(type(value))
    known = {part.name for part in fields(value)}
    changes: dict[str, Any] = {}
    for key, setting in settings.items():
        where = f"{path}.{key}" if path else str(key)
        if key not in known:
            raise PolicyError(f"unknown key {where!r}; known here: {', '.join(sorted(known))}")
        old = getattr(value, key)
        if is_dataclass(old):
            changes[key] = changed(old, setting, where)
        elif key == "pointers":
            changes[key] = MappingProxyType({**old, **_pointers(setting, tuple(old))})
        else:
            changes[key] = fitting(setting, kinds[key], where)
    return replace(value, **changes)


def fitting(setting: Any, kind: Any, where: str) -> Any:
    """Return the setting as a value of the kind its field has; `where` names it.

    Raises:
        PolicyError: it is of another kind.

    """
    if get_origin(kind) is Literal:
        if setting in get_args(kind):
            return setting
        raise PolicyError(f"{where} is one of {', '.join(get_args(kind))}, not {setting!r}")
    if tuple in (get_origin(kind), *map(get_origin, get_args(kind))):
        if isinstance(setting, (list, tuple)) and all(isinstance(entry, str) for entry in setting):
            return tuple(setting)
        raise PolicyError(f"{where} is a list of strings, not {setting!r}")
    if kind is bool or kind is str:
        if isinstance(setting, kind):
            return setting
        raise PolicyError(f"{where} is {'true or false' if kind is bool else 'a string'}, not {setting!r}")
    return _number(setting, kind, where)


def _number(setting: Any, kind: Any, where: str) -> float | int:
    if isinstance(setting, bool) or not isinstance(setting, (int, float)):
        raise PolicyError(f"{where} is a number, not {setting!r}")
    if kind is float:
        if 0 <= setting <= 1:
            return float(setting)
        raise PolicyError(f"{where} is a share between 0 and 1, not {setting!r}")
    if isinstance(setting, int) and 0 < setting <= _LARGEST:
        return setting
    raise PolicyError(f"{where} is a whole number from 1 to {_LARGEST}, not {setting!r}")


def _pointers(setting: Any, refusals: tuple[str, ...]) -> dict[str, str]:
    if not isinstance(setting, Mapping):
        raise PolicyError(f"pointers is a table of lines, one a refusal, not {setting!r}")
    for name, line in setting.items():
        where = f"pointers.{name}"
        if name not in refusals:
            raise PolicyError(f"{where} is for no refusal; there are {', '.join(refusals)}")
        if not isinstance(line, str) or not any(character.isalpha() for character in line):
            raise PolicyError(f"{where} is a line of text, not {line!r}")
        if any(character.isnumeric() for character in line):
            raise PolicyError(f"{where} holds a figure: {line!r}; a pointer is shown unchecked, so it holds none")
    return dict(setting)
