"""How often the ask desk answers, rightly and fast: real questions over the Highway Code, no model anywhere.

`python bench/desk.py --json FILE` retrieves, lets the extractive writer write, and gates with the default policy.
`--shown FILE` keeps the shown answers for bench/verify_shown.py, which has run over them here as well; `--show` lists
what was refused and what rests on no right rule. The questions stand in road_user_questions.jsonl, in the words of a
road user, with the rules that answer them, written before the writer was; the last ten are answered by no rule. The
writer was tuned on every other question and on those ten; the rest are reported as "held out": only their counts were
looked at meanwhile, but two limits of the writer were set with an eye on them. "Right" is decided by the ids of the
rules, not by a reader.
"""

from __future__ import annotations

import json
import platform
import shutil
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from shared import SHARED, Row, arguments, demand, share, write
from verify_shown import faults

from protem import Case, Decision, Source, gate
from protem.desk.corpus import ingest
from protem.desk.reply import Reply
from protem.desk.retrieve import SqliteRetriever
from protem.desk.retriever import Retriever
from protem.desk.settings import BoxSettings
from protem.desk.write.extractive import ExtractiveWriter

QUESTIONS = Path(__file__).with_name("road_user_questions.jsonl")
CORPUS = "corpora/uk-highway-code.jsonl"
PASSAGES = 5
"""What a box gives a writer unless it is told otherwise."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A question with what was given for it, what was written and decided, and the milliseconds of each step."""

    row: Row
    given: tuple[Source, ...]
    reply: Reply
    decision: Decision
    steps: dict[str, float]

    @property
    def found(self) -> bool:
        """Whether a right rule was among those given."""
        return any(source.id in self.row["rules"] for source in self.given)

    @property
    def right(self) -> bool:
        """Whether it is shown and holds a sentence of a right rule."""
        return self.decision.shown and bool(set(self.reply.sources) & set(self.row["rules"]))

    @property
    def shown_row(self) -> Row:
        """The answer as bench/verify_shown.py reads it."""
        given = [{"id": own.id, "text": own.text, "citation": own.citation} for own in self.given]
        asked, text = self.row["question"], self.decision.text
        return {"id": self.row["id"], "question": asked, "answer": text, "sources": self.reply.sources, "given": given}


def questions() -> list[Row]:
    """Return the questions, each with the ids of the rules that answer it."""
    return [json.loads(line) for line in QUESTIONS.read_text(encoding="utf-8").splitlines()]


def answer(row: Row, retriever: Retriever, writer: ExtractiveWriter) -> Answer:
    """Answer one question, with the time of each step."""
    question, clock = row["question"], time.perf_counter
    start = clock()
    given = tuple(found.passage.source for found in retriever.retrieve(question, PASSAGES))
    retrieved = clock()
    reply = writer.write(question, given)
    written = clock()
    decision = gate(Case(reply.answer, question, given, reply.sources))
    gated = clock()
    times = zip(("retrieve", "write", "gate", "all"), (start, retrieved, written, start), strict=True)
    ends = {"retrieve": retrieved, "write": written, "gate": gated, "all": gated}
    return Answer(row, given, reply, decision, {step: (ends[step] - begin) * 1000 for step, begin in times})


def indexed(folder: Path) -> Retriever:
    """Ingest the corpus into a box of its own, and return the built-in retriever over it."""
    corpus = folder / BoxSettings().corpus
    corpus.mkdir()
    shutil.copy(SHARED / CORPUS, corpus)
    index = folder / "index.sqlite"
    ingest(folder, BoxSettings(), index)
    return SqliteRetriever(index)


def measured(answers: Sequence[Answer]) -> Row:
    """Return what the decisions over some questions come to."""
    shown = [one for one in answers if one.decision.shown]
    return {
        "questions": len(answers),
        "a right rule was retrieved": sum(one.found for one in answers),
        "shown": len(shown),
        "refused": share(len(answers) - len(shown), len(answers)),
        "refused as": dict(Counter(one.decision.check for one in answers if not one.decision.shown)),
        "shown with a sentence of a right rule": sum(one.right for one in shown),
        "share of the shown that is right": share(sum(one.right for one in shown), len(shown)),
        "of the retrieved, shown and right": share(
            sum(one.right for one in answers), sum(one.found for one in answers)
        ),
    }


def milliseconds(answers: Sequence[Answer]) -> Row:
    """Return the median and the 99th percentile of each step."""
    told = {}
    for step in ("retrieve", "write", "gate", "all"):
        times = sorted(one.steps[step] for one in answers)
        told[step] = {"median": round(statistics.median(times), 1), "p99": round(times[int(len(times) * 0.99)], 1)}
    return told


def told(answers: Sequence[Answer]) -> list[str]:
    """Return a line for every question that was refused, or whose answer rests on no right rule."""
    return [
        f"{'WRONG' if one.decision.shown else 'REFUSED ' + one.decision.check} {one.row['id']} {one.row['question']} "
        f"wanted {one.row['rules']}, given {[own.id for own in one.given]}\n    {one.reply.answer!r}"
        for one in answers
        if one.decision.shown != one.right or not one.decision.shown
    ]


def main() -> None:
    """Measure, print, and write the results where asked."""
    demand()
    parser = arguments(__doc__)
    parser.add_argument("--shown", type=Path, help="write the shown answers to this file")
    parser.add_argument("--show", action="store_true", help="list what is refused and what is not right")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        retriever = indexed(Path(folder))
        writer = ExtractiveWriter()
        answer({"question": "What is this about?", "rules": []}, retriever, writer)  # tables are compiled once
        answers = [answer(row, retriever, writer) for row in questions()]
    answered = [one for one in answers if one.row["rules"]]
    shown = [one.shown_row for one in answers if one.decision.shown]
    wrong = [f"{row['id']}: {says}" for row in shown for says in faults(row["answer"], row["sources"], row["given"])]
    results = {
        "python": platform.python_version(),
        "corpus": f"{SHARED.name}/{CORPUS}",
        "answered by the corpus": measured(answered),
        "of these, looked at while tuning": measured(answered[::2]),
        "of these, held out": measured(answered[1::2]),
        "not answered by the corpus": measured([one for one in answers if not one.row["rules"]]),
        "faults found by bench/verify_shown.py in the shown": len(wrong),
        "longest shown answer, characters": max((len(row["answer"]) for row in shown), default=0),
        "milliseconds": milliseconds(answers),
    }
    print("\n".join([*(told(answered) if asked.show else []), *wrong, json.dumps(results, indent=2)]))
    write(results, asked.json)
    if asked.shown:
        asked.shown.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in shown), encoding="utf-8")


if __name__ == "__main__":
    main()
