"""Is a thing said only as a possibility? "Tickets may be refunded" does not say that they are.

Of a claim that says what can or may be done, "may" is a permission and says it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from protem.reading.polarity import sense
from protem.rubric.saying.alternatives import is_topic
from protem.rubric.saying.met import Met

_DOUBTS = re.compile(
    r"\b(?:perhaps|possibly|maybe|presumably|supposedly|allegedly|reportedly|apparently|purportedly|ostensibly|"
    r"uncertain|unclear|unconfirmed|doubtful|doubts?|unlikely|not (?:sure|certain|clear|known)|hardly|barely|"
    r"not necessarily|i (?:think|guess|believe|suspect|assume)|i['’]m guessing|if i (?:recall|remember)|"
    r"(?:seems?|appears?) (?:that|to|as|like))\b",
    re.IGNORECASE,
)
_SUPPOSES = frozenset("may might could".split())
_CAN = re.compile(
    r"\b(?:can|may|might|could|allow\w{0,3}|permit\w{0,4}|able|possib\w{2,4}|eligible|\w{3,14}[ai]ble|potential\w{0,2}|risks?|"
    r"option\w{0,4}|entitle\w{0,2}|rights?)\b",
    re.IGNORECASE,
)
"""A claim of what can be: a possibility, or a permission, is all it says."""
_NOTICES = frozenset(
    "notice find see know recall remember wonder want wish like need ask recognise recognize realise realize say be "
    "interested".split()
) - {"be"}
"""What "you may" do without a doubt of what is noticed."""


def is_doubted(claim: str, main: Sequence[Met], said: str) -> bool:
    """Say whether the clauses that hold a claim say it only as a possibility that the claim does not speak of."""
    if _DOUBTS.search(said):
        return not _DOUBTS.search(claim)
    return not (is_topic(claim) or _CAN.search(claim)) and any(_may(one) for one in main)


def _may(one: Met) -> bool:
    for operator in sense(one.words).operators:
        if operator.kind == "may" and one.words[operator.first].text in _SUPPOSES:
            after = one.words[operator.last].text if operator.last < len(one.words) else ""
            return after not in _NOTICES
    return False
