"""What docs/grounding.md tells of the support model: an example judged now, and what weights.json says of itself."""

from __future__ import annotations

import ast
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from grounding_table import share_of_good_refused

from protem import Case, Source
from protem.grounding.support import read_support

_AIMS = Path(__file__).parent.parent / "bench" / "training" / "measuring.py"
_RESULTS = Path(__file__).parent.parent / "bench" / "results" / "grounding.json"
_REGIMES = {
    "data": "the sources are records (JSON)",
    "long": "three claims or more",
    "turn": "one or two claims that say I, we or you",
    "short": "any other text of one or two claims",
}
_LICENCES = {
    "ragtruth": "MIT",
    "summedits": "Apache-2.0",
    "begin": "CC BY",
    "q2": "Apache-2.0",
    "dialfact": "BSD-style",
    "attrbench": "MIT / Apache-2.0 in parts; the collection states none",
    "evouna": "Apache-2.0",
}
"""What the repositories of the sets state, by the beginning of a set's name. A set without a line here fails `make
docs`: what it may be used for is then not known."""
_GIVEN = (
    Source("lease", "Renters return the key within 3 days. The deposit of $250 is paid back after the inspection."),
    Source("house", "Bicycles are kept in the cellar. The cellar is open from 7 a.m. to 10 p.m."),
)
_ANSWER = (
    "The deposit of $250 is paid back after the inspection. Pets are welcome in the cellar. "
    "The deposit is paid back by Mr Okafor within 9 days."
)


def support_example() -> str:
    """Return the sources, and each claim of an answer with its outcome, probability and reason."""
    lines = [f"{source.id}: {source.text}" for source in _GIVEN]
    for claim in read_support(Case(_ANSWER, given=_GIVEN)).claims:
        lines += ["", _ANSWER[claim.at.start : claim.at.end]]
        lines.append(f"    {claim.outcome} ({claim.probability:.2f}): {claim.says}")
    return "```text\n" + "\n".join(lines) + "\n```\n"


def support_bounds() -> str:
    """Return the bounds of the outcomes by the shape of a text: the error each was set for, and what it came to."""
    aims = _aims()
    rows = [
        "| text | claims, bad | supported from | covers | bad | unsupported below | covers | of the good | bad |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for regime, band in _weights()["bands"].items():
        rows.append(
            f"| {regime}: {_REGIMES[regime]} | {band['claims']:,}, {band['bad']:.1%} | {band['supported']:.2f} "
            f"| {band['supported covers']:.0%} | {band['bad among the supported']:.1%} | {band['unsupported']:.2f} "
            f"| {band['unsupported covers']:.1%} | {band['good ones called unsupported']:.2%} "
            f"| {band['bad among the unsupported']:.0%} |"
        )
    return (
        f"Set for: at most {aims['BAD_SUPPORTED']:.1%} bad among the supported, at most "
        f"{aims['GOOD_UNSUPPORTED']:.1%} of the good ones unsupported; where a set was made of more bad claims than "
        f"answers have, the first is counted as if {aims['_BASE_RATE']:.0%} were bad. Came to, on documents that the "
        "weights did not see:\n\n" + "\n".join(rows) + "\n"
    )


def support_seen() -> str:
    """Return the sets that the shipped weights were trained on, with what they hold and under which licence."""
    rows = ["| trained on | rows | claims | licence that its repository states |", "|---|---|---|---|"]
    rows += [
        f"| {name} | {one['rows']:,} | {one['claims']:,} | {_LICENCES[name.partition('_')[0]]} |"
        for name, one in _weights()["seen"].items()
    ]
    return "\n".join(rows) + "\n"


def support_error() -> str:
    """Return what the weights came to when they were trained, as their file says."""
    measured = _weights()["measured"]
    kinds = [name for name, one in measured.items() if isinstance(one, dict) and "mean" in one]
    rows = ["| measured when they were trained | balanced accuracy | area under the curve |", "|---|---|---|"]
    for name in kinds:
        mean = measured[name]["mean"]
        rows.append(f"| {name} | {mean['balanced accuracy']:.3f} | {mean['area under the curve']:.3f} |")
    claims, f1 = measured["RAGTruth claims"]["pooled"], measured["RAGTruth answers, F1 of hallucinated"]
    return "\n".join(rows) + (
        f"\n\nClaims of RAGTruth's answers ({claims['claims']:,}, {claims['bad']:.1%} of them bad): "
        f"{claims['supported covers']:.0%} are supported, {claims['bad among the supported']:.1%} of these bad; "
        f"{claims['unsupported covers']:.1%} are unsupported, {claims['bad among the unsupported']:.0%} of these bad. "
        f"Its answers that hold a bad part: F1 {f1:.2f}.\n"
    )


def support_absent() -> str:
    """Return how many good texts of each grounding set are called unsupported, the fewest first."""
    results = json.loads(_RESULTS.read_text(encoding="utf-8"))
    told = sorted((share_of_good_refused(results["sets"][name]), name) for name in results["mean"]["of"])
    each = ", ".join(f"{name} {share:.1%}" for share, name in told)
    return f"Good texts called unsupported, set by set: {each}.\n"


def _weights() -> dict[str, Any]:
    text = files("protem.grounding").joinpath("support_model", "weights.json").read_text(encoding="utf-8")
    weights: dict[str, Any] = json.loads(text)
    return weights


def _aims() -> dict[str, float]:
    """Return the numbers that the bounds are set by, read off the source: it needs numpy to be imported."""
    lines = ast.parse(_AIMS.read_text(encoding="utf-8")).body
    return {
        line.targets[0].id: line.value.value
        for line in lines
        if isinstance(line, ast.Assign)
        and isinstance(line.targets[0], ast.Name)
        and isinstance(line.value, ast.Constant)
        and isinstance(line.value.value, float)
    }
