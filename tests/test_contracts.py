"""The import contracts hold, and break when a room looks up."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent


def _lint(folder: Path) -> subprocess.CompletedProcess[str]:
    program = str(Path(sys.executable).with_name("lint-imports"))
    environment = {"PYTHONPATH": str(folder / "src"), "PATH": "", "HOME": str(folder)}
    return subprocess.run(
        [program, "--no-cache"], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the package with its contracts."""
    shutil.copytree(CHECKOUT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(CHECKOUT / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_contracts_hold(copy: Path) -> None:
    done = _lint(copy)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("checks/overlong.py", "from protem.checks import no_answer"),
        ("checks/overlong.py", "from protem.gating import gate"),
        ("reading/words.py", "from protem.grounding import figures"),
        ("case.py", "from protem import policy"),
        ("verdict.py", "from protem import reading"),
        ("tasks/goal.py", "from protem import dialects"),
        ("dialects/promptfoo/request.py", "from protem.doors import promptfoo"),
        ("reading/pages.py", "import socket"),
        ("gating.py", "import rich"),
    ],
)
def test_an_import_against_the_direction_breaks_them(copy: Path, file: str, line: str) -> None:
    module = copy / "src" / "protem" / file
    text = module.read_text(encoding="utf-8")
    module.write_text(text.replace("from __future__ import annotations", f"from __future__ import annotations\n{line}"))
    assert _lint(copy).returncode == 1
