"""Texts packaged with protem: the sample desk, the course's rows, the files that `protem init` writes."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from protem.wire import Row, parse


def sample_text(name: str) -> str:
    """Return the text of a packaged file, by its path in this folder."""
    return files(__name__).joinpath(name).read_text(encoding="utf-8")


def sample_rows(name: str) -> list[Row]:
    """Return the rows of a packaged JSON Lines file, by its path in this folder."""
    return [parse(line) for line in sample_text(name).strip().split("\n")]


def road_law_replies() -> list[Row]:
    """Return the replies of the road-law desk in the wire format, the laws they were given filled in."""
    laws: dict[str, Any] = {law["id"]: law for law in sample_rows("desk/road-law/corpus/laws.jsonl")}
    replies = sample_rows("desk/road-law/replies.jsonl")
    return [{**reply, "given": [laws[law] for law in reply["given"]]} for reply in replies]


def sample_folder(name: str) -> Path:
    """Return a packaged folder on disk: protem is installed unpacked, as every wheel is."""
    return Path(str(files(__name__).joinpath(name)))
