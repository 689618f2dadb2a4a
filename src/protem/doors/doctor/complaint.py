"""What the doctor says of a config."""

from __future__ import annotations

from dataclasses import dataclass

_LONGEST = 80
"""Characters of a name that are shown. Paths and labels are shorter; the rest is hostile or a mistake."""


class ConfigError(ValueError):
    """A text that can't be read as a config. The message is one line, with the line number."""


@dataclass(frozen=True, slots=True, order=True)
class Complaint:
    """One thing in a config that makes promptfoo slow, crash or judge wrongly.

    `line` is the line that is to be changed, counted from 1. `says` is what is wrong there, `mend` what to
    do. `rule` is stamped by the runner: a rule need not know its own name.
    """

    line: int
    rule: str
    says: str
    mend: str


def complain(line: int, says: str, mend: str) -> Complaint:
    """Make the complaint of a rule, without its name."""
    return Complaint(line, "", says, mend)


def shown(text: str, longest: int = _LONGEST) -> str:
    """Return a text from a config as it can stand in a sentence: one line, and not too long."""
    flat = " ".join(text.split())
    return flat if len(flat) <= longest else flat[: longest - 1] + "…"
