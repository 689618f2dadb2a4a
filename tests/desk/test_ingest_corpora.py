"""Real corpora, as dirty as they come: what is known to be wrong with them is found."""

from __future__ import annotations

import tarfile
from collections import Counter
from pathlib import Path
from shutil import copy

import pytest

from conftest import CHECKOUT
from protem.desk.corpus import ingest, passages
from protem.desk.ingest.formats import readers
from protem.desk.ingest.looking import flaws_of
from protem.desk.ingest.report import Report
from protem.desk.passage import Passage
from protem.desk.settings import BoxSettings

CORPORA = CHECKOUT.parent / "shared" / "corpora"

pytestmark = pytest.mark.skipif(not CORPORA.is_dir(), reason="shared/corpora is not beside this checkout")


def ingested(folder: Path) -> tuple[Report, list[Passage]]:
    report = ingest(folder, BoxSettings(), folder / "index.sqlite")
    return report, list(passages(folder / "index.sqlite"))


def copied(tmp_path: Path, name: str) -> Path:
    (tmp_path / "corpus").mkdir()
    copy(CORPORA / name, tmp_path / "corpus")
    return tmp_path


def test_the_highway_code_has_nothing_wrong_with_it(tmp_path: Path) -> None:
    report, found = ingested(copied(tmp_path, "uk-highway-code.jsonl"))
    assert (report.passages, report.flaws) == (310, ())
    assert found[3].id == "hc-rule-92"


def test_the_doubled_ids_and_texts_of_title_50_are_told(tmp_path: Path) -> None:
    report, found = ingested(copied(tmp_path, "dc-code-title-50.jsonl.gz"))
    assert len(found) == 3_926
    assert len(report.kinds["duplicate-id"]) == 12
    assert report.kinds["duplicate-text"]


def test_the_doubled_bodies_of_washington_are_told() -> None:
    name = "us-washington.jsonl.gz"
    gathered = readers()[".jsonl.gz"]((CORPORA / name).read_bytes(), name)
    found = Counter(flaw.kind for draft in gathered.drafts for flaw in flaws_of(draft, name))
    assert len(gathered.drafts) == 1_672
    assert found["doubled-body"] >= 1_486


def test_the_road_traffic_regulation_is_read_by_its_sections() -> None:
    drafts = readers()[".md"]((CORPORA / "de-stvo-2013.md").read_bytes(), "stvo.md").drafts
    (speed,) = [draft for draft in drafts if draft.heading[-1:] == ("§ 3 Geschwindigkeit",)]
    assert speed.name == "stvo-i-allgemeine-3-geschwindigkeit"
    assert "50 km/h" in speed.text
    assert max(len(draft.text) for draft in drafts) < 20_000


def test_the_handbook_is_read_page_by_page(tmp_path: Path) -> None:
    (tmp_path / "corpus").mkdir()
    with tarfile.open(CORPORA / "18f-handbook-pages.tar.gz") as archive:
        archive.extractall(tmp_path / "corpus", filter="data")
    report, found = ingested(tmp_path)
    empty = {flaw.file for flaw in report.kinds["empty-body"] if not flaw.place}
    assert (report.files, len({passage.origin for passage in found} | empty)) == (246, 246)
    assert len(empty) == 8  # front matter alone
    assert len({passage.id for passage in found}) == len(found) > 1_500
    assert "unreadable" not in report.kinds
