"""What the judge costs a real promptfoo eval: 200 tests with one llm-rubric each, against the same eval without.

`python bench/promptfoo.py --json FILE` runs both in turn, five pairs after one to warm up, and writes the wall times,
the median of their ratios and the number of Python processes. `make node` installs the promptfoo it needs.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from protem.doors.starter import starter_text

PAIRS = 5
TESTS = 200
INSTALLED = Path(__file__).parents[1] / "examples" / "promptfoo" / "node_modules"
WITNESS = """
import os
with open(__file__ + ".started", "a") as started:
    started.write(f"{os.getpid()}\\n")
"""
SETTINGS = {
    "PROMPTFOO_DISABLE_TELEMETRY": "1",
    "PROMPTFOO_DISABLE_UPDATE": "1",
    "PROMPTFOO_DISABLE_REMOTE_GENERATION": "1",
    "PROMPTFOO_PYTHON": sys.executable,
}


def config(*, judged: bool) -> dict[str, Any]:
    """Return an eval wired as the starter wires it; every other reply fails."""
    tests: list[dict[str, Any]] = []
    for number in range(TESTS):
        carrier = "courier" if number % 2 else "neighbour"
        tests.append({"vars": {"reply": f"Parcel {number} was left with the {carrier}."}})
        if judged:
            tests[-1]["assert"] = [{"type": "llm-rubric", "value": "The answer mentions a courier"}]
    return {
        "prompts": ["{{reply}}"],
        "providers": ["echo", {"id": "file://judge.py", "label": "judge", "prompts": []}],
        "defaultTest": {"options": {"provider": "judge"}},
        "tests": tests,
    }


def write_evals(folder: Path) -> None:
    """Write both configs and a judge that notes each process it is started in."""
    (folder / "judge.py").write_text(starter_text("judge.py") + WITNESS, encoding="utf-8")
    for name, judged in (("bare", False), ("judged", True)):
        (folder / f"{name}.json").write_text(json.dumps(config(judged=judged)), encoding="utf-8")


def seconds(folder: Path, name: str) -> float:
    """Return the wall time of one eval, after a look at its verdicts."""
    options = ("--no-cache", "--no-table", "--no-progress-bar", "--no-write", "-o", "verdicts.csv")
    command = [str(INSTALLED / ".bin" / "promptfoo"), "eval", "-c", f"{name}.json", *options]
    environment = {**os.environ, **SETTINGS, "PROMPTFOO_CONFIG_DIR": str(folder / ".promptfoo")}
    start = time.perf_counter()
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    took = time.perf_counter() - start
    with (folder / "verdicts.csv").open(encoding="utf-8", newline="") as verdicts:
        found = Counter(row["Status"] for row in csv.DictReader(verdicts))
    wanted = {"PASS": TESTS} if name == "bare" else {"PASS": TESTS // 2, "FAIL": TESTS // 2}
    if found != wanted:
        raise SystemExit(f"{name}: {dict(found)} instead of {wanted}\n{done.stdout}{done.stderr}")
    return took


def processes(folder: Path) -> int:
    """Return how many Python processes the last judged eval started, and forget them."""
    started = folder / "judge.py.started"
    count = len(started.read_text(encoding="utf-8").splitlines())
    started.unlink()
    return count


def measure() -> dict[str, Any]:
    """Return the wall times of both evals in pairs, and what they come to."""
    pairs: list[dict[str, float]] = []
    most_processes = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_evals(folder)
        for _ in range(1 + PAIRS):
            bare, judged = seconds(folder, "bare"), seconds(folder, "judged")
            pairs.append({"bare": round(bare, 3), "judged": round(judged, 3), "ratio": round(judged / bare, 2)})
            most_processes = max(most_processes, processes(folder))
    version = json.loads((INSTALLED / "promptfoo" / "package.json").read_text(encoding="utf-8"))["version"]
    return {
        "tests": TESTS,
        "pairs": pairs[1:],
        "median_ratio": statistics.median(pair["ratio"] for pair in pairs[1:]),
        "processes": most_processes,
        "promptfoo": version,
    }


def main() -> None:
    """Measure, print one line, and write the results where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the results to this file")
    file = parser.parse_args().json
    if not (INSTALLED / ".bin" / "promptfoo").exists():
        raise SystemExit("promptfoo is not installed: run `make node`")
    measured = measure()
    print(
        f"promptfoo {measured['promptfoo']}: {TESTS} tests with a judged rubric take {measured['median_ratio']} times "
        f"the wall time of the same tests without; Python processes: {measured['processes']}"
    )
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(measured, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
