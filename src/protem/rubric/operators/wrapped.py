"""Whether the whole output stands between marks: quotation marks, brackets, code ticks.

What it asks: "wrapped in double quotation marks", "starts and ends with a double quote", "the full reply is in ```".
How it is read: white space round it does not count. Curly marks are as good as straight ones.
What it can't decide: single marks that could be apostrophes.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import LITERAL, Reading, Request

EXAMPLES = (
    Example("wrap it in double quotes", '"Yes."', "holds", "it stands between double quotation marks"),
    Example("Starts and ends with a double quote", 'He said "yes"', "fails", "it begins with 'H' and ends with '\"'"),
)

_MARKS = (
    (
        (
            r"(?:double (?:quotes?|quotation|quote)|(?:quotation|quote)|quotes|inverted commas|speech marks)(?: "
            r"(?:marks?|characters?|signs?|symbols?))?"
        ),
        "double quotation marks",
        '"“”„«»',
    ),
    (r"single (?:quotes?|quotation|quote)(?: marks?)?", "single quotation marks", "'‘’"),
    (r"(?:square )?brackets|bracketmarks", "square brackets", "[]"),
    (r"(?:round brackets|parentheses)", "parentheses", "()"),
    (r"(?:curly (?:brackets|braces)|braces)", "braces", "{}"),
    (r"(?:codeticks|(?:triple )?backticks|(?:a |one )?code (?:block|fence)|fenced code block)", "code ticks", "`"),
    (r"(?:asterisks|stars)", "asterisks", "*"),
)
_WRAP = (
    r"(?:wrap|wraps|wrapped|enclose|encloses|enclosed|surround|surrounds|surrounded|put|puts|placed|"
    r"place|written|inside|within|"
    r"between|in|set|bracketed|encased|quoted)"
)
_ALLOWED = frozenset(
    (
        "wrap wraps wrapped enclosed enclose surrounded surround inside between everything all a pair of set "
        "single encased complete"
    ).split()
)
_PAIR_OF = r"(?: a pair of| an?| one| single| a set of| the| matching)*"
_OPENS = r"(?:begin|begins|start|starts|open|opens)(?: (?:it|your|the|with|in|by|response|answer|reply))*"
_CLOSES = r"(?:ends?|finish|finishes|close|closes)(?: (?:it|your|the|with|in|by|response|answer|reply))*"
_FORMS = tuple(
    (
        re.compile(
            rf"(?<!\S)(?:{_WRAP}(?: \S+){{0,5}}? (?:in|inside|within|with|by|between){_PAIR_OF} {name}|"
            rf"(?:in|inside|within|between){_PAIR_OF} {name}|"
            rf"{name} (?:around|surrounding|enclosing|at both ends|on both (?:sides|ends)|at the (?:start|"
            rf"beginning) and(?: at)?(?: the)? end|"
            rf"(?:surround|enclose|wrap)s?)|"
            rf"(?:⟨o1⟩|first) and (?:the )?⟨o-1⟩ characters? (?:is|are|be|must be|should be){_PAIR_OF} {name}|"
            rf"{_OPENS} and {_CLOSES}{_PAIR_OF} {name}|{_OPENS}{_PAIR_OF} {name} and {_CLOSES}{_PAIR_OF} "
            rf"(?:{name}|⟨o-?1⟩|another|same))(?!\S)"
        ),
        told,
        marks,
    )
    for name, told, marks in _MARKS
)


def read(request: Request) -> Reading | None:
    """Read which marks the whole output is to stand between."""
    if re.search(LITERAL, request.plain):
        return None
    for form, name, marks in _FORMS:
        if found := form.search(request.plain):
            return request.reading({"name": name, "marks": marks}, (found,), _ALLOWED | _WRAPPING)
    return None


_WRAPPING = frozenset(
    "put puts placed place quoted begin begins start starts open opens ends end finish finishes close "
    "closes quotation marks "
    "mark double quote quotes pair only set one".split()
)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look at both ends."""
    text = case.output.strip()
    marks, name = arguments["marks"], arguments["name"]
    if len(text) > 1 and text[0] in marks and text[-1] in marks:
        if _closes_within(text, name):
            return fails(f"its first {name} close before its end")
        start = case.output.index(text)
        end = start + len(text)
        return holds(f"it stands between {name}", evidence=(Span(OUTPUT, start, start + 1), Span(OUTPUT, end - 1, end)))
    return fails(f"it begins with {text[:1]!r} and ends with {text[-1:]!r}")


def _closes_within(text: str, name: str) -> bool:
    """Say whether what opens at the beginning closes before the end: '"a" and "b"', "(a) and (b)"."""
    inner = text[1:-1]
    if name in _BRACKETS:
        opens, closes = _BRACKETS[name][0], _BRACKETS[name][1]
        depth = 1
        for sign in inner:
            depth += (sign == opens) - (sign == closes)
            if not depth:
                return True
        return False
    first = next((at for at, sign in enumerate(inner) if sign in '"“”„«»'), -1) if name.startswith("double") else -1
    return first > 0 and not inner[first - 1].isspace() and not inner[first + 1 : first + 2].isalnum()


_BRACKETS = {"square brackets": "[]", "parentheses": "()", "braces": "{}"}
