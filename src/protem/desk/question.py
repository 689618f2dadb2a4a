"""A question on its way through the desk: what it is put to, what was found for it, how long each step took."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from protem.case import Case, Source
from protem.desk.answered import Answered
from protem.desk.box import Box
from protem.desk.entry import Entry
from protem.desk.passage import Retrieved
from protem.desk.steps import Steps
from protem.verdict import Decision
from protem.version import VERSION
from protem.wire import case_text, dump, write_case

_MOST_OF_A_REPLY = 10_000
"""Characters of a reply that can't be read which are kept: enough to see what was wrong with it."""


@dataclass(slots=True)
class Question:
    """What is known of a question so far.

    `first` is the case of a refused reply before a retry, as a line of JSON; `reply` the beginning of one that can't
    be read. A question that is not `boxed` was put to no box and belongs to none: it is told and logged under no box,
    and `box` only lends its pointers.
    """

    text: str
    box: Box
    steps: Steps = field(default_factory=Steps)
    given: tuple[Retrieved, ...] = ()
    first: str = ""
    reply: str = ""
    boxed: bool = True

    @property
    def sources(self) -> tuple[Source, ...]:
        """The passages that were found, as sources."""
        return tuple(found.passage.source for found in self.given)

    @property
    def box_name(self) -> str:
        """The box it is told and logged under, "" for none."""
        return self.box.name if self.boxed else ""

    def came(self, more: str) -> None:
        """Keep some more of a reply as it came, as far as it may be of use."""
        self.reply += more[: _MOST_OF_A_REPLY - len(self.reply)]

    def retrieve(self) -> None:
        """Find the passages of the box that may answer the question."""
        with self.steps.step("retrieve"):
            self.given = self.box.retriever.retrieve(self.text, self.box.settings.passages)

    def decided(self, case: Case, decision: Decision) -> Answered:
        """Return what the gate's decision makes of the question."""
        return Answered(
            question=self.text,
            box=self.box_name,
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

    def refused(self, refusal: str, check: str, reason: str, case: Case | None = None) -> Answered:
        """Return the answer to a question that no gate decided on: the pointer of its refusal.

        `case` holds what the reader has seen before.
        """
        return Answered(
            question=self.text,
            box=self.box_name,
            shown=False,
            text=self.box.pointer(refusal),
            refusal=refusal,
            check=check,
            reason=reason,
            given=self.given,
            case=case,
            steps=self.steps.milliseconds,
        )

    def abandoned(self, answered: Answered) -> Answered:
        """Return what is logged where the reader went away before this answer was there."""
        name = " · ".join(filter(None, (answered.refusal, answered.check))) or "shown"
        reason = f"the reader was gone before the answer was there; it would have been {name}: {answered.reason}"
        gone = {"shown": False, "refusal": "abandoned", "check": "reader", "text": self.box.pointer("abandoned")}
        return replace(answered, **gone, reason=reason)  # type: ignore[arg-type]

    def entry(self, answered: Answered, time: str, writer: str) -> Entry:
        """Return what the log keeps of an answer."""
        return Entry(
            time=time,
            box=answered.box,
            refusal=answered.refusal,
            check=answered.check,
            reason=answered.reason,
            sources=answered.cited,
            policy=self.box.policy.name if self.boxed else "",
            corpus=self.box.retriever.version if self.boxed else "",
            writer=writer,
            version=VERSION,
            steps=answered.steps or {},
            question=self.text,
            answer=answered.case.output if answered.case else self.reply if answered.check == "malformed" else "",
            case=_kept(answered.case, answered.released) if answered.case else "",
            first=self.first,
        )


def _kept(case: Case, released: int | None) -> str:
    """Return a case as a row keeps it; of a streamed answer that was refused, with how much of it the reader saw."""
    return case_text(case) if released is None else dump({"released": released, **write_case(case)})
