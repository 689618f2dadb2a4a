"""Which decisions are asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from protem.desk.entry import SCOPE
from protem.desk.log.rows import Value, stored, text_of

CONTAINS = "protem_contains"
"""The name of the function that `contains` makes, inside SQLite."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Decisions that are alike in every way that is named here; by itself, all of them.

    `since` and `until` are UTC days ("2026-03-03"), both included; for one day they are the same. `refusal` is "" for
    what was shown, `None` for anything, "scope" for every scope there is. `text` stands, in any case of letters, in
    the question, the answer, the first reply or the reason.
    """

    since: str = ""
    until: str = ""
    refusal: str | None = None
    check: str = ""
    box: str = ""
    text: str = ""

    def admits(self, refusal: str) -> bool:
        """Say whether the filter lets a refusal through."""
        return self.refusal in (None, refusal) or (self._scopes and refusal.startswith(SCOPE))

    @property
    def _scopes(self) -> bool:
        return self.refusal == SCOPE.rstrip(":")

    def conditions(self) -> tuple[str, list[Value]]:
        """Return the filter as an SQL condition over `decisions d` and `texts t`, and its parameters."""
        named: tuple[tuple[str, str | None], ...] = (
            ("d.day = ?" if self.since == self.until else "d.day >= ?", self.since or None),
            ("d.day <= ?", (self.until if self.until != self.since else "") or None),
            (
                f"substr(d.refusal, 1, {len(SCOPE)}) = ?" if self._scopes else "d.refusal = ?",
                SCOPE if self._scopes else self.refusal,
            ),
            ('d."check" = ?', self.check or None),
            ("d.box = ?", self.box or None),
            (f"{CONTAINS}(?, d.reason, t.question, t.answer, t.first)", self.text.casefold() or None),
        )
        asked = [(condition, stored(value)) for condition, value in named if value is not None]
        return " AND ".join(condition for condition, _ in asked) or "1", [value for _, value in asked]


def contains() -> Callable[..., bool]:
    """Return the function that says whether one of several columns holds a text, given first and folded."""
    return lambda needle, *columns: any(text_of(needle) in text_of(column).casefold() for column in columns)
