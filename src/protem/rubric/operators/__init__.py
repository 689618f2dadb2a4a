"""The operators: one file each, and the folder is the list. Adding a file adds an operator."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from protem.rubric.operator import Operator


@lru_cache(maxsize=1)
def all_operators() -> tuple[Operator, ...]:
    """Return every operator in this folder, sorted by name.

    Raises:
        TypeError: a file in the folder is not an operator.

    """
    names = sorted(module.name for module in iter_modules(__path__))
    return tuple(_read(import_module(f"{__name__}.{name}")) for name in names)


def operator_named(name: str) -> Operator | None:
    """Return the operator of that name, if there is one."""
    return next((operator for operator in all_operators() if operator.name == name), None)


def _read(module: ModuleType) -> Operator:
    name = module.__name__.rpartition(".")[2].replace("_", "-")
    try:
        return Operator(name, module.__doc__ or "", module.EXAMPLES, module.read, module.decide)
    except AttributeError as problem:
        raise TypeError(f"the operator {name} lacks a part: {problem}") from None
