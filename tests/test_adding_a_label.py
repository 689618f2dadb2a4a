"""A label of promptfoo is one file: shown on a copy of the package, with nothing else touched."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import protem

LABEL = '''"""`shouting`: is the output in small letters?"""

from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import Judge, Request
from protem.policy import Policy

LABELS = ("shouting",)


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    output = request.text("output")
    return reply.line({"pass": not output.isupper(), "score": 1, "reason": "{looked} at its letters"})
'''
ASK = """
import json, sys
from protem.dialects.promptfoo import ANSWERED
from protem.doors.promptfoo import call_api
asked = json.load(sys.stdin)
print(json.dumps({"labels": ANSWERED, "reply": call_api(asked["prompt"], {}, asked["context"])}))
"""


def _asked(folder: Path, prompt: str, label: str, parts: dict[str, Any]) -> dict[str, Any]:
    context = {"prompt": {"raw": prompt, "label": label}, "vars": parts}
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        input=json.dumps({"prompt": prompt, "context": context}),
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == "", done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_one_new_file_answers_a_label(tmp_path: Path) -> None:
    copy = tmp_path / "protem"
    shutil.copytree(Path(protem.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    before = _asked(tmp_path, "", "shouting", {"output": "STOP"})
    assert "the assertion 'shouting' is not answered" in before["reply"]["error"]
    (copy / "dialects" / "promptfoo" / "labels" / "shouting.py").write_text(LABEL, encoding="utf-8")
    after = _asked(tmp_path, "", "shouting", {"output": "STOP"})
    assert set(after["labels"]) - set(before["labels"]) == {"shouting"}
    assert json.loads(after["reply"]["output"]) == {"pass": False, "score": 1, "reason": "{looked} at its letters"}
    assert after["reply"]["output"].count("{") == 1, "a brace in a reason is escaped, whoever writes it"


def test_an_unknown_label_that_holds_a_rubric_is_answered_in_the_shape_its_prompt_asks_for(tmp_path: Path) -> None:
    parts = {"output": "The tour costs 30 euros.", "rubric": "Says that the tour costs 30 euros"}
    folder = Path(protem.__file__).parents[1]
    told = _asked(folder, "Answer with {reason: string, pass: boolean, score: number}", "research-rubric", parts)
    assert json.loads(told["reply"]["output"])["pass"] is True
    other = _asked(folder, 'Answer with {"verdict": "yes"}', "research-rubric", parts)
    assert "the assertion 'research-rubric' is not answered; answered: agent-rubric" in other["reply"]["error"]
