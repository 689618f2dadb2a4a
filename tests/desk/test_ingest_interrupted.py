"""A run that is killed leaves the old index whole; two runs at once do not disturb each other."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from protem.desk.corpus import ingest, passages
from protem.desk.ingest.index import writing
from protem.desk.settings import BoxSettings, DeskError

KILLS = 12
_RUN = """
import sys
from pathlib import Path
from protem.desk.corpus import ingest
from protem.desk.settings import BoxSettings
folder = Path(sys.argv[1])
print("ready", flush=True)
report = ingest(folder, BoxSettings(), folder / "index.sqlite")
print(report.passages, report.read, flush=True)
"""


def write(folder: Path, version: int, files: int = 20) -> None:
    corpus = folder / "corpus"
    corpus.mkdir(exist_ok=True)
    for number in range(files):
        sections = "\n".join(f"## Part {part}\nVersion {version} of part {part}, " + "word " * 60 for part in range(20))
        (corpus / f"file{number}.md").write_text(f"# File {number}\n{sections}\n", encoding="utf-8")


def state(index: Path) -> tuple[set[str], int, str]:
    """Return the versions of the text that stand in an index, how many passages, and what SQLite says of it."""
    found = list(passages(index))
    with sqlite3.connect(index) as connection:
        (whole,) = connection.execute("PRAGMA integrity_check").fetchone()
        (listed,) = connection.execute("SELECT count(*) FROM search_member").fetchone()
    connection.close()
    assert listed == len(found)
    return {passage.text.split()[1] for passage in found}, len(found), whole


def start(folder: Path) -> subprocess.Popen[str]:
    run = subprocess.Popen([sys.executable, "-c", _RUN, str(folder)], stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    assert run.stdout.readline() == "ready\n"
    return run


def test_a_run_that_is_killed_leaves_the_old_index_or_the_new_one(tmp_path: Path) -> None:
    write(tmp_path, 0)
    began = time.monotonic()
    ingest(tmp_path, BoxSettings(), tmp_path / "index.sqlite")
    whole = time.monotonic() - began
    assert state(tmp_path / "index.sqlite") == ({"0"}, 400, "ok")
    moments = random.Random(5)  # noqa: S311  it chooses when to kill
    standing = 0
    for version in range(1, KILLS + 1):
        write(tmp_path, version)
        run = start(tmp_path)
        time.sleep(moments.uniform(0, whole))
        run.kill()
        run.communicate()
        versions, count, integrity = state(tmp_path / "index.sqlite")
        assert versions in ({str(standing)}, {str(version)})
        assert (count, integrity) == (400, "ok")
        standing = int(versions.pop())
    ingest(tmp_path, BoxSettings(), tmp_path / "index.sqlite")
    assert state(tmp_path / "index.sqlite") == ({str(KILLS)}, 400, "ok")


def test_an_error_in_the_middle_leaves_the_old_index(tmp_path: Path) -> None:
    write(tmp_path, 0, files=3)
    ingest(tmp_path, BoxSettings(), tmp_path / "index.sqlite")
    write(tmp_path, 1, files=3)

    def stop(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ingest(tmp_path, BoxSettings(), tmp_path / "index.sqlite", stop)
    assert state(tmp_path / "index.sqlite") == ({"0"}, 60, "ok")


def test_of_two_runs_at_once_one_reads_and_the_other_waits(tmp_path: Path) -> None:
    write(tmp_path, 0)
    runs = [start(tmp_path) for _ in range(2)]
    told = sorted(run.communicate(timeout=120)[0].split() for run in runs)
    assert [run.returncode for run in runs] == [0, 0]
    assert told == [["400", "0"], ["400", "20"]]


def test_a_run_that_waited_too_long_says_so(tmp_path: Path) -> None:
    index = tmp_path / "index.sqlite"
    with writing(index), pytest.raises(DeskError, match="another run is writing it"), writing(index, wait=0.05):
        pass


def test_readers_go_on_with_the_old_state_while_a_run_writes(tmp_path: Path) -> None:
    index = tmp_path / "index.sqlite"
    write(tmp_path, 0, files=1)
    ingest(tmp_path, BoxSettings(), index)
    with writing(index) as connection:
        connection.execute("DELETE FROM passage")
        assert len(list(passages(index))) == 20
        connection.execute("ROLLBACK")
        connection.execute("BEGIN")
