"""A policy by its name or its file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from protem.checks import checks_of
from protem.policy import UNNAMED, Policy
from protem.reading.figures import figures
from protem.settings import PolicyError


def find_policy(name: str, folder: Path | None = None) -> Policy:
    """Return the built-in policy of that name, or the one in that TOML file (looked for in `folder` if relative).

    Raises:
        PolicyError: there is neither, or the file is not a policy.

    """
    try:
        return Policy.named(name)
    except PolicyError as problem:
        path = (folder or Path()) / name
        if not path.suffix and not path.exists():
            raise PolicyError(f"{problem}, and there is no such file") from None
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as unreadable:
        why = unreadable.strerror if isinstance(unreadable, OSError) else "not UTF-8"
        raise PolicyError(f"the policy {name} can't be read: {why}") from None
    try:
        return read_policy(text, path.name)
    except PolicyError as wrong:
        raise PolicyError(f"{name}: {wrong}") from None


def read_policy(text: str, name: str) -> Policy:
    """Return the policy in the text of a TOML file; one without a name of its own gets `name`.

    Raises:
        PolicyError: the text is not a policy, names a check that does not exist, or has a figure in a pointer.

    """
    policy = Policy.from_toml(text)
    checks_of(policy)
    _refuse_number_words(policy)
    return replace(policy, name=name) if policy.name == UNNAMED else policy


def _refuse_number_words(policy: Policy) -> None:
    """Refuse a pointer with a figure in words; those in digits are refused wherever the policy comes from."""
    for name, line in policy.pointers.items():
        for figure in figures(line):
            if figure.firm:
                raise PolicyError(f"pointers.{name} holds a figure: {figure.text!r}")
