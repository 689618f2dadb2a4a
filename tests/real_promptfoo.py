"""Runs the real promptfoo, offline, and reads what it made of the verdicts."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

COURSE = Path(__file__).parents[1] / "examples" / "promptfoo"
PROMPTFOO = COURSE / "node_modules" / ".bin" / "promptfoo"
PATIENCE = 240
"""Seconds for one eval, which takes two to five: a judge that fails at import costs promptfoo some 140."""

_OPTIONS = ("--no-cache", "--no-table", "--no-progress-bar")
_WITNESS = """

def _witnessed(serve):
    def serve_and_tell(*asked):
        _tell("served")
        return serve(*asked)
    return serve_and_tell

def _tell(what):
    import os
    with open(__file__ + ".witness", "a") as witness:
        witness.write(f"{what} {os.getpid()}\\n")

_tell("started")
call_api = _witnessed(call_api)
"""


@dataclass(frozen=True, slots=True)
class Graded:
    """What promptfoo made of one row: of the test itself, and of its first assertion."""

    success: bool
    passed: bool
    score: float
    reason: str
    metadata: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Eval:
    """One run of promptfoo. `rows` are in the order of the config and are also found by their description."""

    status: int
    version: str
    rows: tuple[Graded, ...]
    described: dict[str, Graded]


def evaluate(folder: Path, config: str, python: str = sys.executable, *, traced: bool = False) -> Eval:
    """Run promptfoo in a folder with the settings of the course. Where it is missing, skip; in CI, fail.

    `traced`: the eval is written to promptfoo's database (in the folder), without which it keeps no spans.
    """
    _demand_promptfoo()
    command = [str(PROMPTFOO), "eval", "-c", config, *_OPTIONS, *([] if traced else ["--no-write"]), "-o", "out.json"]
    settings = _environment(folder, python)
    written = folder / "out.json"
    written.unlink(missing_ok=True)
    told = subprocess.run(
        command, cwd=folder, env=settings, timeout=PATIENCE, capture_output=True, text=True, check=False
    )
    assert written.exists(), f"promptfoo broke ({told.returncode}):\n{told.stdout}{told.stderr}"
    out = json.loads(written.read_text(encoding="utf-8"))
    results = sorted(out["results"]["results"], key=lambda result: int(result["testIdx"]))
    rows = tuple(_graded(result) for result in results)
    names = [str(result["testCase"].get("description")) for result in results]
    return Eval(told.returncode, out["metadata"]["promptfooVersion"], rows, dict(zip(names, rows, strict=True)))


def add_witness(judge: Path) -> None:
    """Make a judge file write down which process loads it and which process serves each call."""
    judge.write_text(judge.read_text(encoding="utf-8") + _WITNESS, encoding="utf-8")


def witnessed(judge: Path, what: str) -> list[str]:
    """Return the ids of the processes that `started` with a judge, or of those that `served` a call, one each time."""
    witness = judge.with_name(judge.name + ".witness")
    lines = witness.read_text(encoding="utf-8").splitlines() if witness.exists() else []
    return [process for told, process in map(str.split, lines) if told == what]


def course_settings() -> dict[str, str]:
    """Return the settings in the course's `.env`."""
    lines = (COURSE / ".env").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def _environment(folder: Path, python: str) -> dict[str, str]:
    """Return an environment in which only the course's settings steer promptfoo, whatever the machine has set."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith(("PROMPTFOO_", "OPENAI_"))}
    own = {"PROMPTFOO_PYTHON": python, "PROMPTFOO_CONFIG_DIR": str(folder / ".promptfoo")}
    return {**inherited, **course_settings(), **own}


def _demand_promptfoo() -> None:
    if PROMPTFOO.exists() and shutil.which("node"):
        return
    missing = "NOT TESTED with the real promptfoo: it is not installed; run `make node` (it needs Node and npm)"
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


def _graded(result: dict[str, Any]) -> Graded:
    """Return a row as graded. One that broke has no assertion to show: it has not passed, and says its error."""
    assertions = (result.get("gradingResult") or {}).get("componentResults") or [{}]
    told = assertions[0]
    return Graded(
        success=result["success"],
        passed=told.get("pass", False),
        score=told.get("score", result["score"]),
        reason=told.get("reason") or result.get("error") or "",
        metadata=told.get("metadata") or {},
    )
