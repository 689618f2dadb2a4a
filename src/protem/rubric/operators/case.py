"""Capital and small letters: all of one kind, title case, or how many words are in capitals.

What it asks: "all lowercase", "no capital letters", "everything in upper case", "at least 5 words in ALL CAPS".
How it is read: letters that have no case do not count. A word in capitals has two letters or more; where "I" and "A"
would turn the verdict it is undecided.
What it can't decide: which words of a title are too small to be capitalised (four letters or more must be).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.rubric.counting.thing import told
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import AMOUNT, NOT, Reading, Request
from protem.rubric.wording.bounds import ANY, Bound

EXAMPLES = (
    Example("all lowercase, no capital letters", "yes and no.", "holds", "every letter is a small one"),
    Example("Write everything in capital letters", "YES and NO", "fails", "a small letter: 'and'"),
    Example("has 2 or more all-caps words", "YES and NO", "holds", "2 words in capitals, at least 2 asked"),
    Example("has at most 1 all-caps word", "YES I do", "undecided", "1 word in capitals, or 2 with single letters"),
)

_ALL = r"(?:(?:all|entirely|fully|only|completely|block) ){0,2}"
_UPPER = (
    rf"{_ALL}(?:caps(?: lock)?|capitals|capital letters?|capital characters?|capitali[sz]ed|"
    rf"uppercased?(?: letters?| characters?)?|"
    r"upper case(?: letters?| characters?)?|block letters)"
)
_LOWER = (
    rf"{_ALL}(?:lowercased?(?: letters?| characters?)?|lower case(?: letters?| characters?)?|small "
    rf"letters?|uncapitali[sz]ed)"
)
_CAPITALS = r"capitals|(?:capital|uppercase|upper case) (?:letters?|characters?)"
_SMALL = r"(?:small|lowercase|lower case) (?:letters?|characters?)"
_UNWANTED = rf"{NOT}(?: (?:allowed|permitted|used|acceptable|tolerated|appear|occur|anywhere|wanted|present))*"
"""What is forbidden of letters of one kind: all are of the other."""
_HAS = (
    r"(?: (?:contain|include|use|have|write|show|a|an|any|single|of|the|be|is|one|anything|written|in|"
    r"put|capitals? or))*"
)
_WITH = r"(?: ,)?(?: (?:and|with|but))?"
_WHOLE_FORMS = tuple(
    (re.compile(rf"(?<!\S)(?:{form})(?!\S)"), kind)
    for form, kind in (
        (rf"(?<!all )(?:{_CAPITALS}) {_UNWANTED}", "lower"),
        (rf"(?<!all )(?:{_SMALL}) {_UNWANTED}", "upper"),
        (rf"(?:{_UPPER}){_WITH} {NOT}{_HAS} (?:{_LOWER})", "upper"),
        (rf"(?:{_LOWER}){_WITH} {NOT}{_HAS} (?:{_UPPER}|capitals?)", "lower"),
        (rf"{NOT} (?:in |written in |be in |all |be all )(?:{_LOWER})", "not lower"),
        (rf"{NOT} (?:in |written in |be in |all |be all )(?:{_UPPER})", "not upper"),
        (rf"{NOT}{_HAS} (?:{_LOWER})", "upper"),
        (rf"{NOT}{_HAS} (?:{_UPPER}|capitals?)", "lower"),
        (
            (
                rf"{NOT} (?:capitali[sz]e|capitali[sz]ing|uppercase)(?: (?:anything|any|words?|letters?|the|a|"
                rf"single))*"
            ),
            "lower",
        ),
        (rf"{NOT} capitali[sz]es(?: (?:anything|any|words?|letters?|the|a|single))*", "lower"),
        (r"title case|headline case", "title"),
        (_UPPER, "upper"),
        (_LOWER, "lower"),
    )
)
_WORDS = re.compile(r"(?<!\S)words?(?!\S)")
_IN_UPPER = re.compile(rf"(?<!\S)(?:{_UPPER}|capitali[sz]es?)(?!\S)")
_ALLOWED = frozenset(
    "all everything every letter letters only english characters character words word using other".split()
)
_COUNTED = frozenset(
    (
        "that which are be is put set with by them typed spelled fully entirely completely shouted out time "
        "times only number count emphasize emphasizes emphasise emphasises all letters capital"
    ).split()
)
_EACH_WORD = re.compile(r"(?<!\S)(?:every|each|all|⟨o1⟩)(?: (?:the|of|letter))* words?(?: \S+)* capitali[sz]ed")
"""A capital at the head of each word, or capitals throughout: nobody can tell which is meant."""
_WORD = re.compile(r"[^\W_]+(?:[-'’&./][^\W_]+)*")
_SMALL_IN_TITLES = 3


def read(request: Request) -> Reading | None:
    """Read the case of all letters, or a number of words in capitals."""
    nothing = f"{NOT} anything"
    request = replace(request, plain=re.sub(r"(?<!\S)nothing(?!\S)", nothing, request.plain))
    if _EACH_WORD.search(request.plain):
        return None
    named, upper = _WORDS.search(request.plain), _IN_UPPER.search(request.plain)
    if named and upper and not {"every", "each"} & set(request.plain.split()):
        amounts = list(re.finditer(AMOUNT, request.plain))
        if len(amounts) == 1 or (
            not amounts and not re.search(r"(?<!\S)(?:all|only)(?: of)?(?: the)? words", request.plain)
        ):
            bound = request.bounds[0] if amounts else ANY
            return request.reading({"bound": bound}, (named, upper, *amounts), _COUNTED)
    for form, kind in _WHOLE_FORMS:
        if named := form.search(request.plain):
            reading = request.reading({"all": kind.removeprefix("not ")}, (named,), _ALLOWED)
            return replace(reading, positive=not reading.positive) if reading and kind.startswith("not") else reading
    return None


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look at the letters, or count the words."""
    if "bound" in arguments:
        return _count(case, arguments["bound"])
    kind = arguments["all"]
    if kind == "title":
        return _title(case)
    wrong = str.islower if kind == "upper" else str.isupper
    name = "small" if kind == "upper" else "capital"
    at = next((place for place, letter in enumerate(case.output) if wrong(letter)), None)
    if at is not None:
        start, end = _word_at(case.output, at)
        return fails(f"a {name} letter: {case.output[start:end]!r}", evidence=(Span(OUTPUT, start, end),))
    if not any(letter.isupper() or letter.islower() for letter in case.output):
        return undecided("no letter in it is capital or small")
    other = "capital" if kind == "upper" else "small"
    return holds(f"every letter is a {other} one", evidence=(Span(OUTPUT, 0, len(case.output)),))


def _count(case: Case, bound: Bound) -> Finding:
    every = list(_capitals(case.output))
    longer = [place for place in every if place[1] - place[0] > 1]
    if bound.allows(len(every)) != bound.allows(len(longer)):
        plural = "" if len(longer) == 1 else "s"
        return undecided(f"{len(longer)} word{plural} in capitals, or {len(every)} with single letters")
    return told(longer, bound, "word in capitals", "words in capitals")


def _capitals(text: str) -> Iterator[tuple[int, int]]:
    return (found.span() for found in _WORD.finditer(text) if found[0].isupper())


def _title(case: Case) -> Finding:
    for found in _WORD.finditer(case.output):
        if found[0][0].islower() and len(found[0]) > _SMALL_IN_TITLES:
            return fails(f"a word without a capital: {found[0]!r}", evidence=(Span(OUTPUT, *found.span()),))
    return holds("every longer word begins with a capital")


def _word_at(text: str, at: int) -> tuple[int, int]:
    end = at
    while end < len(text) and end < at + 30 and text[end].isalnum():
        end += 1
    start = at
    while start and start > at - 30 and text[start - 1].isalnum():
        start -= 1
    return start, end
