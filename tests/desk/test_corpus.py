"""A corpus and its index: what is read, what is kept, what is told, and that nothing else changes."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from protem.desk.corpus import ingest, is_stale, passages
from protem.desk.ingest import gathering
from protem.desk.passage import Passage
from protem.desk.retrieve import SqliteRetriever
from protem.desk.settings import BoxSettings, DeskError

BOX = BoxSettings()


class Desk:
    """A box in a folder, with its index beside it."""

    def __init__(self, folder: Path) -> None:
        """Make the folder of the box."""
        self.box, self.corpus, self.index = folder / "law", folder / "law" / "corpus", folder / ".protem" / "law.sqlite"
        self.corpus.mkdir(parents=True)
        self._times = 0

    def write(self, name: str, content: str | bytes | list[dict[str, object]]) -> None:
        if isinstance(content, list):
            content = "".join(json.dumps(row) + "\n" for row in content)
        place = self.corpus / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content.encode() if isinstance(content, str) else content)
        self._times += 1
        os.utime(place, ns=(self._times * 10**9, self._times * 10**9))

    def passages(self) -> dict[str, Passage]:
        return {passage.id: passage for passage in passages(self.index)}


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_every_format_is_read_and_each_passage_says_where_it_is_from(desk: Desk) -> None:
    desk.write("a/guide.md", "# Guide\nStop.")
    desk.write("page.HTML", "<h1>Page</h1>Go.")
    desk.write("laws.jsonl", [{"id": "law-1", "text": "Wait."}])
    desk.write("code.xml", "<section><num>1</num><p>Turn.</p></section>")
    desk.write("notes.txt", "Park.")
    report = ingest(desk.box, BoxSettings(as_of="2026-01-01"), desk.index)
    found = desk.passages()
    assert {own: one.origin for own, one in found.items()} == {
        "guide": "a/guide.md",
        "code-1": "code.xml",
        "law-1": "laws.jsonl",
        "notes-park": "notes.txt",
        "page": "page.HTML",
    }
    assert (report.files, report.read, report.passages, report.changed, report.removed) == (5, 5, 5, 5, 0)
    assert report.flaws == ()
    assert {one.as_of for one in found.values()} == {"2026-01-01"}


def test_reading_twice_reads_nothing_and_changes_nothing(desk: Desk) -> None:
    desk.write("a.txt", "One.\n\nTwo.")
    desk.write("b.jsonl", [{"id": "x", "text": "A"}, {"id": "x", "text": "A"}, {"id": "y", "text": ""}])
    first = ingest(desk.box, BOX, desk.index)
    before = dump(desk.index)
    second = ingest(desk.box, BOX, desk.index)
    assert (second.read, second.changed, second.removed) == (0, 0, 0)
    assert (second.flaws, second.version) == (first.flaws, first.version)
    assert dump(desk.index) == before


def test_a_file_that_was_only_touched_is_not_read_again(desk: Desk) -> None:
    desk.write("a.txt", "One.")
    ingest(desk.box, BOX, desk.index)
    desk.write("a.txt", "One.")
    assert is_stale(desk.box, BOX, desk.index)
    assert ingest(desk.box, BOX, desk.index).read == 0
    assert not is_stale(desk.box, BOX, desk.index)


@pytest.mark.parametrize(
    "change",
    [
        lambda desk: desk.write("b.txt", "Two."),
        lambda desk: desk.write("a.txt", "Other"),
        lambda desk: (desk.corpus / "a.txt").unlink(),
    ],
)
def test_a_changed_folder_is_stale_until_it_is_read(desk: Desk, change: Callable[[Desk], None]) -> None:
    desk.write("a.txt", "One.")
    assert is_stale(desk.box, BOX, desk.index)
    ingest(desk.box, BOX, desk.index)
    assert not is_stale(desk.box, BOX, desk.index)
    change(desk)
    assert is_stale(desk.box, BOX, desk.index)
    ingest(desk.box, BOX, desk.index)
    assert not is_stale(desk.box, BOX, desk.index)


def test_another_date_in_the_settings_reads_everything_again(desk: Desk) -> None:
    desk.write("a.jsonl", [{"id": "x", "text": "A"}, {"id": "y", "text": "B", "as_of": "2020-01-01"}])
    ingest(desk.box, BOX, desk.index)
    later = BoxSettings(as_of="2026-01-01")
    assert is_stale(desk.box, later, desk.index)
    before = {own: row for own, (row, _) in rows(desk.index).items()}
    report = ingest(desk.box, later, desk.index)
    assert (report.read, report.changed, report.removed) == (1, 0, 0)
    assert {own: row for own, (row, _) in rows(desk.index).items()} == before
    assert {own: one.as_of for own, one in desk.passages().items()} == {"x": "2026-01-01", "y": "2020-01-01"}


def test_a_passage_that_moves_to_another_file_is_not_gone(desk: Desk) -> None:
    desk.write("b.jsonl", [{"id": "x", "text": "A"}, {"id": "y", "text": "B"}])
    ingest(desk.box, BOX, desk.index)
    desk.write("a.jsonl", [{"id": "x", "text": "A"}])
    (desk.corpus / "b.jsonl").unlink()
    report = ingest(desk.box, BOX, desk.index)
    assert (report.changed, report.removed) == (1, 1)


def test_a_change_in_one_section_leaves_the_others_their_ids_and_rows(desk: Desk) -> None:
    desk.write("guide.md", "# Guide\n## A\nOne.\n## B\nTwo.\n## C\nThree.\n")
    ingest(desk.box, BOX, desk.index)
    before = rows(desk.index)
    desk.write("guide.md", "# Guide\n## New\nZero.\n## A\nOne.\n## B\nTwo, changed.\n## D\nThree.\n")
    report = ingest(desk.box, BOX, desk.index)
    after = rows(desk.index)
    assert after["guide-a"] == before["guide-a"]
    assert set(after) == {"guide-new", "guide-a", "guide-b", "guide-c"}  # its heading changed, its text did not
    assert after["guide-b"] != before["guide-b"]
    assert (report.changed, report.removed) == (3, 0)
    assert [one.id for one in passages(desk.index)] == ["guide-new", "guide-a", "guide-b", "guide-c"]


def test_what_supersedes_is_told_and_what_is_superseded_stays_readable(desk: Desk) -> None:
    desk.write("a.jsonl", [{"id": "old", "text": "30 mph"}, {"id": "rule", "text": "first"}])
    new: list[dict[str, object]] = [{"id": "new", "text": "20 mph", "supersedes": ["old", "gone"]}]
    desk.write("b.jsonl", [*new, {"id": "rule", "text": "second", "supersedes": ["rule"]}])
    report = ingest(desk.box, BOX, desk.index)
    assert report.superseded == 2
    assert {kind: [flaw.place for flaw in flaws] for kind, flaws in report.kinds.items()} == {
        "duplicate-id": ["rule"],
        "superseded": ["old", "rule"],
        "supersedes-unknown": ["new"],
    }
    assert desk.passages()["old"].text == "30 mph"
    assert superseded(desk.index) == {"old", "rule"}
    version = report.version
    (desk.corpus / "b.jsonl").unlink()
    again = ingest(desk.box, BOX, desk.index)
    assert (superseded(desk.index), again.superseded, again.flaws) == (set(), 0, ())
    assert again.version != version


def test_doubled_ids_and_texts_are_kept_and_told(desk: Desk) -> None:
    desk.write("a.jsonl", [{"id": "x", "text": "Same."}, {"id": "x", "text": "Other."}])
    desk.write("b.jsonl", [{"id": "y", "text": "Same. "}])
    report = ingest(desk.box, BOX, desk.index)
    assert {(flaw.kind, flaw.file, flaw.place, flaw.says) for flaw in report.flaws} == {
        ("duplicate-id", "a.jsonl", "x", "the id x stands 2 times; told apart as x, x-2"),
        ("duplicate-text", "a.jsonl", "x", "the text of x stands again in y"),
    }
    assert set(desk.passages()) == {"x", "x-2", "y"}


def test_what_can_not_be_read_is_told_and_stops_nothing(desk: Desk) -> None:
    desk.write("a.txt", "Größe".encode("latin-1"))
    desk.write("b.docx", "Word")
    desk.write("c.xml", "<a>")
    desk.write("d.txt", "Text.")
    desk.write(".hidden.docx", "no")
    (desk.corpus / "e.txt").symlink_to(desk.corpus / "nothing")
    os.mkfifo(desk.corpus / "f.txt")
    report = ingest(desk.box, BOX, desk.index)
    assert [(flaw.kind, flaw.file) for flaw in report.flaws] == [
        ("unreadable", name) for name in ("a.txt", "b.docx", "c.xml", "e.txt", "f.txt")
    ]
    assert set(desk.passages()) == {"d-text"}
    assert not is_stale(desk.box, BOX, desk.index)
    assert ingest(desk.box, BOX, desk.index).read == 0


def test_a_link_that_leads_out_of_the_corpus_is_told_and_not_read(desk: Desk, tmp_path: Path) -> None:
    desk.write("sub/own.txt", "Own words.")
    (desk.box / "secret.txt").write_text("root:x:0:0", encoding="utf-8")
    (tmp_path / "law" / "corpus-too").mkdir()
    (tmp_path / "law" / "corpus-too" / "b.txt").write_text("Beside.", encoding="utf-8")
    (desk.corpus / "pw.txt").symlink_to(desk.box / "secret.txt")
    (desk.corpus / "up.txt").symlink_to("../secret.txt")
    (desk.corpus / "beside.txt").symlink_to("../corpus-too/b.txt")
    (desk.corpus / "env.txt").symlink_to("/proc/self/environ")
    (desk.corpus / "chain.txt").symlink_to(desk.corpus / "pw.txt")
    (desk.corpus / "again.txt").symlink_to("sub/own.txt")
    report = ingest(desk.box, BOX, desk.index)
    told = [(flaw.kind, flaw.file) for flaw in report.flaws if flaw.kind != "duplicate-text"]
    assert told == [("outside-link", f"{name}.txt") for name in ("beside", "chain", "env", "pw", "up")]
    assert {one.text for one in desk.passages().values()} == {"Own words."}
    assert not is_stale(desk.box, BOX, desk.index)
    assert ingest(desk.box, BOX, desk.index).read == 0


def test_a_corpus_that_is_a_link_itself_is_read(desk: Desk) -> None:
    desk.write("a.txt", "Text.")
    desk.corpus.rename(desk.box / "elsewhere")
    desk.corpus.symlink_to("elsewhere")
    (desk.box / "elsewhere" / "b.txt").symlink_to("a.txt")
    assert ingest(desk.box, BOX, desk.index).passages == 2


def test_a_file_that_breaks_takes_its_passages_along_and_says_so(desk: Desk) -> None:
    desk.write("a.txt", "Text.")
    ingest(desk.box, BOX, desk.index)
    desk.write("a.txt", b"\xff")
    report = ingest(desk.box, BOX, desk.index)
    assert (report.passages, report.removed, [flaw.kind for flaw in report.flaws]) == (0, 1, ["unreadable"])


def test_a_missing_extra_is_tried_again_at_every_run(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    from made_pdf import pdf  # noqa: PLC0415

    desk.write("a.pdf", pdf([("Text.", "1")]))
    with monkeypatch.context() as without:
        without.setitem(__import__("sys").modules, "pypdfium2", None)
        (flaw,) = ingest(desk.box, BOX, desk.index).flaws
    assert "pip install 'PATH-OF-THE-CHECKOUT[pdf]'" in flaw.says
    assert ingest(desk.box, BOX, desk.index).passages == 1


def test_progress_is_told_in_bytes_up_to_the_end(desk: Desk) -> None:
    desk.write("a.txt", "One.")
    desk.write("b.txt", "Two!")
    told: list[tuple[int, int]] = []
    ingest(desk.box, BOX, desk.index, lambda done, total: told.append((done, total)))
    assert told == [(0, 8), (4, 8), (8, 8)]


def test_the_corpus_may_be_one_file(desk: Desk) -> None:
    desk.write("a.txt", "One.")
    assert ingest(desk.box, BoxSettings(corpus="corpus/a.txt"), desk.index).passages == 1


def test_a_file_larger_than_is_read_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "_LARGEST", 3)
    desk.write("a.txt", "One.")
    assert "larger than" in ingest(desk.box, BOX, desk.index).flaws[0].says


def test_more_flaws_of_a_kind_than_anybody_reads_are_counted(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "_TOLD", 2)
    desk.write("a.jsonl", [{"id": str(number), "text": ""} for number in range(5)])
    said = [flaw.says for flaw in ingest(desk.box, BOX, desk.index).flaws]
    assert (len(said), said[-1]) == (3, "and 3 more of this kind")


def test_what_is_no_corpus_or_no_index_is_one_line(desk: Desk, tmp_path: Path) -> None:
    for act in (ingest, is_stale):
        with pytest.raises(DeskError, match="no such folder; put the sources there"):
            act(tmp_path / "nowhere", BOX, desk.index)
    with pytest.raises(DeskError, match="there is no index"):
        list(passages(desk.index))
    desk.index.parent.mkdir(exist_ok=True)
    desk.index.write_bytes(b"This is no database at all, but a text that is long enough to be one." * 20)
    desk.write("a.txt", "One.")
    for act in (ingest, is_stale):
        with pytest.raises(DeskError, match="no index of protem: delete it"):
            act(desk.box, BOX, desk.index)


def test_a_first_run_that_was_interrupted_leaves_no_index(desk: Desk) -> None:
    desk.write("a.txt", "One.")
    with pytest.raises(KeyboardInterrupt):
        ingest(desk.box, BOX, desk.index, interrupt)
    assert desk.index.is_file()
    assert is_stale(desk.box, BOX, desk.index)
    with pytest.raises(DeskError, match="there is no index"):
        list(passages(desk.index))
    assert ingest(desk.box, BOX, desk.index).passages == 1


def interrupt(done: int, total: int) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("older", ["1", "2"])
def test_an_index_of_an_earlier_format_is_made_anew(desk: Desk, older: str) -> None:
    desk.write("a.txt", "One stop.")
    ingest(desk.box, BOX, desk.index)
    with sqlite3.connect(desk.index) as connection:
        connection.execute("UPDATE meta SET value = ? WHERE key = 'format'", (older,))
        connection.execute("UPDATE passage SET text = 'as it was read before'")
    connection.close()
    assert is_stale(desk.box, BOX, desk.index)
    assert ingest(desk.box, BOX, desk.index).passages == 1
    assert [passage.text for passage in passages(desk.index)] == ["One stop."]
    assert len(SqliteRetriever(desk.index).retrieve("stop", 5)) == 1
    assert not is_stale(desk.box, BOX, desk.index)


def test_an_index_of_another_format_is_not_touched(desk: Desk) -> None:
    desk.write("a.txt", "One.")
    ingest(desk.box, BOX, desk.index)
    with sqlite3.connect(desk.index) as connection:
        connection.execute("UPDATE meta SET value = '0' WHERE key = 'format'")
    connection.close()
    assert is_stale(desk.box, BOX, desk.index)
    with pytest.raises(DeskError, match="delete it, and ingest again"):
        ingest(desk.box, BOX, desk.index)


ROWS = st.lists(
    st.fixed_dictionaries({"id": st.sampled_from("abc"), "text": st.sampled_from(["one", "two", "three", ""])}),
    max_size=4,
)
FILES = st.dictionaries(st.sampled_from(["a.jsonl", "b.jsonl", "c.jsonl"]), ROWS, min_size=1)


@given(files=FILES, added=ROWS)
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_adding_and_removing_a_file_changes_only_its_passages(
    files: dict[str, list[dict[str, object]]], added: list[dict[str, object]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    desk = Desk(tmp_path_factory.mktemp("desk"))
    for name, content in files.items():
        desk.write(name, content)
    ingest(desk.box, BOX, desk.index)
    before = rows(desk.index)
    desk.write("b2.jsonl", added)
    with_it = ingest(desk.box, BOX, desk.index)
    assert {own: row for own, row in rows(desk.index).items() if row[1].origin != "b2.jsonl"} == before
    assert with_it.changed == sum(bool(row["text"]) for row in added)
    (desk.corpus / "b2.jsonl").unlink()
    without = ingest(desk.box, BOX, desk.index)
    assert rows(desk.index) == before
    assert without.removed == with_it.changed
    assert [one.origin for one in passages(desk.index)] == sorted(one.origin for one in passages(desk.index))


def rows(index: Path) -> dict[str, tuple[int, Passage]]:
    """Return row and passage of each id."""
    with sqlite3.connect(index) as connection:
        numbers = dict(connection.execute("SELECT id, rowid FROM passage"))
    connection.close()
    return {one.id: (numbers[one.id], one) for one in passages(index)}


def superseded(index: Path) -> set[str]:
    with sqlite3.connect(index) as connection:
        found = {own for (own,) in connection.execute("SELECT id FROM passage WHERE superseded = 1")}
    connection.close()
    return found


def dump(index: Path) -> list[str]:
    with sqlite3.connect(index) as connection:
        lines = list(connection.iterdump())
    connection.close()
    return lines
