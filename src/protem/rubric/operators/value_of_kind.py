"""Whether a value of some kind is given: a price, a date, a time, a year, a phone number, an address on the web.

What it asks: "gives a new date", "does not mention any price", "includes a phone number", "mentions the fee".
How it is read: the kind is the last noun. A price is an amount of money, or said to be free; a date is a date, a
weekday or a month; a time is one of the clock. Of "the" price the word itself is a mention too.
What it can't decide: a word before the noun that the sentence with the value lacks ("gives the delivery date"); the
word without a value, where a value is asked for.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.clauses import stems_of
from protem.reading.figures import figures
from protem.reading.remembering import ANSWERS, remembered
from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request
from protem.rubric.saying.held import alike
from protem.rubric.wording.frame import FRAME

EXAMPLES = (
    Example("Gives a new date", "It arrives on 12 May.", "holds", "it gives a date: '12 May'"),
    Example("Does not mention any price", "The bike costs $300.", "fails", "it gives a price: '$300'"),
    Example(
        "Mentions the delivery fee",
        "The fee for a sofa is 5 euros.",
        "undecided",
        "it gives '5 euros', and not of 'delivery'",
    ),
)

_NOUNS = {
    "price": "price prices cost costs fee fees pricing",
    "date": "date dates deadline",
    "time": "time times",
    "year": "year years",
    "opening time": "hours",
    "percentage": "percentage percentages percent",
    "phone number": "phone telephone",
    "email address": "email mail",
    "web address": "url urls link links website",
}
_KIND_OF = {noun: kind for kind, nouns in _NOUNS.items() for noun in nouns.split()}
_FIGURES = {
    "price": ("money",),
    "date": ("date",),
    "time": ("time",),
    "year": ("year", "date"),
    "percentage": ("percent",),
    "phone number": ("phone",),
}
_VALUES = frozenset(kind for kinds in _FIGURES.values() for kind in kinds)
_WORDS = {
    "price": re.compile(r"\b(?:free(?: of charge)?|no (?:charge|fee)|costs? nothing)\b", re.IGNORECASE),
    "date": re.compile(
        r"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|january|february|march \d|april|"
        r"june|july|august|september|october|november|december)\b",
        re.IGNORECASE,
    ),
    "time": re.compile(r"\b(?:noon|midnight|o['’]clock)\b", re.IGNORECASE),
    "opening time": re.compile(
        r"\b\d{1,2}(?::\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.)?\s?(?:to|until|till|and|-|–)\s?\d{1,2}|\b\d{1,2}\s?[ap]\.?m\b|"
        r"\b(?:24/7|around the clock|24 hours)\b",
        re.IGNORECASE,
    ),
    "email address": re.compile(r"[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}", re.IGNORECASE),
    "web address": re.compile(r"\bhttps?://|\bwww\.\w|\b[\w-]{2,40}\.(?:com|org|net|io|gov|edu)\b", re.IGNORECASE),
}
_SLANG = re.compile(
    r"\b(?!(?:few|some|the|these|those|many|more|big|no|my|your|our|their|of|in)\s)\w{1,12}\s(?:bucks|quid)\b",
    re.IGNORECASE,
)
"""Money by its other names, with a number before it."""
_REACH = 300
"""Characters to either side of a value in which a semicolon parts it from the rest."""
_WORDED = frozenset(("price",))
"""Kinds of which the words above only answer a request for one, and are none where one is to be left out."""
_ASKS = re.compile(
    r"\A(?:(?:the|it|this|answer|response|output|reply|email|message|assistant|model|bot|agent|should|must|also|please|"
    r"correctly|clearly|to|⟨not⟩) ){0,6}"
    r"(?P<verb>mentions?|states?|stating|gives?|giving|includes?|including|contains?|provides?|providing|quotes?|"
    r"tells?|names?|specif(?:y|ies)|says?|reveals?|offers?|lists?|suggests?|proposes?|⟨not⟩) "
    r"(?:(?:the|to|user|customer|reader) )?(?P<any>the |an? |any |some |its |their |⟨not⟩ |at least 1 )?"
    r"(?P<before>(?:[a-z']+ ){0,3}?)(?P<noun>[a-z-]+)(?P<behind> numbers?| address(?:es)?)?(?: (?:of|for) "
    r"(?P<of>(?:[a-z']+ ?){1,4}))?\Z"
)
_PASSIVE = re.compile(
    r"⟨not⟩ ((?:[a-z-]+ ){0,2}?[a-z-]+?) (?:(?:is|are|be|was|were) )?(?:given|mentioned|stated|quoted|named)\Z"
)
_PLAIN = frozenset(
    "new exact specific any updated revised estimated approximate concrete clear total expected correct valid actual "
    "alternative other contact full precise definite single dollar monetary clock calendar particular".split()
)
_NO_PART = frozenset("of and or that how why for at in if when to with by from not only".split())
_OPENING = frozenset("opening business office store working shop".split())
_DELIVERY = frozenset(map(stem, "delivery arrival shipping".split()))
_ARRIVES = frozenset(map(stem, "arrives arrive comes deliver delivered ships shipped here".split()))
_LOOSE = frozenset("say says reveal reveals mention mentions ⟨not⟩".split())


def read(request: Request) -> Reading | None:
    """Read a value that is asked for by its kind alone."""
    plain = re.sub(r" ⟨n\d{1,3}⟩ (?=[a-z])", " ", request.plain) if _is_one(request) else request.plain
    if passive := _PASSIVE.match(plain):
        plain = f"⟨not⟩ give {passive[1]}"
    found = _ASKS.match(plain)
    if not found or request.literals or found["noun"] not in _KIND_OF or _has_value(request):
        return None
    if (found["noun"] in ("phone", "telephone", "email", "mail")) != bool(found["behind"]):
        return None
    before = tuple(word for word in found["before"].split() if word not in _PLAIN)
    behind = tuple(word for word in (found["of"] or "").split() if word not in FRAME)
    if any(map(_is_no_part, (*before, *behind))):
        return None
    before = (*(word for word in before if word not in _OPENING), *behind)
    arguments = {
        "kind": _KIND_OF[found["noun"]],
        "noun": found["noun"],
        "of": before,
        "named": found["verb"] in _LOOSE and request.positive,
        "worded": request.positive,
    }
    return Reading(arguments, request.positive, 2)


def _has_value(request: Request) -> bool:
    """Say whether a request names the value itself: "the deadline of 1 March"."""
    return any(own.firm and own.kind in _VALUES for own in figures(request.text, "en", marks=False))


def _is_no_part(word: str) -> bool:
    """Say whether a word can't stand before the noun of a kind, nor behind it."""
    return word in _KIND_OF or word in _NO_PART or (word.endswith("ing") and word not in _OPENING)


def _is_one(request: Request) -> bool:
    return len(request.bounds) == 1 and request.bounds[0].low == 1 and request.bounds[0].high in (None, 1)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for a value of the kind, beside the words that stand before its noun."""
    kind, noun, wanted = arguments["kind"], arguments["noun"], [stem(word) or word for word in arguments["of"]]
    places = _values(case.output, kind, worded=arguments["worded"])
    if (
        not places
        and not arguments["named"]
        and not any(word[:4] in case.output.lower() for word in (noun, *arguments["of"]))
    ):
        return fails(f"it gives no {kind}")
    spans = list(sentence_spans(case.output))
    begins = [start for start, _ in spans]
    tried = (-1, -1)
    for place in places:
        number = bisect_right(begins, place[0]) - 1
        part = _part(case.output, spans[number], place) if number >= 0 else place
        if part == tried:  # what its part of a sentence lacks for one value it lacks for all
            continue
        tried = part
        around = _stems(case.output, part) if wanted and number >= 0 else frozenset[str]()
        if all(_is_of(word, around) for word in wanted):
            says = f"it gives a {kind}: {case.output[slice(*place)]!r}"
            return holds(says, evidence=(Span(OUTPUT, *place),))
    sought = (*wanted, stem(noun) or noun)
    named = next((at for at in spans if all(alike(word, _stems(case.output, at)) for word in sought)), None)
    if named and arguments["named"]:
        return holds(f"it mentions {noun}", evidence=(Span(OUTPUT, *named),))
    if places:
        shown = case.output[slice(*places[0])]
        says = f"it gives {shown!r}, and not of {' '.join(arguments['of'])!r}"
        return undecided(says, evidence=(Span(OUTPUT, *places[0]),))
    if named:
        return undecided(f"it speaks of {noun}, and gives no {kind}", evidence=(Span(OUTPUT, *named),))
    return fails(f"it gives no {kind}")


def _part(output: str, sentence: tuple[int, int], place: tuple[int, int]) -> tuple[int, int]:
    """Return the part of a sentence between semicolons in which a value stands: another part is of another thing."""
    first, last = max(sentence[0], place[0] - _REACH), min(sentence[1], place[1] + _REACH)
    before, behind = output.rfind(";", first, place[0]), output.find(";", place[1], last)
    if before < 0 and behind < 0:
        return sentence
    return (before + 1 if before >= 0 else first), (behind if behind >= 0 else last)


@remembered(ANSWERS)
def _stems(output: str, at: tuple[int, int]) -> frozenset[str]:
    return frozenset(stems_of(output, *at))


def _is_of(word: str, around: frozenset[str]) -> bool:
    """Say whether a sentence has a word, or where it is of delivery, what arrives."""
    return bool(alike(word, around)) or (word in _DELIVERY and not _ARRIVES.isdisjoint(around))


def _values(output: str, kind: str, *, worded: bool) -> list[tuple[int, int]]:
    kinds = _FIGURES.get(kind, ())
    found = [(own.start, own.end) for own in figures(output, marks=False) if own.kind in kinds] if kinds else []
    if kind in _WORDS and (worded or kind not in _WORDED):
        found += [own.span() for own in _WORDS[kind].finditer(output)]
    if kind == "price":
        found += [own.span() for own in _SLANG.finditer(output)]
    return sorted(found)
