"""Whether the output promises something: a date, a refund, a fixed price.

What it asks: "does not promise a delivery date", "must not guarantee a refund", "doesn't commit to a time".
How it is read: a promise is a sentence that says the thing will be, or that it is guaranteed, and neither denies it nor
leaves it open. Of a date, a time or a price any value in such a sentence is promised; of anything else its own words.
What it can't decide: a promise in other words ("your money back"), where the output promises something; a value that is
only told.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.clauses import clauses, stems_of
from protem.reading.figures import figures
from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import NOT, Reading, Request
from protem.rubric.saying.held import alike
from protem.rubric.saying.phrases import in_one_word
from protem.rubric.wording.frame import FRAME

EXAMPLES = (
    Example("Does not promise a delivery date", "We'll write once it ships.", "holds", "it gives no date"),
    Example(
        "Does not promise a delivery date",
        "It will arrive on 5 May.",
        "fails",
        "it promises it: 'It will arrive on 5 May.'",
    ),
    Example(
        "Must not promise a refund",
        "A refund is one of the things we look at.",
        "undecided",
        "it speaks of it, and may not promise it: 'A refund is one of the things we look at.'",
    ),
)

_ASKS = re.compile(
    r"(?<!\S)(?:promis(?:e|es|ing)|guarantee(?:s|ing)?|commit(?:s|ting)?(?: (?:itself|himself|"
    r"us))? to|pledg(?:e|es|ing)|"
    r"assur(?:e|es|ing)(?: (?:them|the (?:user|customer)) of)?)"
    r"(?: (?:the )?(?:user|customer|client|caller|guest)s?)? (?P<thing>[a-z][a-z' -]{1,60})\Z"
)
_KINDS = {
    **dict.fromkeys("date dates deadline day days".split(), ("date", ("date",))),
    **dict.fromkeys("time times timeframe timeline timescale".split(), ("time", ("time", "date", "quantity"))),
    **dict.fromkeys("price prices cost costs fee fees amount".split(), ("price", ("money",))),
}
_DAYS = re.compile(
    r"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|(?:by|in|"
    r"next) (?:the )?(?:week|month|weekend|"
    r"january|february|march|april|may|june|july|august|september|october|november|december))\b",
    re.IGNORECASE,
)
_COMMITS = re.compile(
    r"\b(?:will|shall|guarantee[sd]?|promise[sd]?|assured?|definitely|certainly|going to|entitled|arrives?|"
    r"you(?:['’]re| are) (?:getting|receiving)|commit(?:ted|s)?)\b|['’]ll\b|\bby\b",
    re.IGNORECASE,
)
_WILL = re.compile(_COMMITS.pattern.replace(r"|\bby\b", ""), re.IGNORECASE)
"""Of a thing a day that it is done by promises nothing yet."""
_OPEN = re.compile(
    r"\b(?:(?-i:may)|might|could|should|usually|typically|normally|often|expected?|estimated?|"
    r"approximately|about|around|"
    r"likely|probably|perhaps|hope|aim|try|if|whether|unless|once|when|depend\w{0,3}|subject to)\b|[?？]",
    re.IGNORECASE,
)
_DENIES = re.compile(r"\b(?:not|never|no|cannot|unable|without|neither|nor|isn't)\b|n['’]t\b", re.IGNORECASE)
_SHOWN = 80


def read(request: Request) -> Reading | None:
    """Read what is to be promised."""
    found = _ASKS.search(request.plain)
    if not found or request.literals or request.bounds or request.plain.count(NOT) > 1:
        return None
    if any(token not in FRAME and token != NOT for token in request.plain[: found.start()].split()):
        return None
    words = [word for word in found["thing"].split() if word not in FRAME and word not in ("specific", "exact", "firm")]
    if not words or any(word in _NO_THING for word in found["thing"].split()):
        return None
    return Reading({"of": tuple(words)}, request.positive, len(found[0]))


_NO_THING = frozenset("that how what when if whether and or but".split())


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look at every sentence that has a value of the kind, or the words of the thing."""
    words = arguments["of"]
    kind = _KINDS.get(words[-1])
    output = in_one_word(case.output)
    spans = list(sentence_spans(output))
    held = _with_value(output, kind[1], spans) if kind else _with_words(output, words, spans)
    open_places = []
    for at in held:
        own = [one for one in _clauses(output, at) if kind or _has_words(output, words, one)] or [at]
        if all(_DENIES.search(output, *one) for one in own):
            continue
        commits = _COMMITS if kind else _WILL
        sure = any(commits.search(output, *one) and not _DENIES.search(output, *one) for one in own)
        if sure and not _OPEN.search(output, *at):
            return holds(f"it promises it: {_shown(case, at)}", evidence=(Span(OUTPUT, *at),))
        open_places.append(at)
    if open_places:
        says = f"it speaks of it, and may not promise it: {_shown(case, open_places[0])}"
        return undecided(says, evidence=(Span(OUTPUT, *open_places[0]),))
    if kind:
        return fails(f"it gives no {kind[0]}" if not held else f"it gives a {kind[0]} only to deny it")
    return _without(case, output, [at for at in spans if at not in held])


def _without(case: Case, output: str, spans: list[tuple[int, int]]) -> Finding:
    """Say what comes of an output that lacks the thing's words: another promise may be the same in other words."""
    for at in spans:
        promised = (one for one in _clauses(output, at) if _COMMITS.search(output, *one))
        if not _OPEN.search(output, *at) and any(not _DENIES.search(output, *one) for one in promised):
            says = f"it promises something, in other words: {_shown(case, at)}"
            return undecided(says, evidence=(Span(OUTPUT, *at),))
    return fails("it promises nothing")


def _clauses(output: str, at: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the places of the clauses of a sentence: "don't worry" denies nothing of what stands behind it."""
    first = at[0]
    return [(first + one.start, first + one.end) for one in clauses(output[slice(*at)])] or [at]


def _has_words(output: str, words: tuple[str, ...], at: tuple[int, int]) -> bool:
    own = frozenset(stems_of(output, *at))
    return all(alike(stem(word) or word, own) for word in words)


def _shown(case: Case, at: tuple[int, int]) -> str:
    return repr(case.output[slice(*at)].strip()[:_SHOWN])


def _with_value(output: str, kinds: tuple[str, ...], spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    places = [own.start for own in figures(output, marks=False) if own.kind in kinds]
    if "money" not in kinds:
        places += [own.start() for own in _DAYS.finditer(output)]
    return _sentences_at(sorted(places), spans)


def _sentences_at(places: list[int], spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    left = iter(places)
    place = next(left, None)
    held = []
    for start, end in spans:
        found = False
        while place is not None and place < end:
            found = True
            place = next(left, None)
        if found:
            held.append((start, end))
    return held


def _with_words(output: str, words: tuple[str, ...], spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    wanted = [stem(word) or word for word in words]
    every = ((at, frozenset(stems_of(output, *at))) for at in spans)
    return [at for at, own in every if all(alike(word, own) for word in wanted)]
