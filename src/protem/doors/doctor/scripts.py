"""How promptfoo writes the name of a Python provider."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass

_PREFIXES = ("file://", "python:")


@dataclass(frozen=True, slots=True)
class Script:
    """A Python file that a provider's name stands for, and the function in it, if one is named."""

    path: str
    function: str = ""

    @property
    def id(self) -> str:
        """The id that promptfoo gives it when the provider is written as a plain string."""
        return f"python:{self.path}:{self.function or 'default'}"


def script(name: str) -> Script | None:
    """Return the script in `file://judge.py`, `python:judge.py` or `file://judge.py:function`, else None."""
    for prefix in _PREFIXES:
        if name.startswith(prefix):
            return _parse(name.removeprefix(prefix))
    return None


def _parse(rest: str) -> Script | None:
    path, colon, function = rest.rpartition(":")
    if colon and path.endswith(".py"):
        return Script(posixpath.normpath(path), function)
    return Script(posixpath.normpath(rest)) if rest.endswith(".py") else None


def file_path(name: str) -> str:
    """Return the path in a `file://` reference, without the function after it; "" where it is none."""
    return name.removeprefix("file://").partition(":")[0] if name.startswith("file://") else ""


def is_checkable(path: str) -> bool:
    """Whether the file can be looked for: it stands by the config, and no template decides where."""
    return bool(path) and not path.startswith("/") and "{{" not in path and "*" not in path
