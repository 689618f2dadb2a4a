"""What the log has acknowledged is there: after kill -9, with two processes at once, with many threads."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from entries import entry
from protem.desk.log import DecisionLog, LogError, LogReader
from protem.desk.log.commits import Commits

KILLS = 20
_WRITER = """
import sys
from pathlib import Path
from protem.desk.entry import Entry
from protem.desk.log import DecisionLog
path, name, most = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
log = DecisionLog(path, days=1)
for number in range(most):
    day = f"2026-03-{number % 28 + 1:02}T12:00:00.000Z"
    entry = Entry(day, name, ("", "ungrounded")[number % 2], "", "because", question="x" * (number * 97 % 9000))
    print(log.append(entry), flush=True)
"""


def _writer(path: Path, name: str, most: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", _WRITER, str(path), name, str(most)], stdout=subprocess.PIPE, text=True
    )


def test_nothing_acknowledged_is_lost_when_the_writer_is_killed_at_any_point(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    chance = random.Random()  # noqa: S311  any moment will do
    acknowledged: set[int] = set()
    for _ in range(KILLS):
        child = _writer(path, "killed", 1_000_000)
        assert child.stdout
        with child, child.stdout:
            acknowledged.add(int(child.stdout.readline()))
            time.sleep(chance.uniform(0, 0.03))
            child.kill()
            acknowledged.update(int(line) for line in child.stdout if line.endswith("\n"))
        kept = {each.id for each in LogReader(path).entries()}
        assert acknowledged <= kept
    with DecisionLog(path) as log:
        assert sum(count.count for count in log.by_day()) == len(tuple(log.entries()))
        assert log.append(entry()) > max(acknowledged)
    assert len(acknowledged) > KILLS


def test_two_processes_make_and_write_one_log_at_once(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    children = [_writer(path, name, 200) for name in ("one", "other")]
    numbers = [int(line) for child in children for line in child.communicate(timeout=60)[0].split()]
    assert [child.returncode for child in children] == [0, 0]
    assert sorted(numbers) == list(range(1, 401))
    log = LogReader(path)
    assert {each.id for each in log.entries()} == set(numbers)
    assert [sum(count.count for count in log.by_day(box=name)) for name in ("one", "other")] == [200, 200]


def test_whoever_comes_first_makes_the_log_and_the_others_find_it(tmp_path: Path) -> None:
    opened: list[DecisionLog] = []
    together = threading.Barrier(16)

    def work(path: Path) -> None:
        together.wait()
        opened.append(DecisionLog(path))

    for number in range(5):
        path = tmp_path / f"{number}.sqlite"
        threads = [threading.Thread(target=work, args=(path,)) for _ in range(16)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len(opened) == 16 * 5
    assert [log.append(entry()) for log in opened] == [*range(1, 17)] * 5
    for log in opened:
        log.close()


def test_many_threads_write_and_read_one_log_at_once(tmp_path: Path) -> None:
    numbers: dict[int, str] = {}
    with DecisionLog(tmp_path / "log.sqlite") as log:

        def work(name: str) -> None:
            for _ in range(20):
                number = log.append(entry(question=name))
                found = log.row(number)
                assert found
                numbers[number] = found.question
                assert sum(count.count for count in log.by_day()) > 0

        threads = [threading.Thread(target=work, args=(str(place),)) for place in range(32)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(numbers) == 32 * 20
        assert {each.id: each.question for each in log.entries()} == numbers


def test_who_waits_is_written_with_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[int] = []
    entered, go_on = threading.Event(), threading.Event()
    within = Commits._within  # noqa: SLF001

    def slow(self: Commits, work: Any) -> Any:
        entered.set()
        assert go_on.wait(30)
        done = within(self, work)
        groups.append(len(done))
        return done

    monkeypatch.setattr(Commits, "_within", slow)
    with DecisionLog(tmp_path / "log.sqlite") as log:
        threads = [threading.Thread(target=log.append, args=(entry(),)) for _ in range(9)]
        threads[0].start()
        assert entered.wait(30)
        for thread in threads[1:]:
            thread.start()
        waiting = log._commits._waiting  # noqa: SLF001
        end = time.monotonic() + 30
        while len(waiting) < 8 and time.monotonic() < end:
            time.sleep(0.001)
        go_on.set()
        for thread in threads:
            thread.join()
        assert groups == [1, 8]
        assert len(log.rows()) == 9


def test_what_fails_for_one_that_writes_for_others_fails_for_each_of_them(tmp_path: Path) -> None:
    log = DecisionLog(tmp_path / "log.sqlite")
    failures: list[str] = []

    def work() -> None:
        try:
            log.append(entry())
        except LogError as problem:
            failures.append(str(problem))

    with log._commits._turn:  # noqa: SLF001
        threads = [threading.Thread(target=work) for _ in range(5)]
        for thread in threads:
            thread.start()
        log.path.unlink()
    for thread in threads:
        thread.join()
    assert len(failures) == 5
    assert all("was moved or removed" in failure for failure in failures)
    log.close()
