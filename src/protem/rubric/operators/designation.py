"""Whether a name with a number in it is mentioned: flight LH 1234, gate B12, order number 88213, form P45.

What it asks: "mentions bus 42 and platform 3", "includes the order number 88213", "does not mention ticket INC-5531".
How it is read: the code counts, with or without spaces and hyphens in it; the noun before it need not be there. Of a
short number the noun must stand close by. Other short things of the list are looked for by their stems.
What it can't decide: a short number without its noun; a code that is to be given, in a sentence that denies.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.clauses import stems_of
from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem
from protem.rubric.coordination import begins_with_verb
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import NOT, Reading, Request
from protem.rubric.wording.codes import Code, codes, pattern_of
from protem.rubric.wording.frame import FRAME

EXAMPLES = (
    Example(
        "Mentions flight LH 1234 and gate B12", "LH1234 leaves from B12.", "holds", "'LH1234' and 'B12' stand there"
    ),
    Example("Includes order number 88213", "Your order is 88231.", "fails", "'order number 88213' is missing"),
    Example("Mentions bus 42", "It takes 42 minutes.", "undecided", "'42' stands there, and not beside 'bus'"),
)

_VERB = re.compile(
    r"(?<!\S)(?:mention(?:s|ed|ing)?|refer(?:s|ring)? to|references?|includes?|including|contains?|"
    r"names?|cites?|quotes?|"
    r"gives?|provides?|states?|lists?|shows?|uses?|tells?)(?: the (?:user|customer|reader|passenger|caller))?(?!\S)",
)
_IN_TEXT = re.compile(
    r"\b(?:mention(?:s|ed|ing)?|refer(?:s|ring)?\s+to|references?|includes?|including|contains?|names?|cites?|quotes?|"
    r"gives?|provides?|states?|lists?|shows?|uses?|tells?)\s+(?:the\s(?:user|customer|reader|passenger|caller)\s)?",
    re.IGNORECASE,
)
_LOOSE = ("mention", "refer", "cite", "quote", "name")
"""Verbs that a denial in the output does not turn: what it denies it mentions."""
_SPLIT = re.compile(r",\s+(?:and\s+|or\s+)?|\s+(?:and|or|nor|as well as|plus)\s+")
_FILLING = frozenset("the a an its his her their your our number no id code correct exact right of".split())
_MOST_WORDS = 3
_DENIED = re.compile(r"\b(?:not|never|no longer|instead of|cannot)\b|n['’]t\b", re.IGNORECASE)
_NEAR = 24
"""Characters between a number and its noun."""


def read(request: Request) -> Reading | None:
    """Read a list of things of which one at least has a code."""
    verb, at = _VERB.search(request.plain), _IN_TEXT.search(request.text)
    if not verb or not at or request.literals or not all(bound.bare for bound in request.bounds):
        return None
    if any(token not in FRAME and token != NOT for token in request.plain[: verb.start()].split()):
        return None
    rest = request.text[at.end() :].strip(" .,;:!?\n")
    if any(begins_with_verb(piece.lower()) and " " in piece for piece in _SPLIT.split(rest)[1:]):
        return None
    things = [_thing(piece) for piece in _SPLIT.split(rest) if piece.strip()]
    named = [thing for thing in things if thing]
    if len(named) != len(things) or not any(code for _, code in named) or request.plain.count(NOT) > 1:
        return None
    chosen = " or " in rest or " nor " in rest or not request.positive
    loose = at[0].lower().startswith(_LOOSE)
    texts, coded = zip(*named, strict=True)
    arguments = {"things": texts, "codes": coded, "any": chosen, "loose": loose}
    return Reading(arguments, request.positive, 1)


def _thing(piece: str) -> tuple[str, Code | None] | None:
    """Return a thing as it is named, with its code; None where there is more in it than a name."""
    found = codes(piece)
    code = found[0] if len(found) == 1 and found[0].end == len(piece.rstrip()) else None
    before = piece[: code.start] if code else piece
    words = [word for word in re.findall(r"[^\W_]+", before.lower()) if word not in _FILLING]
    known = all(word not in FRAME and word.isalpha() for word in words)
    if (found and not code) or len(words) > _MOST_WORDS or not known or not (words or code):
        return None
    return piece.strip(), code


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for each code, and for the stems of what has none."""
    found: list[Span] = []
    missing: list[str] = []
    doubts: list[Finding] = []
    for text, code in zip(arguments["things"], arguments["codes"], strict=True):
        span, doubt = (
            _coded(code, case.output, loose=arguments["loose"]) if code else (_worded(text, case.output), None)
        )
        if span:
            found.append(span)
        elif doubt:
            doubts.append(doubt)
        else:
            missing.append(text)
    if (found and arguments["any"]) or not (missing or doubts):
        shown = " and ".join(repr(case.output[span.start : span.end]) for span in found)
        return holds(f"{shown} stand{'s' if len(found) == 1 else ''} there", evidence=tuple(found))
    if missing and not arguments["any"]:
        return fails(f"{missing[0]!r} is missing", evidence=tuple(found))
    return doubts[0] if doubts else fails(f"{missing[0]!r} is missing")


def _coded(code: Code, output: str, *, loose: bool) -> tuple[Span | None, Finding | None]:
    """Return where a code stands, or why it is not sure that it does."""
    places = [found.span() for found in pattern_of(code.text).finditer(output)]
    if not places:
        return None, None
    first = Span(OUTPUT, *places[0])
    if code.is_weak and code.noun:
        near = next((at for at in places if _is_near(code.noun, output, at)), None)
        if near is None:
            shown = output[slice(*places[0])]
            return None, undecided(f"{shown!r} stands there, and not beside {code.noun!r}", evidence=(first,))
        first = Span(OUTPUT, *near)
    sentence = next((at for at in sentence_spans(output) if at[0] <= first.start < at[1]), (0, len(output)))
    if not loose and _DENIED.search(output, *sentence):
        return None, undecided(f"a sentence with {code.text!r} denies something", evidence=(first,))
    return first, None


def _is_near(noun: str, output: str, at: tuple[int, int]) -> bool:
    """Say whether a noun stands close before a number, or right behind it, and no other number between."""
    before = re.split(r"[.!?\n]\s|\d", output[max(0, at[0] - _NEAR) : at[0]])[-1]
    behind = re.split(r"[.!?\n,]|\d", output[at[1] : at[1] + len(noun) + 2])[0]
    return noun in before.lower() or noun in behind.lower()


def _worded(text: str, output: str) -> Span | None:
    wanted = [stem(word) or word for word in re.findall(r"[^\W_]+", text.lower()) if word not in _FILLING]
    for start, end in sentence_spans(output):
        if set(wanted) <= set(stems_of(output, start, end)):
            return Span(OUTPUT, start, end)
    return None
