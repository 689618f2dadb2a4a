"""The stream: what is released, when, and that nothing is released which the gate would refuse."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given as any_of
from hypothesis import settings
from hypothesis import strategies as st

from growth import assert_linear
from protem import Case, Policy, Source, gate
from protem.case import Limits
from protem.desk.finished import Finished, Sentences
from protem.desk.reply import WriterError
from protem.desk.stream import Done, Event, Refused, ReplyStream, Sentence, Sources
from protem.desk.write.reading_reply import LONGEST, read_reply
from protem.policy import DEFAULT
from protem.reading.sentences import sentence_spans
from protem.samples import sample_rows
from protem.wire import parse, read_case

GIVEN = (
    Source("hydrant", "Do not park within 15 feet of a fire hydrant. The fine is $95.", "p. 66", "66", 70, 100),
    Source("school", "In the U.S. the limit in a school zone is 20 mph. The level is 0.08%."),
)
ASKED = "How far from a fire hydrant must I park?"
NEAR = "Stay 15 feet away."
UNSAID = "The sources do not say."
WRONG = "refused ungrounded ungrounded-figure"
BEGUN = '{"kind":"answer","sources":["hydrant"],"answer":"'
FREE = replace(DEFAULT, limits=Limits())


def reply(answer: str, *sources: str, kind: str = "answer", ascii_only: bool = True) -> str:
    return json.dumps({"kind": kind, "sources": list(sources), "answer": answer}, ensure_ascii=ascii_only)


def streamed(chunks: Iterable[str | bytes], given: Sequence[Source] = GIVEN, policy: Policy = DEFAULT) -> list[Event]:
    stream = ReplyStream(ASKED, given, policy)
    events = [event for chunk in chunks for event in stream.feed(chunk)]
    events.extend(stream.end())
    assert stream.done
    assert stream.feed("more") == stream.end() == ()
    return events


def told(text: str, policy: Policy = DEFAULT, given: Sequence[Source] = GIVEN) -> list[str]:
    """Stream a text character by character and tell the events in words."""
    return [_told(event) for event in streamed(text, given, policy)]


def _told(event: Event) -> str:
    match event:
        case Sources(ids):
            return f"sources {' '.join(ids)}".rstrip()
        case Sentence(text):
            return text
        case Refused(refusal, check):
            return f"refused {refusal} {check}"
        case Done(shown):
            return f"done {'shown' if shown else 'refused'}"


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("Stay 15 feet away.", [NEAR, "done shown"]),
        ("Stay 15 feet away. See p. 66. The fine is $95.", [NEAR, " See p. 66.", " The fine is $95.", "done shown"]),
        ("Stay 15 feet away. The fine is $50. Go on.", [NEAR, WRONG, "done refused"]),
        ("Stay 20 feet away. Stay 15 feet away.", [WRONG, "done refused"]),
        ("Stay 15 feet away [9].", ["refused uncited unknown-source", "done refused"]),
        ("Stay 15 feet away. See p. 67.", [NEAR, "refused uncited wrong-page", "done refused"]),
        ("", ["refused not-covered no-answer", "done refused"]),
        ("... ...", ["refused not-covered no-answer", "done refused"]),
        ("The sources do not say.", ["refused not-covered declined", "done refused"]),
        (f"{UNSAID} The fine is $95, though.", [UNSAID, " The fine is $95, though.", "done shown"]),
        (f"{UNSAID} The fine is $96, though.", [WRONG, "done refused"]),
        (f"{NEAR} Stay 1\u200b5 feet away.", [NEAR, "refused off-form hidden-text", "done refused"]),
        ("Stay 15 feet " * 60, ["refused overlong overlong", "done refused"]),
    ],
)  # fmt: skip
def test_what_is_released_and_what_ends_it(answer: str, expected: list[str]) -> None:
    assert told(reply(answer, "hydrant")) == ["sources hydrant", *expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (reply("Stay", "nowhere"), ["refused uncited unknown-source"]),
        (reply("Stay", "hydrant", kind="other"), ["refused other writer"]),
        (reply("Stay 15 feet away."), ["sources", "refused not-covered no-sources"]),
        (reply("Stay 15 feet away [1]."), ["sources", "Stay 15 feet away [1].", "done shown"]),
        ("I can't help with that.", ["refused other writer"]),
        ("Sure! Stay 15 feet away.", ["refused failed malformed"]),
        ("", ["refused failed malformed"]),
        ('{"kind": "answer", "answer": "Stay 15 feet away.", "sources": []}', ["refused failed malformed"]),
        ('{"sources": [], "kind": "answer", "answer": ""}', ["refused failed malformed"]),
        ('{"kind": "answer", "kind": "answer"', ["refused failed malformed"]),
        ('{"kind": "maybe", ', ["refused failed malformed"]),
        ('{"kind": 1, ', ["refused failed malformed"]),
        ('{"kind": "answer", "sources": ["hydrant", 1]', ["refused failed malformed"]),
        ('{"kind": "answer", "sources": ["hydrant",]', ["refused failed malformed"]),
        ('{"kind": "answer", "sources": null', ["refused failed malformed"]),
        ('{"kind": "answer", "sources": ["hydrant"], "answer": NaN', ["sources hydrant", "refused failed malformed"]),
        (reply("Stay 15 feet away.", "hydrant")[:-2], ["sources hydrant", "refused failed malformed"]),
        (reply("Stay 15 feet away.", "hydrant")[:-1], ["sources hydrant", NEAR, "refused failed malformed"]),
        (reply("Stay 15 feet away.", "hydrant") + "!", ["sources hydrant", NEAR, "refused failed malformed"]),
        (BEGUN + "\\ud83d", ["sources hydrant", "refused failed malformed"]),
        (BEGUN + 'Stay.\\udc00"}', ["sources hydrant", "refused failed malformed"]),
        (BEGUN + "\\x41", ["sources hydrant", "refused failed malformed"]),
        (BEGUN + "a\nb", ["sources hydrant", "refused failed malformed"]),
        (BEGUN + "\ud800", ["sources hydrant", "refused failed malformed"]),
    ],
)  # fmt: skip
def test_what_ends_it_outside_the_prose(text: str, expected: list[str]) -> None:
    shown = expected[-1] == "done shown"
    assert told(text) == [*expected, *([] if shown else ["done refused"])]


def test_with_nothing_given_it_ends_at_the_sources() -> None:
    assert told(reply("Stay", "hydrant"), given=()) == ["refused not-covered no-sources", "done refused"]


def test_bad_ids_end_it_before_a_word_of_prose_is_there() -> None:
    stream = ReplyStream(ASKED, GIVEN)
    events = stream.feed('{"kind": "answer", "sources": ["nowhere"]')
    assert [_told(event) for event in events] == ["refused uncited unknown-source", "done refused"]


def test_a_sentence_is_released_long_before_the_end() -> None:
    stream = ReplyStream(ASKED, GIVEN)
    text = reply("Stay 15 feet away. The fine is $95 for those who park nearer to a hydrant than that, ", "hydrant")
    events = stream.feed(text.rstrip('"}'))
    assert events == (Sources(("hydrant",)), Sentence("Stay 15 feet away."))


def test_a_writer_that_fails_on_the_way_has_its_name_and_what_was_released_stays() -> None:
    stream = ReplyStream(ASKED, GIVEN)
    stream.feed(reply("Stay 15 feet away.", "hydrant")[:-1])
    refused, done = stream.failed(WriterError("timeout", "no whole answer within 30 s"))
    assert refused == Refused("failed", "timeout", "no whole answer within 30 s")
    assert isinstance(done, Done)
    assert (done.text, done.cited, done.shown) == ("Stay 15 feet away.", ("hydrant",), False)
    assert stream.failed(WriterError("timeout", "")) == ()


@pytest.mark.parametrize(
    "limits", [Limits(max_chars=60), Limits(max_words=12), Limits(max_citations=2), Limits(max_chars=3000)]
)
def test_a_limit_is_a_budget(limits: Limits) -> None:
    policy = replace(DEFAULT, limits=limits)
    answer = " ".join(["Stay 15 feet away [1]."] * 200)
    *_, refused, done = streamed(reply(answer, "hydrant"), policy=policy)
    assert isinstance(refused, Refused)
    assert isinstance(done, Done)
    assert refused.refusal == "overlong"
    assert gate(Case(done.text, ASKED, GIVEN, ("hydrant",)), policy).shown
    longer = done.text + " Stay 15 feet away [1]."
    assert gate(Case(longer, ASKED, GIVEN, ("hydrant",)), policy).refusal == "overlong"


def test_a_budget_also_counts_what_the_gate_no_longer_looks_at() -> None:
    policy = replace(DEFAULT, limits=Limits(max_words=2000))
    answer = " ".join(["Stay 15 feet away."] * 900)
    done = streamed([reply(answer, "hydrant")], policy=policy)[-1]
    assert isinstance(done, Done)
    assert (done.refusal, len(done.text.split())) == ("overlong", 2000)


def test_beyond_the_cap_nothing_is_read() -> None:
    policy = replace(FREE, caps=replace(DEFAULT.caps, answer=1000))
    done = streamed([reply(" ".join(["Stay 15 feet away."] * 100), "hydrant")], policy=policy)[-1]
    assert isinstance(done, Done)
    assert done.refusal == "overlong"
    assert len(done.text) <= 1000


@pytest.mark.parametrize("endless", [' {"a', '{"kind": "answer", "sources": ["', "{" + " " * 9, "x" * 9])
def test_an_endless_reply_ends(endless: str) -> None:
    stream = ReplyStream(ASKED, GIVEN)
    fed = 0
    while not stream.done:
        stream.feed(endless + "y" * 1000 if endless.startswith(" ") else endless[:1] * (not fed) + endless[1:] * 100)
        fed += 1
        assert fed * 900 < 2 * LONGEST


SENTENCES = (
    "Stay 15 feet away.", "Do not park within 15 feet of a fire hydrant.", "The fine is $95 (p. 66).", NEAR, "So.",
    "The limit in a school zone of the U.S. is 20 mph [2].", "The level is 0.08%!", "Why not?", '"It is so. Truly."',
    "The fine is $50.", "The sources do not say.", "Stay 20 yards away [1].", "See https://x.example.", "- one\n- two",
    "Straße, naïve, 火, 🚒.", "(So it is. And not", "Stay 1\u200b5 feet away.", "...", "I cannot say, but", "[s9]",
    "Parken verboten.",
)  # fmt: skip
ANSWERS = st.lists(st.sampled_from(SENTENCES) | st.text(max_size=20), max_size=9).flatmap(
    lambda found: st.sampled_from([" ", "\n", "", "\n\n"]).map(lambda between: between.join(found))
)
IDS = st.sampled_from([["hydrant"], ["hydrant", "school"], ["hydrant", "school"], ["school"], [], ["nowhere"]])
KINDS = st.sampled_from(["answer"] * 8 + ["other", "maybe"])


@st.composite
def replies(draw: st.DrawFn) -> str:
    text = reply(draw(ANSWERS), *draw(IDS), kind=draw(KINDS), ascii_only=draw(st.booleans()))
    change = draw(st.sampled_from(["none"] * 6 + ["cut", "behind", "put in"]))
    at = draw(st.integers(0, len(text)))
    if change == "cut":
        return text[:at]
    if change == "put in":
        return text[:at] + draw(st.sampled_from(['"', "\\", "}", ",", "\\u12", "\\ud83d", "\x00", " "])) + text[at:]
    return text + (draw(st.text(max_size=4)) if change == "behind" else "")


@settings(max_examples=150)
@any_of(replies(), st.data())
def test_any_split_gives_the_same_events(text: str, data: st.DataObject) -> None:
    raw = text.encode("utf-8", "replace")
    cuts = sorted(data.draw(st.sets(st.integers(0, len(raw)), max_size=12)))
    pieces = [raw[start:end] for start, end in pairwise([0, *cuts, len(raw)])]
    whole = streamed([raw])
    assert streamed(pieces) == whole
    assert streamed(raw[at : at + 1] for at in range(len(raw))) == whole
    assert streamed(raw.decode()) == whole


@settings(max_examples=150)
@any_of(replies())
def test_nothing_is_released_that_the_gate_refuses_and_what_it_shows_is_shown(text: str) -> None:
    events = streamed([text.encode("utf-8", "replace")])
    sentences = [event.text for event in events if isinstance(event, Sentence)]
    done = events[-1]
    assert isinstance(done, Done)
    assert [isinstance(event, Done) for event in events].count(True) == 1
    assert done.text == "".join(sentences)
    assert [event for event in events if isinstance(event, Refused)] == (
        [] if done.shown else [Refused(done.refusal, done.check, done.reason, done.findings)]
    )
    ids = next((event.ids for event in events if isinstance(event, Sources)), None)
    for end in range(1, len(sentences) + 1):
        decision = gate(Case("".join(sentences[:end]), ASKED, GIVEN, ids))
        assert decision.shown or decision.check in {"declined", "no-answer"}
    if sentences:
        assert gate(Case(done.text, ASKED, GIVEN, ids)).shown
    _assert_as_held(text.encode("utf-8", "replace").decode(), done)


def _assert_as_held(text: str, done: Done) -> None:
    """Compare the end of a stream with what the same reply comes to when it is held."""
    try:
        held = read_reply(text)
    except WriterError:
        assert not done.shown
        return
    if held.kind == "other":
        assert done.refusal in {"other", "uncited", "not-covered"}
        return
    decision = gate(Case(held.answer, ASKED, GIVEN, held.sources))
    if done.shown:
        assert (decision.shown, decision.text, decision.cited) == (True, done.text, done.cited)
    elif decision.shown:  # a beginning was refused that the whole would have saved
        beginnings = [held.answer[:end] for _, end in sentence_spans(held.answer)]
        assert any(not gate(Case(beginning, ASKED, GIVEN, held.sources)).shown for beginning in beginnings)
    assert done.refusal != "failed"


OPEN = (
    "Stop there (see p. 5. Then go on with it for as long as it takes you to get there) at once. Go.",
    "Stop there (see (p. 5. Then go on with it for as long as it takes you to get there)). Go.",
    'Stop, "so it says. Then go on with it for as long as it takes you to get there", he said. Go.',
    "Stop, “so it says. Then go on with it for as long as it takes you to get there”, he said. Go.",
    "Stop, ‘so it says. Then go on with it for as long as it takes you to get there’, he said. Go.",
    "Stop, 'so it says. Then go on with it for as long as it takes you to get there', he said. Go.",
    "Stop, „so it says. Then go on with it for as long as it takes you to get there“, he said. Go.",
    "Stop, «so it says. Then go on with it for as long as it takes you to get there», he said. Go.",
    "「止まれ。" + "行け" * 40 + "」と言った。",
    "Stop. [Handbook for those who drive, and for whoever walks, p. 66] Then go.",
    "Stop. [Handbook](https://x.example/a/very/long/way/to/the/place/it/stands/at) Then go.",
    "Stop. (Sec. 4 of the Handbook for those who drive, and whoever walks) Then go.",
    "Stop there, driver. Short line\nNext to it words go on until they end here. Go on then, and on, for a long while.",
    "It was shut at 9 p.m. Monday through Friday. Then Acme Inc. drivers pay less than Acme Inc. Drivers do.",
)
"""Texts in which what stands far behind a stop decides whether a sentence ended there."""
ATOMS = st.sampled_from(
    "Stop. Go 5 U.S. 0.08% [1] [2] ( ) \" “ ” ' ‘ ’ „ « » 「 」 。 ! ? … ... Dr. e.g. Don't Note: - 1. 2) (a) a.m. "
    "Sec. [Handbook, p.66] (p. https://x.org/a.b ¹ **Bold.** # C".split(" ")
) | st.sampled_from(["\n", "\n\n", " ", "and then it goes on for a while with words", "(see p. 5. Then", '"so. And'])


def _cut(text: str) -> list[str]:
    sentences = Sentences()
    found = [one.text for piece in text for one in sentences.add(piece) if isinstance(one, Finished)]
    return found + [one.text for one in sentences.end()]


def _cut_whole(text: str) -> list[str]:
    ends = [0, *(end for _, end in sentence_spans(text))]
    return [text[start:end] for start, end in pairwise(ends)]


@pytest.mark.parametrize("text", OPEN)
def test_a_sentence_waits_for_what_may_still_change_its_end(text: str) -> None:
    for further in ("", " " + text, " And so on, for as long as it takes. " * 3):
        assert _cut(text + further) == _cut_whole(text + further)


@settings(max_examples=300)
@any_of(st.lists(ATOMS, max_size=40), st.sampled_from(["", " "]))
def test_sentences_are_cut_as_in_the_whole_text(atoms: list[str], between: str) -> None:
    text = between.join(atoms)
    assert _cut(text) == _cut_whole(text)


def test_what_stands_before_a_byte_that_is_no_text_is_released_however_it_comes() -> None:
    raw = reply(NEAR, "hydrant")[:-1].encode() + b"\xe2\x28"
    whole = streamed([raw])
    assert [_told(event) for event in whole] == ["sources hydrant", NEAR, "refused failed malformed", "done refused"]
    assert streamed(raw[at : at + 1] for at in range(len(raw))) == whole


FIXTURES = [parse(line) for line in (Path(__file__).parent / "recorded" / "smollm2.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("row", FIXTURES, ids=[row["question"][:40] for row in FIXTURES])
def test_what_a_real_model_wrote_is_released_up_to_the_refusal(row: dict[str, str]) -> None:
    laws = {law["id"]: law for law in sample_rows("desk/road-law/corpus/laws.jsonl")}
    given = read_case({"answer": "", "given": [laws[own] for own in row["given"]]}).given
    whole = streamed([row["reply"]], given)
    assert streamed(row["reply"], given) == whole
    done = whole[-1]
    assert isinstance(done, Done)
    assert done.shown == (row["refusal"] == "")
    ids = next(event.ids for event in whole if isinstance(event, Sources))
    assert not done.text or gate(Case(done.text, ASKED, given, ids)).shown


LINEAR: dict[str, Callable[[int], str]] = {
    "long sentences": lambda size: " ".join(
        ["Do not park within 15 feet of a fire hydrant " * 10 + "."] * (size // 460)
    ),
    "short sentences": lambda size: "Stay 15 feet away. " * (size // 190),
    "one sentence": lambda size: "Stay fifteen feet away " * (size // 23),
    "no sentence": lambda size: "p. " * (size // 3),
    "open brackets": lambda size: "Stay (away. " * (size // 120),
    "declining": lambda size: "The sources do not say. " * (size // 240),
}


@pytest.mark.parametrize("name", LINEAR)
def test_cost_grows_with_the_length(name: str) -> None:
    def work(size: int) -> Callable[[], object]:
        text = reply(LINEAR[name](size), "hydrant")
        return lambda: streamed([text[at : at + 50] for at in range(0, len(text), 50)], policy=FREE)

    assert_linear(work)
