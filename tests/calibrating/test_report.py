"""The report stands alone, shows what was found, and nothing in a row can act in it."""

from __future__ import annotations

import json
from html.parser import HTMLParser

import pytest

from protem import Policy
from protem.calibrating import calibrate, read_labelled
from protem.calibrating.report import report
from protem.calibrating.results import write_calibration
from protem.samples import sample_text
from protem.wire import dump

EVIL = '</td><script>alert(1)</script><img src="http://x.test/a" onerror=alert(1)>"\'&\0\u202e\ud800\x1b[31m'


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes += attrs


def _page(text: str, name: str = "rows.jsonl") -> str:
    rows = read_labelled(text)
    return report(calibrate(rows.rows, Policy()), name, rows.left_out)


def _tags(page: str) -> _Tags:
    parser = _Tags()
    parser.feed(page)
    return parser


def test_the_sample_has_its_pictures_and_its_rows() -> None:
    page = _page(sample_text("calibrate/parcels.jsonl"))
    assert page.count("<svg") == 7
    for words in ("criteria.share", "suggested", "two of three are enough", "ungrounded-figure", "share = 0.5", "r02"):
        assert words in page


@pytest.mark.parametrize("kind", ["rubric", "gate"])
def test_nothing_in_a_row_acts_in_the_page(kind: str) -> None:
    row = {"output": EVIL, "question": EVIL, "why": EVIL, "id": EVIL, "label": "pass"}
    more = {"rubric": f"mentions a courier {EVIL}"} if kind == "rubric" else {"given": [{"id": EVIL, "text": EVIL}]}
    page = _page(json.dumps({**row, **more}), EVIL)
    tags = _tags(page)
    assert not {"script", "img", "link", "iframe", "object", "base"} & set(tags.seen)
    assert not [name for name, _ in tags.attributes if name.startswith("on") or name in ("src", "href")]
    assert not any(character in page for character in "\0\u202e\x1b")
    page.encode()


def test_the_page_forbids_itself_to_fetch_or_run_anything() -> None:
    attributes = _tags(_page(sample_text("calibrate/parcels.jsonl"))).attributes
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in attributes


def test_one_label_only_gives_a_page_as_well() -> None:
    row = {"output": "the courier", "rubric": "mentions a courier", "label": "pass"}
    page = _page("\n".join(json.dumps(row) for _ in range(3)))
    assert "too few rows" in page


def test_the_result_is_one_line_of_json_whatever_the_texts() -> None:
    rows = read_labelled(json.dumps({"output": EVIL, "rubric": f"mentions {EVIL}", "label": "pass", "why": EVIL}))
    line = dump(write_calibration(calibrate(rows.rows, Policy()), rows.left_out))
    line.encode()
    assert json.loads(line)["rows"] == 1
