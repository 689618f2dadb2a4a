"""protem beside other deterministic gates from PyPI, on the same cases, in one run.

`python bench/peers.py --peers-python PATH --json FILE` judges the labelled gate rows of ../shared/cases and a sample of
planted faults with protem and, in a process of their own, with the peers, each at the best of its documented settings.
PATH is a Python that has them: python3 -m venv DIR && DIR/bin/pip install corroborate grounded-check
opengate-grounding ancora-rag. The peers get all that is given, each text with its citation before it; of a list of
cited ids they know nothing. Time is that of one case judged for the first time.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from planting.kinds import KINDS, SOURCES
from planting.plant import planted
from shared import Row, arguments, demand, share, write

from cases import SUITES, judged
from protem import Case, gate
from protem.version import VERSION

RUNNER = Path(__file__).parent / "peers_runner.py"
INSTALL = "DIR/bin/pip install corroborate grounded-check opengate-grounding ancora-rag"
LIMIT = 25


@dataclass(frozen=True, slots=True)
class Labelled:
    """A case, the suite it is of, whether it may be shown, and of a planted one its kind of fault."""

    case: Case
    suite: str
    good: bool
    kind: str = ""


def labelled(limit: int) -> Iterator[Labelled]:
    """Yield the labelled gate rows, then the planted faults, each after its unchanged answer."""
    for suite in SUITES[1:]:
        for one in judged(suite):
            yield Labelled(one.case, suite, one.good)
    for kind in (*KINDS, *SOURCES):
        for pair in planted(kind, limit):
            yield Labelled(pair.honest, "planted", good=True, kind=kind)
            yield Labelled(pair.faulty, "planted", good=False, kind=kind)


def ours(every: Sequence[Labelled]) -> Row:
    """Return what protem shows, in the form of the runner."""
    shown, milliseconds = [], []
    for one in every:
        start = time.perf_counter()
        decision = gate(one.case)
        milliseconds.append((time.perf_counter() - start) * 1000)
        shown.append(decision.shown)
    told = {"peer": "protem", "version": VERSION, "setting": "default policy"}
    return {**told, "shown": shown, "milliseconds": milliseconds}


def theirs(every: Sequence[Labelled], python: Path) -> Iterator[Row]:
    """Yield what each peer shows in each of its settings.

    Raises:
        SystemExit: there is no such Python, or it lacks a peer.

    """
    rows = [
        {
            "question": one.case.question,
            "answer": one.case.output,
            "given": [f"{source.citation}\n{source.text}".strip() for source in one.case.given],
        }
        for one in every
    ]
    sent = "".join(json.dumps(row) + "\n" for row in rows)
    try:
        done = subprocess.run([str(python), str(RUNNER)], input=sent, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise SystemExit(f"the peers did not run: {problem}\n{getattr(problem, 'stderr', '')}") from None
    for line in done.stdout.splitlines():
        told = json.loads(line)
        if told.get("missing"):
            raise SystemExit(f"{python} lacks {told['peer']}: {INSTALL}")
        yield told


def scored(every: Sequence[Labelled], told: Row) -> Row:
    """Return what one gate's decisions come to: by suite, and of the planted faults by kind."""
    suites: dict[str, list[tuple[bool, bool]]] = defaultdict(list)
    kinds: dict[str, list[tuple[bool, bool]]] = defaultdict(list)
    for one, shown in zip(every, told["shown"], strict=True):
        suites[one.suite].append((one.good, shown))
        if one.kind:
            kinds[one.kind].append((one.good, shown))
    by_suite = {suite: counts(pairs) for suite, pairs in suites.items()}
    return {
        "version": told["version"],
        "setting": told["setting"],
        "mean balanced accuracy": round(statistics.mean(one["balanced accuracy"] for one in by_suite.values()), 4),
        "suites": by_suite,
        "planted": {kind: _leaked_and_refused(pairs) for kind, pairs in kinds.items()},
        "milliseconds a case, median": round(statistics.median(told["milliseconds"]), 3),
        "milliseconds a case, slowest tenth": round(statistics.quantiles(told["milliseconds"], n=10)[-1], 3),
    }


def counts(pairs: Sequence[tuple[bool, bool]]) -> Row:
    """Return what pairs of "it may be shown" and "it is shown" come to."""
    good = [shown for is_good, shown in pairs if is_good]
    bad = [shown for is_good, shown in pairs if not is_good]
    passed, refused = sum(good), len(bad) - sum(bad)
    return {
        "balanced accuracy": round((share(passed, len(good)) + share(refused, len(bad))) / 2, 4),
        "true and passed": passed,
        "true and refused": len(good) - passed,
        "faulty and refused": refused,
        "faulty and leaked": sum(bad),
    }


def _leaked_and_refused(pairs: Sequence[tuple[bool, bool]]) -> Row:
    leaked = sum(shown for is_good, shown in pairs if not is_good)
    refused = sum(not shown for is_good, shown in pairs if is_good)
    return {"leaked": share(leaked, len(pairs) // 2), "unchanged refused": share(refused, len(pairs) // 2)}


def best(settings: Sequence[Row]) -> dict[str, Row]:
    """Return each gate at the best of its settings, with how the others did."""
    by_peer: dict[str, list[Row]] = defaultdict(list)
    for one in settings:
        by_peer[one["peer"]].append(one["scored"])
    found = {}
    for peer, tried in by_peer.items():
        chosen = max(tried, key=lambda one: float(one["mean balanced accuracy"]))
        found[peer] = {**chosen, "settings tried": {one["setting"]: one["mean balanced accuracy"] for one in tried}}
    return found


def _told(kind: str, result: Row) -> str:
    return f"{kind} {result['leaked']:.0%} / {result['unchanged refused']:.0%}"


def main() -> None:
    """Measure, print, and write the results where asked."""
    demand()
    parser = arguments(__doc__)
    parser.add_argument("--peers-python", type=Path, help=f"a Python that has the peers: {INSTALL}")
    parser.add_argument("--limit", type=int, default=LIMIT, help="planted faults a kind")
    asked = parser.parse_args()
    if not asked.peers_python:
        raise SystemExit(
            f"name a Python that has the peers: python3 -m venv DIR && {INSTALL}; --peers-python DIR/bin/python"
        )
    every = list(labelled(asked.limit))
    told = [ours(every), *theirs(every, asked.peers_python)]
    found = best([{"peer": one["peer"], "scored": scored(every, one)} for one in told])
    for peer, one in found.items():
        print(f"{peer} {one['version']} ({one['setting']}): mean balanced accuracy {one['mean balanced accuracy']}")
        print("\n".join(f"    {suite}: {result}" for suite, result in one["suites"].items()))
        print("    leaked / unchanged refused: " + ", ".join(_told(*item) for item in one["planted"].items()))
        print(f"    {one['milliseconds a case, median']} ms a case; tried {one['settings tried']}")
    write({"cases": len(every), "planted a kind": asked.limit, "gates": found}, asked.json)


if __name__ == "__main__":
    main()
