"""How a desk and its boxes are set up: `desk.toml` in the desk's folder, `box.toml` in the folder of each box."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from protem import policy
from protem.settings import PolicyError, changed

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
POINTERS: Mapping[str, str] = MappingProxyType(
    {
        **policy.POINTERS,
        "scope": "This box does not answer that. Please ask in the box {box}.",
        "other": "This desk does not answer that. Please ask the office in charge.",
        "failed": "No answer could be written just now. Please try again, or read the sources themselves.",
        "abandoned": "The reader went away before the answer was there.",
    }
)
"""The lines shown for the refusals, those that come before the gate among them. None holds a figure.

`{box}` in the line for `scope` stands for the title of the box that answers."""


@dataclass(frozen=True, slots=True)
class WriterSettings:
    """Who writes: `extractive` needs nothing; `model` asks an OpenAI-compatible endpoint at `url`.

    The key is read from the environment variable `key_env` names, so that no file and no log holds it.
    """

    kind: Literal["extractive", "model"] = "extractive"
    url: str = ""
    model: str = ""
    key_env: str = ""
    timeout: int = 30
    """Seconds until an unanswered request has failed: a reader waits about that long for anything."""
    retries: int = 1
    """Requests sent again where the endpoint could not be reached or was busy."""


@dataclass(frozen=True, slots=True)
class LogSettings:
    """Where the log stands, what of the texts it keeps, and for how many days."""

    file: str = "log.sqlite"
    texts: Literal["keep", "hash", "none"] = "keep"
    days: int = 365


@dataclass(frozen=True, slots=True)
class DeskSettings:
    """A desk: its name, the folders of its boxes in the order they are offered, its writer and its log."""

    name: str = "The desk"
    boxes: tuple[str, ...] = ()
    writer: WriterSettings = field(default_factory=WriterSettings)
    log: LogSettings = field(default_factory=LogSettings)


@dataclass(frozen=True, slots=True)
class BoxSettings:
    """A box: what it is for, in a sentence; how its answers are judged; what is said for each refusal.

    `policy` is a built-in name or a TOML file beside box.toml. `words` speak for this box in a question, beside what
    its corpus says. `passages` is how many a writer gets. `retry` lets a writer try once more, told what was wrong.
    `as_of` is an ISO date, for passages that have none of their own. `pointers` are lines by refusal: the gate's, and
    scope, other, failed, abandoned.
    """

    title: str = ""
    purpose: str = ""
    policy: str = "default"
    corpus: str = "corpus"
    as_of: str = ""
    passages: int = 5
    retry: bool = False
    stream: Literal["held", "sentences"] = "held"
    words: tuple[str, ...] = ()
    pointers: Mapping[str, str] = field(default_factory=lambda: POINTERS)


class DeskError(ValueError):
    """A desk can't be opened: what is wrong, in which file, and what to do."""


def read_desk(folder: Path) -> DeskSettings:
    """Read `desk.toml` of a desk's folder; without it every folder that holds a `box.toml` is a box.

    Raises:
        DeskError: the folder is no desk, or a setting is wrong.

    """
    found = tuple(sorted(place.parent.name for place in folder.glob("*/box.toml")))
    file = folder / "desk.toml"
    settings = DeskSettings(boxes=found)
    if file.exists():
        settings = _read(file, settings)
    if not settings.boxes:
        raise DeskError(f"{folder}: no desk is here: neither desk.toml names boxes nor does a folder hold box.toml")
    for box in settings.boxes:
        if not (folder / box / "box.toml").is_file():
            raise DeskError(f"{file}: the box {box!r} has no {folder / box / 'box.toml'}")
    return settings


def read_box(folder: Path) -> BoxSettings:
    """Read `box.toml` of a box's folder.

    Raises:
        DeskError: it is not readable, or a setting is wrong.

    """
    settings: BoxSettings = _read(folder / "box.toml", BoxSettings(title=folder.name))
    return settings


def _read(file: Path, base: Any) -> Any:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
        if isinstance(base, BoxSettings) and "as_of" in found:
            found["as_of"] = _day(found["as_of"])
        return changed(base, found, "")
    except PolicyError as problem:
        raise DeskError(f"{file}: {problem}") from None
    except OSError as problem:
        raise DeskError(f"{file}: {problem.strerror or problem}") from None
    except (ValueError, RecursionError) as problem:  # not UTF-8, not TOML
        raise DeskError(f"{file}: not readable as TOML: {problem}") from None


def _day(setting: object) -> str:
    """Return a date as text; TOML has dates of its own, which stand without quotes.

    Raises:
        PolicyError: it is none.

    """
    if isinstance(setting, date) and not isinstance(setting, datetime):
        return setting.isoformat()
    if isinstance(setting, str) and (setting == "" or _is_day(setting)):
        return setting
    shown = f'"{setting}"' if isinstance(setting, str) else str(setting)
    raise PolicyError(f"as_of is a date like 2026-11-01, not {shown[:60]}")


def _is_day(text: str) -> bool:
    try:
        return bool(_DAY.fullmatch(text) and date.fromisoformat(text))
    except ValueError:  # February has no 30th
        return False
