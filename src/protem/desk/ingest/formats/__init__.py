"""The readers: one file a format, and the folder is the list. Each says which suffixes it reads.

A reader is a pure function `read(blob, file) -> Gathered` of the bytes of a file and its path in the corpus folder.
It raises `UnreadableError` for a file it can make nothing of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from protem.desk.ingest.draft import Gathered

Reader = Callable[[bytes, str], Gathered]


@lru_cache(maxsize=1)
def readers() -> Mapping[str, Reader]:
    """Return the reader of each suffix, the longest suffixes first."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    found = {suffix: module.read for module in modules for suffix in module.SUFFIXES}
    return MappingProxyType({suffix: found[suffix] for suffix in sorted(found, key=lambda one: (-len(one), one))})


def reader_of(file: str) -> Reader | None:
    """Return who reads a file, by how its name ends; None where nobody does."""
    name = file.casefold()
    return next((read for suffix, read in readers().items() if name.endswith(suffix)), None)
