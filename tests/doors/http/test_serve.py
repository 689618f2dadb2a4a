"""`protem serve` as a process: it says where it is, serves, and stops; what is wrong with its options is one line."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from protem.doors.cli.serve import serve
from protem.doors.cli.trouble import Trouble

RUN = (
    "import sys; from protem.doors.cli.serve import serve; sys.exit(serve(port=int(sys.argv[1]), **eval(sys.argv[2])))"
)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


@pytest.mark.parametrize("token", ["", "a-token-of-28-characters-xyz"])
def test_it_serves_until_it_is_stopped(tmp_path: Path, token: str) -> None:
    port = free_port()
    options = {"token_env": "SERVE_TOKEN"} if token else {}
    environment = os.environ | {"XDG_STATE_HOME": str(tmp_path), "SERVE_TOKEN": token, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", RUN, str(port), repr(options)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as process:
        assert process.stdout
        said = process.stdout.readline()
        assert said.startswith(f"http://127.0.0.1:{port}/ is served")
        assert not token or "sign in" in said
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        address = f"http://127.0.0.1:{port}"
        reply = httpx.post(
            f"{address}/ask", json={"question": "How close to a fire hydrant may I park?"}, headers=headers
        )
        assert "15 feet" in reply.json()["text"]
        assert httpx.get(f"{address}/log").status_code == (401 if token else 200)
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.wait(30) == 0
    assert rest == ""
    assert not token or token not in said


def test_it_serves_no_one_beyond_this_machine_without_a_token() -> None:
    with pytest.raises(Trouble, match="can be reached from other machines: set a token"):
        serve(host="0.0.0.0")  # noqa: S104  that is the test


def test_a_variable_that_is_not_set_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_SUCH_TOKEN", raising=False)
    with pytest.raises(Trouble, match="NO_SUCH_TOKEN of --token-env is not set"):
        serve(token_env="NO_SUCH_TOKEN")  # noqa: S106  a name, not a token


def test_numbers_are_looked_at() -> None:
    with pytest.raises(Trouble, match="--port is from 1 to 65535, not 70000"):
        serve(port=70_000)
    with pytest.raises(Trouble, match="--at-once is from 1"):
        serve(at_once=0)
    with pytest.raises(Trouble, match="--per-minute is from 1"):
        serve(per_minute=0)


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(Trouble, match="can't be listened on") as told:
        serve(port=taken.getsockname()[1])
    assert "\n" not in str(told.value)


def test_without_the_extra_it_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    with pytest.raises(Trouble, match=r"needs protem\[server\] \(uvicorn\): pip install"):
        serve()
