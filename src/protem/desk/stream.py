"""An answer shown while it is being written: sources before prose, each sentence judged before it is released.

The machine is fed with the text of a reply, in whatever chunks it comes, and gives events. Its contract:

- `Sources` come before the first `Sentence`; an id that was not given ends the stream before a word of prose.
- A sentence is released when nothing that follows can change where it ends, and when the gate shows the answer up to
  its end. Nothing released is withdrawn. The first sentence that the gate refuses ends the stream, with its name.
- The limits of length are a budget: the stream ends before the sentence that would pass one.
- The last event is always `Done`, with one `Refused` before it unless all was shown.

Rules about a whole answer hold as far as its beginning allows. A sentence that declines, or in which nothing can be
read, waits for the next: both are released together once the answer says something, or neither. Hidden text is refused
in its sentence. A wrong language is refused as soon as the answer so far is clearly in one, which a first sentence of
few words is not: it may be out by then. What no beginning can tell: that the reply goes on with something that
is no reply (`failed`), and that a later sentence casts doubt on an earlier one. The gate judges the whole answer once
more at its end; should it refuse what was released, `Refused` says so and `Done` holds what the reader has.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protem.case import Source
from protem.desk.finished import LOOK, Finished, Sentences, Unfinished
from protem.desk.reply import WriterError
from protem.desk.reply_parts import AnswerEnds, Ids, Kind, Part, Piece, Plain, ReplyParts
from protem.desk.so_far import SoFar
from protem.desk.write.reading_reply import read_reply
from protem.finding import Finding
from protem.policy import DEFAULT, Policy
from protem.verdict import Decision

_WAITS = frozenset({"declined", "no-answer"})
"""Checks that a further sentence may turn."""
_DECLINED = "the writer declined the question, or called it out of scope"


@dataclass(frozen=True, slots=True)
class Sources:
    """The ids the answer names, all of them given."""

    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence that may be shown, with the white space before it: joined, they are the answer."""

    text: str


@dataclass(frozen=True, slots=True)
class Refused:
    """Why no more is shown: a refusal of the gate, `other` or `failed`, with its finer name and reason."""

    refusal: str
    check: str
    reason: str
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Done:
    """The end. `text` is what was released, `shown` whether that is the whole answer.

    `read` is what was read of an answer that is not shown whole: what was released, and behind it what was refused.
    `cited` are the ids that what was released rests on; `findings` those of the last look at the gate.
    """

    shown: bool
    text: str
    cited: tuple[str, ...]
    refusal: str = ""
    check: str = ""
    reason: str = ""
    findings: tuple[Finding, ...] = ()
    read: str = ""


Event = Sources | Sentence | Refused | Done


class ReplyStream:
    """The stream of one reply: `feed` it chunks, then `end` it; stop when it is `done`."""

    def __init__(self, question: str, given: Sequence[Source], policy: Policy = DEFAULT) -> None:
        """Take what the reply is judged by."""
        self.done = False
        self._parts = ReplyParts()
        self._sentences = Sentences()
        self._so_far = SoFar(question, tuple(given), policy)
        self._released: list[str] = []
        self._waiting: list[str] = []
        self._cited: tuple[str, ...] = ()

    def feed(self, chunk: str | bytes) -> tuple[Event, ...]:
        """Return the events of a further chunk of the reply's text; UTF-8 may be split anywhere."""
        return () if self.done else tuple(self._events(self._parts.feed(chunk)))

    def end(self) -> tuple[Event, ...]:
        """Return the last events: there is no more of the reply."""
        return () if self.done else tuple(self._events(self._parts.end(), ended=True))

    def failed(self, problem: WriterError) -> tuple[Event, ...]:
        """Return the last events of a reply whose writer failed on the way."""
        return () if self.done else tuple(self._refuse("failed", problem.failure, str(problem)))

    def _events(self, parts: Iterator[Part], *, ended: bool = False) -> Iterator[Event]:
        try:
            for part in parts:
                yield from self._after(part)
                if self.done:
                    return
        except WriterError as problem:
            yield from self._refuse("failed", problem.failure, str(problem))
            return
        if ended:
            yield from self._finish()

    def _after(self, part: Part) -> Iterator[Event]:
        match part:
            case Kind("other"):
                yield from self._refuse("other", "writer", _DECLINED)
            case Ids(ids):
                against = self._so_far.name(ids)
                yield from self._refuse_for(against) if against else (Sources(ids),)
            case Piece(text):
                yield from self._prose(self._sentences.add(text))
            case AnswerEnds():
                yield from self._prose(self._sentences.end())
            case Plain(text):
                read_reply(text)  # raises, unless it declines in plain words
                yield from self._refuse("other", "writer", _DECLINED)

    def _prose(self, found: Iterator[Finished | Unfinished]) -> Iterator[Event]:
        for one in found:
            if isinstance(one, Finished):
                yield from self._sentence(one.text)
            elif against := self._so_far.beyond(one.text[:-LOOK]):
                self._waiting.append(one.text if self._released or self._waiting else one.text.lstrip())
                yield from self._refuse_for(against)
            if self.done:
                return

    def _sentence(self, text: str) -> Iterator[Event]:
        self._waiting.append(text if self._released or self._waiting else text.lstrip())
        decision = self._so_far.add(self._waiting[-1])
        if decision.shown:
            yield from self._release(decision)
        elif not _may_turn(decision):
            yield from self._refuse_as(decision)

    def _release(self, decision: Decision) -> Iterator[Event]:
        self._cited = decision.cited
        self._released.extend(self._waiting)
        yield from map(Sentence, self._waiting)
        self._waiting = []

    def _finish(self) -> Iterator[Event]:
        decision = self._so_far.whole()
        if decision.shown:
            yield from self._release(decision)
            self.done = True
            text, findings = "".join(self._released), decision.findings
            yield Done(shown=True, text=text, cited=decision.cited, reason=decision.reason, findings=findings)
        else:
            yield from self._refuse_as(decision)

    def _refuse_as(self, decision: Decision) -> Iterator[Event]:
        yield from self._refuse(decision.refusal, decision.check, decision.reason, decision.findings)

    def _refuse_for(self, against: Finding) -> Iterator[Event]:
        yield from self._refuse(against.refusal, against.check, against.says, (against,))

    def _refuse(
        self,
        refusal: str,
        check: str,
        reason: str,
        findings: tuple[Finding, ...] = (),
    ) -> Iterator[Event]:
        self.done = True
        yield Refused(refusal, check, reason, findings)
        text = "".join(self._released)
        read = text + "".join(self._waiting)
        yield Done(False, text, self._cited, refusal, check, reason, findings, read)  # noqa: FBT003  the field's name says it


def _may_turn(decision: Decision) -> bool:
    """Say whether all that refuses an answer is something that a further sentence may turn."""
    failing = {finding.check for finding in decision.findings if finding.outcome == "fails"}
    return bool(failing) and failing <= _WAITS
