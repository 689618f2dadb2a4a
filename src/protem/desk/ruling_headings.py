"""Headings that rule what stands below them: "It is prohibited to", "If it snows".

Without one an item says something else, or the opposite.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

BETWEEN = " / "
"""What parts one heading from the next, in a citation and where they lead in a list."""
_RULES = re.compile(
    r"\b(?:not|no|never|none|nothing|cannot|\w{2,6}n['’]t|prohibit\w{0,5}|forbid\w{0,4}|ban|bans|banned|illegal|unlawful"
    r"|denied|exclu\w{2,6}|exempt\w{0,5}|except\w{0,5}|unless|without|only|if|when|in case|allow\w{0,3}|permit\w{0,4}"
    r"|may|must|should|can|shall|required|needed|conditions?|eligible|before you|do|don'ts)\b",
    re.IGNORECASE,
)
_LONGEST = 200
"""Characters of a heading that are looked at."""
_ITEM = re.compile(r"[ \t]{0,9}(?:[-*+•]|\(?\d{1,3}[.)])[ \t]")


def ruling(path: Sequence[str]) -> str:
    """Return the headings of a path from the first one that rules what is below it; "" where none does."""
    first = next((at for at, heading in enumerate(path) if _RULES.search(heading[:_LONGEST])), None)
    return "" if first is None else BETWEEN.join(path[first:])


def led_in(text: str, path: Sequence[str]) -> str:
    """Return a text that begins with a list behind the heading that rules it, as a line that leads the list in."""
    lead = ruling(path) if _ITEM.match(text) else ""
    return f"{lead if lead[-1] in ':?!…' else lead + ':'}\n\n{text}" if lead else text
