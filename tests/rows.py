"""JSON Lines files of the tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parent / "golden"


def golden(name: str) -> list[dict[str, Any]]:
    """Return the rows of a golden file: what one of the two original programs returned."""
    return [json.loads(line) for line in (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").strip().split("\n")]
