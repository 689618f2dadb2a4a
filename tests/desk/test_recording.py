"""A judged case becomes an entry, comes back as the same case, and is judged again under any policy."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entries import HOSTILE, entry
from protem.case import Case, Limits, Source
from protem.desk.log import DecisionLog
from protem.desk.recording import ReplayError, case_of, entry_of, replay
from protem.gating import gate
from protem.policy import Policy
from protem.samples import road_law_replies
from protem.version import VERSION
from protem.wire import parse, read_case
from protem.wire.written import case_text

TIME = "2026-03-03T12:00:00.000Z"
_TEXT = st.text(st.characters(exclude_categories=()), max_size=20) | st.sampled_from(HOSTILE[:5])
_WHOLE = st.none() | st.integers(1, 9999)
_SOURCES = st.builds(Source, _TEXT, _TEXT, _TEXT, _TEXT, _WHOLE, _WHOLE)
_CASES = st.builds(
    Case,
    _TEXT,
    _TEXT,
    st.lists(_SOURCES, max_size=3).map(tuple),
    st.none() | st.lists(_TEXT, max_size=3).map(tuple),
    _TEXT,
    _TEXT,
    st.lists(_TEXT, max_size=2).map(tuple),
    st.builds(Limits, _WHOLE, _WHOLE, _WHOLE),
)


@given(_CASES)
def test_a_case_written_is_read_as_the_same_case(case: Case) -> None:
    assert read_case(parse(case_text(case))) == case


@given(_CASES)
@settings(max_examples=20)
def test_a_logged_case_is_judged_again_as_it_was(tmp_path_factory: pytest.TempPathFactory, case: Case) -> None:
    policy = Policy()
    decision = gate(case, policy)
    with DecisionLog(tmp_path_factory.mktemp("log") / "log.sqlite") as log:
        found = log.row(log.append(entry_of(case, decision, policy=policy, time=TIME, door="check")))
    assert found
    assert replay(found, policy) == decision


def test_an_entry_tells_all_that_a_decision_does() -> None:
    case = Case("Stay 99 feet away.", "How far?", (Source("h", "Stay 15 feet away."),), ("h",))
    policy = Policy.named("classic")
    made = entry_of(case, gate(case, policy), policy=policy, time=TIME, door="check", box="app")
    assert (made.time, made.box, made.door, made.policy, made.version) == (TIME, "app", "check", "classic", VERSION)
    assert (made.refusal, made.check, made.sources) == ("ungrounded", "ungrounded-figure", ("h",))
    assert "99" in made.reason
    assert (made.question, made.answer) == ("How far?", "Stay 99 feet away.")
    assert case_of(made) == case


def test_every_reply_of_the_sample_desk_is_replayed_and_another_policy_may_decide_otherwise(tmp_path: Path) -> None:
    strict = Policy().with_settings({"limits": {"max_chars": 1}})
    with DecisionLog(tmp_path / "log.sqlite") as log:
        cases = [read_case(row) for row in road_law_replies()]
        decided = [gate(case) for case in cases]
        log.append_all(
            entry_of(case, decision, policy=Policy(), time=TIME, door="check")
            for case, decision in zip(cases, decided, strict=True)
        )
        entries = tuple(log.entries())
    assert [replay(each, Policy()) for each in entries] == decided
    assert any(decision.shown for decision in decided)
    assert not any(replay(each, strict).shown for each in entries)


@pytest.mark.parametrize(
    ("case", "why"),
    [
        ("", "it kept no case"),
        ("sha256:0123456789abcdef", "its case is hashed"),
        ('{"question": "x"}', "its case is not readable: no `answer`"),
        ("{" * 100_000, "its case is not readable"),
    ],
    ids=range(4),
)
def test_what_can_not_be_replayed_says_why(case: str, why: str) -> None:
    with pytest.raises(ReplayError, match="decision 0 can't be replayed") as raised:
        replay(entry(case=case), Policy())
    assert why in str(raised.value)
    assert "\n" not in str(raised.value)
