"""The log keeps what it is given, counts it by day, and tells what is wrong with its file in one line."""

from __future__ import annotations

import io
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entries import HOSTILE, QUESTION, entry
from protem.desk.entry import Entry
from protem.desk.log import MOST_ROWS, DayCount, DecisionLog, Filter, LogError, LogReader, write_entry
from protem.desk.log.schema import APPLICATION


@pytest.fixture
def log(tmp_path: Path) -> Iterator[DecisionLog]:
    with DecisionLog(tmp_path / "log.sqlite") as log:
        yield log


def _full(text: str) -> Entry:
    """Return an entry with the text in every field that holds one."""
    texts: dict[str, Any] = {part.name: text for part in fields(Entry) if part.type == "str" and part.name != "time"}
    return Entry(time="2026-03-03T23:59:59.999Z", sources=(text, "b"), steps={text: 0.25}, **texts)


def _counted(log: LogReader, since: str = "", until: str = "", box: str = "") -> tuple[DayCount, ...]:
    """Count over all rows, one by one."""
    places = Counter(
        (each.time[:10], each.refusal, each.check)
        for each in log.entries()
        if (not since or since <= each.time[:10]) and (not until or each.time[:10] <= until) and box in ("", each.box)
    )
    return tuple(DayCount(*place, count) for place, count in sorted(places.items()))


def test_a_decision_comes_back_as_it_was_written(log: DecisionLog) -> None:
    number = log.append(_full("words"))
    assert log.row(number) == replace(_full("words"), id=number)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_any_text_in_any_field_comes_back_unharmed(log: DecisionLog, text: str) -> None:
    number = log.append(_full(text))
    found = log.row(number)
    assert found == replace(_full(text), id=number)
    assert log.rows(Filter(refusal=text, check=text, box=text, text=text)) == (found,)
    assert log.by_day(box=text) == (DayCount("2026-03-03", text, text, 1),)
    out = io.StringIO()
    assert log.export(out) == 1
    assert json.loads(out.getvalue()) == write_entry(replace(_full(text), id=number))


@given(st.text(st.characters(exclude_categories=())), st.text(st.characters(exclude_categories=())))
@settings(max_examples=30)
def test_no_text_is_lost_or_confused(tmp_path_factory: pytest.TempPathFactory, one: str, other: str) -> None:
    with DecisionLog(tmp_path_factory.mktemp("log") / "log.sqlite") as log:
        log.append_all((_full(one), _full(other)))
        assert log.row(1) == replace(_full(one), id=1)
        assert log.by_day() == _counted(log)


_ENTRIES = st.builds(
    entry,
    st.sampled_from(["2026-01-31", "2026-02-28", "2026-03-01", "2026-03-03"]),
    st.sampled_from(["", "ungrounded", "scope:app"]),
    st.sampled_from(["", "overlong"]),
    box=st.sampled_from(["app", "road-law"]),
)
_STEPS = st.lists(
    st.one_of(
        st.lists(_ENTRIES, max_size=5), st.sampled_from(["2026-03-01T00:00:00.000Z", "2026-03-31T23:59:59.999Z"])
    ),
    max_size=8,
)


@given(_STEPS, st.sampled_from([1, 2, 30]))
@settings(max_examples=60)
def test_counts_by_day_are_those_of_all_rows_after_any_appends_and_prunes(
    tmp_path_factory: pytest.TempPathFactory, steps: list[Any], days: int
) -> None:
    with DecisionLog(tmp_path_factory.mktemp("log") / "log.sqlite", days=days) as log:
        for step in steps:
            if isinstance(step, str):
                before = len(tuple(log.entries()))
                assert log.prune(step) == before - len(tuple(log.entries()))
            else:
                log.append_all(step)
        assert log.by_day() == _counted(log)
        assert log.by_day("2026-02-28", "2026-03-01") == _counted(log, "2026-02-28", "2026-03-01")
        assert log.by_day("2026-03-01", box="app") == _counted(log, "2026-03-01", box="app")
        with closing(sqlite3.connect(log.path)) as connection:
            orphans = "SELECT count(*) FROM texts WHERE id NOT IN (SELECT id FROM decisions)"
            assert connection.execute(orphans).fetchone() == (0,)


def test_decisions_are_kept_for_whole_utc_days(log: DecisionLog) -> None:
    log = DecisionLog(log.path, days=2)
    for day in ("2026-02-28", "2026-03-01", "2026-03-02"):
        log.append(replace(entry(), time=f"{day}T23:59:59.999Z"))
    assert log.prune("2026-03-03T00:00:00.000Z") == 1
    assert [count.day for count in log.by_day()] == ["2026-03-01", "2026-03-02"]
    log.append(entry("2027-03-03"))
    assert log.prune("2027-03-03T00:00:00.000Z") == 2
    assert [count.day for count in log.by_day()] == ["2027-03-03"]
    assert log.append(entry()) == 5  # the number of a row that was removed is not given again
    log.close()


def test_what_is_pruned_is_gone_from_the_files(log: DecisionLog) -> None:
    secret = "hydrantophobia"  # noqa: S105  a word to look for
    log.append_all(entry(question=f"{secret} {number}", answer=secret * 400) for number in range(50))
    log.append(entry("2028-01-01"))
    assert log.prune("2028-01-01T00:00:00.000Z") == 50
    assert all(secret.encode() not in file.read_bytes() for file in log.path.parent.iterdir())


def test_retention_longer_than_the_calendar_prunes_nothing(log: DecisionLog) -> None:
    log.append(entry("0001-01-01"))
    with DecisionLog(log.path, days=1_000_000_000) as other:
        assert other.prune("9999-12-31T00:00:00.000Z") == 0


@pytest.mark.parametrize(
    "time",
    ["", "2026-03-03", "2026-03-03T12:00:00Z", "2026-03-03T23:30:00.000+02:00", "2026-02-30T12:00:00.000Z", "٢٠٢٦-03"],
)
def test_a_time_that_is_not_utc_is_refused(log: DecisionLog, time: str) -> None:
    with pytest.raises(LogError, match="is no time of an entry: UTC, like"):
        log.append(replace(entry(), time=time))
    with pytest.raises(LogError, match="is no time"):
        log.prune(time)
    assert log.rows() == ()


def test_a_batch_is_written_whole_or_not_at_all(log: DecisionLog) -> None:
    with pytest.raises(LogError):
        log.append_all((entry(), replace(entry(), time="yesterday")))
    assert log.rows() == ()
    assert log.append_all(()) == ()


def test_what_is_no_number_or_too_large_is_refused(log: DecisionLog) -> None:
    with pytest.raises(LogError, match="no finite number"):
        log.append(entry(steps={"gate": float("nan")}))
    with pytest.raises(LogError, match="characters; at most 67108864 are logged"):
        log.append(entry(answer="x" * (64 * 1024 * 1024)))
    assert log.append(entry()) == 1


def test_hashed_texts_count_repeats_and_tell_nothing(tmp_path: Path) -> None:
    written = entry(refusal="ungrounded", answer="15 feet", case="{}", first="", reason="15 stands in no source")
    found = []
    for name in ("one", "other"):
        with DecisionLog(tmp_path / name, "hash") as log:
            log.append_all((written, written, replace(written, question="else")))
            found.append(log.rows())
    new, again, first = found[0]
    assert first.question == again.question != new.question
    assert first.question.startswith("sha256:")
    assert len(first.question) == len("sha256:") + 16
    assert first.question != first.answer != first.case
    assert (first.first, first.reason, first.refusal) == ("", "", "ungrounded")
    assert first.question != found[1][2].question  # each log has a key of its own
    assert QUESTION.encode() not in (tmp_path / "one").read_bytes()
    with DecisionLog(tmp_path / "one", "hash") as log:  # and keeps it
        log.append(written)
        assert log.rows()[0].question == first.question


def test_without_texts_none_is_on_the_disk(tmp_path: Path) -> None:
    with DecisionLog(tmp_path / "log.sqlite", "none") as log:
        log.append(_full("abcdefgh"))
        found = log.row(1)
        assert found
        assert (found.question, found.answer, found.case, found.first, found.reason) == ("",) * 5
        assert found.sources == ("abcdefgh", "b")


def test_rows_are_found_by_every_part_of_the_filter(log: DecisionLog) -> None:
    log.append_all(
        (
            entry("2026-03-01", answer="Straße"),
            entry("2026-03-02", "ungrounded", "altered-quote"),
            entry("2026-03-02", "scope:app", "scope", box="app"),
            entry("2026-03-03", "scope:road-law", "scope", first="ÄRGER"),
        )
    )
    for wanted, ids in (
        (Filter(), [4, 3, 2, 1]),
        (Filter(since="2026-03-02"), [4, 3, 2]),
        (Filter(until="2026-03-02"), [3, 2, 1]),
        (Filter("2026-03-02", "2026-03-02"), [3, 2]),
        (Filter(refusal=""), [1]),
        (Filter(refusal="scope"), [4, 3]),
        (Filter(refusal="scope:app"), [3]),
        (Filter(check="altered-quote"), [2]),
        (Filter(box="app"), [3]),
        (Filter(text="STRASSE"), [1]),
        (Filter(text="ärger"), [4]),
        (Filter(text="%"), []),
        (Filter(text="hydrant", box="app"), [3]),
    ):
        assert [each.id for each in log.rows(wanted)] == ids, wanted
        assert [each.id for each in log.entries(wanted)] == ids[::-1], wanted
        assert [each.id for each in log.rows(wanted) if wanted.admits(each.refusal)] == ids, wanted


def test_rows_are_paged_by_id(log: DecisionLog) -> None:
    log.append_all(entry() for _ in range(MOST_ROWS + 5))
    assert [each.id for each in log.rows(limit=2)] == [MOST_ROWS + 5, MOST_ROWS + 4]
    assert [each.id for each in log.rows(limit=2, before_id=MOST_ROWS)] == [MOST_ROWS - 1, MOST_ROWS - 2]
    assert len(log.rows(limit=10**30)) == MOST_ROWS
    assert log.rows(limit=-1) == log.rows(before_id=-(10**30)) == ()
    assert len(log.rows(before_id=10**30, limit=1)) == 1
    assert log.row(10**30) is log.row(-1) is log.row(0) is None
    assert log.export(io.StringIO()) == MOST_ROWS + 5


def test_an_export_writes_a_kept_case_as_the_object_it_is(log: DecisionLog) -> None:
    log.append_all((entry(case='{"answer": "x"}'), entry(case="sha256:0123456789abcdef"), entry(case="{")))
    out = io.StringIO()
    log.export(out, Filter(refusal=""))
    assert [json.loads(line)["case"] for line in out.getvalue().splitlines()] == [
        {"answer": "x"},
        "sha256:0123456789abcdef",
        "{",
    ]


def test_a_file_that_is_no_log_is_told_and_left_alone(tmp_path: Path) -> None:
    text, other, newer = tmp_path / "text", tmp_path / "other.sqlite", tmp_path / "newer.sqlite"
    text.write_text("no database " * 100)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE mine (id)")
    DecisionLog(newer).close()
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version = 7")
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    before = [path.read_bytes() for path in (text, other)]
    for open_log in (DecisionLog, LogReader):
        for path, says in (
            (text, "is not a log of protem"),
            (other, "is not a log of protem"),
            (newer, r"was written by a newer protem \(format 7, this one knows 2\)"),
            (tmp_path, "can't be opened"),
        ):
            with pytest.raises(LogError, match=says) as raised:
                open_log(path)
            assert str(raised.value).startswith(f"{path}: ")
            assert "\n" not in str(raised.value)
    assert [path.read_bytes() for path in (text, other)] == before


def test_a_log_is_made_by_its_writer_only(tmp_path: Path) -> None:
    with pytest.raises(LogError, match="there is no such file"):
        LogReader(tmp_path / "missing.sqlite")
    with pytest.raises(LogError, match="see that the folder is there"):
        DecisionLog(tmp_path / "missing" / "log.sqlite")
    assert list(tmp_path.iterdir()) == []
    odd = tmp_path / "100% ü?#.sqlite"
    odd.touch()
    DecisionLog(odd).close()
    assert LogReader(odd).rows() == ()
    assert [path.name for path in tmp_path.iterdir()] == [odd.name]


def test_a_closed_log_takes_nothing(log: DecisionLog) -> None:
    log.close()
    with pytest.raises(LogError, match="closed database"):
        log.append(entry())


def test_a_log_that_is_moved_away_takes_nothing_until_it_is_opened_again(log: DecisionLog, tmp_path: Path) -> None:
    log.append(entry())
    moved = log.path.rename(tmp_path / "moved.sqlite")
    with pytest.raises(LogError, match="was moved or removed while it was open"):
        log.append(entry())
    moved.rename(log.path)
    assert log.append(entry()) == 2


def test_a_decision_can_not_be_changed(log: DecisionLog) -> None:
    log.append(entry(refusal="ungrounded"))
    with (
        closing(sqlite3.connect(log.path)) as connection,
        pytest.raises(sqlite3.IntegrityError, match="a decision stands"),
    ):
        connection.execute("UPDATE decisions SET refusal = ''")


def test_an_open_decision_is_extended_and_amended_once(log: DecisionLog) -> None:
    number = log.begin(entry(refusal="abandoned", check="reader", answer="One."))
    log.extend(number, "One. Two.")
    (before,) = log.rows()
    assert (before.refusal, before.answer, before.question) == ("abandoned", "One. Two.", QUESTION)
    assert log.by_day() == (DayCount("2026-03-03", "abandoned", "reader", 1),)
    log.amend(number, entry(answer="One. Two. Three."))
    assert log.rows() == (replace(entry(answer="One. Two. Three."), id=number),)
    assert log.by_day() == (DayCount("2026-03-03", "", "", 1),)
    with pytest.raises(LogError, match="is final or was removed"):
        log.amend(number, entry())
    with pytest.raises(LogError, match="is final or was removed"):
        log.extend(number, "")
    with pytest.raises(LogError, match="is final or was removed"):
        log.amend(9, entry())
    with closing(sqlite3.connect(log.path)) as connection:
        for statement in ("UPDATE decisions SET refusal = 'x'", "UPDATE texts SET answer = 'x'"):
            with pytest.raises(sqlite3.IntegrityError, match="a decision stands"):
                connection.execute(statement)


def test_an_open_decision_nobody_amends_stands_and_is_pruned_like_any_other(log: DecisionLog) -> None:
    log.begin(entry("2024-03-03", "abandoned", "reader"))
    log.append(entry())
    assert log.prune("2026-03-03T12:00:00.000Z") == 1
    with closing(sqlite3.connect(log.path)) as connection:
        assert connection.execute("SELECT count(*) FROM open_decisions").fetchone() == (0,)


@pytest.mark.parametrize("texts", ["hash", "none"])
def test_of_an_open_decision_no_more_is_kept_than_of_others(tmp_path: Path, texts: Any) -> None:
    with DecisionLog(tmp_path / "log.sqlite", texts) as log:
        number = log.begin(entry(answer="One."))
        log.extend(number, "hydrantophobia")
        log.amend(number, entry(answer="hydrantophobia"))
        log.append(entry(answer="hydrantophobia"))
        first, second = log.rows()
        assert replace(first, id=0) == replace(second, id=0)
        assert all(b"hydrantophobia" not in file.read_bytes() for file in tmp_path.iterdir())


@given(st.lists(st.tuples(_ENTRIES, st.none() | _ENTRIES), max_size=8))
@settings(max_examples=30)
def test_counts_are_right_whatever_is_amended(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[Entry, Entry | None]]
) -> None:
    with DecisionLog(tmp_path_factory.mktemp("log") / "log.sqlite") as log:
        for begun, ended in steps:
            number = log.begin(begun)
            if ended:
                log.amend(number, ended)
        assert log.by_day() == _counted(log)
        assert log.by_day(box="app") == _counted(log, box="app")


def test_a_log_of_the_first_format_is_read_and_brought_up(log: DecisionLog) -> None:
    log.append(entry(refusal="ungrounded"))
    with closing(sqlite3.connect(log.path)) as connection:
        connection.executescript(
            """DROP TRIGGER decision_amended; DROP TRIGGER texts_stand; DROP TRIGGER decision_stands;
            DROP TRIGGER decision_removed; DROP TABLE open_decisions; PRAGMA user_version = 1;
            CREATE TRIGGER decision_removed AFTER DELETE ON decisions BEGIN SELECT 1; END;
            CREATE TRIGGER decision_stands BEFORE UPDATE ON decisions BEGIN SELECT RAISE(ABORT, 'stands'); END;"""
        )
    assert len(LogReader(log.path).rows()) == 1
    for _ in range(2):
        with DecisionLog(log.path) as again:
            again.amend(again.begin(entry(refusal="abandoned")), entry())
            assert again.by_day() == _counted(again)


def test_a_clock_that_jumps_ahead_does_not_empty_the_log(log: DecisionLog) -> None:
    log.append_all(entry(day) for day in ("2025-03-03", "2026-03-03"))
    assert log.prune("2099-01-01T00:00:00.000Z") == 1
    assert [count.day for count in log.by_day()] == ["2026-03-03"]


def test_a_row_that_somebody_damaged_is_told(log: DecisionLog) -> None:
    log.append(entry())
    with closing(sqlite3.connect(log.path)) as connection, connection:
        connection.execute("DROP TRIGGER decision_stands")
        connection.execute("UPDATE decisions SET steps = 'none'")
    with pytest.raises(LogError, match="row 1 of the log is damaged"):
        log.rows()


def test_a_log_held_by_another_program_is_told(log: DecisionLog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("protem.desk.log.schema.BUSY", 0.05)
    with DecisionLog(log.path) as mine, closing(sqlite3.connect(log.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LogError, match="another program holds it"):
            mine.append(entry())
        other.execute("ROLLBACK")
        assert mine.append(entry()) == 1


_IN_A_CHILD = """
import os, resource, signal, sys
from pathlib import Path
from protem.desk.entry import Entry
from protem.desk.log import DecisionLog, LogError, LogReader
path, way = Path(sys.argv[1]), sys.argv[2]
def entry(text="x"):
    return Entry("2026-03-03T12:00:00.000Z", "app", "", "", text)
if way == "full":
    log = DecisionLog(path)
    log.append(entry())
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
    try:
        log.append(entry("y" * 1_000_000))
    except LogError as problem:
        print(problem)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    print(log.append(entry()))
else:
    os.setuid(65534)
    try:
        DecisionLog(path)
    except LogError as problem:
        print(problem)
    try:
        print(len(LogReader(path).rows()))
    except LogError as problem:
        print(problem)
"""


def _child(path: Path, way: str) -> list[str]:
    command = [sys.executable, "-c", _IN_A_CHILD, str(path), way]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.splitlines()


@pytest.mark.skipif(sys.platform == "win32", reason="limits of processes are POSIX")
def test_a_disk_that_takes_no_more_is_told_and_nothing_is_left_of_the_decision(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite"
    problem, number = _child(path, "full")
    assert problem == f"{path}: the disk does not take it; see that it is sound and has room"
    assert number == "2"
    assert len(LogReader(path).rows()) == 2


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="only root can become another user")
def test_a_log_that_may_not_be_written_is_told_when_it_is_opened() -> None:
    folder = Path("/tmp") / f"protem-log-{os.getpid()}"  # noqa: S108  pytest's own folders are closed to other users
    folder.mkdir(mode=0o755)
    try:
        path = folder / "log.sqlite"
        log = DecisionLog(path)
        log.append(entry())
        problem, count = _child(path, "read-only")
        assert problem == f"{path}: can't be written; make the file and its folder writable"
        assert count == "1"  # read while a desk has it open
        log.close()
        problem, closed = _child(path, "read-only")
        assert problem.startswith(f"{path}: can't be ")
        assert closed.startswith(f"{path}: can't be ")
    finally:
        shutil.rmtree(folder)
