"""The frozen cases: today's verdicts are those that were frozen, on every Python and under every hash seed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent
PYTHONS = ("3.11", "3.12", "3.13")


def _python(version: str) -> str | None:
    """Return the path of that Python, from the path or from pyenv; `None` where there is none that runs."""
    if sys.version.startswith(version):
        return sys.executable
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    candidates = [shutil.which(f"python{version}"), *map(str, sorted(versions.glob(f"{version}*/bin/python")))]
    for candidate in filter(None, candidates):
        told = subprocess.run([candidate, "--version"], capture_output=True, text=True, check=False)
        if told.stdout.startswith(f"Python {version}"):
            return candidate
    return None


def _freeze(python: str, seed: str) -> subprocess.CompletedProcess[str]:
    # -P and a bare PYTHONPATH: the verdicts need nothing but the standard library and protem
    environment = {"PYTHONPATH": str(CHECKOUT / "src"), "PYTHONHASHSEED": seed, "PYTHONDONTWRITEBYTECODE": "1"}
    script = str(CHECKOUT / "verdicts" / "freeze.py")
    return subprocess.run([python, "-S", script], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_no_verdict_turned_under_any_hash_seed(seed: str) -> None:
    done = _freeze(sys.executable, seed)
    assert done.returncode == 0, f"verdicts turned (`make verdicts` freezes them):\n{done.stdout}{done.stderr}"
    assert done.stdout.startswith("no verdict turned")


@pytest.mark.parametrize("version", PYTHONS)
def test_no_verdict_turns_on_another_python(version: str) -> None:
    python = _python(version)
    if python is None:
        pytest.skip(f"no Python {version} on this machine")
    done = _freeze(python, "0")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_turned_verdict_is_printed_and_fails(tmp_path: Path) -> None:
    for name in ("freeze.py", "cases.jsonl", "verdicts.jsonl"):
        shutil.copy(CHECKOUT / "verdicts" / name, tmp_path / name)
    frozen = (tmp_path / "verdicts.jsonl").read_text(encoding="utf-8")
    (tmp_path / "verdicts.jsonl").write_text(frozen.replace('"verdict": "shown"', '"verdict": "overlong"', 1))
    done = subprocess.run([sys.executable, str(tmp_path / "freeze.py")], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert [line[:2] for line in done.stdout.splitlines()[:2]] == ["- ", "+ "]
