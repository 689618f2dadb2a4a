"""The desk of a command: the one in a folder, or the sample desk, with its progress on a terminal."""

from __future__ import annotations

import os
from pathlib import Path

from protem.desk.desk import Desk
from protem.desk.settings import DeskError
from protem.doors.cli.progress import reading_files
from protem.doors.cli.trouble import Trouble
from protem.samples import sample_folder

_STATE = "protem/sample-desk"


def open_desk(folder: str) -> Desk:
    """Open the desk in a folder, or the sample desk where none is named.

    The sample desk may be installed where nobody can write, so its index and its log stand in the user's state folder
    ($XDG_STATE_HOME, or ~/.local/state).

    Raises:
        Trouble: the folder is no desk, or something in it can't be read.

    """
    try:
        with reading_files() as progress:
            if folder:
                return Desk.open(Path(folder), progress=progress)
            return Desk.open(sample_folder("desk"), _state_folder(), progress)
    except DeskError as problem:
        raise Trouble(str(problem)) from None


def work_folder(folder: str) -> Path:
    """Return where the indexes and the log of a desk stand."""
    return Path(folder) / ".protem" if folder else _state_folder()


def _state_folder() -> Path:
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / _STATE
