"""The policy of a command: by name or file, with single settings changed on the command line."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from protem.checks import checks_of
from protem.doors.cli.trouble import Trouble
from protem.policies import find_policy
from protem.policy import Policy
from protem.settings import PolicyError


def policy_of(name: str, settings: Sequence[str] = (), changes: dict[str, Any] | None = None) -> Policy:
    """Return the policy called `name` with settings like `words.threshold=0.6` and the given changes put in.

    Its name says so: verdicts tell under which policy they were made.

    Raises:
        Trouble: there is no such policy, or a setting is unknown or of the wrong kind.

    """
    try:
        policy = find_policy(name)
        for setting in settings:
            policy = policy.with_settings(_table(setting))
        policy = policy.with_settings(changes or {})
        checks_of(policy)
        told = [*settings, *(f"{key}={value}" for key, value in (changes or {}).items())]
        policy = replace(policy, name="+".join([policy.name, *told]))
    except PolicyError as problem:
        raise Trouble(f"policy: {problem}") from None
    return policy


def _table(setting: str) -> dict[str, Any]:
    """Return the TOML table of one setting; a value that is not TOML is taken as a string."""
    key, equals, value = setting.partition("=")
    if not equals:
        raise PolicyError(f"a setting is KEY=VALUE, like limits.max_chars=300, not {setting!r}")
    try:
        return tomllib.loads(setting)
    except (ValueError, RecursionError):  # not TOML, or a number with more digits than Python converts
        pass
    table: dict[str, Any] = {}
    inner = table
    *tables, last = key.strip().split(".")
    for name in tables:
        inner = inner.setdefault(name, {})
    inner[last] = value.strip()
    return table
