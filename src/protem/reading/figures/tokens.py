"""Digits among letters: "M25", "COVID-19", "SW1A 1AA", serial numbers; and tokens without a figure: "H2O", "4x4"."""

from __future__ import annotations

import re

from protem.reading.figures import legal
from protem.reading.figures.figure import Figure
from protem.reading.figures.worded_dates import part_of_year
from protem.reading.figures.years_in_words import year_in_words
from protem.reading.folding import Folded

_REACH = 24
"""Characters before a digit in which the beginning of its token is looked for."""
_WHOLE = re.compile(r"[0-9A-Za-z]{1,64}+")
_DIGITS = re.compile(r"[0-9]{2}")
_TAIL = r"(?:-(?:[0-9]{1,6}[A-Z]?|[A-Z]{1,2})(?![^\W_])){0,4}"
_TAILED = re.compile(_TAIL)
_DECIMAL = re.compile(r"[A-Z]{1,4}[0-9]{1,3}\.[0-9]{1,2}(?![^\W_]|\.[0-9])")
_HYPHENED = re.compile(
    rf"[0-9]{{1,6}}(?:\.[0-9]{{1,3}})?[A-Za-z]{{0,2}}(?:/[0-9]{{1,4}})?{_TAIL}(?![^\W_]|%|[.,][0-9])"
)
_VERSION = re.compile(r"[0-9]{1,4}+(?:\.[0-9]{1,5}+){0,4}(?:-?(?:alpha|beta|rc)\.?[0-9]{0,3})?(?![^\W_]|\.[0-9])")
_UUID = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(?![0-9a-fA-F-])")
_POSTCODE = re.compile(r"[A-Z]{1,2}[0-9][0-9A-Z]?\s[0-9][A-Z]{2}(?![^\W_])")
_IBAN = re.compile(r"[A-Z]{2}[0-9]{2}(?:\s[0-9A-Z]{4}){2,8}+(?:\s[0-9A-Z]{1,3})?(?![^\W_])")
_HASH = re.compile(r"[#№](?:[0-9]{1,9}(?:-[0-9]{1,9}|[-/][A-Z]{1,2})?|[0-9A-Fa-f]{6})(?![^\W_]|[.,][0-9])")
_SIGNS = re.compile(r"[^0-9A-Za-z]")
_LINEAGE = re.compile(r"(?<![^\W_])(?<!\.)[A-Z]{1,3}(?:\.[0-9]{1,4}){2,5}(?![^\W_]|\.[0-9])")
_SKIPPED = re.compile(r"(?:[234]-?[dD]|[2345]G|[24]WD|2FA|[2468]x[468])(?![^\W_])")
_MAY_SKIP = frozenset("dDGWFx-")
_UNIT_PARTS = re.compile(
    r"(?:[0-9]{1,9}(?:h|hrs?|m|min|mn|s|sec|ft|in|cm|mm|km|kg|g|mg|ml|lbs?|oz|d|yr|y|x|e|k|st|nd|rd|th|w|v|a)){1,6}"
    r"[0-9]{0,6}\Z",
    re.IGNORECASE,
)
_MIXED = re.compile(r"[0-9]{1,40}[a-zA-Z]{1,40}[0-9]")
_LETTER_BEHIND = re.compile(
    r"[0-9]{4,9}[-/][A-Z]{1,2}(?![^\W_]|[-/.][^\W_])(?<![-/][VWCFK])(?!\s(?:fuse|circuit|breaker|current|service|charger))"
)
"""A number with a letter behind it: "4711-A", "4711/B", not "1500-W", nor the amperes of "1000-A fuse"."""
_SHORTEST_MIXED = 5
_CURRENCIES = frozenset(
    "usd eur gbp us rs cad aud chf inr jpy cny nzd hkd sgd krw nok sek dkk pln czk huf brl mxn zar r".split()
)
_NOT_NAMES = frozenset(
    "mid under over pre post non anti early late top sub up near about age aged grade type level class phase stage "
    "step tier part section article chapter page pages table figure rule line item no number minimum maximum min max "
    "each all one two three four five six seven eight nine ten twenty thirty forty fifty hundred half first second "
    "third january february march april may june july august september october november december jan feb mar apr jun "
    "jul aug sep sept oct nov dec bis ab circa approx than to by from and or between within summer winter spring "
    "autumn fall est year day week month category option question answer".split()
)
_SMALL_WORDS = frozenset("of and it to the is in at for or with about than over under by from was are".split())
"""Words that a lost space may have glued to an amount: "of94 feet"."""
_READ_BY_OTHERS = frozenset("ver fy".split())
_NAMES = frozenset("covid omega gpt carbon uranium strontium cesium iodine vitamin sars mpeg".split())
_LONGEST_NAME, _LONGEST_CODE = 12, 3
_NOTED, _NOTE = 3, 2


def identifier(folded: Folded, start: int, end: int, value: str = "") -> Figure:
    """Return an identifier; its value is its text, where none is given.

    A name with letters may as well be written without its signs: `others` of "Covid-19" has "COVID19".
    """
    text = folded.text[start:end]
    name = value or text
    plain = _SIGNS.sub("", name).upper()
    others = (plain,) if plain != name and not plain.isdecimal() else ()
    return Figure("identifier", name, "", start, end, text, others=others)


def in_token(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Return what is named by the token round a digit that has a letter, a hyphen or "#" before it, () for nothing."""
    text = folded.text
    before = text[at - 1]
    if before == "-":
        return _hyphened(folded, at)
    if before in "#№":
        found = _HASH.match(text, at - 1)
        return (identifier(folded, at - 1, found.end(), found.group()[1:]),) if found else ()
    if before == ".":  # "B.1.1.7"
        start = _start(text, at - 1)
        lineage = _LINEAGE.match(text, start)
        return (identifier(folded, start, lineage.end()),) if lineage and start < at - 1 else ()
    start = _start(text, at)
    if not _is_latin(before) or at - start >= _REACH or text[start].isdigit():
        return ()
    built = _UUID.match(text, start) or _POSTCODE.match(text, start) or _IBAN.match(text, start)
    return (identifier(folded, start, built.end()),) if built else _lettered(folded, start, at)


def token_at(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Return the serial number, hash or other mix of digits and letters that a digit opens, () for none."""
    if found := _UUID.match(folded.text, at):
        return (identifier(folded, at, found.end()),)
    if found := _LETTER_BEHIND.match(folded.text, at):
        return (identifier(folded, at, found.end()),)
    whole = _WHOLE.match(folded.text, at)
    if not whole or whole.end() - at < _SHORTEST_MIXED or not _MIXED.match(folded.text, at):
        return ()
    return () if _UNIT_PARTS.match(whole.group()) else (identifier(folded, at, whole.end()),)


def end_of_token(folded: Folded, at: int) -> int:
    """Return the end of the token round a digit that is no figure, 0 for none."""
    text = folded.text
    if not _is_latin(text[at - 1 : at]):
        found = _SKIPPED.match(text, at) if text[at + 1 : at + 2] in _MAY_SKIP else None
        return found.end() if found else 0
    start, whole = _start(text, at), _WHOLE.match(text, at)
    if not whole or at - start >= _REACH:
        return whole.end() if whole else 0
    letters = folded.low[start:at]
    if letters in ("q", "h") and part_of_year(folded, start):
        return 0
    read_by_others = letters in _READ_BY_OTHERS or _stands_for_amount(letters) or text[start].isdigit()
    if read_by_others or _POSTCODE.match(text, start) or (letters == "v" and _is_version(text, start, at)):
        return 0
    noted = letters.isalpha() and len(letters) >= _NOTED and len(whole.group()) <= _NOTE and text[at - 1].islower()
    return whole.end() if noted or not (_DIGITS.search(text, start, whole.end()) or _DECIMAL.match(text, start)) else 0


def _is_latin(character: str) -> bool:
    return character.isascii() and character.isalpha()


def _is_version(text: str, start: int, at: int) -> bool:
    """Say whether a "v" before digits says version: "v2", "V2.1", not the engine "V8"."""
    return text[start] == "v" or text[at + 1 : at + 2] == "."


def _start(text: str, at: int) -> int:
    """Return where the letters and digits before a place begin, looking back no farther than needed."""
    start, nearest = at, max(0, at - _REACH)
    while start > nearest and text[start - 1].isascii() and text[start - 1].isalnum():
        start -= 1
    return start


def _stands_for_amount(letters: str) -> bool:
    """Say whether letters before a digit leave it an amount: "USD500", "x10"."""
    return letters in _CURRENCIES or letters == "x" or letters in _SMALL_WORDS


def _lettered(folded: Folded, start: int, at: int) -> tuple[Figure, ...]:
    """Read "v2.3.1", "FY2024", "Q3 2025", "M25", "A380-800", "PM2.5", "AB123456"."""
    text, letters = folded.text, folded.low[start:at]
    if letters in ("p", "pp") and (page := legal.read(folded, start, "")):
        return page
    if letters in ("v", "ver"):
        found = _VERSION.match(text, at) if letters == "ver" or _is_version(text, start, at) else None
        return (Figure("version", found.group(), "", at, found.end(), found.group()),) if found else ()
    if letters == "fy" or (letters in ("q", "h") and not _DIGITS.match(text, at)):
        return year_in_words(folded, start) or part_of_year(folded, start)
    decimal, whole = _DECIMAL.match(text, start), _WHOLE.match(text, at)
    if decimal and letters not in _CURRENCIES:
        return (identifier(folded, start, decimal.end()),)
    if not whole or _stands_for_amount(letters) or not _DIGITS.search(text, start, whole.end()):
        return ()
    tail = _TAILED.match(text, whole.end())
    end = tail.end() if tail else whole.end()
    several = text[end - 1] == "s" and text[end - 2].isdigit() and text[start].isupper()  # "P60s"
    return (identifier(folded, start, end, text[start : end - 1] if several else ""),)


def _hyphened(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Read "I-95", "COVID-19", "SARS-CoV-2", "AB-123-C", not "under-21s"."""
    text = folded.text
    start = _start(text, at - 1)
    name = text[start : at - 1]
    low = folded.low[start : at - 1]
    code = name.isupper() and len(name) <= _LONGEST_CODE
    if not name.isalpha() or len(name) > _LONGEST_NAME or (low in _NOT_NAMES and not code):
        return ()
    if low in _CURRENCIES - {"us", "r"}:
        return ()
    if text[max(0, start - 2) : start].endswith("-") and text[start - 2].isdigit():
        return ()
    before = _start(text, start - 1) if text[start - 1 : start] == "-" else start
    first = text[before : start - 1]
    if first.isalpha() and first[0].isupper() and first.lower() not in _NOT_NAMES:  # "SARS-CoV-2"
        start = before
    found = _HYPHENED.match(text, at)
    if not found or not (text[start].isupper() or low in _NAMES):
        return ()
    end = found.end()
    several = text[end - 1] == "s" and text[end - 2].isdigit()  # "B-52s"
    return (identifier(folded, start, end, text[start : end - 1] if several else ""),)
