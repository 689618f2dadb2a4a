"""The checks: one file each, and the folder is the list. Adding a file adds a check."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from protem.check import Check
from protem.finding import REFUSALS
from protem.policy import ALWAYS, Policy
from protem.settings import PolicyError


@lru_cache(maxsize=1)
def all_checks() -> tuple[Check, ...]:
    """Return every check in this folder, sorted by name.

    Raises:
        TypeError: a file in the folder is not a check.

    """
    names = sorted(module.name for module in iter_modules(__path__))
    return tuple(_read(import_module(f"{__name__}.{name}")) for name in names)


@lru_cache(maxsize=64)
def _selected(names: tuple[str, ...]) -> tuple[Check, ...]:
    known = {check.name: check for check in all_checks()}
    for name in names:
        if name not in known:
            raise PolicyError(f"no check is called {name!r}; there are {', '.join(known)}")
    return tuple(check for name, check in known.items() if name in names)


def checks_of(policy: Policy) -> tuple[Check, ...]:
    """Return the checks that a policy runs, sorted by name: those it names and those that are never left out.

    Raises:
        PolicyError: the policy names a check that does not exist.

    """
    return all_checks() if policy.checks is None else _selected((*ALWAYS, *policy.checks))


def _read(module: ModuleType) -> Check:
    name = module.__name__.rpartition(".")[2].replace("_", "-")
    try:
        check = Check(name, module.REFUSAL, module.__doc__ or "", module.PASSES, module.FAILS, module.check)
    except AttributeError as problem:
        raise TypeError(f"the check {name} lacks a part: {problem}") from None
    if check.refusal not in REFUSALS:
        raise TypeError(f"the check {name} refuses with {check.refusal!r}, which is none of {', '.join(REFUSALS)}")
    return check
