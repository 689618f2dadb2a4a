"""JSON Lines files of the tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parent / "golden"
CASES = Path(__file__).parent / "cases"


def golden(name: str) -> list[dict[str, Any]]:
    """Return the rows of a golden file: what one of the two original programs returned."""
    return _rows(GOLDEN / f"{name}.jsonl")


def labelled(name: str) -> list[dict[str, Any]]:
    """Return the rows of a file of labelled cases."""
    return _rows(CASES / f"{name}.jsonl")


def _rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").strip().split("\n")]
