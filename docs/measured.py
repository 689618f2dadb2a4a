"""The tables of what was measured, made from the files in bench/results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent.parent / "bench" / "results"


def speed_table() -> str:
    """Return the table of bench/speed.py."""
    measured = _results("speed")
    rows = ["| one core | median | slowest | fastest |", "|---|---|---|---|"]
    for name, value in measured.items():
        if isinstance(value, dict):
            slowest, fastest = (value["max"], value["min"]) if "milliseconds" in name else (value["min"], value["max"])
            rows.append(f"| {name} | {_number(value['median'])} | {_number(slowest)} | {_number(fastest)} |")
    return "\n".join([*rows, "", f"Python {measured['python']}, {measured['system']}; `make bench-speed`.", ""])


def promptfoo_table() -> str:
    """Return the line of bench/promptfoo.py."""
    measured = _results("promptfoo")
    return (
        f"promptfoo {measured['promptfoo']}, 200 tests with one llm-rubric each, against the same eval without: "
        f"{measured['median_ratio']:.2f} times the wall time (median of {len(measured['pairs'])} pairs), "
        f"{measured['processes']} Python process; `make bench-promptfoo`.\n"
    )


def decision_table() -> str:
    """Return what bench/decision.py measured."""
    measured = _results("decision")
    taken = measured["decision over 5 cached sources, milliseconds"]
    rows = ["| check | microseconds |", "|---|---|"]
    rows += [
        f"| {name} | {_number(value)} |" for name, value in measured["checks, microseconds in the gate's order"].items()
    ]
    book = round(measured["characters of the book"] / 1_000_000, 1)
    return (
        f"A decision on an answer of {taken['characters, median']:.0f} characters over five cached sources: "
        f"{taken['median']} ms (median of {taken['decisions']}; slowest tenth {taken['slowest tenth']} ms). "
        f"{book} MB of statutes read for the first time: {measured['a book read as one source, seconds']} s as one "
        f"source, {measured['a book read as passages, seconds']} s as {_number(measured['passages'])} passages. What "
        "two checks share is paid by the first. `make bench-decision`.\n\n" + "\n".join(rows) + "\n"
    )


def accuracy_table() -> str:
    """Return what bench/cases.py measured on the labelled cases."""
    measured = _results("accuracy")
    figures = measured.pop("figures")
    rows = [
        "| labelled answers | right | balanced accuracy | right name | faulty leaked | true refused |",
        "|---|---|---|---|---|---|",
    ]
    for name, one in measured.items():
        refused, bad = one["bad refused"]
        shown, good = one["good shown"]
        name_share = f"{one['right name among the refused']:.0%}" if name.startswith("reported") else "-"
        rows.append(
            f"| {name} | {one['right']} of {one['rows']} | {one['balanced accuracy']:.3f} | {name_share} "
            f"| {bad - refused} of {bad} | {good - shown} of {good} |"
        )
    return (
        f"Of {figures['rows']} labelled texts, {figures['right']} are read with every figure exact (value, unit, kind, "
        "place); `make bench-accuracy`.\n\n" + "\n".join(rows) + "\n"
    )


def ragtruth_table() -> str:
    """Return what bench/ragtruth.py measured."""
    measured = _results("ragtruth")
    rows = [
        "| RAGTruth, sentences with a figure | sentences | bad | flagged | precision | recall | false flags |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in ("pooled", "summary", "qa", "data2txt"):
        one = measured[name]["checks"]
        rows.append(
            f"| {name} | {_number(one['sentences'])} | {one['bad']} | {one['flagged']} | {one['precision']:.2f} "
            f"| {one['recall']:.2f} | {one['false flags on good sentences']:.1%} |"
        )
    return "\n".join(rows) + "\n\nBad is what people marked; `make bench-ragtruth`.\n"


def planted_table() -> str:
    """Return what bench/planted.py measured, kind by kind."""
    measured = _results("planted")
    rows = [
        "| fault planted in a true answer | cases | caught | by the right check | unchanged refused |",
        "|---|---|---|---|---|",
    ]
    for name, one in {**measured["kinds"], "all": measured["pooled"]}.items():
        right = f"{one['by the right check, of the caught']:.0%}" if name != "all" else "-"
        rows.append(
            f"| {name} | {_number(one['cases'])} | {one['caught']:.1%} | {right} | {one['unchanged refused']:.1%} |"
        )
    return "\n".join(rows) + "\n\n`make bench-planted`.\n"


def peers_table() -> str:
    """Return what bench/peers.py measured: protem beside other deterministic gates."""
    measured = _results("peers")
    rows = [
        "| gate | setting | figure pairs | road | reported | planted | leaked | true refused | ms a case |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, one in measured["gates"].items():
        suites = one["suites"]
        leaked = sum(part["faulty and leaked"] for part in suites.values())
        refused = sum(part["true and refused"] for part in suites.values())
        faulty = leaked + sum(part["faulty and refused"] for part in suites.values())
        true = refused + sum(part["true and passed"] for part in suites.values())
        scores = " | ".join(
            f"{suites[suite]['balanced accuracy']:.2f}" for suite in ("figure_pairs", "road", "reported", "planted")
        )
        rows.append(
            f"| {name} {one['version']} | {one['setting']} | {scores} | {leaked / faulty:.0%} | {refused / true:.0%} "
            f"| {one['milliseconds a case, median']} |"
        )
    return (
        "\n".join(rows)
        + f"\n\nBalanced accuracy on {_number(measured['cases'])} cases, each gate at the best of its documented "
        "settings; `make bench-peers`.\n"
    )


ALL = (speed_table, decision_table, accuracy_table, ragtruth_table, planted_table, peers_table, promptfoo_table)
"""The tables of docs/benchmarks.md, in order."""


def _results(name: str) -> dict[str, Any]:
    results: dict[str, Any] = json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))
    return results


def _number(value: float) -> str:
    return f"{value:,}"
