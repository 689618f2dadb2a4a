"""The peers' side of bench/peers.py: runs in an environment that has them, and knows nothing of protem.

Reads cases from standard input, one JSON object a line: `question`, `answer`, `given` (texts). Writes one line for each
peer and setting: what it would show, and how many milliseconds each case took. The settings are those that the
peers' own documentation names for this use: given passages, a finished answer, may it be shown? Each is tried with the
answer as it is and with its citation marks taken off, which some of them read as numbers.
"""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

_MARK = re.compile(r" ?(?:\[[^\[\]\n]{1,20}\]|【[^【】\n]{1,20}】)")
Row = dict[str, Any]
Shows = Callable[[Row], bool]


def corroborate() -> Iterator[tuple[str, Shows]]:
    """Its one documented call: no critical finding of numbers, dates and quotes."""
    check_answer = import_module("corroborate").check_answer
    yield "check_answer, loose", lambda row: bool(check_answer(row["question"], row["given"], row["answer"]).ok())


def grounded_check() -> Iterator[tuple[str, Shows]]:
    """The exact checks, all of them or without those that take a mark or a capital for a fabrication."""
    grounded = import_module("grounded")
    kinds = grounded.Kind
    settings = {
        "all exact kinds": {kinds.QUOTE, kinds.NUMBER, kinds.CITATION, kinds.ENTITY},
        "quote, number, entity": {kinds.QUOTE, kinds.NUMBER, kinds.ENTITY},
        "quote, number": {kinds.QUOTE, kinds.NUMBER},
    }

    def shows(row: Row, chosen: set[Any]) -> bool:
        sources = [grounded.Source(Path(f"s{place}"), text) for place, text in enumerate(row["given"])]
        return bool(grounded.verify(grounded.extract(row["answer"], kinds=chosen), sources).passed)

    for name, chosen in settings.items():
        yield name, partial(shows, chosen=chosen)


def opengate_grounding() -> Iterator[tuple[str, Shows]]:
    """Its one check; the anchors that a test's author would write by hand do not exist here."""
    check = import_module("opengate_grounding").check_grounding
    yield "check_grounding", lambda row: bool(check(row["answer"], row["given"], question=row["question"]).grounded)


def ancora_rag() -> Iterator[tuple[str, Shows]]:
    """The gate over passages that were retrieved already, without and with its gate of relevance."""
    ancora = import_module("ancora")

    def shows(row: Row, relevance: float) -> bool:
        documents = [ancora.Document(f"s{place}", text) for place, text in enumerate(row["given"]) if text.strip()]
        evidence = ancora.chunk_documents(documents)
        checker = ancora.GroundingChecker()
        checks = checker.check_answer(row["answer"], evidence)
        action, _, _ = ancora.decide(
            policy=ancora.Policy(), best_retrieval_score=float(bool(evidence)), claim_checks=checks, draft=row["answer"]
        )
        on_topic = checker.relevance(row["question"], row["answer"], evidence) >= relevance
        return bool(action is ancora.Action.ANSWER and on_topic)

    yield "claims and numbers", partial(shows, relevance=0.0)
    yield "claims, numbers, relevance", partial(shows, relevance=ancora.Policy().min_relevance)


PEERS = {
    "corroborate": corroborate,
    "grounded-check": grounded_check,
    "opengate-grounding": opengate_grounding,
    "ancora-rag": ancora_rag,
}


def judged(rows: list[Row], shows: Shows) -> tuple[list[bool], list[float]]:
    """Return what a peer shows and the milliseconds of each case; a peer that breaks on a case refuses it."""
    shown, milliseconds = [], []
    for row in rows:
        start = time.perf_counter()
        try:
            verdict = shows(row)
        except Exception:  # noqa: BLE001  whatever a peer raises, it has not passed the answer
            verdict = False
        milliseconds.append((time.perf_counter() - start) * 1000)
        shown.append(verdict)
    return shown, milliseconds


def main() -> None:
    """Judge the cases with every peer there is."""
    rows = [json.loads(line) for line in sys.stdin if line.strip()]
    unmarked = [{**row, "answer": _MARK.sub("", row["answer"])} for row in rows]
    for peer, settings in PEERS.items():
        try:
            version = metadata.version(peer)
        except metadata.PackageNotFoundError:
            print(json.dumps({"peer": peer, "missing": True}))
            continue
        for setting, shows in settings():
            for input_name, cases in (("", rows), (", marks taken off", unmarked)):
                shown, milliseconds = judged(cases, shows)
                told = {"peer": peer, "version": version, "setting": setting + input_name}
                print(json.dumps({**told, "shown": shown, "milliseconds": milliseconds}))


if __name__ == "__main__":
    main()
