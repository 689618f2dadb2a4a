"""The files of the promptfoo course, which need no promptfoo to be right."""

from __future__ import annotations

import json
import re

import pytest

from protem.doors.starter import STARTER_FILES, starter_text
from real_promptfoo import COURSE, course_settings


@pytest.mark.parametrize("name", STARTER_FILES)
def test_the_course_begins_with_what_the_starter_writes(name: str) -> None:
    assert (COURSE / name).read_text(encoding="utf-8") == starter_text(name)


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((COURSE / "package-lock.json").read_text(encoding="utf-8"))
    assert len(lock["packages"]) > 100
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_the_versions_are_pinned_to_the_last_figure() -> None:
    wanted = json.loads((COURSE / "package.json").read_text(encoding="utf-8"))["dependencies"]
    lock = json.loads((COURSE / "package-lock.json").read_text(encoding="utf-8"))
    locked = {name: lock["packages"][f"node_modules/{name}"]["version"] for name in wanted}
    assert wanted == locked == {"promptfoo": "0.121.20", "@libsql/linux-x64-gnu": "0.5.29"}


def test_the_course_runs_with_the_python_of_the_checkout() -> None:
    named = COURSE / course_settings()["PROMPTFOO_PYTHON"]
    assert named.parts[-3:] == (".venv", "bin", "python")
    assert named.parent.parent.parent.resolve() == COURSE.parents[1].resolve()


def test_every_file_that_the_readme_names_is_there() -> None:
    readme = (COURSE / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\]\(([^)]+)\)", readme)) | set(re.findall(r"-c (\S+)", readme))
    assert {"recorder.yaml", "threshold.yaml", "judge.py"} <= named
    assert [name for name in sorted(named) if not (COURSE / name).resolve().is_file()] == []
