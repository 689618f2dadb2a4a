"""The corpus of a box: its folder of sources, and the index that ingestion makes of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from protem.desk.ingest.files import Stated, files_of
from protem.desk.ingest.index import FORMAT, is_begun, meta, reading, writing
from protem.desk.ingest.report import Report
from protem.desk.ingest.run import Progress, Run
from protem.desk.ingest.stored import all_passages, flaws
from protem.desk.passage import Passage
from protem.desk.settings import BoxSettings, DeskError

__all__ = ["Progress", "Report", "ingest", "is_stale", "passages", "version"]


def ingest(box_folder: Path, settings: BoxSettings, index: Path, progress: Progress | None = None) -> Report:
    """Bring the index of a box up to date with its corpus; what has not changed is not read again.

    It is one transaction: a run that is interrupted leaves the old index as it was. `progress` is told how many bytes
    are done, of how many.

    Raises:
        DeskError: the corpus can't be read as a whole, or the index can't be written. What is wrong with a single
            file is a flaw in the report.

    """
    files = _files(box_folder, settings)
    with writing(index) as connection:
        run = Run(connection, settings.as_of)
        run.over(files, progress, everything=meta(connection).get("as_of", settings.as_of) != settings.as_of)
        (count, superseded) = connection.execute("SELECT count(*), total(superseded) FROM passage").fetchone()
        version = meta(connection).get("version", "")
        found = flaws(connection)
    return Report(len(files), run.read, count, int(superseded), len(run.changed), len(run.gone), version, found)


def is_stale(box_folder: Path, settings: BoxSettings, index: Path) -> bool:
    """Say whether the corpus has changed since it was ingested, by the sizes and times of its files alone.

    Raises:
        DeskError: the corpus or the index can't be read.

    """
    files = {(file.path, file.size, file.mtime_ns) for file in _files(box_folder, settings)}
    if not is_begun(index):
        return True
    with reading(index) as connection:
        known = meta(connection)
        ingested = set(connection.execute("SELECT path, size, mtime_ns FROM file"))
    return files != ingested or (known.get("format"), known.get("as_of")) != (FORMAT, settings.as_of)


def passages(index: Path) -> Iterator[Passage]:
    """Yield the passages of an index in the order of the corpus, superseded ones too.

    Raises:
        DeskError: there is no index, or it can't be read.

    """
    with reading(index) as connection:
        yield from all_passages(connection)


def version(index: Path) -> str:
    """Return the state of the corpus that an index holds: it changes when a passage does.

    Raises:
        DeskError: there is no index, or it can't be read.

    """
    with reading(index) as connection:
        return meta(connection).get("version", "")


def _files(box_folder: Path, settings: BoxSettings) -> tuple[Stated, ...]:
    corpus = box_folder / settings.corpus
    if not corpus.exists():
        raise DeskError(f"{corpus}: no such folder; put the sources there, or name another as `corpus` in box.toml")
    try:
        return tuple(files_of(corpus))
    except OSError as problem:
        raise DeskError(f"{problem.filename or corpus}: can't be read: {problem.strerror or problem}") from None
