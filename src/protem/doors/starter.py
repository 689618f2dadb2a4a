"""The starter for promptfoo: a judge, a recorder and a config wired for one process, written once."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from tempfile import mkstemp

from protem.version import VERSION

STARTER_FILES = ("judge.py", "recorder.py", "moderation.js", "promptfooconfig.yaml")


class StarterError(ValueError):
    """The starter can't be written here: a file stands in the way, or the folder can't be written to."""


def starter_text(name: str) -> str:
    """Return what the starter writes under this name, with this version of protem in it."""
    template = files("protem").joinpath("samples", "promptfoo", name)
    return template.read_text(encoding="utf-8").replace("{version}", VERSION)


def write_starter(folder: Path) -> tuple[Path, ...]:
    """Write the starter into a folder, which is made where it is missing, and return the files: all or none.

    Raises:
        StarterError: one of the files exists, or the folder can't be written to.

    """
    targets = tuple(folder / name for name in STARTER_FILES)
    drafts: list[Path] = []
    placed: list[Path] = []
    try:
        _refuse_what_exists(folder, targets)
        folder.mkdir(parents=True, exist_ok=True)
        for target in targets:
            drafts.append(_draft(folder))
            drafts[-1].write_text(starter_text(target.name), encoding="utf-8", newline="\n")
            drafts[-1].chmod(0o644)
        for target, draft in zip(targets, drafts, strict=True):
            draft.rename(target)
            placed.append(target)
    except OSError as problem:
        _remove(*placed)
        why = problem.strerror or problem
        raise StarterError(f"nothing was written: {folder} can't be written to ({why})") from None
    finally:
        _remove(*drafts)
    return targets


def _draft(folder: Path) -> Path:
    """Make a new file of our own in the folder: what stands there already is never written through."""
    handle, name = mkstemp(dir=folder, prefix=".protem-", suffix=".unfinished")
    os.close(handle)
    return Path(name)


def _refuse_what_exists(folder: Path, targets: tuple[Path, ...]) -> None:
    """Refuse to write beside or over what is there: half a starter is worse than none."""
    there = [target.name for target in targets if target.is_symlink() or target.exists()]
    if there:
        verb = "exists" if len(there) == 1 else "exist"
        raise StarterError(f"nothing was written: {', '.join(there)} already {verb} in {folder}")


def _remove(*paths: Path) -> None:
    for path in paths:
        try:
            path.unlink(missing_ok=True)
        except OSError:
            continue
