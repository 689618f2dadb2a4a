"""What others say of the same rows: ROUGE precision, and the gates of bench/peers.py, in a process of their own."""

from __future__ import annotations

import json
import subprocess
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any

from grounding.counting import balanced_accuracy
from grounding.labelled import Item

_BENCH = Path(__file__).parents[1]
INSTALL = "DIR/bin/pip install rouge-score corroborate grounded-check opengate-grounding ancora-rag"


def rouge(python: Path, every: Sequence[Item]) -> tuple[list[float], list[float]]:
    """Return the precision of ROUGE-1 and of ROUGE-2 for each row."""
    rows = [{"documents": item.documents, "claim": item.claim} for item in every]
    told = _run(python, _BENCH / "grounding" / "rouge_runner.py", rows)
    return [one[0] for one in told], [one[1] for one in told]


def peers(python: Path, sets: dict[str, list[Item]]) -> dict[str, Any]:
    """Return each gate's balanced accuracy on every set, at the setting with the best mean: the kindest choice."""
    every = [item for one in sets.values() for item in one]
    rows = [{"question": item.question, "answer": item.claim, "given": item.documents} for item in every]
    tried: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for told in _run(python, _BENCH / "peers_runner.py", rows):
        if told.get("missing"):
            raise SystemExit(f"{python} lacks {told['peer']}: {INSTALL}")
        tried[told["peer"]].append(_by_set(told, sets))
    return {peer: max(settings, key=lambda one: float(one["mean"])) for peer, settings in tried.items()}


def capped(every: Sequence[Item], limit: int) -> list[Item]:
    """Return so many rows of a set, of as many documents as there are, the same in every run."""
    taken: dict[str, int] = defaultdict(int)
    rounds = []
    for item in sorted(every, key=lambda item: (item.group, item.id)):
        rounds.append((taken[item.group], item.group, item.id, item))
        taken[item.group] += 1
    return [one[-1] for one in sorted(rounds, key=lambda one: one[:3])[:limit]]


def _by_set(told: dict[str, Any], sets: dict[str, list[Item]]) -> dict[str, Any]:
    shown = iter(told["shown"])
    found = {}
    for name, every in sets.items():
        passed = [next(shown) for _ in every]
        accuracy = balanced_accuracy(passed, [item.good for item in every], [1] * len(every))
        found[name] = {"balanced accuracy": round(accuracy, 4), "passed": round(sum(passed) / len(passed), 4)}
    return {
        "version": told["version"],
        "setting": told["setting"],
        "mean": round(mean(one["balanced accuracy"] for one in found.values()), 4),
        "milliseconds a row, median": round(median(told["milliseconds"]), 3),
        "sets": found,
    }


def _run(python: Path, script: Path, rows: Sequence[dict[str, Any]]) -> list[Any]:
    sent = "".join(json.dumps(row) + "\n" for row in rows)
    try:
        done = subprocess.run([str(python), str(script)], input=sent, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        told = getattr(problem, "stderr", "")
        raise SystemExit(f"{script.name} did not run: {problem}\n{told}\nneeded: {INSTALL}") from None
    return [json.loads(line) for line in done.stdout.splitlines()]
