"""An answer of the desk while it is being written: the writer's chunks through the gate, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Protocol, TypeGuard, runtime_checkable

from protem.case import Case, Source
from protem.desk.answered import Answered
from protem.desk.box import Box
from protem.desk.question import Question
from protem.desk.reply import Writer, WriterError
from protem.desk.stream import Done, Event, ReplyStream, Sources
from protem.verdict import Decision


@runtime_checkable
class Streaming(Protocol):
    """A writer whose reply can be had while it is written."""

    def stream(self, question: str, given: Sequence[Source], guidance: str = "") -> Iterator[str]:
        """Yield the text of a reply, `{"kind", "sources", "answer"}` as JSON, in chunks."""


def streams(writer: Writer, box: Box) -> TypeGuard[Streaming]:
    """Say whether the answers of a box are shown sentence by sentence, and its writer can do so."""
    return box.settings.stream == "sentences" and isinstance(writer, Streaming)


def released(asked: Question, writer: Streaming) -> Iterator[Event | Answered]:
    """Yield the events of a reply as it is written, then what became of the question; nothing is logged here."""
    stream = ReplyStream(asked.text, asked.sources, asked.box.policy)
    named: tuple[str, ...] = ()
    for event in _events(asked, writer, stream):
        if isinstance(event, Sources):
            named = event.ids
        if isinstance(event, Done):
            yield _answered(asked, event, named)
        else:
            yield event


def _events(asked: Question, writer: Streaming, stream: ReplyStream) -> Iterator[Event]:
    if not asked.given:  # nothing is asked of the writer, and the gate names that
        yield from stream.feed('{"kind": "answer", "sources": [], "answer": ""}')
        yield from stream.end()
        return
    try:
        with asked.steps.step("write"):
            for chunk in writer.stream(asked.text, asked.sources):
                asked.came(chunk)
                yield from stream.feed(chunk)
                if stream.done:
                    return
        yield from stream.end()
    except WriterError as problem:
        yield from stream.failed(problem)


def _answered(asked: Question, done: Done, named: tuple[str, ...]) -> Answered:
    """Return what became of a question whose answer was shown as far as it was released.

    The case of one that the gate refused holds what was refused too, so that it is refused when it is judged again.
    """
    case = Case(done.text if done.shown else done.read, asked.text, asked.sources, named)
    if done.refusal in ("failed", "other"):
        case = replace(case, output=done.text)
        return asked.refused(done.refusal, done.check, done.reason, case if done.text else None)
    text = done.text if done.shown else asked.box.pointer(done.refusal)
    decision = Decision(done.shown, text, done.refusal, done.check, done.reason, done.cited, done.findings)
    return replace(asked.decided(case, decision), released=None if done.shown else len(done.text))
