"""What stands beside the checkout in ../shared: labelled cases, human-labelled rows, corpora; and how a bench ends.

None of it is part of the project. Where the folder is absent, a bench says so in one line and stops.
"""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path
from typing import Any

from protem import Policy

SHARED = Path(__file__).resolve().parents[2] / "shared"
Row = dict[str, Any]

NO_LENGTH = Policy().with_settings({"limits": {"max_chars": 1_000_000}})
"""The default policy without its limit of length: the answers of these files were never written for a limit."""


def demand() -> None:
    """Stop with one line where there is nothing to measure on.

    Raises:
        SystemExit: the folder is not there.

    """
    if not SHARED.is_dir():
        raise SystemExit(f"nothing to measure on: there is no {SHARED}")


def rows(name: str) -> list[Row]:
    """Return the rows of a JSON Lines file, gzipped or not, by its path in the folder."""
    path = SHARED / name
    blob = path.read_bytes()
    text = (gzip.decompress(blob) if path.suffix == ".gz" else blob).decode("utf-8")
    return [json.loads(line) for line in text.split("\n") if line.strip()]


def arguments(description: str | None) -> argparse.ArgumentParser:
    """Return the parser of a bench: every one of them can write its results to a file."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", type=Path, help="write the results to this file")
    return parser


def write(results: Row, file: Path | None) -> None:
    """Write results where they were asked for."""
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def share(part: float, whole: float) -> float:
    """Return a share with four digits; of nothing it is 0."""
    return round(part / whole, 4) if whole else 0.0
