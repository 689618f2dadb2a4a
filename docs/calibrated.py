"""The example of docs/calibrate.md: the packaged sample, calibrated as the command prints it."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO

from protem.doors.cli import main

EXAMPLE = ("calibrate", "--sample")


def calibrate_example() -> str:
    """Return the console block of the example."""
    told = StringIO()
    with redirect_stdout(told):
        main(list(EXAMPLE))
    return f"```console\n$ protem {' '.join(EXAMPLE)}\n{told.getvalue().rstrip()}\n```\n"
