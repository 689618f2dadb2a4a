"""How fast the log of a desk is written and read: decisions a second, and counts by day over a million of them.

`python bench/log.py --json FILE` measures and writes what docs quote. Every append is synced to the disk before it
returns, so the rates are those of the disk as much as of the program.
"""

from __future__ import annotations

import argparse
import json
import platform
import sqlite3
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from protem.desk.entry import Entry
from protem.desk.log import DecisionLog, Filter

ROWS = 1_000_000
DAYS = 400
KEPT = 365
BATCH = 10_000
APPENDS = 4_000
READERS = 64
PAUSE = 2.0
ROUNDS = 7
START = datetime(2025, 1, 1, tzinfo=UTC)
BOXES = ("road-law", "app", "permits", "payments")
REFUSED = (
    ("not-covered", "no-answer no-sources declined"),
    ("uncited", "unknown-source wrong-page"),
    ("ungrounded", "ungrounded-figure misplaced-figure altered-quote misattributed-quote contradicted-claim"),
    ("overlong", "overlong"),
    ("off-form", "hidden-text wrong-language"),
    ("scope:road-law", "scope"),
    ("scope:app", "scope"),
    ("other", "writer"),
    ("failed", "unreachable timeout malformed"),
    ("abandoned", "reader"),
)
NAMES = (("", ""),) * 60 + tuple((refusal, check) for refusal, checks in REFUSED for check in checks.split())
"""Three decisions of four are shown; the others have every name there is: the counts are as many as they get."""
QUESTION = "How far from a hydrant may I park, and what does it cost me if I do not keep to it?"
CASE = json.dumps({"question": QUESTION, "answer": "x" * 300, "given": [{"id": "s1", "text": "y" * 2500}]})


def entry(number: int, *, of: int = ROWS, case: str = "") -> Entry:
    """Return one of `of` decisions spread evenly over the days."""
    refusal, check = NAMES[number % len(NAMES)]
    moment = START + timedelta(days=DAYS) * number / of
    return Entry(
        time=moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        box=BOXES[number // len(NAMES) % len(BOXES)],
        refusal=refusal,
        check=check,
        reason=f"15 stands in no cited source; the nearest is {number} in hydrant",
        sources=("manual-hydrant", "code-4-210"),
        policy="default",
        corpus="road-law 3f9a2c",
        writer="extractive",
        version="0.1.0",
        steps={"scope": 0.4, "retrieve": 2.1, "write": 0.7, "gate": 1.3},
        question=f"{QUESTION} ({number})",
        answer="You must stay 15 feet away from a hydrant [1].",
        case=case,
    )


def milliseconds(work: Callable[[], object]) -> dict[str, float]:
    """Return how long something takes: the median of several rounds, the fastest and the slowest."""
    taken = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        taken.append((time.perf_counter() - start) * 1000)
    return {"median": round(statistics.median(taken), 2), "min": round(min(taken), 2), "max": round(max(taken), 2)}


def appends_a_second(folder: Path, threads: int) -> int:
    """Return how many decisions, each with a case of 3 KB, so many threads write a second, each waiting for its own."""
    with DecisionLog(folder / f"{threads}.sqlite") as log:
        mine = APPENDS // threads

        def work() -> None:
            for number in range(mine):
                log.append(entry(number, case=CASE))

        workers = [threading.Thread(target=work) for _ in range(threads)]
        start = time.perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return round(mine * threads / (time.perf_counter() - start))


def waits(folder: Path) -> dict[str, float]:
    """Return how long 64 readers, each asking every two seconds, wait for the log: median, p99, longest."""
    taken: list[float] = []
    with DecisionLog(folder / "readers.sqlite") as log:

        def work(place: int) -> None:
            time.sleep(PAUSE * place / READERS / 100)  # nearly all at once: the worst there is
            for number in range(3):
                start = time.perf_counter()
                log.append(entry(number, case=CASE))
                taken.append((time.perf_counter() - start) * 1000)
                time.sleep(PAUSE)

        workers = [threading.Thread(target=work, args=(place,)) for place in range(READERS)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    taken.sort()
    return {
        "median": round(statistics.median(taken), 2),
        "p99": round(taken[int(len(taken) * 0.99)], 2),
        "max": round(taken[-1], 2),
    }


def batches() -> Iterator[list[Entry]]:
    """Yield a million decisions, as many at a time as one transaction takes."""
    for start in range(0, ROWS, BATCH):
        yield [entry(number) for number in range(start, start + BATCH)]


def reading(folder: Path) -> dict[str, Any]:
    """Return what it takes to read a log of a million rows, before and after its oldest days are removed."""
    path = folder / "million.sqlite"
    with DecisionLog(path, days=KEPT) as log:
        start = time.perf_counter()
        for batch in batches():
            log.append_all(batch)
        written = time.perf_counter() - start
        found = {
            "rows": ROWS,
            "days": DAYS,
            "written in batches, seconds": round(written, 1),
            "bytes a row": path.stat().st_size // ROWS,
            "by day, all, milliseconds": milliseconds(log.by_day),
            "by day, one box, milliseconds": milliseconds(lambda: log.by_day(box="app")),
            "by day, one month, milliseconds": milliseconds(lambda: log.by_day("2025-06-01", "2025-06-30")),
            "last 50 decisions, milliseconds": milliseconds(log.rows),
            "last 50 of one day, refusal and box, milliseconds": milliseconds(
                lambda: log.rows(Filter("2025-06-01", "2025-06-01", "ungrounded", box="app"))
            ),
            "50 of a month, milliseconds": milliseconds(lambda: log.rows(Filter("2025-06-01", "2025-06-30"))),
            "last 50 of a refusal, milliseconds": milliseconds(lambda: log.rows(Filter(refusal="ungrounded"))),
            "a text that stands nowhere, milliseconds": milliseconds(lambda: log.rows(Filter(text="zebra"))),
        }
        last = (START + timedelta(days=DAYS - 1)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        start = time.perf_counter()
        pruned = log.prune(last)
        found["pruned rows"] = pruned
        found["pruning, seconds"] = round(time.perf_counter() - start, 1)
        found["by day right after pruning, milliseconds"] = milliseconds(log.by_day)
        assert sum(count.count for count in log.by_day()) == ROWS - pruned  # noqa: S101
        return found


def measure() -> dict[str, Any]:
    """Return everything measured, with what it was measured on."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return {
            "python": platform.python_version(),
            "sqlite": sqlite3.sqlite_version,
            "system": f"{platform.system()} {platform.machine()}",
            "appends a second, 1 thread": appends_a_second(folder, 1),
            "appends a second, 8 threads": appends_a_second(folder, 8),
            "appends a second, 64 threads": appends_a_second(folder, 64),
            "64 readers with a pause of 2 s, wait for the log, milliseconds": waits(folder),
            "reading": reading(folder),
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
