"""Adding an operator is adding one file: shown on a copy of the package, with nothing else touched."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import protem

OPERATOR = '''"""Whether the output is a palindrome.

What it asks: "is a palindrome".
How it is read: letters only, whatever their case.
What it can't decide: nothing.
"""

import re

from protem.case import Case
from protem.finding import Finding, fails, holds
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request

EXAMPLES = (
    Example("Is a palindrome", "Anna", "holds", "it reads the same backwards"),
    Example("Is a palindrome", "Bert", "fails", "it does not read the same backwards"),
)

_NAMED = re.compile(r"(?<!\\S)palindromes?(?!\\S)")


def read(request: Request) -> Reading | None:
    found = _NAMED.search(request.plain)
    return request.reading({}, (found,)) if found else None


def decide(case: Case, arguments: Arguments) -> Finding:
    letters = [letter for letter in case.output.lower() if letter.isalpha()]
    if letters == letters[::-1]:
        return holds("it reads the same backwards")
    return fails("it does not read the same backwards")
'''


def test_one_new_file_is_an_operator_with_its_page_and_its_examples(tmp_path: Path) -> None:
    copy = tmp_path / "protem"
    shutil.copytree(Path(protem.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "rubric" / "operators" / "palindrome.py").write_text(OPERATOR, encoding="utf-8")
    row = json.dumps({"output": "Anna", "rubric": "The answer is not a palindrome."})
    judged = json.loads(_run(tmp_path, "-m", "protem", "grade", "-", "--json", "--engine", "criteria", given=row))
    assert (judged["outcome"], judged["reason"]) == ("fail", "not met: it reads the same backwards")
    assert [each["operator"] for each in judged["criteria"]] == ["palindrome"]
    examples = Path(__file__).parent / "test_operators.py"
    told = _run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "palindrome", str(examples))
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
