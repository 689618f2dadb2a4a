"""Why a score is what it is: the findings behind it, in one sentence, what counts against it first."""

from __future__ import annotations

from collections.abc import Sequence

from protem.finding import Finding

_TOLD = 3


def score_told(score: float, findings: Sequence[Finding]) -> str:
    """Return one sentence on a score between 0 and 1."""
    against = [finding.says for finding in findings if finding.outcome == "fails"]
    open_ones = [finding.says for finding in findings if finding.outcome == "undecided"]
    if not against and not open_ones:
        return f"The score is {score:.2f}: nothing was found against it."
    told = "; ".join(dict.fromkeys((against or open_ones)[:_TOLD]))
    more = len(against or open_ones) - _TOLD
    beyond = f"; and {more} more" if more > 0 else ""
    return f"The score is {score:.2f}: {'' if against else 'not decided: '}{told}{beyond}."
