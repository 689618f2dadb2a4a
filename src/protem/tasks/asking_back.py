"""The question that an answer would answer: its first statements, with what they tell turned into what is asked.

"The bridge opened in 1931." answers "The bridge opened in which year?". The words of the statement stay, so that
the question is near to one about the same matter; what claims nothing answers no question.
"""

from __future__ import annotations

import re

from protem.reading.clauses import stems_of
from protem.reading.figures import Figure, figures
from protem.rubric.saying.voice import for_the_reader
from protem.tasks.statements import statements

NOTHING_ASKED = "Is anything said here at all?"
"""What an answer asks that claims nothing: an abstention, an apology, a question in return."""

_STATEMENTS = 2
_LONGEST = 600
_BY_KIND = {
    "date": "which date",
    "year": "which year",
    "time": "what time",
    "money": "how much",
    "percent": "what percentage",
    "ordinal": "which",
    "phone": "what number",
}
_ASKED_FOR = (*_BY_KIND, "quantity", "number")
_PURPOSE = re.compile(r"(?:in order |if you want |you have )?to (?P<do>\w[^,;:]{2,80}),\s\w", re.IGNORECASE)
"""What is to be done about it: "To descale the machine, run it with vinegar"."""
_PRONOUN = re.compile(r"(?P<it>it|they) (?P<verb>(?!is\b|are\b|was\b|were\b|has\b|have\b)\w{2,14}s?)\s", re.IGNORECASE)
_CLOCK = r"\d{1,2}(?:[:.]\d\d)?\s?"
_HOURS = re.compile(
    rf"(?:from |between )?{_CLOCK}(?:[ap]\.?m\.?)?\s?(?:to|and|until|till|-|–)\s?{_CLOCK}"
    r"(?:[ap]\.?m\b\.?|h\b|o['’]clock)",
    re.IGNORECASE,
)
_NEAR = 12
_GOES_ON = re.compile(r",?\s(?:because|since|whereas|while|so that|which|when|if|and then|as)\s|[,;:]\s")
_BEGUN = 40
"""Characters from which on a statement may be cut."""
_IS = re.compile(r"\b(?:is|are|was|were)\s(?:called\s|named\s)?(?=[A-Z])")
_END = re.compile(r"[.!?;:,]|\s(?:and|but|which|who|where|in|on|at|since|from)\s|$")


def question_of(answer: str) -> str:
    """Return a question on one line that an answer answers."""
    asked = [_turned(part.text[:_LONGEST]) for part in statements(for_the_reader(answer))[:_STATEMENTS]]
    if not asked:
        return NOTHING_ASKED
    first, *others = asked
    return " And ".join((first[0].upper() + first[1:], *(_within(one) for one in others)))


def _turned(statement: str) -> str:
    text = statement.rstrip(" .!;:")
    if (purpose := _PURPOSE.match(text)) is not None:
        return f"How do I {purpose['do']}?"
    told = next((figure for figure in figures(text) if figure.firm and figure.kind in _ASKED_FOR), None)
    if (pronoun := _PRONOUN.match(text)) is not None and (told is None or told.start > pronoun.end() + _NEAR):
        it, verb = pronoun["it"].lower(), pronoun["verb"]
        return f"What {'does' if it == 'it' else 'do'} {it} {verb.removesuffix('s') if it == 'it' else verb}?"
    if span := _HOURS.search(text):
        return f"{text[: span.start()]}during which hours{text[span.end() :]}?"
    if told is not None:
        return f"{text[: told.start]}{_asking(told)}{text[told.end :]}?"
    named = _IS.search(text)
    if named is None:
        return f"Is it true that {_within(_begun(text))}?"
    end = _END.search(text, named.end())
    rest = text[end.start() :] if end else ""
    return f"What {named[0].split()[0]} {_within(text[: named.start()].strip())}{rest}?"


def _begun(text: str) -> str:
    """Return a long statement up to where it goes on to reasons and details."""
    end = _GOES_ON.search(text, _BEGUN)
    return text[: end.start()] if end else text


def _within(text: str) -> str:
    """Return a text as it stands within a sentence: its first word in small letters, unless it is a name."""
    first = text.split(maxsplit=1)[0] if text.split() else ""
    return text[0].lower() + text[1:] if first and not next(stems_of(first.lower(), 0, len(first)), "") else text


def _asking(figure: Figure) -> str:
    if figure.kind in _BY_KIND:
        return _BY_KIND[figure.kind]
    told = figure.text.split(maxsplit=1)
    return f"how many {told[1]}" if len(told) > 1 and not told[1][0].isdecimal() else "how many"
