"""The desk: a question comes in, a checked answer or a named refusal goes out, and the log has it either way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Lock
from types import MappingProxyType

from protem.case import Case
from protem.desk.answered import Answered
from protem.desk.box import Box, Progress, open_box, renew_box
from protem.desk.entry import SCOPE, Entry
from protem.desk.log import DecisionLog, LogError
from protem.desk.passage import Passage
from protem.desk.question import Question
from protem.desk.releasing import Gone, releasing
from protem.desk.reply import Reply, Writer, WriterError
from protem.desk.scope import route
from protem.desk.settings import DeskError, read_desk
from protem.desk.stream import Event
from protem.desk.streaming import Streaming, released, streams
from protem.desk.write.choosing import writer_of
from protem.gating import gate
from protem.verdict import Decision
from protem.wire import case_text

WORK = ".protem"
"""Folder of a desk in which it keeps its indexes and its log."""
_LONGEST_QUESTION = 4_000
"""Characters of a question: two pages. What is longer is a text, not a question."""

_LONGEST_ANSWER = 2_000
"""Characters that the extractive writer fills at most where no policy sets a limit: what stands on one page."""


class Desk:
    """An ask desk. It may be asked from several threads at once."""

    def __init__(
        self,
        boxes: Sequence[Box],
        writer: Writer,
        log: DecisionLog,
        *,
        name: str = "The desk",
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Put a desk together of what it needs; `open` does so from a folder."""
        self.name = name
        self.boxes: Mapping[str, Box] = MappingProxyType({box.name: box for box in boxes})
        self.writer = writer
        self.log = log
        self._now = now
        self._place: tuple[Path, Path] | None = None
        self._renewing = Lock()

    @classmethod
    def open(cls, folder: Path, work: Path | None = None, progress: Progress | None = None) -> Desk:
        """Open the desk in a folder; its indexes and its log stand in `work` (default: `.protem` in the folder).

        Raises:
            DeskError: the folder is no desk, or something in it can't be read.

        """
        settings = read_desk(folder)
        work = work or folder / WORK
        try:
            work.mkdir(parents=True, exist_ok=True)
            boxes = [open_box(folder / name, work, progress) for name in settings.boxes]
            log = DecisionLog(work / settings.log.file, settings.log.texts, settings.log.days)
        except LogError as problem:
            raise DeskError(str(problem)) from None
        except OSError as problem:
            raise DeskError(f"{work}: {problem.strerror or problem}") from None
        desk = cls(boxes, writer_of(settings.writer, _limit(boxes)), log, name=settings.name)
        desk._place = (folder, work)
        log.prune(desk.time())
        return desk

    def close(self) -> None:
        """Close the log; the desk can't be asked any more."""
        self.log.close()

    def renew(self) -> tuple[str, ...]:
        """Read what has changed in the corpus of each box since it was opened, and return the names of those boxes.

        Questions go on being answered from what was there before until the new state stands, and those on their way
        keep it. What another process has read into the index is taken over. The settings are not read again. A desk
        that was not opened from a folder stays as it is.

        Raises:
            DeskError: a corpus or an index can't be read; its box stays as it was, the others are renewed.

        """
        if self._place is None:
            return ()
        changed, problem = [], None
        with self._renewing:
            for name, box in self.boxes.items():
                try:
                    renewed = renew_box(box, self._place[0] / name, self._place[1])
                except DeskError as failed:
                    problem = problem or failed
                    continue
                if renewed is not box:
                    changed.append(name)
                    self.boxes = MappingProxyType({**self.boxes, name: renewed})
        if problem:
            raise problem
        return tuple(changed)

    def passage(self, box: str, passage_id: str) -> Passage | None:
        """Return a passage of a box, or None where there is none of that id."""
        return self.boxes[box].passages.get(passage_id) if box in self.boxes else None

    def time(self) -> str:
        """Return the time as the log holds it: UTC, ISO 8601 with milliseconds."""
        return self._now().isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def ask(self, question: str, box: str = "", gone: Gone = lambda: False) -> Answered:
        """Answer a question, put to a box or to the desk as a whole.

        Nothing is shown whose decision could not be logged: it is `failed` then, and so is a writer that can't write.
        `gone` says whether the reader has left: the decision is logged as `abandoned` then, with what it would have
        been in its reason.

        Raises:
            DeskError: there is no box of that name, or the question is empty or too long to be one.

        """
        asked, refused = self._routed(question, box)
        return self._logged(asked, refused or self._written(asked), gone)

    def stream(self, question: str, box: str = "", gone: Gone = lambda: False) -> Iterator[Event | Answered]:
        """Answer a question sentence by sentence: the events of `protem.desk.stream`, then what became of it.

        A box that holds answers back, and a writer that can't stream, give the whole answer at once. The row of a
        streamed answer is on disk before its first sentence is out, as `abandoned`, and is amended at the end: whoever
        stops listening before it leaves it so, with what was released. A sentence that can't be logged is not released.

        Raises:
            DeskError: as for `ask`.

        """
        asked, refused = self._routed(question, box)
        if refused or not streams(self.writer, asked.box):
            yield self._logged(asked, refused or self._written(asked), gone)
            return
        writer: Streaming = self.writer
        asked.retrieve()
        yield from releasing(asked, released(asked, writer), self.log, partial(self._entry, asked), gone)

    def _routed(self, question: str, box: str) -> tuple[Question, Answered | None]:
        """Find the box a question belongs to; refuse one that belongs elsewhere."""
        if box and box not in self.boxes:
            raise DeskError(f"no box is called {box!r}; there are {', '.join(self.boxes)}")
        text = question.strip()
        if not text:
            raise DeskError("the question is empty")
        if len(text) > _LONGEST_QUESTION:
            raise DeskError(f"the question has {len(text)} characters; at most {_LONGEST_QUESTION} are read")
        asked = Question(text, self.boxes[box or next(iter(self.boxes))], boxed=bool(box))
        with asked.steps.step("scope"):
            offered = {name: (one.settings, one.retriever) for name, one in self.boxes.items()}
            scoped = route(text, box, offered)
        if scoped.refusal:
            refused = asked.refused(scoped.refusal, "scope", "; ".join(scoped.evidence))
            return asked, replace(refused, text=refused.text.replace("{box}", self._title(scoped.refusal)))
        asked.box, asked.boxed = self.boxes[scoped.box], True
        return asked, None

    def _title(self, refusal: str) -> str:
        """Return the title of the box that a refusal names."""
        named = self.boxes.get(refusal.removeprefix(SCOPE))
        return named.settings.title if named else ""

    def _written(self, asked: Question) -> Answered:
        """Have an answer written from what is found, judge it, and try once more if the box says so."""
        asked.retrieve()
        guidance = ""
        while True:
            try:
                with asked.steps.step("write"):
                    reply = self._reply(asked, guidance)
            except WriterError as problem:
                asked.came(problem.reply)
                return asked.refused("failed", problem.failure, str(problem))
            if reply.kind == "other":
                return asked.refused("other", "writer", "the writer declined the question, or called it out of scope")
            case = Case(reply.answer, asked.text, asked.sources, reply.sources)
            with asked.steps.step("gate"):
                decision = gate(case, asked.box.policy)
            if decision.shown or asked.first or not asked.given or not asked.box.settings.retry:
                return asked.decided(case, decision)
            guidance = _guidance(decision)
            asked.first = case_text(case)

    def _reply(self, asked: Question, guidance: str) -> Reply:
        """Have the writer write; where nothing was found nothing is asked of it, and the gate names that."""
        if not asked.given:
            return Reply("answer", (), "")
        return self.writer.write(asked.text, asked.sources, guidance)

    def _logged(self, asked: Question, answered: Answered, gone: Gone) -> Answered:
        if gone():
            answered = asked.abandoned(answered)
        try:
            return replace(answered, id=self.log.append(self._entry(asked, answered)))
        except LogError as problem:
            return asked.refused("failed", "log", f"the decision could not be logged: {problem}")

    def _entry(self, asked: Question, answered: Answered) -> Entry:
        return asked.entry(answered, self.time(), self.writer.version)


def _limit(boxes: Sequence[Box]) -> int:
    """Return how long an answer may be in any of the boxes, in characters; long where no policy says."""
    return min((most for box in boxes if (most := box.policy.limits.max_chars)), default=_LONGEST_ANSWER)


def _guidance(decision: Decision) -> str:
    """Say to a writer what was wrong with its reply, in the words of the findings."""
    wrong = dict.fromkeys(finding.says for finding in decision.findings if finding.outcome == "fails")
    return "Your answer can't be shown: " + "; ".join(wrong) + ". Answer again from the sources alone."
