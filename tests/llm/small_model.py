"""The small model behind its endpoint, in an environment of its own."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from protem.desk.settings import WriterSettings

_HERE = Path(__file__).parent
PYTHON = _HERE.parent.parent / ".venv-llm" / "bin" / "python"
OPTIONS = {"max_tokens": 200, "cache_prompt": False}
"""Without the prompt cache the same request brings the same text; a reply of 200 tokens is longer than it may be."""


@contextmanager
def small_model() -> Iterator[WriterSettings]:
    """Start the model's server on loopback and hand out the settings that reach it; end it afterwards."""
    with subprocess.Popen(
        [str(PYTHON), str(_HERE / "serve.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stdin is not None
        try:
            url = server.stdout.readline().strip()
            assert url.startswith("http://127.0.0.1:"), "the small model did not start"
            yield WriterSettings(kind="model", url=f"{url}/v1", model="SmolLM2-135M-Instruct", timeout=180, retries=0)
        finally:
            server.stdin.close()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
