"""The kinds of fault: how each changes a true answer, and which checks have it by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from planting import amount_faults, source_faults, turn_faults, word_faults
from planting.honest import FRAMES, Truth
from protem import Case, Decision

_FIGURE_CHECKS = ("ungrounded-figure", "misplaced-figure")
_CLAIM_CHECKS = ("contradicted-claim",)
_BOTH = (*_FIGURE_CHECKS, *_CLAIM_CHECKS)
_QUOTE_CHECKS = ("altered-quote",)
Change = Callable[[str, str, Random], str | None]
Cited = Callable[[Truth, str, Random], tuple[Case, Case] | None]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of fault: how a sentence is changed, in which frames it is said, and which checks have it by its name."""

    change: Change
    checks: tuple[str, ...]
    frames: tuple[str, ...] = FRAMES
    verbatim: bool = False


_QUOTED = ("quote", "quote, listed")
KINDS: dict[str, Kind] = {
    "value": Kind(amount_faults.value, _FIGURE_CHECKS),
    "unit": Kind(amount_faults.unit, _FIGURE_CHECKS),
    "bound": Kind(amount_faults.bound, _BOTH),
    "ordinal": Kind(turn_faults.ordinal, _BOTH),
    "sign": Kind(amount_faults.sign, _FIGURE_CHECKS),
    "date": Kind(turn_faults.date, _FIGURE_CHECKS),
    "time": Kind(turn_faults.time, _FIGURE_CHECKS),
    "word of a quote": Kind(word_faults.quoted_word, _QUOTE_CHECKS, _QUOTED, verbatim=True),
    "value in a quote": Kind(amount_faults.value, (*_QUOTE_CHECKS, *_FIGURE_CHECKS), _QUOTED, verbatim=True),
    "negation dropped in a quote": Kind(word_faults.negation_dropped, _QUOTE_CHECKS, _QUOTED, verbatim=True),
    "negation dropped": Kind(word_faults.negation_dropped, _CLAIM_CHECKS),
    "negation added": Kind(word_faults.negation_added, _CLAIM_CHECKS),
    "may and must not": Kind(word_faults.permission, _CLAIM_CHECKS),
    "must to may": Kind(word_faults.obligation, _CLAIM_CHECKS),
    "opposites": Kind(word_faults.opposite, _CLAIM_CHECKS),
    "swapped values": Kind(amount_faults.swap, _BOTH),
    "borrowed value": Kind(amount_faults.borrowed, _BOTH),
}
SOURCES: dict[str, tuple[Cited, tuple[str, ...]]] = {
    "page": (source_faults.page, ("wrong-page",)),
    "unknown id": (source_faults.unknown_id, ("unknown-source",)),
    "id of another source": (source_faults.other_id, ("ungrounded-figure", "misattributed-quote", "wrong-page")),
    "link": (source_faults.link, ("unknown-source",)),
}


def right_name(kind: str, decision: Decision) -> bool:
    """Say whether a fault was refused by a check that it belongs to."""
    return decision.check in (SOURCES[kind][1] if kind in SOURCES else KINDS[kind].checks)
