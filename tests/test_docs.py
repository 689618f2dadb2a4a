"""What README and docs say is true: their examples are run, their made parts are as the code makes them."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from protem import Case, Policy, Source, gate, judge
from protem.checks import all_checks
from protem.doors.cli import main
from protem.finding import REFUSALS
from protem.version import VERSION
from protem.wire import CASE_KEYS, SOURCE_KEYS, write_decision, write_verdict

CHECKOUT = Path(__file__).parent.parent
README = (CHECKOUT / "README.md").read_text(encoding="utf-8")


def _blocks(language: str, text: str = README) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def _steps() -> list[tuple[str, str]]:
    """Return (command, what it prints) of every console example of the README, in order."""
    parts = [part for block in _blocks("console") for part in re.split(r"^\$ ", block, flags=re.MULTILINE) if part]
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in parts]


def test_the_console_examples_of_the_readme_print_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    ran = 0
    for command, printed in _steps():
        program, *arguments = shlex.split(command)
        if program == "cat":
            (tmp_path / arguments[0]).write_text(printed, encoding="utf-8")
            continue
        assert program == "protem"
        main(arguments)
        assert capsys.readouterr().out == printed
        ran += 1
    assert ran >= 2


def test_the_python_examples_of_the_readme_run() -> None:
    blocks = _blocks("python")
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})  # noqa: S102  it is our own README


def test_the_policy_of_the_readme_is_one() -> None:
    (block,) = _blocks("toml")
    assert Policy.from_toml(block).citations == "required"


def test_made_pages_and_tables_are_as_the_code_makes_them() -> None:
    script = str(CHECKOUT / "docs" / "generate.py")
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_docs_name_every_check_refusal_and_command() -> None:
    checks = (CHECKOUT / "docs" / "checks.md").read_text(encoding="utf-8")
    commands = (CHECKOUT / "docs" / "cli.md").read_text(encoding="utf-8")
    for name in (*REFUSALS, *(check.name for check in all_checks())):
        assert name in checks
        assert f"`{name}`" in README
    for command in ("demo", "check", "grade", "explain", "init promptfoo", "doctor"):
        assert f"## protem {command}" in commands


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_the_links_of_the_readme_lead_somewhere(link: str) -> None:
    assert (CHECKOUT / link).exists()


def test_the_wire_page_names_every_key_that_goes_in_or_out() -> None:
    page = (CHECKOUT / "docs" / "wire.md").read_text(encoding="utf-8")
    case = Case("x 7", given=(Source("s1", "x 7"),), rubric="Mentions x")
    decision = write_decision(gate(case), case, 1, Policy())
    verdict = write_verdict(judge(case), case, 1)
    rows = [decision, decision["findings"][0], verdict, verdict["criteria"][0], verdict["criteria"][0]["evidence"][0]]
    keys = {key for row in rows for key in row} | set(CASE_KEYS) | set(SOURCE_KEYS)
    assert [key for key in sorted(keys) if f"`{key}`" not in page and f'"{key}"' not in page] == []


def test_the_check_of_contributing_is_the_one_that_is_tried_out() -> None:
    (block,) = _blocks("python", (CHECKOUT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    namespace: dict[str, object] = {}
    exec(compile(block, "CONTRIBUTING.md", "exec"), namespace)  # noqa: S102  it is our own page
    assert namespace["REFUSAL"] in REFUSALS


def test_measured_tables_have_a_median_for_everything() -> None:
    speed = json.loads((CHECKOUT / "bench" / "results" / "speed.json").read_text(encoding="utf-8"))
    measured = [value for value in speed.values() if isinstance(value, dict)]
    assert len(measured) == 4
    assert all(0 < value["min"] <= value["median"] <= value["max"] for value in measured)


def test_pins_and_locks_name_no_registry_and_no_machine() -> None:
    for name in ("constraints.txt", "examples/promptfoo/package-lock.json", "examples/promptfoo/package.json"):
        text = (CHECKOUT / name).read_text(encoding="utf-8")
        assert not re.search(r"https?://[^\"]*registry|--index|--find-links|/(?:root|home|tmp)/", text), name


def test_the_changelog_has_a_heading_for_verdicts() -> None:
    assert "### Verdicts" in (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_version_is_one() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)
