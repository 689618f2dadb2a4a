"""A question on its way through the desk: what it is put to, what was found for it, how long each step took."""

from __future__ import annotations

from dataclasses import dataclass, field

from protem.case import Case, Source
from protem.desk.answered import Answered
from protem.desk.box import Box
from protem.desk.entry import Entry
from protem.desk.passage import Retrieved
from protem.desk.steps import Steps
from protem.verdict import Decision
from protem.version import VERSION
from protem.wire import case_text


@dataclass(slots=True)
class Question:
    """What is known of a question so far. `first` is the case of a refused reply before a retry, as a line of JSON."""

    text: str
    box: Box
    steps: Steps = field(default_factory=Steps)
    given: tuple[Retrieved, ...] = ()
    first: str = ""

    @property
    def sources(self) -> tuple[Source, ...]:
        """The passages that were found, as sources."""
        return tuple(found.passage.source for found in self.given)

    def retrieve(self) -> None:
        """Find the passages of the box that may answer the question."""
        with self.steps.step("retrieve"):
            self.given = self.box.retriever.retrieve(self.text, self.box.settings.passages)

    def decided(self, case: Case, decision: Decision) -> Answered:
        """Return what the gate's decision makes of the question."""
        return Answered(
            question=self.text,
            box=self.box.name,
            shown=decision.shown,
            text=decision.text,
            refusal=decision.refusal,
            check=decision.check,
            reason=decision.reason,
            cited=decision.cited,
            findings=decision.findings,
            given=self.given,
            case=case,
            steps=self.steps.milliseconds,
        )

    def refused(self, refusal: str, check: str, reason: str) -> Answered:
        """Return the answer to a question that did not come to the gate: the pointer of its refusal."""
        return Answered(
            question=self.text,
            box=self.box.name,
            shown=False,
            text=self.box.pointer(refusal),
            refusal=refusal,
            check=check,
            reason=reason,
            given=self.given,
            steps=self.steps.milliseconds,
        )

    def entry(self, answered: Answered, time: str, writer: str) -> Entry:
        """Return what the log keeps of an answer."""
        return Entry(
            time=time,
            box=answered.box,
            refusal=answered.refusal,
            check=answered.check,
            reason=answered.reason,
            sources=answered.cited,
            policy=self.box.policy.name,
            corpus=self.box.retriever.version,
            writer=writer,
            version=VERSION,
            steps=answered.steps or {},
            question=self.text,
            answer=answered.case.output if answered.case else "",
            case=case_text(answered.case) if answered.case else "",
            first=self.first,
        )
