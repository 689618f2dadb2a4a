"""A small desk for the tests of the server and the page: the road-law replies of the samples, and a real log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from protem.case import Case
from protem.desk.answered import Answered
from protem.desk.entry import Entry
from protem.desk.log import DecisionLog
from protem.desk.passage import Passage, Retrieved
from protem.desk.recording import entry_of
from protem.desk.settings import BoxSettings, DeskError
from protem.desk.stream import Event, Sentence, Sources
from protem.gating import gate
from protem.policy import DEFAULT, Policy
from protem.samples import road_law_replies
from protem.wire import read_case

ROAD = BoxSettings("Road law", "What the Driver Manual and the Vehicle Code of Corvessa say about driving and parking.")
APP = BoxSettings("The app", "How to use the app of the Bureau: signing in, paying, uploading papers.")
TIME = "2026-03-03T12:00:00.000Z"

HYDRANT = "How close to a fire hydrant may I park?"
INVENTED = "What does it cost to park in a space for disabled people without a placard?"


@dataclass(frozen=True)
class Box:
    """A box that has settings and a policy."""

    settings: BoxSettings
    policy: Policy = DEFAULT


@dataclass
class SmallDesk:
    """Answers the questions of the samples as the samples do, all others with `other`; "app" in one is for the app."""

    log: DecisionLog
    name: str = "Corvessa road desk"
    boxes: dict[str, Box] = field(default_factory=lambda: {"road-law": Box(ROAD), "app": Box(APP)})
    before: Callable[[], None] = lambda: None

    @classmethod
    def at(cls, folder: Path) -> SmallDesk:
        """Return a desk whose log stands in a folder."""
        return cls(DecisionLog(folder / "log.sqlite"))

    def renew(self) -> tuple[str, ...]:
        """Say that nothing has changed."""
        return ()

    def ask(self, question: str, box: str = "", gone: Callable[[], bool] = lambda: False) -> Answered:
        """Answer a question."""
        if not question.strip():
            raise DeskError("the question is empty")
        self.before()
        if gone():
            return self._logged(_unanswered(question, box, "", "abandoned", "the reader went away"))
        if "app" in question.split() and box != "app":
            return self._logged(_unanswered(question, box, _ELSEWHERE, "scope:app", _WHY))
        row = next((row for row in road_law_replies() if row["question"] == question), None)
        if row is None:
            return self._logged(_unanswered(question, box, _NOT_HERE, "other", "no box"))
        return self.gated(read_case(row), box or "road-law")

    def stream(
        self, question: str, box: str = "", gone: Callable[[], bool] = lambda: False
    ) -> Iterator[Event | Answered]:
        """Answer a question with an event for its sources and one for each sentence."""
        answered = self.ask(question, box, gone)
        if answered.shown:
            yield Sources(answered.cited)
        for sentence in answered.text.split(". ") if answered.shown else ():
            yield Sentence(sentence)
        yield answered

    def gated(self, case: Case, box: str = "road-law") -> Answered:
        """Return what becomes of a case."""
        decision = gate(case)
        given = tuple(
            Retrieved(Passage(one.id, one.text, one.citation, ("Parking", "Where not to"), one.printed), 1.0)
            for one in case.given
        )
        answered = Answered(
            case.question, box, decision.shown, decision.text, decision.refusal, decision.check, decision.reason,
            decision.cited, decision.findings, given, case, {"scope": 1.2, "retrieve": 3.4, "write": 5.0, "gate": 2.5},
        )  # fmt: skip
        entry = entry_of(case, decision, policy=DEFAULT, time=TIME, door="ask", box=box)
        return replace(answered, id=self.log.append(entry))

    def _logged(self, answered: Answered) -> Answered:
        entry = Entry(TIME, answered.box, answered.refusal, answered.check, answered.reason, question=answered.question)
        return replace(answered, id=self.log.append(entry))


def _unanswered(question: str, box: str, text: str, refusal: str, why: str) -> Answered:
    at = box or "road-law"
    return Answered(question, at, shown=False, text=text, refusal=refusal, check="scope", reason=why)


_ELSEWHERE = "This box does not answer that. Please ask in the box named here."
_NOT_HERE = "This desk does not answer that. Please ask the office in charge."
_WHY = '"app" speaks for the box app'


def many_days(log: DecisionLog) -> None:
    """Put two weeks of decisions into a log: a bad day of `ungrounded`, questions for the wrong box, a dead writer."""
    replies = [read_case(row) for row in road_law_replies()]
    entries = []
    for day in range(1, 15):
        for place, case in enumerate(replies * (2 if day == 12 else 1)):
            decision = gate(case)
            if decision.shown and (place + day) % 3 == 0:
                continue
            time = f"2026-03-{day:02}T{8 + place % 10:02}:{place * 7 % 60:02}:00.000Z"
            entries.append(entry_of(case, decision, policy=DEFAULT, time=time, door="ask", box="road-law"))
        for place in range(day % 4):
            time = f"2026-03-{day:02}T19:0{place}:00.000Z"
            entries.append(Entry(time, "road-law", "scope:app", "scope", _WHY, question="How do I pay in the app ?"))
        if day in (6, 7):
            why = "no reply within 30 s"
            entries += [Entry(f"2026-03-{day:02}T20:0{n}:00.000Z", "app", "failed", "timeout", why) for n in range(4)]
    log.append_all(entries)
