"""How often a quoted word, phrase, letter or sign stands in the output.

What it asks: "the word 'peace' appears at least 10 times", "the letter q under 6 times", "use 'a' once, 'b' twice".
How it is read: whole words, whatever their case; single letters and signs wherever they stand. "Repeats 'x'" is twice.
What it can't decide: whether other forms of the word were meant to count: where they turn the verdict it is undecided.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.quoted_places import places_of
from protem.rubric.request import AMOUNT, LITERAL, Reading, Request

EXAMPLES = (
    Example("The word 'peace' appears at least 2 times", "Peace, peace.", "holds", "'peace' stands there 2 times"),
    Example("Use the letter t less than 2 times", "That.", "fails", "'t' stands there 2 times"),
    Example("says 'stop' exactly twice", "Stop, stopped, stop.", "holds", "'stop' stands there 2 times"),
)

_KIND = r"(?:(?:key ?)?words?|terms?|phrases?|letters?|characters?|names?|symbols?|signs?|strings?)"
_TIMES = (
    r"(?: (?:times?|uses|occurrences?|instances?|mentions?|copies|appearances?|repetitions?)(?: of)?| of|"
    r" or more)?"
)
_PAIRED = re.compile(rf"(?:the )?(?:{_KIND} )?({LITERAL}) ({AMOUNT}){_TIMES}")
_AHEAD = re.compile(
    rf"({LITERAL})(?: {_KIND})?(?: :)?((?: (?:must|should|in|the|response|text|answer|reply|output|its?|"
    rf"whole|is|are|be|at|was|to|has|have|ought|needs?|can|may))*"
    rf"(?: (?:appears?|occurs?|appearing|stands?|used|uses|mentioned|repeated|found|included|written|"
    rf"said|comes?|up|shows?|turns?|crops?|pops?|found))*(?: (?:is|are|should be|must be|be))?"
    rf"(?: in the (?:response|text|answer|reply|output|whole|entire))*) ({AMOUNT}){_TIMES}"
)
_BEHIND = re.compile(rf"({AMOUNT}){_TIMES}(?: (?:of|the))*(?: {_KIND})? ({LITERAL}){_TIMES}")
_SAYS = frozenset(
    "say says saying mention mentions mentioned mentioning word words letter letters character characters keyword "
    "keywords phrase phrases term terms name sign symbol time times repeat repeats repeated repeating only exactly "
    "work works find finds frequency occurrence occurrences least total state states number count s "
    "instances instance how often".split()
)


def read(request: Request) -> Reading | None:
    """Read quoted texts each with a number of times."""
    pairs = list(_PAIRED.finditer(request.plain))
    if len(pairs) < 2:  # noqa: PLR2004  one pair may stand in any order
        found = _AHEAD.search(request.plain) or _BEHIND.search(request.plain)
        pairs = [found] if found else []
    if not pairs:
        return None
    wanted = []
    for pair in pairs:
        bound = request.bound_in(pair[0])
        if bound is None:
            return None
        wanted.append((request.literals_in(pair[0])[0], bound))
    return request.reading({"wanted": tuple(wanted)}, tuple(pairs), _SAYS)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Count each of them."""
    told, spans, bad, doubtful = [], [], False, False
    for text, bound in arguments["wanted"]:
        strict, loose = places_of(text, case.output), places_of(text, case.output, inflected=True)
        doubtful = doubtful or bound.allows(len(strict)) != bound.allows(len(loose))
        bad = bad or not bound.allows(len(strict))
        told.append(f"{text!r} stands there {_times(len(strict))}")
        spans += [Span(OUTPUT, *place) for place in strict[:3]]
    says = "; ".join(told)
    if doubtful:
        return undecided(f"{says}, or more often in other forms", evidence=tuple(spans))
    return (fails if bad else holds)(says, evidence=tuple(spans))


def _times(count: int) -> str:
    return {0: "not once", 1: "once"}.get(count, f"{count} times")
