"""A real small model through writer, stream and gate: `make test-llm`. No fast run collects this file by its name.

What such a model writes is not known beforehand; what must hold is what the desk promises whatever it writes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from questions import ASKED, laws
from small_model import OPTIONS, PYTHON, small_model

from protem import Case, gate
from protem.desk.reply import Reply, WriterError
from protem.desk.stream import Done, Event, ReplyStream, Sentence, Sources
from protem.desk.write.model import ModelWriter

pytestmark = pytest.mark.skipif(not PYTHON.exists(), reason="no .venv-llm: make test-llm builds it")


@pytest.fixture(scope="module")
def model() -> Iterator[ModelWriter]:
    with small_model() as settings:
        yield ModelWriter(settings, options=OPTIONS)


def written(model: ModelWriter, question: str, ids: tuple[str, ...]) -> Reply | WriterError:
    try:
        return model.write(question, laws(ids))
    except WriterError as problem:
        return problem


@pytest.mark.parametrize(("question", "ids"), ASKED, ids=[question[:30] for question, _ in ASKED])
def test_held_or_streamed_it_comes_to_the_same(model: ModelWriter, question: str, ids: tuple[str, ...]) -> None:
    reply = written(model, question, ids)
    stream = ReplyStream(question, laws(ids))
    events: list[Event] = []
    try:
        for chunk in model.stream(question, laws(ids)):
            events.extend(stream.feed(chunk))
        events.extend(stream.end())
    except WriterError as problem:
        events.extend(stream.failed(problem))
    done = events[-1]
    assert isinstance(done, Done)
    assert sum(isinstance(event, Done) for event in events) == 1
    assert done.text == "".join(event.text for event in events if isinstance(event, Sentence))
    if isinstance(reply, WriterError):  # cut off: what was released was checked before that was known
        assert reply.failure == "malformed"
        assert not done.shown
    elif reply.kind == "other":
        assert (done.shown, done.refusal, done.text) == (False, "other", "")
    else:
        assert set(reply.sources) <= set(ids), "the form lets no other id through"
        assert Sources(reply.sources) in events
        decision = gate(Case(reply.answer, question, laws(ids), reply.sources))
        assert (done.shown, done.text if done.shown else done.refusal) == (
            decision.shown,
            decision.text if decision.shown else decision.refusal,
        )


def test_the_same_request_brings_the_same_reply(model: ModelWriter) -> None:
    question, ids = ASKED[1]
    assert written(model, question, ids) == written(model, question, ids)
