"""By whom: "supported by the right wing and opposed by the left wing" does not say "supported by the left wing"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.clauses import stems_of
from protem.rubric.saying.held import is_like

_BY = re.compile(r"\b(?P<verb>\w{3,20})\s(?:\w{2,14}ly\s)?by\s(?P<doer>[^.,;:()\n]{1,60})", re.IGNORECASE)
_ENDS = re.compile(r"\s(?:and|but|while|or|whereas|in|on|at|for|after|before|when|because|with|to)\s", re.IGNORECASE)


def is_by_another(claim: str, sentence: str) -> bool:
    """Say whether a sentence has the doer of a claim behind another act, and another doer behind the claim's."""
    asked = list(_done_by(claim))
    if len(asked) != 1:
        return False
    act, doer = asked[0]
    said = list(_done_by(sentence))
    same = [by for own, by in said if is_like(own, act)]
    others = [by for own, by in said if not is_like(own, act)]
    return bool(same) and not any(doer <= by for by in same) and any(doer <= by for by in others)


def _done_by(text: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the stem of each act that names its doer, and the doer's stems."""
    reached = 0
    while found := _BY.search(text, reached):
        end = _ENDS.search(text, found.start("doer"), found.end("doer"))
        last = end.start() if end else found.end("doer")
        act = [own for own in stems_of(text, *found.span("verb")) if own]
        doer = frozenset(stems_of(text, found.start("doer"), last)) - {""}
        if act and doer:
            yield act[0], doer
        reached = max(last, found.start("doer") + 1)
