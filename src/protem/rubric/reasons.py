"""The reason of a verdict by criteria: what each of them came to and by what, short enough for a table."""

from __future__ import annotations

from collections.abc import Iterator

from protem.case import Case
from protem.finding import Finding, Outcome
from protem.rubric.grading import Grade

_LONGEST = 200
"""Characters of a reason: what the table of an eval tool shows of it."""
_CRITERION = 40
"""Characters by which a criterion is named among others."""
_LEAST = 24
"""Characters of a criterion that still say something."""
_ORDER: tuple[tuple[Outcome, str], ...] = (("fails", "not met"), ("undecided", "undecided"), ("holds", "met"))


def reason_of(grade: Grade, case: Case) -> str:
    """Return the reason: what decided first, then the rest, as far as there is room.

    A rubric of one criterion needs no name for it: it stands beside the reason already.
    """
    decided_first = sorted(_ORDER, key=lambda each: each[0] != grade.outcome)
    if len(grade.findings) == 1:
        finding = grade.findings[0]
        return _cut(f"{dict(_ORDER)[finding.outcome]}: {finding.says}", _LONGEST)
    parts = list(_parts(grade, case, decided_first))
    reason = parts[0]
    for place, part in enumerate(parts[1:], 1):
        left = len(parts) - place
        if len(reason) + len(part) > _LONGEST - (10 if left > 1 else 0):
            return f"{reason}; {left} more"
        reason += f"; {part}"
    return reason


def _parts(grade: Grade, case: Case, order: list[tuple[Outcome, str]]) -> Iterator[str]:
    room = max(_LEAST, min(_CRITERION, _LONGEST // (2 * len(grade.findings))))
    for outcome, name in order:
        of_kind = [finding for finding in grade.findings if finding.outcome == outcome]
        for finding in of_kind:
            says = _cut(finding.says, 4 * _CRITERION - room if finding is of_kind[0] else 2 * _CRITERION - room)
            yield f"{name}: {_cut(_text(finding, case), room)} ({says})"


def _text(finding: Finding, case: Case) -> str:
    return " ".join(case.rubric[finding.at.start : finding.at.end].split()).rstrip(".") if finding.at else ""


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
