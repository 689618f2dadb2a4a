"""Into how many parts a divider cuts the output, and whether they differ.

What it asks: "exactly 3 paragraphs separated by ***", "two different responses separated by six asterisks".
How it is read: a divider of stars or dashes is a run of just so many; parts that hold nothing do not count at the ends
and are a fault between. "Different" means that no two are the same text.
What it can't decide: whether parts differ in what they say.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import AMOUNT, LITERAL, Reading, Request
from protem.rubric.wording.bounds import Bound

EXAMPLES = (
    Example(
        "has two paragraphs, with *** between them", "A\n***\nB", "holds", "2 parts between '***', exactly 2 asked"
    ),
    Example(
        "Give two different responses separated by ******", "A\n******\nA", "fails", "two of its 2 parts are the same"
    ),
)

_PART = re.compile(
    r"(?<!\S)(?:different |distinct |separate |unique |alternative |possible )*(?:answers?|responses?|"
    r"paragraphs?|parts?|sections?|versions?|options?|"
    r"pieces?|blocks?|chunks?|segments?|stor(?:y|ies)|poems?|alternatives?|variants?|drafts?|replies|"
    r"outputs?|examples?|suggestions?|ideas?|ones)(?!\S)"
)
_CUT = re.compile(
    r"(?<!\S)(?:separat\w*|divid\w*|split\w*|delimit\w*|between|part(?:ed|s)? by|cut|demarcat\w*|set "
    r"apart|keeps? apart|apart|break(?:s|ing)? up|in between)(?!\S)"
)
_STARS = re.compile(
    rf"({AMOUNT}) (?P<sign>asterisks?|stars?|dash(?:es)?|hyphens?|hash(?:es)?|underscores?|equals?)(?: "
    rf"(?:symbols?|signs?|characters?|marks?))?"
)
_SIGNS = {"a": "*", "s": "*", "d": "-", "h": "-", "u": "_", "e": "="}
_ALLOWED = frozenset(
    "different distinct differ differs separate separated divider dividers markdown symbol symbols sign signs them "
    "asterisk asterisks line lines "
    "exactly two each using only string marker separator delimiter with horizontal rule in between split "
    "up divided bulletmarks row".split()
)


def read(request: Request) -> Reading | None:
    """Read a number of parts and the divider between them."""
    cut = _CUT.search(request.plain)
    stars = _STARS.search(request.plain)
    quoted = re.search(LITERAL, request.plain)
    named = next((found for found in _PART.finditer(request.plain) if found[0] not in ("response", "answer")), None)
    named = named or _PART.search(request.plain)
    if not cut or not named or not (quoted or stars):
        return None
    divider = request.literals_in(quoted[0])[0] if quoted else _divider(request, stars)
    amounts = [each for each in re.finditer(AMOUNT, request.plain) if not stars or each.start() != stars.start()]
    if len(amounts) > 1:
        return None
    bound = request.bound_in(amounts[0][0]) if amounts else Bound(2, told=False)
    different = bool(re.search(r"\b(?:different|distinct|unique|differs?)\b", request.plain))
    arguments = {"divider": divider, "bound": bound, "different": different}
    return request.reading(arguments, tuple(each for each in (cut, named, stars, quoted, *amounts) if each), _ALLOWED)


def _divider(request: Request, stars: re.Match[str] | None) -> str:
    bound = request.bound_in(stars[1]) if stars else None
    return _SIGNS[stars["sign"][0]] * min(bound.low or 3, 40) if stars and bound else ""


def decide(case: Case, arguments: Arguments) -> Finding:
    """Cut the output at the divider."""
    divider, bound = arguments["divider"], arguments["bound"]
    cuts = [found.span() for found in _pattern(divider).finditer(case.output)]
    spans = tuple(Span(OUTPUT, *cut) for cut in cuts[:5])
    edges = [0, *(edge for cut in cuts for edge in cut), len(case.output)]
    parts = [" ".join(case.output[start:end].split()) for start, end in zip(edges[::2], edges[1::2], strict=True)]
    if any(not part for part in parts[1:-1]):
        return fails(f"a part between {divider!r} holds nothing", evidence=spans)
    parts = [part for part in parts if part]
    if arguments["different"] and len(set(parts)) < len(parts):
        return fails(f"two of its {len(parts)} parts are the same", evidence=spans)
    make = holds if bound.allows(len(parts)) else fails
    noun = "part" if len(parts) == 1 else "parts"
    return make(f"{len(parts)} {noun} between {divider!r}, {bound.says} asked", evidence=spans)


def _pattern(divider: str) -> re.Pattern[str]:
    sign = re.escape(divider[:1])
    if divider and len(set(divider)) == 1 and not divider.isalnum():
        return re.compile(rf"(?<!{sign}){re.escape(divider)}(?!{sign})")
    return re.compile(re.escape(divider) or r"(?!)")
