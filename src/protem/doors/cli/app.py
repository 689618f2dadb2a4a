"""The program `protem`: its commands, how it says what is wrong, and its exit statuses."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from shutil import get_terminal_size

from cyclopts import App, CycloptsError

from protem.doors.cli import ask, calibrate, check, demo, doctor, explain, grade, ingest, init, log, read, serve
from protem.doors.cli.trouble import Trouble
from protem.version import VERSION

_NARROWEST = 20

app = App(
    name="protem",
    help="A judge pro tempore: reads what an LLM wrote and returns a verdict with its evidence, without a model.",
    version=VERSION,
    version_flags=["--version"],
)
_COMMANDS = (
    demo.demo, check.check, grade.grade, read.read, ask.ask, serve.serve, ingest.ingest, log.log, explain.explain,
    doctor.doctor, calibrate.calibrate,
)  # fmt: skip
for command in _COMMANDS:
    app.command(command)
app.command(init.app)


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit status: 2 for bad usage or unreadable input, with one line that says what."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # text under judgement may hold anything; the terminal may not show it
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    if get_terminal_size().columns < _NARROWEST:
        os.environ["COLUMNS"] = str(_NARROWEST)  # rich never ends on a help text one column wide
    try:
        return _run(arguments)
    except Trouble as trouble:
        return _say(str(trouble))
    except CycloptsError as problem:
        return _say(" ".join(str(problem).split()))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # the reader went away: what is still buffered goes nowhere
        return 141
    except OSError as problem:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return _say(f"the results can't be written: {problem.strerror or problem}")
    except KeyboardInterrupt:
        return 130


def _run(arguments: list[str] | None) -> int:
    """Run the command, and see to it that what it printed has really gone out before a status is returned."""
    if sys.stdout is None:
        raise Trouble("standard output is closed")
    status = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    sys.stdout.flush()
    return status if isinstance(status, int) else 0


def _say(line: str) -> int:
    print(f"protem: {line}", file=sys.stderr)  # noqa: T201
    return 2
