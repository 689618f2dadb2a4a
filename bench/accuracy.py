"""How well protem tells what its evidence bears out: people's labels, beside other rules, in one command.

`python bench/accuracy.py --json FILE` measures every set in ../shared/data, or in the folder given with `--data`: one
JSON object a line with `id`, `documents` [{`text`}], `claim_or_answer`, `question`, `label` (1 borne out), and of
answers whose bad parts are known `label_detail.spans` [{`start`, `end`}]. Compared are the original word rule, ROUGE-1
and ROUGE-2 precision and the gates of bench/peers.py (on `--limit` rows a set, at the setting that suits them best);
these two need `--peers-python`, a Python that has them.

Every interval is of 95%, from 1000 resamples of the documents. A row whose document the shipped weights saw is judged
by weights that did not: five folds, by a digest of the first document. What weights come to on families of sets that
they never saw is read from the weights' file, where bench/train.py writes it. `--every N` takes one document in N, to
try things out.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import mean

from grounding.bands import bands
from grounding.counting import Scored, f1_of_bad, hindsight, risk_curve
from grounding.engine import ENGINE, Engine, Said, engine
from grounding.labelled import RUBRIC_JOBS, Item, items, names
from grounding.measuring import ACCURACY, AREA, Measured, averaged, difference, measured
from grounding.neighbours import INSTALL, capped, peers, rouge
from grounding.rules import WORD_RULE, from_half, told, word_rule
from grounding.sentences import is_spanned, places, sentences
from grounding.timing import reading
from shared import SHARED, Row, arguments, write

LIMIT = 60
"""Rows a set that the peers judge: the slowest of them takes a second for twenty."""
Sets = Mapping[str, Sequence[Item]]
Rules = dict[str, Scored]


def compared(every: Sequence[Item], said: Sequence[Said], python: Path | None) -> Rules:
    """Return what each rule says of some rows."""
    ours = Scored([one.probability for one in said], [one.passes for one in said])
    rules = {WORD_RULE: word_rule(every), ENGINE: ours}
    if python:
        for name, values in zip(("ROUGE-1 precision", "ROUGE-2 precision"), rouge(python, every), strict=True):
            rules[name] = from_half(values)
    return rules


def of_sets(sets: Sets, judge: Engine, python: Path | None) -> Row:
    """Return what the rules come to on every set, in the mean over the grounding sets, and against the word rule."""
    rows: Row = {}
    every: dict[str, dict[str, Measured]] = {}
    kept: dict[str, Rules] = {}
    for name, one in sets.items():
        said = [judge.said(item) for item in one]
        kept[name] = compared(one, said, python)
        every[name] = measured(one, kept[name])
        rows[name] = {**_about(one, judge), **_found(one, said, every[name])}
        print(_line(name, rows[name]["rules"]), flush=True)
    core = [name for name in sets if name not in RUBRIC_JOBS] or list(sets)
    rules = list(every[core[0]])
    best = {rule: _in_hindsight([(kept[name][rule].values, sets[name]) for name in core]) for rule in rules}
    averages = {rule: averaged([every[name][rule] for name in core]) for rule in rules}
    return {"sets": rows, "mean": {"of": core, "rules": averages, "best threshold in hindsight": best}}


def _about(every: Sequence[Item], judge: Engine) -> Row:
    return {
        "rows": len(every),
        "documents": len({item.group for item in every}),
        "borne out": round(mean(item.good for item in every), 4),
        "rows judged by a fold's weights": sum(judge.fold(item) is not None for item in every),
    }


def _found(every: Sequence[Item], said: Sequence[Said], rules: Mapping[str, Measured]) -> Row:
    return {
        "rules": {rule: result.told() for rule, result in rules.items()},
        "ours against the word rule": difference(rules[ENGINE], rules[WORD_RULE]),
        "outcomes": bands([one.outcome for one in said], [item.good for item in every]),
        "milliseconds a claim": told([one.milliseconds for one in said]),
    }


def _in_hindsight(rows: Sequence[tuple[Sequence[float], Sequence[Item]]]) -> Row:
    threshold, accuracy = hindsight([(values, [item.good for item in one]) for values, one in rows])
    return {"threshold": threshold, "balanced accuracy": round(accuracy, 4)}


def of_answers(sets: Sets, judge: Engine) -> Row:
    """Return of answers with marked spans: F1 of finding the bad answers, then all about their sentences."""
    spanned = {name: one for name, one in sets.items() if is_spanned(name)}
    answers = [item for one in spanned.values() for item in one]
    if not answers:
        return {}
    good = [item.good for item in answers]
    ours = [judge.said(item).passes for item in answers]
    f1 = {WORD_RULE: f1_of_bad(word_rule(answers).passed, good), ENGINE: f1_of_bad(ours, good)}
    of_set = {"all": answers, **spanned}
    return {
        "answers": {"rows": len(answers), "F1 of bad": f1},
        "sentences": {name: _of_sentences(one, judge) for name, one in of_set.items()},
        "milliseconds": reading(answers, judge.said),
    }


def _of_sentences(answers: Sequence[Item], judge: Engine) -> Row:
    every = [sentence for answer in answers for sentence in sentences(answer)]
    said = [one for answer in answers for one in judge.of_sentences(answer, places(answer))]
    good = [item.good for item in every]
    rules = compared(every, said, None)
    curves = {rule: risk_curve(one.values, good) for rule, one in rules.items()}
    about = {"sentences": len(every), "bad": round(1 - mean(good), 4), "bad among the best": curves}
    return {**about, **_found(every, said, measured(every, rules))}


def of_peers(sets: Sets, judge: Engine, python: Path, limit: int) -> Row:
    """Return what the peers come to on some rows of every grounding set, with ours and the word rule on the same."""
    few = {name: capped(one, limit) for name, one in sets.items() if name not in RUBRIC_JOBS}
    every = [measured(one, compared(one, [judge.said(item) for item in one], None), rounds=0) for one in few.values()]
    own = {rule: averaged([one[rule] for one in every]) for rule in (WORD_RULE, ENGINE)}
    return {"rows": sum(map(len, few.values())), "gates": peers(python, few), "on the same rows": own}


def main() -> None:
    """Measure, print, and write the results where asked."""
    asked = _asked()
    sets = {name: items(asked.data, name, asked.every) for name in names(asked.data)}
    sets = {name: one for name, one in sets.items() if one and (not asked.set or name in asked.set)}
    judge, about = engine([item for one in sets.values() for item in one])
    results: Row = {"engine": about, **of_sets(sets, judge, asked.peers_python), **of_answers(sets, judge)}
    if asked.peers_python:
        results["peers"] = of_peers(sets, judge, asked.peers_python, asked.limit)
    print(_line(f"mean of {len(results['mean']['of'])} sets", results["mean"]["rules"]))
    for name, one in results.get("sentences", {}).items():
        print(f"sentences of {name}: {one['outcomes']}")
    print("\n".join(f"{name}: {results[name]}" for name in ("answers", "milliseconds") if name in results))
    write(results, asked.json)


def _line(name: str, rules: Mapping[str, Row]) -> str:
    """Return balanced accuracy and area of every rule, as a line to watch a run by."""
    return f"{name}: " + ", ".join(f"{rule} {one[ACCURACY][0]:.3f} / {one[AREA][0]:.3f}" for rule, one in rules.items())


def _asked() -> argparse.Namespace:
    parser = arguments(__doc__)
    parser.add_argument("--data", type=Path, default=SHARED / "data", help="the folder of labelled sets")
    parser.add_argument("--set", action="append", help="only this set")
    parser.add_argument("--every", type=int, default=1, help="only one document in so many")
    parser.add_argument("--peers-python", type=Path, help=f"a Python that has ROUGE and the peers: {INSTALL}")
    parser.add_argument("--limit", type=int, default=LIMIT, help="rows a set that the peers judge")
    return parser.parse_args()


if __name__ == "__main__":
    main()
