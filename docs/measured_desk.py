"""The tables of what was measured of the ask desk, made from the files in bench/results."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent.parent / "bench" / "results"


def scope_table() -> str:
    """Return the confusion matrices of bench/scope.py: the half it was tuned on, and the half held out."""
    parts = []
    for half, measured in _results("scope").items():
        columns = sorted({became for row in measured["matrix"].values() for became in row})
        right = f"{measured['right']:.1%} of {measured['decisions']} decisions right"
        head = f"{half}: {measured['questions']} questions, {right}"
        parts += [head, "", f"| question of, asked | {' | '.join(columns)} |", "|---" * (len(columns) + 1) + "|"]
        for asked, row in measured["matrix"].items():
            parts.append(f"| {asked} | {' | '.join(str(row.get(column, '')) for column in columns)} |")
        parts.append("")
    return "\n".join([*parts, "`python bench/scope.py`.", ""])


def retrieval_table() -> str:
    """Return the table of bench/retrieval.py."""
    rows = ["| queries | engine | hit@1 | hit@5 | hit@10 | ms a query |", "|---|---|---|---|---|---|"]
    for where, engine, measured in _engines(_results("retrieval"), ""):
        hits = " | ".join(f"{measured[f'hit@{place}']:.2f}" for place in (1, 5, 10))
        rows.append(f"| {where} ({measured['queries']}) | {engine} | {hits} | {measured['milliseconds a query']} |")
    return "\n".join([*rows, "", "`make bench-retrieval`.", ""])


def desk_table() -> str:
    """Return what bench/desk.py measured: a hundred questions over the Highway Code with the extractive writer."""
    measured = _results("desk")
    rows = [
        "| questions | | right rule found | shown | shown with a sentence of a right rule |",
        "|---|---|---|---|---|",
    ]
    for name, part in measured.items():
        if isinstance(part, dict) and "questions" in part:
            right = part["shown with a sentence of a right rule"]
            found = part["a right rule was retrieved"]
            rows.append(f"| {name} | {part['questions']} | {found} | {part['shown']} | {right} |")
    faults = measured["faults found by bench/verify_shown.py in the shown"]
    return "\n".join(
        [*rows, "", f"An independent script found {faults} faults in what was shown. `make bench-desk`.", ""]
    )


def log_table() -> str:
    """Return what bench/log.py measured."""
    measured = _results("log")
    reading = measured["reading"]
    rows = ["| log | median | slowest |", "|---|---|---|"]
    for name, value in reading.items():
        if isinstance(value, dict):
            rows.append(f"| {reading['rows']:,} rows: {name} | {value['median']} | {value['max']} |")
    for name, value in measured.items():
        if name.startswith("appends"):
            rows.append(f"| {name} | {value:,} | |")
    return "\n".join([*rows, "", "`make bench-log`.", ""])


def _engines(part: dict[str, Any], where: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield (queries, engine, measured) of every engine in nested results."""
    for name, value in part.items():
        if isinstance(value, dict) and "hit@5" in value:
            yield where, name, value
        elif isinstance(value, dict):
            yield from _engines(value, f"{where}, {name}" if where else name)


def _results(name: str) -> dict[str, Any]:
    results: dict[str, Any] = json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))
    return results
