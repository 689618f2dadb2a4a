"""How well the figure checks find what people marked as wrong: RAGTruth, sentence by sentence.

`python bench/ragtruth.py --json FILE` measures ../shared/data/ragtruth_*.jsonl.gz. A sentence of an answer is bad if
a human span overlaps it. Counted are the sentences that hold a figure, by two readings: `checks` has something to say
about one in it, or a plain look finds a digit or a number word (`plain`, which owes protem nothing). A sentence is
flagged if one of the checks fails inside it. `--show good` lists what was flagged and is good, `--show missed` the bad
ones not flagged, `--show caught` the rest; `--task`, `--every 4` (one answer in four) and `--checks all` narrow or
widen it.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shared import NO_LENGTH, Row, arguments, demand, rows, share, write

from protem import Case, Finding, Source, gate
from protem.reading.sentences import sentence_spans

TASKS = ("summary", "qa", "data2txt")
FIGURE_CHECKS = ("ungrounded-figure", "misplaced-figure")
TEXT_CHECKS = (*FIGURE_CHECKS, "altered-quote", "misattributed-quote", "contradicted-claim")
_PLAIN = re.compile(
    r"\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen"
    r"|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|third)\b",
    re.IGNORECASE,
)
_MARKER = re.compile(r"^\s*\(?\d{1,2}[.)]\s")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of an answer: whether people marked it, what the checks said inside it, whether it has a figure."""

    task: str
    answer: str
    text: str
    bad: tuple[str, ...]
    flags: tuple[Finding, ...]
    checked: bool
    plain: bool


def sentences(task: str, every: int, checks: Sequence[str]) -> Iterator[Sentence]:
    """Yield the sentences of a task's answers, of each `every`th answer."""
    for row in rows(f"data/ragtruth_{task}.jsonl.gz"):
        if zlib.crc32(row["id"].encode()) % every:  # by name: the models take turns, row by row
            continue
        given = tuple(Source(document["id"], document["text"]) for document in row["documents"])
        answer = row["claim_or_answer"]
        found = gate(Case(answer, question=row["question"] or "", given=given), NO_LENGTH).findings
        ours = [finding for finding in found if finding.check in checks and finding.at and finding.at.doc == "output"]
        for start, end in sentence_spans(answer):
            inside = [one for one in ours if one.at and start <= one.at.start < end]
            spans = [span for span in row["label_detail"]["spans"] if span["start"] < end and start < span["end"]]
            yield Sentence(
                task,
                row["id"],
                answer[start:end],
                tuple(_told(span) for span in spans),
                tuple(one for one in inside if one.outcome == "fails"),
                checked=any(one.check in FIGURE_CHECKS for one in inside),
                plain=bool(_PLAIN.search(_MARKER.sub("", answer[start:end]))),
            )


def _told(span: Row) -> str:
    return f"{span['type']}: {span['text']!r} ({(span['note'] or '').strip()[:300]!r})"


def measured(counted: Sequence[Sentence]) -> Row:
    """Return what the flags of some sentences come to."""
    bad = sum(bool(one.bad) for one in counted)
    flagged = [one for one in counted if one.flags]
    right = sum(bool(one.bad) for one in flagged)
    return {
        "sentences": len(counted),
        "bad": bad,
        "flagged": len(flagged),
        "flagged and bad": right,
        "precision": share(right, len(flagged)),
        "recall": share(right, bad),
        "false flags on good sentences": share(len(flagged) - right, len(counted) - bad),
    }


def by_task(read: Sequence[Sentence]) -> Row:
    """Return what was measured, pooled and for each task, by both readings of what holds a figure."""
    results: Row = {}
    for name in ("pooled", *TASKS):
        of_task = [one for one in read if name in ("pooled", one.task)]
        if of_task:
            checked = measured([one for one in of_task if one.checked or one.flags])
            results[name] = {"checks": checked, "plain": measured([one for one in of_task if one.plain])}
    return results


def shown(read: Sequence[Sentence], kind: str) -> Iterator[str]:
    """Yield the sentences flagged though good, the bad ones missed, or those caught."""
    for one in read:
        is_kind = {
            "good": bool(one.flags) and not one.bad,
            "missed": not one.flags and bool(one.bad) and (one.checked or one.plain),
            "caught": bool(one.flags) and bool(one.bad),
        }
        if is_kind[kind]:
            notes = "".join(f"\n    {flag.check}: {flag.says}" for flag in one.flags)
            human = "".join(f"\n    people: {told}" for told in one.bad)
            yield f"{one.task} {one.answer}: {one.text!r}{notes}{human}"


def main() -> None:
    """Measure, print, and write the results where asked."""
    demand()
    parser = arguments(__doc__)
    parser.add_argument("--show", choices=("good", "missed", "caught"), help="list sentences")
    parser.add_argument("--task", choices=TASKS, action="append", help="only this task")
    parser.add_argument("--every", type=int, default=1, help="only one answer in so many")
    parser.add_argument("--checks", choices=("figures", "all"), default="figures", help="which checks may flag")
    asked = parser.parse_args()
    checks = FIGURE_CHECKS if asked.checks == "figures" else TEXT_CHECKS
    read = [one for task in asked.task or TASKS for one in sentences(task, asked.every, checks)]
    if asked.show:
        print("\n".join(shown(read, asked.show)))
    results = {"checks that flag": asked.checks, **by_task(read)}
    for name, both in results.items():
        if isinstance(both, dict):
            print("\n".join(f"{name}, {reading}: {value}" for reading, value in both.items()))
    write(results, asked.json)


if __name__ == "__main__":
    main()
