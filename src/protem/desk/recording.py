"""A decision of the gate made an entry of the log, and judged again from it."""

from __future__ import annotations

from protem.case import Case
from protem.desk.entry import Entry
from protem.gating import gate
from protem.policy import Policy
from protem.verdict import Decision
from protem.version import VERSION
from protem.wire import WireError, case_text, dump, parse, read_case, write_case


class ReplayError(ValueError):
    """An entry can't be judged again: why not, in one line."""


def entry_of(
    case: Case, decision: Decision, *, policy: Policy, time: str, door: str, box: str = "", name: object = None
) -> Entry:
    """Return the entry of an answer that was judged for somebody who has his own retrieval and writer.

    `time` is UTC as entries hold it, `door` where the case came in, `name` the `id` its sender gave it. The whole case
    is kept for a replay, under its `id`; what the log keeps of it is the log's to decide.
    """
    return Entry(
        time=time,
        box=box,
        refusal=decision.refusal,
        check=decision.check,
        reason=decision.reason,
        sources=decision.cited,
        door=door,
        policy=policy.name,
        version=VERSION,
        question=case.question,
        answer=case.output,
        case=case_text(case) if name is None else dump({"id": name, **write_case(case)}),
    )


def case_of(entry: Entry) -> Case:
    """Return the case that an entry kept.

    Raises:
        ReplayError: it kept none, or not one that this version reads.

    """
    if not entry.case.startswith("{"):
        why = "its case is hashed" if entry.case else "it kept no case"
        raise ReplayError(f'decision {entry.id} can\'t be replayed: {why} (a log keeps cases with texts = "keep")')
    try:
        return read_case(parse(entry.case))
    except WireError as problem:
        raise ReplayError(f"decision {entry.id} can't be replayed: its case is not readable: {problem}") from None


def replay(entry: Entry, policy: Policy) -> Decision:
    """Judge the case of an entry again, under any policy: what would have been shown?

    Raises:
        ReplayError: the entry kept no case, or not one that this version reads.
        PolicyError: the policy names a check that does not exist.

    """
    return gate(case_of(entry), policy)
