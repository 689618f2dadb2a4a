"""The question that an answer would answer: its first statements, and what kinds of things they give.

"The bridge opened in 1931." answers "The bridge opened in 1931: when?". The words of the statement stay, so that the
question is near to one about the same matter, and what follows the colon tells it from one that asks for something
else; what claims nothing answers no question.
"""

from __future__ import annotations

import re
from typing import NamedTuple, get_args

from protem.reading.stance import stances
from protem.rubric.saying.voice import for_the_reader
from protem.tasks.kinds_asked import MOST, Kind
from protem.tasks.kinds_given import given_kinds
from protem.tasks.statements import statements

NOTHING_ASKED = "Nothing is said: nothing?"
"""What an answer asks that claims nothing: an abstention, an apology, a question in return."""

_STATEMENTS = 2
_LONGEST = 600
_BARE = re.compile(r"\W{0,4}(?:yes|no|yeah|yep|nope)\b[\W\s]{0,4}\Z", re.IGNORECASE)
_KIND = "|".join(get_args(Kind))
_BACK = re.compile(rf"(?P<told>[^\n]*): (?P<kinds>(?:{_KIND})(?:, (?:{_KIND})){{0,{MOST}}}|nothing)\?")


class AskedBack(NamedTuple):
    """A question that was asked back, taken apart: what was told, and the kinds of things that it gives."""

    told: str
    kinds: tuple[str, ...]


def question_of(answer: str) -> str:
    """Return a question on one line that an answer answers."""
    heard = for_the_reader(answer)
    told = [part.text[:_LONGEST].rstrip(" .!;:?") for part in statements(heard)[:_STATEMENTS]]
    if not told and _BARE.match(heard) and not any(stance.kind == "abstains" for stance in stances(heard)):
        told = [heard.strip(" \t\r\n.!")]
    if not told:
        return NOTHING_ASKED
    kinds = dict.fromkeys(kind for one in told for kind in given_kinds(one))
    named = [kind for kind in kinds if kind != "what" or len(kinds) == 1][:MOST]
    return f"{'; '.join(told)}: {', '.join(named)}?"


def asked_back(text: str) -> AskedBack | None:
    """Return a question of `question_of` taken apart, `None` where a text is none."""
    found = _BACK.fullmatch(text.strip())
    return AskedBack(found["told"], tuple(found["kinds"].split(", "))) if found else None
