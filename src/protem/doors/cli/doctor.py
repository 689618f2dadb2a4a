"""`protem doctor`: what in a promptfoo config will bite."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from protem.doors.cli.paint import console, plain
from protem.doors.cli.trouble import Trouble
from protem.doors.doctor import Complaint, ConfigError, examine

_USUAL = ("promptfooconfig.yaml", "promptfooconfig.yml", "promptfooconfig.json")
_LARGEST = 1_000_000
"""Bytes of a rubric or judge file that is still looked at."""
_READ = (".yaml", ".yml", ".json")


def doctor(config: Path | None = None, /) -> int:
    """Read a promptfoo config and say, with the line, what will bite. `protem explain RULE` says why.

    Exit status: 0 nothing, 1 something, 2 the config can't be read.

    Args:
        config: A YAML or JSON config. Without it, the promptfooconfig in this folder.

    """
    path = config or _found()
    if path.suffix not in _READ:
        raise Trouble(f"{path}: only YAML and JSON configs can be read, not {path.suffix or 'a file without ending'}")
    try:
        complaints = examine(path.read_text(encoding="utf-8-sig"), lambda name: _text(path.parent / name))
    except OSError as problem:
        raise Trouble(f"{path} can't be read: {problem.strerror or problem}") from None
    except UnicodeDecodeError as problem:
        raise Trouble(f"{path} is not UTF-8 at byte {problem.start + 1}") from None
    except ConfigError as problem:
        raise Trouble(f"{path}: {problem}") from None
    return _tell(path, complaints)


def _tell(path: Path, complaints: list[Complaint]) -> int:
    out = console()
    for complaint in complaints:
        out.print(Text(f"{path}:{complaint.line}: {complaint.rule}: {plain(complaint.says)}", style="bold"))
        out.print(f"    {plain(complaint.mend)}")
    if not complaints:
        out.print("nothing will bite")
        return 0
    things = "thing" if len(complaints) == 1 else "things"
    out.print(f"{len(complaints)} {things} will bite; why: `protem explain {complaints[0].rule}`")
    return 1


def _found() -> Path:
    for name in _USUAL:
        if Path(name).is_file():
            return Path(name)
    raise Trouble(f"no {', '.join(_USUAL)} in this folder; name the config")


def _text(path: Path) -> str | None:
    """Return the text of a file that the config names, or `None`: it may name a device, or something huge."""
    try:
        if not path.is_file() or path.stat().st_size > _LARGEST:
            return None
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None
