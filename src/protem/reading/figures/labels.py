"""Numbers behind a word that says they are names: "Form 1040", "No. 5", "ISO 27001", "Python 3.11"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.figures.figure import Figure
from protem.reading.figures.tokens import identifier
from protem.reading.figures.years import is_counted, word_before
from protem.reading.folding import Folded

_SOFTWARE = (
    "python java javascript typescript ios ipados android windows macos ubuntu debian fedora linux php node node.js "
    "django rails ruby perl golang rust kotlin swift chrome firefox safari postgresql mysql sqlite redis bluetooth usb "
    "http tls html gpt claude gemini llama mistral angular react laravel spring kubernetes docker terraform ansible "
    "office excel wordpress drupal openssl nginx numpy pandas pytorch tensorflow"
).split()
_BEFORE_A_VERSION = "version versions ver release releases build firmware".split()
OPENERS: tuple[str, ...] = (
    *(*_SOFTWARE, *_BEFORE_A_VERSION),
    *"form forms formular formulaire formulario iso iec rfc din en isbn issn no nos nr n № zip docket iban".split(),
)
"""Words and signs, besides a digit, that may open one of these."""

_VERSION = r"[0-9]{1,4}+(?:\.[0-9]{1,5}+){0,4}(?:\.x)?(?:-?(?:alpha|beta|rc)\.?[0-9]{0,3})?(?![0-9]|\.[0-9]|[^\W_])"
_NAMED_VERSION = re.compile(rf"(?P<word>[^\W\d_][\w.]{{1,12}}?)[ \u00a0](?:v\.?\s?)?(?P<number>{_VERSION})")
_FORM = re.compile(
    r"form(?:s|ulare?|ulaires?|ularios?)?\s(?:(?:no\.|number|nr\.|#)\s?)?"
    r"(?P<number>[A-Z]{0,3}-?[0-9]{1,5}[A-Z]{0,3}(?:-[A-Z0-9]{1,5}){0,2})(?![^\W_])",
    re.IGNORECASE,
)
_STANDARD = re.compile(
    r"(?:(?:ISO|IEC|RFC|DIN|EN)[/\s-]{1,2}){1,3}(?P<number>[0-9]{2,6}(?:-[0-9]{1,4})?(?::[0-9]{4})?)(?![^\W_]|[.,][0-9])"
)
_CATALOGUED = re.compile(
    r"(?:isbn(?:-1[03])?:?|issn:?|zip(?:\scode)?:?|docket(?:\sno\.|\snumber)?|iban:?)\s"
    r"(?P<number>[A-Z]{0,2}[0-9](?:[ -]?[0-9X]){3,30}+)(?![^\W_])",
    re.IGNORECASE,
)
_NUMBERED = re.compile(
    r"(?:(?P<low>nos?|nr|n)\.|(?P<high>Nos?|NO|Nr)\.?|n[°º]|№)\s?"
    r"(?P<number>[A-Z]{0,3}-?[0-9]{1,9}(?:[-/:][0-9A-Z]{1,9}){0,4})(?![^\W_]|[.,%][0-9]|%|-[a-z])"
)
_LATER_NUMBER = re.compile(
    r"(?:,|\s(?:and|or|&)|,\s(?:and|or))\s(?P<number>[0-9]{1,9}(?:[-/][0-9A-Z]{1,9}){0,4})(?![^\W_]|[.,%][0-9]|%)"
)
_COUNTS = re.compile(
    r"\s{1,2}(?!(?:and|or|to|at|in|on|of|for|is|was|are|the|by|with|from|which|that|as|has|had|says?)\b)[^\W\d_]"
)
_MANY = re.compile(r"forms|nos|formular")
_KNOWN = frozenset([*_SOFTWARE, *_BEFORE_A_VERSION])
_NEVER_COMMON = frozenset("version versions ios ipados macos php postgresql mysql".split())
_LATER_VERSION = re.compile(rf"(?:,|\s(?:and|or|to)|-)\s?(?P<number>(?=[0-9]{{1,4}}\.){_VERSION})")


def labelled(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Return what a word of `OPENERS` gives the name to, () for nothing."""
    low, text = folded.low, folded.text
    if (form := _FORM.match(text, at)) and (text[at] == "F" or len(form["number"]) > len("12")):
        return tuple(_listed(folded, at, form))
    if standard := _STANDARD.match(text, at) or _CATALOGUED.match(text, at):
        return (identifier(folded, at, standard.end(), standard["number"].replace(" ", "")),)
    if numbered := _NUMBERED.match(text, at):
        pointed, first = text[numbered.start("number") - 2 : numbered.start("number")], word_before(low, at)
        sure = numbered["low"] is None and "." in pointed and first and first[-1] not in ".!?:"
        if sure or not (_COUNTS.match(low, numbered.end()) or is_counted(folded, numbered.end())):
            return tuple(_listed(folded, at, numbered))
        return ()
    named = _NAMED_VERSION.match(low, at)
    return _versions(folded, named) if named else ()


def version(folded: Folded, start: int, end: int) -> Figure:
    """Return a version."""
    return Figure("version", folded.text[start:end], "", start, end, folded.text[start:end])


def _listed(folded: Folded, at: int, first: re.Match[str]) -> Iterator[Figure]:
    """Yield the numbers of "Forms 1040 and 1099", "Nos. 4 and 5"."""
    yield identifier(folded, at, first.end(), first["number"])
    end = first.end()
    while later := _LATER_NUMBER.match(folded.text, end):
        if not _MANY.match(folded.low, at) or is_counted(folded, later.end()):
            return
        end = later.end()
        yield identifier(folded, later.start("number"), end, later["number"])


def _versions(folded: Folded, found: re.Match[str]) -> tuple[Figure, ...]:
    """Return the version behind a name of software; a whole number is one only behind a name with a capital."""
    start, end = found.span("number")
    word = found["word"]
    if word not in _KNOWN or is_counted(folded, end):
        return ()
    capital = folded.text[found.start()] != folded.low[found.start()]
    if "." not in found["number"] and not (capital or word in _NEVER_COMMON):
        return ()
    later = _LATER_VERSION.match(folded.text, end)
    first = version(folded, start, end)
    return (first, version(folded, later.start("number"), later.end())) if later else (first,)
