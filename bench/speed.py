"""How fast the gate decides, the judge judges and the package imports, on one core.

`python bench/speed.py --json FILE` measures and writes what docs/benchmarks.md quotes. Machines are noisy: each
figure is the median of several rounds, with the slowest and the fastest beside it.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from protem import Case, Policy, Source, gate, judge
from protem.samples import sample_rows

ROUNDS = 7
CASES = 1500
ANSWER_CHARS = 300


def answers(count: int, length: int) -> Iterator[str]:
    """Yield different answers of that length with figures, a page and a mark; in every other one a figure is wrong."""
    for number in range(count):
        text = (
            f"You must stay {15 + number % 2} feet away from a hydrant (p. 66) [1]. The fine is $95, and it rises to "
            "$145 if it is not paid within 21 days [3]. "
        )
        words = f"Nobody may wait there, so {letters(number)}, while the road is wet and the light is poor, "
        yield (text + words * 9)[:length]


def letters(number: int) -> str:
    """Return a number in letters, so that it makes a text another one without being a figure in it."""
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


def laws() -> tuple[Source, ...]:
    """Return three laws of the sample desk."""
    rows = {row["id"]: row for row in sample_rows("desk/road-law/corpus/laws.jsonl")}
    chosen = [rows[name] for name in ("manual-hydrant", "manual-fire-station", "code-4-210")]
    return tuple(Source(row["id"], row["text"], row["citation"]) for row in chosen)


def rate(work: Callable[[], object], count: int) -> dict[str, float]:
    """Return how many pieces of work are done a second: the median round, the slowest and the fastest."""
    work()
    rates = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        rates.append(count / (time.perf_counter() - start))
    return {"median": round(statistics.median(rates)), "min": round(min(rates)), "max": round(max(rates))}


def gate_rate(policy: Policy) -> dict[str, float]:
    """Return decisions a second over three cached sources, every answer read for the first time."""
    given = laws()
    rounds = iter(range(1000))

    def work() -> None:
        stamp = next(rounds)
        for answer in answers(CASES, ANSWER_CHARS):
            gate(Case(f"{answer[:-7]} {letters(stamp):6}", given=given), policy)

    return rate(work, CASES)


def judge_rate() -> dict[str, float]:
    """Return judgements a second: a rubric of a sentence against an output of 300 characters."""
    cases = [
        Case(answer, rubric="The answer mentions the distance to a hydrant") for answer in answers(CASES, ANSWER_CHARS)
    ]
    return rate(lambda: [judge(case) for case in cases], CASES)


def import_milliseconds() -> dict[str, float]:
    """Return the milliseconds that `import protem` adds to a bare start of Python."""
    added = []
    for _ in range(21):
        bare, full = (_start(code) for code in ("pass", "import protem"))
        added.append((full - bare) * 1000)
    return {"median": round(statistics.median(added), 1), "min": round(min(added), 1), "max": round(max(added), 1)}


def _start(code: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - start


def measure() -> dict[str, Any]:
    """Return everything measured, with what it was measured on."""
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "gate, default policy, decisions a second": gate_rate(Policy()),
        "gate, classic policy, decisions a second": gate_rate(Policy.named("classic")),
        "judge, words engine, judgements a second": judge_rate(),
        "import protem, milliseconds": import_milliseconds(),
    }


def main() -> None:
    """Measure, print, and write the results where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the results to this file")
    file = parser.parse_args().json
    results = json.dumps(measure(), indent=2)
    print(results)
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(results + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
