"""`protem init`: the files to begin with."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote

from cyclopts import App

from protem.doors.cli.paint import console, plain
from protem.doors.cli.trouble import Trouble
from protem.doors.starter import StarterError, write_starter

app = App(name="init", help="Write the files to begin with.")


@app.command
def promptfoo(*, folder: Path = Path()) -> int:
    """Write judge.py, recorder.py, moderation.js and promptfooconfig.yaml, wired for one process.

    Nothing is overwritten.

    Args:
        folder: Where to write them.

    """
    try:
        written = write_starter(folder)
    except StarterError as problem:
        raise Trouble(str(problem)) from None
    out = console()
    for path in written:
        out.print(f"wrote {plain(str(path))}")
    python = f"PROMPTFOO_PYTHON={quote(sys.executable)}"
    go = "" if folder.resolve() == Path.cwd() else f"cd {quote(str(folder))} && "
    out.print(f"next: {go}{python} npx promptfoo eval --no-cache")
    return 0
