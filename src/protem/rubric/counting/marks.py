"""Punctuation marks of a text, and how a rubric names them."""

from __future__ import annotations

import re
from collections.abc import Callable

from protem.rubric.counting.thing import Places, Thing, thing

_NAMES = (
    # what it is called, the plural, the words for it, the characters
    ("comma", "commas", "commas?", ",，、،"),
    ("exclamation mark", "exclamation marks", "exclamation (?:marks?|points?)|exclamations?", "!！"),
    ("question mark", "question marks", "question marks?", "?？"),
    ("semicolon", "semicolons", "semi ?colons?", ";；"),
    ("colon", "colons", "colons?", ":："),
    ("full stop", "full stops", "periods?|full stops?|dots?", ".。"),
    ("dash", "dashes", "(?:em )?dash(?:es)?|en dash(?:es)?", "–—"),
    ("hyphen", "hyphens", "hyphens?", "-‐‑"),
    ("quotation mark", "quotation marks", "(?:double )?(?:quotation marks?|quote marks?|quotes?)", '"“”„'),
    ("apostrophe", "apostrophes", "apostrophes?", "'’"),
    ("asterisk", "asterisks", "asterisks?|stars?", "*"),
    ("digit", "digits", "digits?", "0123456789"),
    ("ellipsis", "ellipses", "ellips[ie]s", "…"),
    ("slash", "slashes", "slash(?:es)?", "/"),
    ("parenthesis", "parentheses", "parenthes[ie]s", "()"),
)


def _of(characters: str) -> Callable[[str], Places]:
    pattern = re.compile(f"[{re.escape(characters)}]")
    return lambda text: (found.span() for found in pattern.finditer(text))


_ALLOWED = "punctuation sign signs symbol symbols character characters mark marks single"
MARKS: tuple[Thing, ...] = (
    *(thing(one, many, wording, _of(signs), _ALLOWED) for one, many, wording, signs in _NAMES),
    thing(
        "punctuation mark",
        "punctuation marks",
        "punctuation(?: marks?| signs?| characters?)?",
        _of(".,;:!?\"'()[]…–—。，！？"),
    ),
    thing(
        "white space character",
        "white space characters",
        "white ?spaces?(?: characters?)?(?: or line breaks?)?|spaces?(?: or (?:line breaks?|newlines?))?",
        lambda text: (found.span() for found in re.finditer(r"\s", text.strip())),
        "characters",
    ),
    thing(
        "line break",
        "line breaks",
        "line ?breaks?|newlines?",
        lambda text: (found.span() for found in re.finditer(r"\n", text.strip())),
    ),
)
