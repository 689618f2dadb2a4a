"""What the desk returns for a question: the decision over the answer, with what it rests on and how long it took."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from protem.case import Case
from protem.desk.passage import Retrieved
from protem.finding import Finding


@dataclass(frozen=True, slots=True)
class Answered:
    """What became of a question.

    `text` is what the reader sees: the answer, or the pointer of the refusal. `refusal` is "" when it is shown; else
    one of `protem.finding.REFUSALS`, `scope:<box>`, `other`, `failed` or `abandoned`, with `check` as its finer name.
    `cited` are the ids of the passages it rests on, `given` the passages the writer had. `case` is what the gate
    judged, `None` where nothing came to it. `steps` are milliseconds by step, `id` the row of the log (0: not logged).
    `released` is how many characters of the case's output the reader had seen when a streamed answer was refused.
    """

    question: str
    box: str
    shown: bool
    text: str
    refusal: str = ""
    check: str = ""
    reason: str = ""
    cited: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    given: tuple[Retrieved, ...] = ()
    case: Case | None = None
    steps: Mapping[str, float] | None = None
    id: int = 0
    released: int | None = None
