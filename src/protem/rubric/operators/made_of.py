"""Of which characters the whole output is made: only digits, only letters, letters and digits.

What it asks: "contains only digits", "consists only of letters", "only lowercase letters and spaces".
How it is read: white space round the output does not count; within it does, unless the rubric names spaces.
What it can't decide: "only numbers", where a sign or a point may be a part of one.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import NOT, Reading, Request

EXAMPLES = (
    Example("Contains only digits", "4711", "holds", "it is made of digits only"),
    Example("Contains only digits", "47a", "fails", "'a' is none of these: digits"),
    Example("Consists only of letters and spaces", "so it is", "holds", "it is made of letters, spaces only"),
)

_KIND = r"(?:(?:lowercase|uppercase|lower case|upper case|small|capital) )?(?:letters|digits|spaces|hyphens)"
_ASKS = re.compile(
    r"(?:(?:the|it|this|is|be|made|up|entirely|answer|response|output|reply|must|should|contains?|consists?|uses?|has|"
    rf"have|of) ){{0,8}}(?:only|nothing but|exclusively|solely|entirely) (?:of |the )?(?P<kinds>{_KIND}"
    rf"(?:(?: ,)?(?: and| or)? {_KIND}){{0,4}})\Z"
)
_ONE = re.compile(_KIND)
_IS: dict[str, Callable[[str], bool]] = {
    "letters": str.isalpha,
    "lowercase letters": str.islower,
    "uppercase letters": str.isupper,
    "digits": str.isdecimal,
    "spaces": str.isspace,
    "hyphens": "-‐‑".__contains__,
}
_SAME = {"lower case": "lowercase", "small": "lowercase", "upper case": "uppercase", "capital": "uppercase"}


def read(request: Request) -> Reading | None:
    """Read the kinds of characters that alone may stand there."""
    found = _ASKS.match(request.plain)
    if not found or NOT in request.plain or request.literals or request.bounds:
        return None
    kinds = tuple(map(_named, _ONE.findall(found["kinds"])))
    return Reading({"kinds": kinds}, True, len(found[0])) if set(kinds) <= set(_IS) else None  # noqa: FBT003


def _named(kind: str) -> str:
    for name, same in _SAME.items():
        kind = kind.replace(name, same)
    return kind


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for a character of another kind."""
    kinds = arguments["kinds"]
    text = case.output.strip()
    if not text:
        return fails("it is empty")
    begins = case.output.index(text)
    for at, character in enumerate(text, begins):
        if not any(_IS[kind](character) for kind in kinds):
            says = f"{character!a} is none of these: {', '.join(kinds)}"
            return fails(says, evidence=(Span(OUTPUT, at, at + 1),))
    return holds(f"it is made of {', '.join(kinds)} only", evidence=(Span(OUTPUT, begins, begins + len(text)),))
