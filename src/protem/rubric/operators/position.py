"""With what the output, or its nth paragraph, sentence or line, begins or ends, or what stands in it.

What it asks: "ends with the exact phrase 'So what is next?'", "paragraph 2 starts with the word 'jasper'", "the word
'angora' appears in sentence 3", "the last sentence is a question".
How it is read: white space, quotation marks and emphasis at the edges of the output do not count, nor does case.
What it can't decide: what is only described ("ends with a summary").
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.rubric.counting import prose
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.quoted_places import places_of
from protem.rubric.request import LITERAL, ORDINAL, Reading, Request

EXAMPLES = (
    Example(
        "ends with: So what is next?", "Done. So what is next?", "holds", "the output ends with 'So what is next?'"
    ),
    Example("begins with 'Dear'", "Hello, dear", "fails", "the output begins with 'Hello, dear'"),
    Example(
        "paragraph 2 starts with the word 'jasper'", "A\n\nJasper b", "holds", "paragraph 2 begins with 'Jasper b'"
    ),
    Example("sentence 2 contains 'angora'", "One. Two.", "fails", "'angora' is missing in sentence 2"),
    Example("The last sentence is a question", "One. Who?", "holds", "the last sentence ends with '?'"),
)

_BEGIN = r"(?:begin|begins|beginning|start|starts|starting|open|opens|opening|starts? off|commences?)"
_END = (
    r"(?:end|ends|ending|finish|finishes|finishing|close|closes|closing|conclude|concludes|concluding|"
    r"(?:sign|wind|wrap)s? (?:off|up))"
)
_BY = (
    r"(?:(?: ,)?(?: (?:by|with|saying|the|a|an|exact|exactly|following|words?|phrases?|sentences?|text|"
    r"line|letters?|question|this|string|in|statement|characters?|expression|message|phrase|character|"
    r"greeting|literal|verbatim|and|only|quote)| ?:| it| your| reply| response| answer| output)*)"
)
_UNIT = r"(?:sentences?|paragraphs?|lines?|words?|stanzas?|verses?|bullets?|items?|characters?|letters?)"
_FORMS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (where, re.compile(rf"(?<!\S){form}(?!\S)"))
    for where, form in (
        (
            "begins",
            (
                rf"({ORDINAL}) (?P<unit>{_UNIT})(?:'s| 's)? (?:⟨o1⟩ (?:words?|phrase) (?:is|are|being|must be|should "
                rf"be)|.{{0,20}}?{_BEGIN}{_BY})(?: the word)? (?P<text>{LITERAL})"
            ),
        ),
        (
            "begins",
            (
                rf"(?:the )?⟨o1⟩ words? (?:of|in) (?:the )?({ORDINAL}) (?P<unit>{_UNIT}) (?:is|are|be|must be|should "
                rf"be)(?: the word)? (?P<text>{LITERAL})"
            ),
        ),
        (
            "begins",
            (
                rf"{_BEGIN} (?:the )?({ORDINAL}) (?P<unit>{_UNIT}) (?:with|by)(?: the)?(?: word| phrase)? "
                rf"(?P<text>{LITERAL})"
            ),
        ),
        (
            "begins",
            (
                rf"(?P<text>{LITERAL}) (?:is|be|as|should be|must be) the ⟨o1⟩ words? (?:of|in) (?:the )?({ORDINAL}) "
                rf"(?P<unit>{_UNIT})"
            ),
        ),
        ("ends", rf"({ORDINAL}) (?P<unit>{_UNIT}) .{{0,20}}?{_END}{_BY} (?P<text>{LITERAL})"),
        (
            "ends",
            (
                rf"{_END} (?:the )?({ORDINAL}) (?P<unit>{_UNIT}) (?:with|by)(?: the)?(?: word| phrase)? "
                rf"(?P<text>{LITERAL})"
            ),
        ),
        (
            "ends",
            (
                rf"(⟨o-1⟩) (?P<unit>sentence)(?: (?:of|in) (?:the |your |its )?\w+)? (?:is|be|reads?|says?|must be|"
                rf"should be|should read)(?: exactly| just| :)* (?P<text>{LITERAL})"
            ),
        ),
        (
            "is",
            (
                rf"({ORDINAL}) (?P<unit>sentences?|lines?|paragraphs?)(?: (?:of|in) (?:the |your |its )?\w+)? (?:is|"
                rf"are|be|reads?|says?|must be|should be|should read)(?: exactly| just| :)* (?P<text>{LITERAL})"
            ),
        ),
        (
            "holds",
            (
                rf"in (?:its |the )?({ORDINAL}) (?P<unit>sentences?|lines?|paragraphs?|stanzas?|verses?)(?: ,)?(?: "
                rf"(?:the|word|keyword|phrase|name|it|uses?|contains?|has|have|mentions?|includes?|says?))* "
                rf"(?P<text>{LITERAL})(?: (?:is|must be|should be|be|appears?|occurs?|stands?|used|mentioned|found|"
                rf"present|included))*"
            ),
        ),
        (
            "holds",
            (
                rf"({ORDINAL}) (?P<unit>sentences?|lines?|paragraphs?|stanzas?|verses?) (?:\w+ )?(?:contains?|"
                rf"includes?|has|have|mentions?|uses?|holds?|say|says|must contain|should contain|should include|"
                rf"must include)(?: the| word| phrase| keyword| name)* (?P<text>{LITERAL})"
            ),
        ),
        (
            "holds",
            (
                rf"(?P<text>{LITERAL})(?: word)?(?: (?:appears?|appearing|occurs?|stands?|is|be|must|should|found|"
                rf"used|present|included|placed|mentioned|somewhere))* (?:in|within|inside|into) (?:the |its |your "
                rf")?({ORDINAL}) (?P<unit>sentences?|lines?|paragraphs?|stanzas?|verses?)"
            ),
        ),
        (
            "ends",
            (
                rf"(?:the )?(⟨o-1⟩) (?P<unit>words?|phrase|lines?|characters?|thing)(?: of the \w+| in the \w+)? "
                rf"(?:is|are|be|must be|should be|reads?)(?: exactly| the| words?| phrase| :)* (?P<text>{LITERAL})"
            ),
        ),
        (
            "begins",
            (
                rf"(?:the )?(⟨o1⟩) (?P<unit>words?|phrase|characters?|letters?)(?: of the \w+| in the \w+)? (?:is|"
                rf"are|be|must be|should be)(?: exactly| the| words?| :)* (?P<text>{LITERAL})"
            ),
        ),
        (
            "ends",
            (
                rf"(?P<text>{LITERAL}) (?:is|are|be|as|at|stands?)(?: at)? (?:the )?(?:very )?(?:(⟨o-1⟩) "
                rf"(?P<unit>words?|lines?)|end|last thing|last words?)(?: of the \w+| said| written| in the \w+)*"
            ),
        ),
        (
            "begins",
            (
                rf"(?P<text>{LITERAL}) (?:is|are|be|as|at|stands?)(?: at)? (?:the )?(?:very )?(?:beginning|start|"
                rf"first thing|opening)(?: of the \w+| said| written| in the \w+)*"
            ),
        ),
        (
            "ends",
            (
                rf"(?:end|ending|conclusion|last thing|closing|sign off)(?: (?:of|in) the \w+)?(?: said)? (?:is|must "
                rf"be|should be|reads?|says?)(?: exactly| the| words?| phrase| :)* (?P<text>{LITERAL})"
            ),
        ),
        (
            "begins",
            (
                rf"(?:beginning|start|opening|first thing)(?: (?:of|in) the \w+)?(?: said)? (?:is|must be|should be|"
                rf"reads?|says?)(?: exactly| the| words?| phrase| :)* (?P<text>{LITERAL})"
            ),
        ),
        (
            "ends",
            (
                rf"(?P<text>{LITERAL})(?: (?:is|be|placed|put|stands?|appears?|added|written|comes))* at the (?:very "
                rf")?(?:end|bottom)"
            ),
        ),
        (
            "begins",
            (
                rf"(?P<text>{LITERAL})(?: (?:is|be|placed|put|stands?|appears?|added|written|comes))* at the (?:very "
                rf")?(?:beginning|start|top)"
            ),
        ),
        ("ends", rf"{_END}{_BY} (?P<text>{LITERAL})"),
        ("begins", rf"{_BEGIN}{_BY} (?P<text>{LITERAL})"),
    )
)
_MARKS = {"question": "?？", "exclamation": "!！", "period": ".。", "full": ".。", "colon": ":"}
_ENDS_AS = re.compile(
    rf"(?<!\S)(?:(?P<order>{ORDINAL}) sentence (?:is|ends with|ends in|must be|should be) an? "
    rf"(?P<kind>question|exclamation)(?: marks?| points?)?"
    rf"|{_END} (?:with|in|on|as) an? (?P<sort>question|exclamation|period|full|colon)(?: marks?| points?| stop)?)(?!\S)"
)
_NOTHING_ELSE = re.compile(
    r"(?:, |and )*(?:with )?(?:nothing|⟨not⟩ (?:other )?(?:words?|text|anything))(?: (?:else|more|"
    r"other))?(?: (?:should|must|may|is|that|to|be|said))*"
    r"(?: (?:follows?|following|comes?|coming|after|behind|added|them|it|this|that|phrase|words|before|afterwards))*"
)
_ALLOWED = frozenset(
    "no other text number exact exactly phrase word words with very verbatim ends sentence the last end "
    "beginning start line own "
    "literally starting ending".split()
)
_EDGE = " \t\r\n\"“”*_`>#~'"
_SHOWN = 40


def read(request: Request) -> Reading | None:
    """Read a place and what is to stand there."""
    rest = _NOTHING_ELSE.search(request.plain)
    closing = (rest,) if rest and rest[0].strip() else ()
    if found := _ENDS_AS.search(request.plain):
        order = _order(found["order"]) if found["order"] else 0
        marks = _MARKS[found["kind"] or found["sort"]]
        return request.reading(
            {"where": "ends", "marks": marks, "order": order, "unit": "sentence"}, (found,), _ALLOWED
        )
    for where, form in _FORMS:
        if found := form.search(request.plain):
            arguments = _arguments(request, where, found)
            return request.reading(arguments, (found, *closing), _ALLOWED)
    return None


def _arguments(request: Request, where: str, found: re.Match[str]) -> Arguments:
    order = next((group for group in found.groups() if group and group.startswith("⟨o")), "")
    unit = (found.groupdict().get("unit") or "").removesuffix("s")
    text = request.literals_in(found["text"])[0]
    if unit not in _FINDERS or not order:
        return {"where": where, "text": text, "order": 0, "unit": ""}
    return {"where": where, "text": text, "order": _order(order), "unit": unit}


def _order(sign: str) -> int:
    return int(sign.strip("⟨o⟩"))


def decide(case: Case, arguments: Arguments) -> Finding:
    """Find the place, and compare."""
    name, place = _place(case.output, arguments["order"], arguments["unit"])
    if place is None:
        return fails(f"there is no {name}")
    start, end = place
    part = case.output[start:end]
    at = (Span(OUTPUT, start, end),)
    if "marks" in arguments:
        last = part.rstrip(" \t\r\n\"”'*_)")[-1:]
        make = holds if last and last in arguments["marks"] else fails
        return make(f"{name} ends with {last!r}", evidence=(Span(OUTPUT, max(start, end - _SHOWN), end),))
    text = arguments["text"]
    if arguments["where"] == "holds":
        found = places_of(text, part)
        if found:
            return holds(
                f"{text!r} stands in {name}", evidence=(Span(OUTPUT, start + found[0][0], start + found[0][1]),)
            )
        return fails(f"{text!r} is missing in {name}", evidence=at)
    return _edge(name, (start, end), case.output, text, arguments["where"])


def _edge(name: str, place: tuple[int, int], output: str, text: str, where: str) -> Finding:
    start, end = place
    part = output[start:end]
    bare, wanted = _folded(part), _folded(text)
    if where == "is":
        make = holds if bare.rstrip(".") == wanted.rstrip(".") else fails
        return make(f"{name} is {_cut(part, first=True)!r}", evidence=(Span(OUTPUT, start, end),))
    first = where == "begins"
    there = bare.startswith(wanted) if first else bare.endswith(wanted)
    if there and first and wanted[-1:].isalnum() and bare[len(wanted) : len(wanted) + 1].isalnum():
        there = False
    shown = f"{name} {where} with {text if there and not first else _cut(part, first=first)!r}"
    if there and not first:
        shown = f"{name} ends with {_cut(text, first=False)!r}"
    span = Span(OUTPUT, start, min(end, start + 200)) if first else Span(OUTPUT, max(start, end - 200), end)
    return (
        (holds if there else fails)(shown, evidence=(span,)) if wanted else undecided(f"nothing to look for in {name}")
    )


def _folded(text: str) -> str:
    """Return a text as it is compared at its edges; the marks that belong to a quoted text stay inside it."""
    return " ".join(text.replace("’", "'").replace("“", '"').replace("”", '"').strip(_EDGE).casefold().split())


def _cut(part: str, *, first: bool) -> str:
    part = " ".join(part.split())
    if len(part) <= _SHOWN:
        return part
    return part[: _SHOWN - 1] + "…" if first else "…" + part[1 - _SHOWN :]


_FINDERS = {
    "sentence": prose.sentences,
    "paragraph": prose.paragraphs,
    "line": lambda text: (found.span() for found in re.finditer(r"[^\n]*\S[^\n]*", text)),
    "stanza": prose.paragraphs,
    "verse": prose.paragraphs,
}


def _place(output: str, order: int, unit: str) -> tuple[str, tuple[int, int] | None]:
    if not order or not unit:
        return "the output", (0, len(output))
    places = list(_FINDERS[unit](output))
    name = f"the last {unit}" if order < 0 else f"{unit} {order}"
    at = order if order < 0 else order - 1
    return name, places[at] if -len(places) <= at < len(places) else None
