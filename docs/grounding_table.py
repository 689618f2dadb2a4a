"""The tables of bench/accuracy.py: how well protem tells what its evidence bears out, beside other rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_RESULTS = Path(__file__).parent.parent / "bench" / "results" / "grounding.json"
_ACCURACY, _AREA = "balanced accuracy", "area under the curve"
_OURS, _WORDS = "protem", "word rule"
_ORIENTATION = {
    "families never seen": "trained without any set of the family that is judged",
    "trained on every set, unseen documents": "trained on every set, unseen documents",
}


def grounding_table() -> str:
    """Return the whole section: sets, means, outcomes, sentences and peers."""
    measured = json.loads(_RESULTS.read_text(encoding="utf-8"))
    parts = [_sets, _means, _bands, _sentences, _peers]
    return "\n\n".join(text for text in (part(measured) for part in parts) if text) + "\n"


def _sets(measured: dict[str, Any]) -> str:
    rows = [
        "| people's labels, set by set | rows | borne out | word rule | protem | word rule, AUC | protem, AUC |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, one in measured["sets"].items():
        words, ours = one["rules"][_WORDS], one["rules"][_OURS]
        seen = "" if name in measured["engine"]["trained on"] else " ○"
        agreement = "" if name in measured["mean"]["of"] else " †"
        rows.append(
            f"| {name}{seen}{agreement} | {one['rows']:,} | {one['borne out']:.0%} | {_with_ends(words[_ACCURACY])} "
            f"| {_with_ends(ours[_ACCURACY])}{_mark(one)} | {_with_ends(words[_AREA])} | {_with_ends(ours[_AREA])} |"
        )
    return (
        "![Balanced accuracy on every set](images/accuracy.svg)\n\n"
        + "\n".join(rows)
        + "\n\nBalanced accuracy at one threshold for all sets, and area under the ROC curve; in brackets intervals of "
        "95% over resampled documents. ○: the weights were not trained on this set. A row whose document they saw is "
        "judged by the weights of a fold that did not. †: a text looked through for a reference; not in the mean. "
        "▲▼: above or below the word rule by more than chance. `make bench-accuracy`."
    )


def _mark(one: dict[str, Any]) -> str:
    _, low, high = one["ours against the word rule"][_ACCURACY]
    return " ▲" if low > 0 else " ▼" if high < 0 else ""


def _means(measured: dict[str, Any]) -> str:
    mean = measured["mean"]
    rows = [
        f"| mean of {len(mean['of'])} sets | balanced accuracy | best threshold in hindsight | AUC |",
        "|---|---|---|---|",
    ]
    for rule, one in mean["rules"].items():
        best = mean["best threshold in hindsight"][rule]
        own = "-" if rule.startswith("ROUGE") else _with_ends(one[_ACCURACY])
        rows.append(f"| {rule} | {own} | {_digits(best[_ACCURACY])} | {_with_ends(one[_AREA])} |")
    return "\n".join(rows) + _families(measured)


def _families(measured: dict[str, Any]) -> str:
    told = [
        f"{words} {_digits(one[_ACCURACY])} and {_digits(one[_AREA])}"
        for name, words in _ORIENTATION.items()
        if (one := measured["engine"].get(name))
    ]
    return f"\n\nFor orientation, weights that don't ship: {'; '.join(told)} (bench/train.py)." if told else ""


def _bands(measured: dict[str, Any]) -> str:
    rows = [
        "| outcomes by set | supported: share, bad in it | undecided | unsupported | bad | good ones unsupported |",
        "|---|---|---|---|---|---|",
    ]
    for name, one in measured["sets"].items():
        cells = " | ".join(_band(one["outcomes"][outcome]) for outcome in ("supported", "undecided", "unsupported"))
        refused = share_of_good_refused(one)
        rows.append(f"| {name} | {cells} | {1 - one['borne out']:.0%} | {refused:.1%} |")
    return "\n".join(rows)


def share_of_good_refused(one: dict[str, Any]) -> float:
    """Return which share of the good rows of a set is called unsupported."""
    refused, good = one["outcomes"]["unsupported"], one["rows"] * one["borne out"]
    return float(refused["rows"] * (1 - refused["bad"]) / good) if good else 0.0


def _band(one: dict[str, float]) -> str:
    return f"{one['coverage']:.0%}, {one['bad']:.1%} bad" if one["rows"] else "none"


def _sentences(measured: dict[str, Any]) -> str:
    if "sentences" not in measured:
        return ""
    rows = [
        "| sentences of answers | sentences | bad | supported | unsupported | AUC | word rule, AUC | ms a claim |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, one in measured["sentences"].items():
        bands, rules = one["outcomes"], one["rules"]
        rows.append(
            f"| {name} | {one['sentences']:,} | {one['bad']:.1%} | {_band(bands['supported'])} "
            f"| {_band(bands['unsupported'])} | {_digits(rules[_OURS][_AREA][0])} "
            f"| {_digits(rules[_WORDS][_AREA][0])} | {one['milliseconds a claim']['median']} |"
        )
    answers, spent = measured["answers"]["F1 of bad"], measured["milliseconds"]
    return (
        "![Bad sentences among those accepted](images/risk.svg)\n\n"
        + "\n".join(rows)
        + f"\n\nFinding the {measured['answers']['rows']:,} answers that hold a marked span: F1 "
        + f"{_digits(answers[_OURS])}, the word rule {_digits(answers[_WORDS])}. "
        + f"A source is read in {spent['a source, by the thousand words, median']} ms a thousand words, a claim on a "
        + f"source that was read takes {spent['a claim on a source that was read, median']} ms (medians)."
    )


def _peers(measured: dict[str, Any]) -> str:
    if "peers" not in measured:
        return ""
    told = measured["peers"]
    rows = ["| gate | setting | mean balanced accuracy | ms a row |", "|---|---|---|---|"]
    own = told["on the same rows"]
    rows += [f"| {rule} | one threshold | {_digits(own[rule][_ACCURACY][0])} | - |" for rule in (_OURS, _WORDS)]
    for name, one in told["gates"].items():
        spent = one["milliseconds a row, median"]
        rows.append(f"| {name} {one['version']} | {one['setting']} | {_digits(one['mean'])} | {spent} |")
    return (
        "\n".join(rows) + f"\n\nOn {told['rows']:,} rows of the same sets, each gate at the setting that suits it best."
    )


def _with_ends(one: tuple[float, float, float]) -> str:
    return f"{_digits(one[0])} [{_digits(one[1])}, {_digits(one[2])}]"


def _digits(value: float) -> str:
    return f"{value:.3f}".removeprefix("0")
