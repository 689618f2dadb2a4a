"""Where the real promptfoo is missing, nobody may believe that it was tested."""

from __future__ import annotations

from pathlib import Path

import pytest

import real_promptfoo


@pytest.fixture
def _missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(real_promptfoo, "PROMPTFOO", tmp_path / "promptfoo")


@pytest.mark.usefixtures("_missing")
def test_a_missing_promptfoo_fails_in_ci(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="run `make node`"):
        real_promptfoo.evaluate(tmp_path, "promptfooconfig.yaml")


@pytest.mark.usefixtures("_missing")
def test_a_missing_promptfoo_skips_elsewhere_and_says_what_to_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match=r"NOT TESTED .* run `make node`"):
        real_promptfoo.evaluate(tmp_path, "promptfooconfig.yaml")
