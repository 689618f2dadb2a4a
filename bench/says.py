"""How well it is told whether an output says a claim, gives a gold answer, or is the better of two, by people's labels.

`python bench/says.py --json FILE` measures, on the rows of ../shared/data:

- scu_presence and beetle: is the claim of the rubric said? By `claim_said` on the claim itself, and by the whole judge
  on `rubric` and on `rubric_alt`, the same in other words;
- evouna_nq and mohler: is the gold answer given?
- llmbar_pairs: which of two outputs is better? Rules should say that they can't tell;
- how long a claim takes on an output of 300 words.

Each set is told in two halves, parted by a digest of the document: rows of the first were read while the rules and the
numbers in rubric/saying/weights.py were made by hand. Rows of the other were not read, but its totals were seen, also
while choosing between round numbers for short answers (beetle) and for explanations (mohler): it is no clean test.

"decided" is the share of rows with an answer, "of
decided" the balanced accuracy of these, "all" the same with undecided counted as wrong, "word rule" that of the
original. `--wrong SET` lists what came out wrong or undecided in the first half.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from statistics import mean
from time import process_time

from shared import Row, arguments, demand, rows, share, write

from protem import Case, Policy, judge
from protem.finding import Outcome
from protem.policy import DEFAULT
from protem.rubric.answer_key import answer_given
from protem.rubric.claim_said import claim_said
from protem.rubric.comparing import compare
from protem.rubric.overlap import overlap
from protem.rubric.saying.voice import voice

CRITERIA = Policy().with_settings({"engine": "criteria"})
HALVES = ("looked at", "not looked at")
_SAYS = re.compile(r"^The (?:response|answer) says that ")
_OUTCOMES: dict[str, Outcome] = {"pass": "holds", "fail": "fails", "undecided": "undecided"}
_RESAMPLED = 1000


@dataclass(frozen=True, slots=True)
class Came:
    """What came of a row: its document, whether people said yes, the outcome with its reason, and the word rule's."""

    document: str
    good: bool
    outcome: Outcome
    says: str
    words: bool
    sought: str
    output: str

    @property
    def half(self) -> str:
        """The half that its document is in."""
        return HALVES[int(sha256(self.document.encode()).hexdigest()[:8], 16) % 2]


def said(row: Row) -> Came:
    """Ask whether the claim of a rubric is said."""
    claim = _SAYS.sub("", row["rubric"])
    found = claim_said(claim, row["output"], row["question"])
    return _came(row["document_id"], row, (found.outcome, found.says), claim, row["output"])


def judged(wording: str) -> Callable[[Row], Came]:
    """Return how a row is asked of the whole judge, by one wording of its rubric."""

    def one(row: Row) -> Came:
        verdict = judge(Case(row["output"], question=row["question"], rubric=row[wording]), CRITERIA)
        return _came(row["document_id"], row, (_OUTCOMES[verdict.outcome], verdict.reason), row[wording], row["output"])

    return one


def given(row: Row) -> Came:
    """Ask whether a gold answer is given."""
    gold, output = row["claim_or_answer"], row["documents"][0]["text"]
    found = answer_given(gold, output, row["question"] or "")
    return _came(row["question"] or gold, row, (found.outcome, found.says), gold, output)


def _came(document: str, row: Row, made: tuple[Outcome, str], sought: str, output: str) -> Came:
    rule = overlap(sought, output, DEFAULT.words)
    return Came(document, row["label"] == 1, *made, rule.share >= DEFAULT.words.threshold, sought, output)


def balanced(pairs: Iterable[tuple[bool, bool]]) -> float:
    """Return the mean of the shares that are right among the good and among the bad, of (good, right)."""
    every = list(pairs)
    kinds = [[right for good, right in every if good is kind] for kind in (True, False)]
    return mean(sum(one) / len(one) for one in kinds if one) if every else 0.0


def shares(results: list[Came]) -> Row:
    """Return how many of some rows were decided, and how well."""
    decided = [one for one in results if one.outcome != "undecided"]
    right = [(one.good, one.outcome == ("holds" if one.good else "fails")) for one in results]
    return {
        "rows": len(results),
        "decided": share(len(decided), len(results)),
        "of decided": round(balanced((one.good, (one.outcome == "holds") == one.good) for one in decided), 4),
        "all": round(balanced(right), 4),
        "interval of all": _interval(results),
        "word rule": round(balanced((one.good, one.words == one.good) for one in results), 4),
        "wrongly said": sum(one.outcome == "holds" and not one.good for one in results),
        "wrongly not said": sum(one.outcome == "fails" and one.good for one in results),
    }


def _interval(results: list[Came]) -> list[float]:
    """Return where 95 % of the balanced accuracies lie when whole documents are drawn anew."""
    counts: dict[str, list[int]] = {}
    for one in results:
        own = counts.setdefault(one.document, [0, 0, 0, 0])
        own[2 * one.good] += one.outcome == ("holds" if one.good else "fails")
        own[2 * one.good + 1] += 1
    every, rng = list(counts.values()), Random(0)  # noqa: S311  resampling, no secret
    drawn = []
    for _ in range(_RESAMPLED if every else 0):
        bad_right, bad, good_right, good = map(sum, zip(*rng.choices(every, k=len(every)), strict=True))
        drawn.append((share(bad_right, bad) + share(good_right, good)) / 2)
    drawn.sort()
    return [round(drawn[_RESAMPLED // 40], 4), round(drawn[-_RESAMPLED // 40 - 1], 4)] if drawn else []


def of_pairs() -> Row:
    """Return how many preference pairs are left undecided, and how many of the others are right."""
    came = [
        (row["label"], compare(row["output_1"], row["output_2"], row["question"]))
        for row in rows("data/llmbar_pairs.jsonl.gz")
    ]
    decided = [(label, one.better) for label, one in came if one.better]
    right = sum(label == better for label, better in decided)
    return {
        "rows": len(came),
        "undecided": share(len(came) - len(decided), len(came)),
        "decided": len(decided),
        "right of decided": share(right, len(decided)),
    }


def milliseconds(every: list[Row]) -> Row:
    """Return how long a claim takes on an output of 300 words, read for the first time and read before."""
    texts = [row["output"] for row in every]
    claims = [_SAYS.sub("", row["rubric"]) for row in every[:600]]
    long = list(_of_300_words(texts))[:60]
    for claim in claims:
        claim_said(claim, long[0])
    first: list[float] = []
    again: list[float] = []
    for place, text in enumerate(long):
        voice.cache_clear()
        for number in range(6):
            begun = process_time()
            claim_said(claims[(7 * place + number) % len(claims)], text)
            (again if number else first).append(1000 * (process_time() - begun))
    five = [one + 4 * mean(again) for one in first]
    return {"first claim": _told(first), "each further claim": _told(again), "of five, each": round(mean(five) / 5, 3)}


def _of_300_words(texts: Iterable[str]) -> Iterator[str]:
    gathered: list[str] = []
    words = 0
    for text in dict.fromkeys(texts):
        gathered.append(text)
        words += len(text.split())
        if words >= 300:  # noqa: PLR2004  the length that is measured
            yield " ".join(" ".join(gathered).split()[:300])
            gathered, words = [], 0


def _told(values: list[float]) -> Row:
    ordered = sorted(values)
    return {
        "mean": round(mean(ordered), 3),
        "median": round(ordered[len(ordered) // 2], 3),
        "p95": round(ordered[-len(ordered) // 20], 3),
    }


def told(results: list[Came]) -> Row:
    """Return the shares of some rows in all and by half."""
    return {"all": shares(results), **{half: shares([one for one in results if one.half == half]) for half in HALVES}}


def show(results: Iterable[Came]) -> None:
    """Print what came out wrong or undecided among the rows that may be looked at."""
    for one in results:
        if one.half == HALVES[0] and one.outcome != ("holds" if one.good else "fails"):
            people, output = "yes" if one.good else "no", " ".join(one.output.split())[:500]
            print(f"{people} came {one.outcome}: {one.sought!r}: {one.says}\n    {output}")


SETS: dict[str, tuple[str, Callable[[Row], Came]]] = {
    "scu_presence": ("scu_presence", said),
    "scu_presence by rubric": ("scu_presence", judged("rubric")),
    "scu_presence by rubric_alt": ("scu_presence", judged("rubric_alt")),
    "beetle": ("beetle", said),
    "beetle by rubric": ("beetle", judged("rubric")),
    "beetle by rubric_alt": ("beetle", judged("rubric_alt")),
    "evouna_nq": ("evouna_nq", given),
    "mohler": ("mohler", given),
}


def main() -> None:
    """Measure, print the result, and write it where asked."""
    demand()
    parser = arguments(__doc__)
    parser.add_argument("--set", action="append", choices=tuple(SETS), help="only this set")
    parser.add_argument("--every", type=int, default=1, help="only one row in so many")
    parser.add_argument("--wrong", choices=tuple(SETS), help="list what came out wrong")
    options = parser.parse_args()
    chosen = [options.wrong] if options.wrong else options.set or list(SETS)
    results: Row = {}
    for name in chosen:
        file, ask = SETS[name]
        came = [ask(row) for row in rows(f"data/{file}.jsonl.gz")[:: options.every]]
        results[name] = told(came)
        for half, one in results[name].items():
            print(f"{name}, {half}:", *(f"{key} {value}" for key, value in one.items()), sep="  ", flush=True)
        if options.wrong:
            show(came)
    if chosen == list(SETS):
        results["llmbar_pairs"] = of_pairs()
        results["milliseconds"] = milliseconds(rows("data/scu_presence.jsonl.gz"))
        print(results["llmbar_pairs"], results["milliseconds"], sep="\n")
    write(results, options.json)


if __name__ == "__main__":
    main()
