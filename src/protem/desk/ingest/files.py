"""The files of a corpus folder, and what tells whether one has changed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG

_SETTINGS = "box.toml"
NO_FILE = -1
"""The size of a thing that is no regular file, or a link to nothing."""
OUTSIDE = -2
"""The size of a link that leads out of the corpus folder: what stands there was not put into the corpus."""


@dataclass(frozen=True, slots=True)
class Stated:
    """A file: its path in the corpus folder, where it is, its size in bytes, when it was last changed.

    What is not read has a size of `NO_FILE` or `OUTSIDE`.
    """

    path: str
    place: Path
    size: int
    mtime_ns: int


def files_of(corpus: Path) -> Iterator[Stated]:
    """Yield the files of a corpus folder in the order of their paths; `corpus` may also be one file.

    What begins with a dot is passed over, and so are links to folders: one may lead back to where it stands. A link
    to a file is followed where that file stands in the corpus folder as well.

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
    inside = os.path.realpath(corpus)
    for name, place in named:
        yield _stated(place, name, inside)


def _stated(place: Path, name: str, inside: str = "") -> Stated:
    path = os.fsencode(name).decode("utf-8", "backslashreplace")
    if inside and place.is_symlink() and not Path(os.path.realpath(place)).is_relative_to(inside):
        return Stated(path, place, OUTSIDE, 0)
    try:
        found = place.stat()
    except OSError:  # a link to nothing, or gone since
        return Stated(path, place, NO_FILE, 0)
    return Stated(path, place, found.st_size if S_ISREG(found.st_mode) else NO_FILE, found.st_mtime_ns)


def _raised(problem: OSError) -> None:
    raise problem
