"""How much of something each sentence, paragraph, line, bullet or section of the output has.

What it asks: "no sentence is longer than 20 words", "each paragraph has at least 3 sentences",
"every bullet has at most 9 words".
How it is read: the parts as `protem read` shows them and blank lines make them; each is counted by itself.
What it can't decide: headings count as lines and paragraphs, whatever the rubric meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds
from protem.rubric.counting import layout, prose
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import AMOUNT, NOT, Reading, Request
from protem.rubric.wording.bounds import Bound

EXAMPLES = (
    Example(
        "No sentence is longer than 3 words",
        "One two. One two three.",
        "holds",
        "each of its 2 sentences has at most 3 words",
    ),
    Example(
        "Each paragraph has at least 2 sentences",
        "One. Two.\n\nThree.",
        "fails",
        "a paragraph has 1 sentence: 'Three.'",
    ),
)

_PARTS: dict[str, Callable[[str], Iterable[tuple[int, int]]]] = {
    "sentence": prose.sentences,
    "paragraph": prose.paragraphs,
    "line": prose.lines,
    "bullet": layout.bullets,
    "item": layout.items,
    "stanza": prose.paragraphs,
}
_COUNTED: dict[str, Callable[[str], Iterable[tuple[int, int]]]] = {
    "word": prose.words,
    "sentence": prose.sentences,
    "line": prose.lines,
    "character": prose.characters,
}
_PART = r"(?P<part>sentence|paragraph|line|bullet|item|stanza)s?(?: points?)?"
_EACH = re.compile(
    rf"(?<!\S)(?:(?P<each>(?:each|every|all)(?: (?:single|of|the|its))*)|(?P<no>{NOT}(?: of the| "
    rf"single)?)) {_PART}(?!\S)"
)
_PER = re.compile(rf"(?<!\S)(?:per|an?|in (?:each|every)|for (?:each|every)) {_PART}(?!\S)")
_AMOUNT = re.compile(
    rf"(?P<bound>{AMOUNT})(?: or)? (?P<thing>word|sentence|line|character)s?(?: long| in length| "
    rf"each)?(?!\S)"
)
_ALLOWED = frozenset("long length than exactly contains each at is of only".split())


def read(request: Request) -> Reading | None:
    """Read which parts, and how much of what each is to have."""
    each, amount = _EACH.search(request.plain) or _PER.search(request.plain), _AMOUNT.search(request.plain)
    bound = request.bound_in(amount["bound"]) if amount else None
    if not each or not amount or bound is None or each["part"] == amount["thing"]:
        return None
    arguments = {
        "part": each["part"],
        "thing": amount["thing"],
        "bound": _turned(bound) if each.groupdict().get("no") else bound,
    }
    return request.reading(arguments, (each, amount), _ALLOWED) if arguments["bound"] else None


def _turned(bound: Bound) -> Bound | None:
    """Return what is left where no part may be within a bound: "no sentence is longer than 20"."""
    if bound.high is None and bound.low is not None:
        return Bound(None, bound.low - 1)
    if bound.low is None and bound.high is not None:
        return Bound(bound.high + 1)
    return None


def decide(case: Case, arguments: Arguments) -> Finding:
    """Count each part by itself."""
    part, thing, bound = arguments["part"], arguments["thing"], arguments["bound"]
    places = list(_PARTS[part](case.output))
    if not places:
        return fails(f"there is no {part}")
    for start, end in places:
        count = sum(1 for _ in _COUNTED[thing](case.output[start:end]))
        if not bound.allows(count):
            shown = " ".join(case.output[start:end].split())[:40]
            says = f"a {part} has {count} {thing}{'' if count == 1 else 's'}: {shown!r}"
            return fails(says, evidence=(Span(OUTPUT, start, end),))
    says = f"each of its {len(places)} {part}s has {bound.says} {thing}s"
    return holds(says, evidence=(Span(OUTPUT, places[0][0], places[-1][1]),))
