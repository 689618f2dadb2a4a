"""The door that `moderation.js` asks: flags for a text, and a line that says what is wrong."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest


def _asked(given: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "protem.doors.moderation"], input=given, capture_output=True, check=False
    )


def test_a_text_gets_its_flags() -> None:
    done = _asked(json.dumps({"output": "You worthless moron, I will kill you."}).encode())
    assert done.returncode == 0
    flags = json.loads(done.stdout)["flags"]
    assert [flag["code"] for flag in flags] == ["harassment", "violence"]
    assert all(flag.keys() == {"code", "description", "confidence"} for flag in flags)


@pytest.mark.parametrize("output", ["", "The soup is hot.", "\x00", "\ud800", "a" * 1_000_000])
def test_a_text_without_a_flag_has_none(output: str) -> None:
    assert json.loads(_asked(json.dumps({"output": output}).encode()).stdout) == {"flags": []}


@pytest.mark.parametrize("given", [b"", b"{", b"[]", b'{"output": 3}', b"\xff", b"[" * 99_999])
def test_what_can_not_be_read_is_told_in_one_line(given: bytes) -> None:
    done = _asked(given)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith("protem: no text to look at: ")
    assert done.stderr.count(b"\n") == 1
