"""In which language the output is written.

What it asks: "the entire response is in French", "answers in English, no other language is allowed".
How it is read: by script, small words and endings, in several places of the output.
What it can't decide: a few words, languages so near that these could be either, and languages it does not know where
the output is in none that it does.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.language import near, telling
from protem.reading.language_names import NAMES
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request

EXAMPLES = (
    Example("Answer in English", "The house is on the hill and it is old.", "holds", "it is in English"),
    Example(
        "Answers in English.",
        "Bien sûr ! Voici vos trois dernières notes, classées par date.",
        "fails",
        "it is in French",
    ),
    Example("Reply in Danish", "Ok.", "undecided", "it is too short or too mixed to tell its language"),
)

_OTHERS = (
    "swahili filipino tagalog latin welsh irish scottish gaelic basque galician icelandic estonian latvian lithuanian "
    "slovenian slovene macedonian albanian bosnian belarusian azerbaijani kazakh uzbek mongolian tibetan "
    "malay javanese "
    "afrikaans zulu xhosa yoruba hausa igbo somali malagasy maori hawaiian samoan esperanto yiddish "
    "pashto kurdish sindhi "
    "odia oriya assamese maltese luxembourgish haitian tajik turkmen kyrgyz quechua guarani"
).split()
_ALIASES = {"farsi": "fa", "mandarin": "zh", "castilian": "es", "flemish": "nl"}
_CODES = {name.lower(): code for code, name in NAMES.items()} | _ALIASES
_NAME = "|".join(sorted([*_CODES, *_OTHERS], key=len, reverse=True))
_IN = re.compile(
    rf"(?<!\S)(?:(in|into) (?:the |plain |simple |correct |proper |fluent |grammatical |american |"
    rf"british |only )*)?({_NAME})(?!\S)"
)
_NO_OTHER = re.compile(
    r"(?:(?: ,)?(?: (?:and|with|but))?) ?⟨not⟩ (?:any )?(?:words? (?:in|from|of) (?:any )?)?others?(?: languages?)?"
    r"(?: (?:is|are|be|allowed|used|permitted|may|should|will|words|in|it|at|all|whatsoever))*|"
    r"⟨not⟩ (?:any )?(?:other )?languages? (?:other than|but|except|besides|apart from)|"
    r"(?: ,)?(?: and)? nothing else|"
    rf"(?: ,)?(?: and)? ⟨not⟩ (?:in )?(?:{_NAME})"
)
_ALLOWED = frozenset(
    "written only language languages completely everything all speaks speak speaking spoken talk talks "
    "same words word translated translate "
    "every sentence sentences text grammatical plain proper fluent exclusively solely purely throughout "
    "entirely said communicates "
    "communicate uses used is be write".split()
)
_PIECE = 600
_MOST_PIECES = 8
_SWAHILI = re.compile(
    r"\b(?:ya|wa|na|kwa|ni|katika|za|la|kuwa|cha|hii|huu|hiyo|kama|pia|lakini|au|sana|hivyo|yake|wake|"
    r"wao|yao|watu|moja|"
    r"bila|kila|ili|mimi|wewe|yeye|sisi|si|hapa|kutoka|baada|kabla|hadi|yako|wako|yangu|wangu|hizi|hizo|ambayo|ambao)\b"
)
_WORD = re.compile(r"[^\W\d_]+")
_SHARE = 0.15
"""Share of the words of Swahili prose that are its small words, at least; they make up a quarter or more."""


def read(request: Request) -> Reading | None:
    """Read the name of a language: behind "in", or with a capital and nothing else that is asked."""
    found = _IN.search(request.plain)
    if not found:
        return None
    name = found[2]
    if not found[1] and name.title() not in request.text:
        return None
    closing = _NO_OTHER.search(request.plain)
    taken = (found, closing) if closing else (found,)
    return request.reading({"language": _CODES.get(name, ""), "name": name.title()}, taken, _ALLOWED)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Tell the language of the output."""
    wanted, name = arguments["language"], arguments["name"]
    told = [telling(piece).language for piece in _pieces(case.output)]
    found = [language for language in told if language]
    at = (Span(OUTPUT, 0, len(case.output)),)
    if name == "Swahili":
        return _swahili(case.output, at)
    if not found:
        return undecided("it is too short or too mixed to tell its language", evidence=at)
    others = [language for language in found if not wanted or not near(language, wanted)]
    if not others:
        if all(language == wanted for language in found):
            return holds(f"it is in {name}", evidence=at)
        return undecided(f"it could be in {name} or {NAMES[next(one for one in found if one != wanted)]}", evidence=at)
    if len(others) * 2 > len(told):
        return fails(f"it is in {NAMES[others[0]]}", evidence=at)
    return undecided(f"it is partly in {NAMES[others[0]]}", evidence=at)


def _swahili(output: str, at: tuple[Span, ...]) -> Finding:
    text = output[: _PIECE * _MOST_PIECES].lower()
    words = len(_WORD.findall(text))
    if len(_SWAHILI.findall(text)) >= max(3, _SHARE * words):
        return holds("it is in Swahili", evidence=at)
    language = telling(output).language
    return (
        fails(f"it is in {NAMES[language]}", evidence=at)
        if language
        else undecided("its language is not clear", evidence=at)
    )


def _pieces(text: str) -> list[str]:
    """Return pieces of a text from its beginning to its end, each long enough to tell its language."""
    step = max(_PIECE, len(text) // _MOST_PIECES)
    return [text[start : start + _PIECE] for start in range(0, max(1, len(text) - _PIECE // 2), step)]
