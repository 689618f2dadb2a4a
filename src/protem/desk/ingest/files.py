"""The files of a corpus folder, and what tells whether one has changed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG

_SETTINGS = "box.toml"


@dataclass(frozen=True, slots=True)
class Stated:
    """A file: its path in the corpus folder, where it is, its size in bytes, when it was last changed.

    A thing that is no regular file has a size of -1.
    """

    path: str
    place: Path
    size: int
    mtime_ns: int


def files_of(corpus: Path) -> Iterator[Stated]:
    """Yield the files of a corpus folder in the order of their paths; `corpus` may also be one file.

    What begins with a dot is passed over, and so are links to folders: one may lead back to where it stands.

    Raises:
        OSError: the folder, or one in it, can't be read.

    """
    if corpus.is_file():
        yield _stated(corpus, corpus.name)
        return
    places = []
    for folder, folders, names in os.walk(corpus, onerror=_raised):
        folders[:] = [name for name in folders if not name.startswith(".")]
        places += [Path(folder, name) for name in names if not name.startswith(".") and name != _SETTINGS]
    named = sorted((place.relative_to(corpus).as_posix(), place) for place in places)
    for name, place in named:
        yield _stated(place, name)


def _stated(place: Path, name: str) -> Stated:
    path = os.fsencode(name).decode("utf-8", "backslashreplace")
    try:
        found = place.stat()
    except OSError:  # a link to nothing, or gone since
        return Stated(path, place, -1, 0)
    return Stated(path, place, found.st_size if S_ISREG(found.st_mode) else -1, found.st_mtime_ns)


def _raised(problem: OSError) -> None:
    raise problem
