"""The page on grounding: its example runs, its links lead somewhere, and its numbers are those of the weights."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "grounding.md").read_text(encoding="utf-8")
WEIGHTS = json.loads(files("protem.grounding").joinpath("support_model", "weights.json").read_text(encoding="utf-8"))
Load = Callable[[str], Any]


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(DOCS)
    return import_module("measured_support")


def test_the_first_example_judges_its_claim(capsys: pytest.CaptureFixture[str]) -> None:
    block = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)[0]
    exec(compile(block, "docs/grounding.md", "exec"), {})  # noqa: S102  it is our own page
    assert capsys.readouterr().out.startswith("supported 0.")


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#]+)\)", PAGE))))
def test_its_links_lead_somewhere(link: str) -> None:
    assert (DOCS / link).exists()


def test_every_set_the_weights_saw_is_named_with_a_licence(tables: Any) -> None:
    table = tables.support_seen()
    for name, one in WEIGHTS["seen"].items():
        assert re.search(rf"^\| {name} \| {one['rows']:,} \| {one['claims']:,} \| \w.* \|$", table, re.MULTILINE)


def test_a_set_of_unknown_licence_stops_the_page(tables: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_weights", lambda: {"seen": {"unheard_of": {"rows": 1, "claims": 1}}})
    with pytest.raises(KeyError, match="unheard"):
        tables.support_seen()


def test_the_bounds_come_with_the_error_they_were_set_for_and_what_it_came_to(tables: Any) -> None:
    table = tables.support_bounds()
    assert re.match(r"Set for: at most \d\.\d% bad among the supported, at most \d\.\d% of the good ones", table)
    for regime, band in WEIGHTS["bands"].items():
        (row,) = re.findall(rf"^\| {regime}: .*$", table, re.MULTILINE)
        assert f"| {band['supported']:.2f} " in row
        assert f"| {band['bad among the supported']:.1%} |" in row


def test_the_example_shows_all_three_outcomes(tables: Any) -> None:
    assert set(re.findall(r"^    (\w+) \(", tables.support_example(), re.MULTILINE)) == {
        "supported",
        "undecided",
        "unsupported",
    }
