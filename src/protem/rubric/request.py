"""A request as operators read it: one clause of a rubric in plain small words, its literals and bounds set aside.

In `plain` every token stands between single spaces. ⟨q0⟩ is the first quoted text (`literals[0]`), ⟨n0⟩ the first
amount with its bound (`bounds[0]`), ⟨o2⟩ an ordinal (the second), ⟨not⟩ a denial.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from protem.rubric.criterion import Arguments
from protem.rubric.wording.bounds import Bound
from protem.rubric.wording.frame import FRAME

NOT = "⟨not⟩"
LITERAL = r"⟨q\d{1,3}⟩"
AMOUNT = r"⟨n\d{1,3}⟩"
ORDINAL = r"⟨o-?\d{1,3}⟩"


_PERMITTED = frozenset("allowed permitted acceptable tolerated".split())
"""What is "not allowed" must not be; what is allowed alone is not asked for."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How an operator understood a request: its arguments and the polarity.

    `size` is how much of the request the operator's own words account for: the largest wins.
    """

    arguments: Arguments
    positive: bool
    size: int


@dataclass(frozen=True, slots=True)
class Request:
    """One clause of a rubric: `text` as it came, `plain` as it is read."""

    text: str
    plain: str
    literals: tuple[str, ...]
    bounds: tuple[Bound, ...]

    @property
    def positive(self) -> bool:
        """Whether the clause denies nothing."""
        return NOT not in self.plain

    def literals_in(self, piece: str) -> tuple[str, ...]:
        """Return the quoted texts whose places stand in a piece of `plain`."""
        return tuple(self.literals[int(number)] for number in re.findall(r"⟨q(\d{1,3})⟩", piece))

    def bound_in(self, piece: str) -> Bound | None:
        """Return the first amount that stands in a piece of `plain`."""
        found = re.search(r"⟨n(\d{1,3})⟩", piece)
        return self.bounds[int(found[1])] if found else None

    def left(self, taken: tuple[re.Match[str], ...]) -> list[str]:
        """Return the tokens outside some matches, those that only frame a request left out."""
        return [token for token in self._outside(taken).split() if token not in FRAME]

    def reading(
        self, arguments: Arguments, taken: tuple[re.Match[str], ...], allowed: frozenset[str] = frozenset()
    ) -> Reading | None:
        """Return the reading of an operator that took these matches, or None where a word is left unread.

        `allowed` are words that the operator knows to change nothing. A denial outside the matches turns the polarity,
        two of them are too many to be sure.
        """
        rest = [token for token in self.left(taken) if token not in allowed]
        if NOT in self.plain:
            rest = [token for token in rest if token not in _PERMITTED]
        denials = rest.count(NOT)
        if denials > 1 or len(rest) > denials:
            return None
        return Reading(arguments, not denials, sum(len(match[0]) for match in taken))

    def _outside(self, taken: tuple[re.Match[str], ...]) -> str:
        pieces, reached = [], 0
        for start, end in sorted(match.span() for match in taken):
            pieces.append(self.plain[reached : max(reached, start)])
            reached = max(reached, end)
        return " ".join([*pieces, self.plain[reached:]])
