"""The desk as a whole: every question ends in a checked answer or a named refusal, and stands in the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest

from protem import Source
from protem.desk.answered import Answered
from protem.desk.box import Box
from protem.desk.desk import Desk
from protem.desk.log import DecisionLog, LogError
from protem.desk.recording import replay
from protem.desk.reply import Reply, WriterError
from protem.desk.settings import DeskError
from protem.desk.stream import Refused, Sentence, Sources
from protem.policy import DEFAULT
from protem.samples import sample_folder

HYDRANT = "How far from a fire hydrant may I park?"
TRUE = "It is unlawful to leave a car within 15 feet of a fire hydrant."
FALSE = "It is unlawful to leave a car within 40 feet of a fire hydrant."
IDS = ("manual-hydrant",)


class Scripted:
    """A writer that gives prepared replies, or fails as it is told to; it remembers what it was told."""

    version = "scripted/1"

    def __init__(self, *replies: Reply | WriterError) -> None:
        """Take the replies in the order in which they are given."""
        self.replies = list(replies)
        self.guidance: list[str] = []

    def write(self, question: str, given: Sequence[Source], guidance: str = "") -> Reply:
        assert question
        assert given
        self.guidance.append(guidance)
        reply = self.replies.pop(0)
        if isinstance(reply, WriterError):
            raise reply
        return reply


class Streamed(Scripted):
    """A writer whose reply comes in chunks."""

    def stream(self, question: str, given: Sequence[Source], guidance: str = "") -> Iterator[str]:
        reply = self.write(question, given, guidance)
        text = f'{{"kind": "{reply.kind}", "sources": ["{reply.sources[0]}"], "answer": "{reply.answer}"}}'
        yield from text


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    return Desk.open(sample_folder("desk"), tmp_path_factory.mktemp("desk"))


@pytest.fixture
def desk_of(sample: Desk, tmp_path: Path) -> Callable[..., Desk]:
    def make(writer: Scripted, *, texts: str = "keep", **settings: object) -> Desk:
        boxes = [
            Box(box.name, replace(box.settings, **settings), box.policy, box.retriever, box.passages)  # type: ignore[arg-type]
            for box in sample.boxes.values()
        ]
        return Desk(boxes, writer, DecisionLog(tmp_path / "log.sqlite", texts))  # type: ignore[arg-type]

    return make


def test_the_sample_desk_answers_and_logs(sample: Desk) -> None:
    answered = sample.ask(HYDRANT)
    assert (answered.shown, answered.box, answered.refusal) == (True, "road-law", "")
    assert "15 feet" in answered.text
    assert set(answered.cited) <= {found.passage.id for found in answered.given}
    entry = sample.log.row(answered.id)
    assert entry
    assert (entry.question, entry.box, entry.sources) == (HYDRANT, "road-law", answered.cited)
    assert set(entry.steps) == {"scope", "retrieve", "write", "gate"}
    assert replay(entry, DEFAULT).shown


@pytest.mark.parametrize(
    ("question", "box", "refusal"),
    [
        ("How do I change my PIN?", "road-law", "scope:app"),
        ("Write me a poem about cats.", "", "other"),
        ("What does the moon weigh in stones of cheese?", "", "other"),
    ],
)
def test_a_question_for_another_box_or_for_none_is_refused_before_anything_is_written(
    desk_of: Callable[..., Desk], question: str, box: str, refusal: str
) -> None:
    answered = desk_of(Scripted()).ask(question, box)
    assert (answered.shown, answered.refusal, answered.check) == (False, refusal, "scope")
    assert answered.text
    assert answered.reason
    assert ("Corvessa Road App" in answered.text) == (refusal == "scope:app")


@pytest.mark.parametrize(
    ("reply", "refusal", "check"),
    [
        (Reply("answer", IDS, TRUE), "", ""),
        (Reply("answer", IDS, FALSE), "ungrounded", "ungrounded-figure"),
        (Reply("answer", ("made-up",), TRUE), "uncited", "unknown-source"),
        (Reply("answer", IDS, ""), "not-covered", "no-answer"),
        (Reply("answer", IDS, "The sources do not say."), "not-covered", "declined"),
        (Reply("other", (), ""), "other", "writer"),
        (WriterError("timeout", "no reply within 30 s"), "failed", "timeout"),
        (WriterError("unreachable", "no connection"), "failed", "unreachable"),
        (WriterError("malformed", "not JSON"), "failed", "malformed"),
    ],
)
def test_whatever_the_writer_does_has_a_name_a_pointer_and_a_row(
    desk_of: Callable[..., Desk], reply: Reply | WriterError, refusal: str, check: str
) -> None:
    desk = desk_of(Scripted(reply))
    answered = desk.ask(HYDRANT)
    assert (answered.refusal, answered.check) == (refusal, check)
    assert answered.shown == (not refusal)
    assert answered.text == (TRUE if answered.shown else desk.boxes["road-law"].pointer(refusal))
    entry = desk.log.row(answered.id)
    assert entry
    assert (entry.refusal, entry.check, entry.writer) == (refusal, check, "scripted/1")


def test_a_refused_reply_is_tried_once_more_where_the_box_says_so_and_the_log_keeps_both(
    desk_of: Callable[..., Desk],
) -> None:
    writer = Scripted(Reply("answer", IDS, FALSE), Reply("answer", IDS, TRUE))
    desk = desk_of(writer, retry=True)
    answered = desk.ask(HYDRANT)
    assert answered.shown
    assert "40 feet" in writer.guidance[1]
    entry = desk.log.row(answered.id)
    assert entry
    assert "40 feet" in entry.first
    assert "15 feet" in entry.answer
    again = desk_of(Scripted(Reply("answer", IDS, FALSE), Reply("answer", IDS, FALSE)), retry=True).ask(HYDRANT)
    assert again.refusal == "ungrounded"


def test_texts_are_kept_only_if_the_log_is_set_so(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of(Scripted(Reply("answer", IDS, TRUE)), texts="none")
    entry = desk.log.row(desk.ask(HYDRANT).id)
    assert entry
    assert (entry.question, entry.answer, entry.case) == ("", "", "")


@pytest.mark.parametrize("question", ["", "  \n", "x" * 4001])
def test_what_is_no_question_is_an_error(sample: Desk, question: str) -> None:
    with pytest.raises(DeskError, match="question"):
        sample.ask(question)
    with pytest.raises(DeskError, match="no box is called 'attic'"):
        sample.ask(HYDRANT, "attic")


def test_nothing_is_shown_whose_decision_can_not_be_logged(
    desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desk_of(Scripted(Reply("answer", IDS, TRUE)))

    def full(_: object) -> int:
        raise LogError("the disk is full")

    monkeypatch.setattr(desk.log, "append", full)
    answered = desk.ask(HYDRANT)
    assert (answered.shown, answered.refusal, answered.check) == (False, "failed", "log")
    assert "15" not in answered.text


def test_a_streaming_box_shows_sentences_as_they_are_checked(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of(Streamed(Reply("answer", IDS, TRUE)), stream="sentences")
    *events, answered = list(desk.stream(HYDRANT))
    assert isinstance(answered, Answered)
    assert [type(event) for event in events] == [Sources, Sentence]
    assert (answered.shown, answered.text) == (True, TRUE)
    refused = list(desk_of(Streamed(Reply("answer", IDS, FALSE)), stream="sentences").stream(HYDRANT))
    assert not any(isinstance(event, Sentence) for event in refused)
    assert isinstance(refused[-1], Answered)
    assert refused[-1].refusal == "ungrounded"


@pytest.mark.parametrize("question", [HYDRANT, "May I park beside a hydrant that was painted green on a Tuesday?"])
def test_the_extractive_writer_streams_what_it_would_have_held(sample: Desk, tmp_path: Path, question: str) -> None:
    boxes = [replace(box, settings=replace(box.settings, stream="sentences")) for box in sample.boxes.values()]
    desk = Desk(boxes, sample.writer, DecisionLog(tmp_path / "log.sqlite"))
    *events, answered = desk.stream(question, "road-law")
    held = desk.ask(question, "road-law")
    assert isinstance(answered, Answered)
    told = ("shown", "text", "refusal", "check", "cited")
    assert [getattr(answered, name) for name in told] == [getattr(held, name) for name in told]
    if held.shown:
        assert isinstance(events[0], Sources)
        assert "".join(event.text for event in events[1:] if isinstance(event, Sentence)) == held.text
    else:
        assert [type(event) for event in events] == [Sources, Refused]


def test_a_changed_corpus_is_read_while_the_desk_is_open(tmp_path: Path) -> None:
    corpus = tmp_path / "desk" / "shop" / "corpus"
    corpus.mkdir(parents=True)
    (corpus.parent / "box.toml").write_text('title = "Shop"\nwords = ["towel"]\n')
    (corpus / "prices.md").write_text("# Towels\nA towel costs €5.00 to buy.\n")
    desk = Desk.open(tmp_path / "desk")
    asked = "How much does a towel cost?"
    assert "5.00" in desk.ask(asked).text
    assert desk.renew() == ()
    (corpus / "prices.md").write_text("# Towels\nA towel costs €17.50 to buy.\n")
    assert desk.renew() == ("shop",)
    answered = desk.ask(asked)
    assert "17.50" in answered.text
    passage = desk.passage("shop", answered.cited[0])
    assert passage
    assert "17.50" in passage.text
    (corpus / "prices.md").unlink()
    corpus.rmdir()
    with pytest.raises(DeskError, match="no such folder"):
        desk.renew()
    assert "17.50" in desk.ask(asked).text
    desk.close()


def test_what_another_process_has_read_is_taken_over(tmp_path: Path) -> None:
    corpus = tmp_path / "desk" / "shop" / "corpus"
    corpus.mkdir(parents=True)
    (corpus.parent / "box.toml").write_text('title = "Shop"\n')
    (corpus / "prices.md").write_text("# Towels\nA towel costs €5.00 to buy.\n")
    desk = Desk.open(tmp_path / "desk")
    (corpus / "prices.md").write_text("# Towels\nA towel costs €17.50 to buy.\n")
    Desk.open(tmp_path / "desk").close()
    assert desk.renew() == ("shop",)
    (passage,) = desk.boxes["shop"].passages.values()
    assert "17.50" in passage.text
    desk.close()


def test_a_reader_who_goes_away_is_logged(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of(Streamed(Reply("answer", IDS, TRUE)), stream="sentences")
    events = desk.stream(HYDRANT)
    next(events)
    events.close()  # type: ignore[attr-defined]
    (entry,) = desk.log.rows()
    assert entry.refusal == "abandoned"


def test_a_question_for_no_box_is_filed_under_none(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of(Scripted())
    answered = desk.ask("Write me a poem about cats.")
    assert (answered.box, answered.refusal) == ("", "other")
    assert answered.text == next(iter(desk.boxes.values())).pointer("other")
    entry = desk.log.row(answered.id)
    assert entry
    assert (entry.box, entry.policy, entry.corpus) == ("", "", "")
    assert desk.log.by_day(box="road-law") == ()
    assert desk.ask("Write me a poem about cats.", "app").box == "app"


@pytest.mark.parametrize(("answer", "would"), [(TRUE, "shown"), (FALSE, "ungrounded · ungrounded-figure")])
def test_a_reader_who_is_gone_before_a_held_answer_is_one_row(
    desk_of: Callable[..., Desk], answer: str, would: str
) -> None:
    desk = desk_of(Scripted(Reply("answer", IDS, answer)))
    desk.ask(HYDRANT, gone=lambda: True)
    (entry,) = desk.log.rows()
    assert (entry.refusal, entry.check, entry.answer) == ("abandoned", "reader", answer)
    assert f"it would have been {would}: " in entry.reason


def test_a_reply_that_can_not_be_read_is_kept_as_far_as_it_helps(desk_of: Callable[..., Desk]) -> None:
    problem = WriterError("malformed", "not JSON")
    problem.reply = "{" * 20_000
    desk = desk_of(Scripted(problem))
    entry = desk.log.row(desk.ask(HYDRANT).id)
    assert entry
    assert entry.answer == "{" * 10_000


def test_a_box_that_holds_answers_back_gives_the_whole_at_once(desk_of: Callable[..., Desk]) -> None:
    (answered,) = desk_of(Scripted(Reply("answer", IDS, TRUE))).stream(HYDRANT)
    assert isinstance(answered, Answered)
    assert answered.shown


def test_many_readers_at_once_lose_no_row(sample: Desk) -> None:
    before = len(sample.log.rows(limit=500))
    answers: list[Answered] = []
    threads = [Thread(target=lambda: answers.append(sample.ask(HYDRANT))) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 16
    assert all(answered.shown for answered in answers)
    assert len(sample.log.rows(limit=500)) == before + 16
