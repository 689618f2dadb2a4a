"""Adding a check is adding one file: shown on a copy of the package, with nothing else touched."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import protem

CHECK = '''"""An answer that shouts.

Why it is refused
-----------------
Nobody likes it.

What it does not catch
----------------------
A single capital word.
"""

from collections.abc import Iterator

from protem.case import OUTPUT, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.policy import Policy

REFUSAL = "off-form"

_GIVEN = (Source("s1", "Stop."),)

PASSES = (Example("Stop.", "the answer does not shout", given=_GIVEN),)
FAILS = (Example("⟦STOP NOW.⟧", "the answer shouts", given=_GIVEN),)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    at = Span(OUTPUT, 0, len(case.output))
    yield fails("the answer shouts", at) if case.output.isupper() else holds("the answer does not shout", at)
'''


def test_one_new_file_is_a_check_with_its_page_its_examples_and_its_refusal(tmp_path: Path) -> None:
    copy = tmp_path / "protem"
    shutil.copytree(Path(protem.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "checks" / "shouting.py").write_text(CHECK, encoding="utf-8")
    row = json.dumps({"answer": "STOP NOW.", "given": [{"id": "s1", "text": "Stop."}]})
    decided = json.loads(_run(tmp_path, "-m", "protem", "check", "-", "--json", given=row))
    assert (decided["shown"], decided["refusal"], decided["check"]) == (False, "off-form", "shouting")
    assert decided["reason"] == "the answer shouts"
    assert "Nobody likes it." in _run(tmp_path, "-m", "protem", "explain", "shouting")
    examples = Path(__file__).parent / "checks" / "test_examples.py"
    told = _run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "shouting", str(examples))
    assert "5 passed" in told


def _run(folder: Path, *arguments: str, given: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments],
        input=given,
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == "", done.stderr
    return done.stdout
