"""A streamed answer and its row: whatever happens on the way, the log holds what the reader has seen, in one row."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from protem import Source
from protem.case import Limits
from protem.desk.answered import Answered
from protem.desk.box import Box
from protem.desk.desk import Desk
from protem.desk.log import DayCount, DecisionLog, LogError, LogReader
from protem.desk.recording import replay
from protem.desk.reply import Reply
from protem.desk.stream import Refused, Sentence
from protem.policy import DEFAULT
from protem.samples import sample_folder
from protem.wire import parse

HYDRANT = "How far from a fire hydrant may I park?"
ONE = "It is unlawful to leave a car within 15 feet of a fire hydrant."
TWO = " Stay at least 15 feet away from every fire hydrant."
BAD = " Stay at least 40 feet away from every fire hydrant."
UNLIMITED = replace(DEFAULT, limits=Limits())
ABANDONED = ("abandoned", "reader")


class Chunks:
    """A writer whose reply comes sign by sign."""

    version = "chunks/1"

    def __init__(self, text: str) -> None:
        """Take the text."""
        self._text = text

    def write(self, question: str, given: Sequence[Source], guidance: str = "") -> Reply:
        raise NotImplementedError

    def stream(self, question: str, given: Sequence[Source], guidance: str = "") -> Iterator[str]:
        yield from self._text


def reply(answer: str, junk: str = "") -> str:
    return f'{{"kind": "answer", "sources": ["manual-hydrant"], "answer": "{answer}"}}{junk}'


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    return Desk.open(sample_folder("desk"), tmp_path_factory.mktemp("desk"))


@pytest.fixture
def desk_of(sample: Desk, tmp_path: Path) -> Callable[[str], Desk]:
    def make(text: str) -> Desk:
        boxes = [
            Box(box.name, replace(box.settings, stream="sentences"), UNLIMITED, box.retriever, box.passages)
            for box in sample.boxes.values()
        ]
        return Desk(boxes, Chunks(text), DecisionLog(tmp_path / "log.sqlite"))

    return make


def until_sentence(events: Iterator[Any]) -> str:
    return next(event.text for event in events if isinstance(event, Sentence))


def test_the_row_is_on_disk_before_each_sentence_is_out(desk_of: Callable[[str], Desk]) -> None:
    desk = desk_of(reply(ONE + TWO))
    log = LogReader(desk.log.path)
    seen = ""
    for event in desk.stream(HYDRANT):
        if isinstance(event, Sentence):
            seen += event.text
            (entry,) = log.rows()
            assert ((entry.refusal, entry.check), entry.answer) == (ABANDONED, seen)
        last = event
    assert isinstance(last, Answered)
    assert last.shown
    (entry,) = log.rows()
    assert (entry.id, entry.refusal, entry.answer) == (last.id, "", ONE + TWO)
    assert [(count.refusal, count.count) for count in log.by_day()] == [("", 1)]


def test_a_reader_who_hangs_up_leaves_one_row_with_what_he_has_seen(desk_of: Callable[[str], Desk]) -> None:
    desk = desk_of(reply(ONE + TWO + BAD))
    events = desk.stream(HYDRANT)
    seen = until_sentence(events)
    events.close()  # type: ignore[attr-defined]
    (entry,) = desk.log.rows()
    assert ((entry.refusal, entry.check), entry.answer) == (ABANDONED, seen)
    assert [count.count for count in desk.log.by_day()] == [1]


def test_a_reader_who_is_gone_at_the_end_leaves_what_it_would_have_been(desk_of: Callable[[str], Desk]) -> None:
    desk = desk_of(reply(ONE))
    list(desk.stream(HYDRANT, gone=lambda: True))
    (entry,) = desk.log.rows()
    assert ((entry.refusal, entry.check), entry.answer) == (ABANDONED, ONE)
    assert "it would have been shown" in entry.reason


@pytest.mark.parametrize(
    ("text", "refusal", "check"),
    [
        (reply(ONE + TWO, junk=" and more"), "failed", "malformed"),
        (reply(ONE + TWO + TWO)[:-2], "failed", "malformed"),
    ],
)
def test_what_was_released_stays_in_the_row_whatever_ends_it(
    desk_of: Callable[[str], Desk], text: str, refusal: str, check: str
) -> None:
    desk = desk_of(text)
    events = list(desk.stream(HYDRANT))
    seen = "".join(event.text for event in events if isinstance(event, Sentence))
    assert seen.startswith(ONE)
    (entry,) = desk.log.rows()
    assert (entry.refusal, entry.check, entry.answer) == (refusal, check, seen)
    assert desk.log.by_day() == (DayCount(entry.time[:10], refusal, check, 1),)
    again = desk_of(text)
    event = next(event for event in again.stream(HYDRANT) if isinstance(event, Refused))
    assert [one.refusal for one in again.log.rows()] == [refusal, event.refusal]  # told once it is logged


@pytest.mark.parametrize(("bad", "most", "refusal"), [(BAD, None, "ungrounded"), (TWO, len(ONE + TWO) + 5, "overlong")])
def test_a_refused_sentence_is_in_the_row_and_is_refused_again(
    sample: Desk, tmp_path: Path, bad: str, most: int | None, refusal: str
) -> None:
    policy = replace(DEFAULT, limits=Limits(max_chars=most))
    boxes = [
        Box(box.name, replace(box.settings, stream="sentences"), policy, box.retriever, box.passages)
        for box in sample.boxes.values()
    ]
    desk = Desk(boxes, Chunks(reply(f"{ONE}{TWO}{bad} {ONE}")), DecisionLog(tmp_path / "log.sqlite"))
    *events, answered = desk.stream(HYDRANT)
    seen = "".join(event.text for event in events if isinstance(event, Sentence))
    assert seen == ONE + TWO
    (entry,) = desk.log.rows()
    assert entry.answer.startswith(seen + bad[:10])
    assert ONE not in entry.answer[len(ONE) :]
    assert parse(entry.case)["released"] == len(seen)
    again = replay(entry, policy)
    assert isinstance(answered, Answered)
    assert (again.refusal, again.check) == (entry.refusal, entry.check) == (answered.refusal, answered.check)
    assert entry.refusal == refusal


def test_a_reply_that_is_none_is_kept_to_be_looked_at(desk_of: Callable[[str], Desk]) -> None:
    desk = desk_of('{"answer": "first", "kind": "answer"}')
    list(desk.stream(HYDRANT))
    (entry,) = desk.log.rows()
    assert (entry.check, entry.answer) == ("malformed", '{"answer"')  # it is read no further


@pytest.mark.parametrize(("method", "released"), [("begin", 0), ("extend", 1)])
def test_what_can_not_be_logged_is_not_released(
    desk_of: Callable[[str], Desk], monkeypatch: pytest.MonkeyPatch, method: str, released: int
) -> None:
    desk = desk_of(reply(ONE + TWO + TWO))

    def full(*_: object) -> int:
        raise LogError("the disk is full")

    monkeypatch.setattr(desk.log, method, full)
    *events, answered = list(desk.stream(HYDRANT))
    assert sum(isinstance(event, Sentence) for event in events) == released
    assert isinstance(answered, Answered)
    assert (answered.shown, answered.refusal, answered.check) == (False, "failed", "log")
    (entry,) = desk.log.rows()
    assert entry.answer == (ONE if released else "")


def test_a_log_that_fails_at_the_end_leaves_the_row_as_it_was(
    desk_of: Callable[[str], Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desk_of(reply(ONE))

    def full(*_: object) -> None:
        raise LogError("the disk is full")

    monkeypatch.setattr(desk.log, "amend", full)
    *_, answered = desk.stream(HYDRANT)
    assert isinstance(answered, Answered)
    (entry,) = desk.log.rows()
    assert ((entry.refusal, entry.check), entry.answer) == (ABANDONED, ONE)
    assert (answered.check, answered.id) == ("log", entry.id)


@pytest.mark.parametrize("sentences", [400, 800])
def test_the_row_of_a_long_answer_is_not_written_anew_for_each_sentence(
    desk_of: Callable[[str], Desk], monkeypatch: pytest.MonkeyPatch, sentences: int
) -> None:
    answer = (ONE + " ") * sentences
    desk = desk_of(reply(answer.rstrip()))
    written = 0
    extend = desk.log.extend

    def counting(number: int, text: str) -> None:
        nonlocal written
        written += len(text)
        extend(number, text)

    monkeypatch.setattr(desk.log, "extend", counting)
    *_, answered = desk.stream(HYDRANT)
    assert isinstance(answered, Answered)
    assert answered.shown
    assert written < 12 * len(answer) + 70 * 4_000
