"""References that name a law by its number: "49 CFR 392.82", "MCL 257.677a", "Act 300 of 1949"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.figures.figure import Figure
from protem.reading.figures.numbering import Number, number_at
from protem.reading.folding import Folded

_CODES = frozenset(
    "mcl mcla rcw ors nrs rsa orc ksa tca mca vtl wac ucc cga stat ann m.c.l r.c.w o.r.s n.r.s r.s.a k.s.a a.r.s t.c.a "
    "c.g.s o.c.g.a".split()
)
"""Codes of laws whose sections follow their letters at once."""
OPENERS: tuple[str, ...] = (
    *sorted(_CODES),
    *"act acts law loi ley lei legge decree decreto décret public pub p.l directive regulation decision".split(),
    *"richtlinie verordnung directiva reglamento règlement regolamento hb sb ab h.b s.b h.r e.o".split(),
    *"house senate assembly executive".split(),
)
"""Words that may open one of these."""

_CODE = re.compile(
    r"(?P<code>[A-Z](?:[A-Z]{2,4}|(?:\.[A-Z]){2,4}\.?)|Stat\.|Ann\.)\s"
    r"(?:(?:§{1,2}|[Ss]ec(?:tion|\.)|[Rr]ule)\s?)?(?=[0-9])"
)
_ACT = re.compile(
    r"(?:public\s)?(?:acts?|law|loi|ley|lei|legge|decree|decreto|décret)\s(?P<no>(?:no\.?|nr\.|n°|nº|n\.)\s?)?"
    r"(?:(?P<number>[0-9]{1,5})\s(?:of|de)\s(?P<year>[12][0-9]{3})|(?P<pair>[0-9]{1,4}(?:/|(?(no)-|/))[0-9]{2,4}))"
    r"(?![^\W_]|[-/.][0-9])"
)
_NUMBERED_ACT = re.compile(r"public\sact\s(?:no\.\s)?(?P<number>[0-9]{1,5})(?![^\W_])")
_PUBLIC_LAW = re.compile(
    r"(?:public\slaw|pub\.\s?l\.|p\.\s?l\.)\s(?:(?:no\.?|number)\s)?(?P<pair>[0-9]{2,3}-[0-9]{1,4})(?![^\W_]|-[0-9])"
    r"|p\.l\.\s?(?P<page>[0-9]{1,5})(?![^\W_]|-[0-9])"
)
_EUROPEAN = re.compile(
    r"(?:directive|regulation|decision|richtlinie|verordnung|directiva|reglamento|règlement|regolamento)\s"
    r"(?:\((?:eu|ec|eec|ue|ce|eg)(?:,\seuratom)?\)\s)?(?:(?:no\.?|nr\.|n°|nº|n\.)\s)?"
    r"(?P<pair>[0-9]{1,4}/[0-9]{1,4})(?:/(?:ec|eec|eu|ce|ue|eg))?(?![^\W_]|/)"
)
_BILL = re.compile(
    r"(?:[HSA]B|[HS]\.\s?[BR]\.|[Hh]ouse\s[Bb]ill|[Ss]enate\s[Bb]ill|[Aa]ssembly\s[Bb]ill)\s?"
    r"(?P<number>[0-9]{1,5})(?![^\W_])"
)
_ORDER = re.compile(r"(?:executive\sorder|e\.\s?o\.)\s(?:no\.\s)?(?P<number>[0-9]{4,5})(?![^\W_])")

_JOINT = re.compile(r"(?:,|,?\s(?:and|or|through|to)|-)\s{0,2}(?=[0-9]{1,4}[A-Z]?[.:-][0-9])")
_MOST = 200
"""Sections read of one list."""

_MAYBE = re.compile(r"[0-9]{1,3}(?::[0-9]|(?:-[A-Z])?\s[A-Z])|[0-9]{1,4}/[0-9]{1,4}/[A-Z]")
_OF_THE_UNION = re.compile(r"(?P<pair>[0-9]{1,4}/[0-9]{1,4})/(?:EU|EC|EEC|EG|EWG|CE|UE|CEE|JHA|JI|Euratom)(?![^\W_])")
_CODIFIED = re.compile(
    r"(?P<title>[0-9]{1,3}(?:-[A-Z])?)\s"
    r"(?P<code>[A-Z][A-Za-z]{0,4}\.?(?:\s?(?!Part|Sec|Ch)[A-Z][A-Za-z]{0,4}\.?){0,4}|F\.\s?(?:2d|3d|4th))\s"
    r"(?:(?P<sign>§{1,2}|[Pp]arts?|[Ss]ec(?:tion|\.)|[Ch]h(?:apter|\.))\s?)?(?=[0-9])"
)
_TITLED = frozenset(
    "CFR USC USCA ILCS US FR STAT NYCRR CMR MRS MRSA VSA PACS SCT IAC TAC F2D F3D F4TH OKLASTAT".split()
)
"""Collections that are cited by a number before their letters; others need a "§" behind these."""
_VERSE = re.compile(r"[0-9]{1,3}:[0-9]{1,3}(?![0-9:]|[.,][0-9])")
_BOOKS = frozenset(
    "genesis exodus leviticus numbers deuteronomy joshua judges ruth samuel kings chronicles ezra nehemiah esther job "
    "psalm psalms proverbs ecclesiastes isaiah jeremiah lamentations ezekiel daniel hosea joel amos obadiah jonah "
    "micah nahum habakkuk zephaniah haggai zechariah malachi matthew mark luke john acts romans corinthians galatians "
    "ephesians philippians colossians thessalonians timothy titus philemon hebrews james peter jude revelation "
    "surah quran".split()
)


def opened_by_digit(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Return what a digit opens: "49 CFR 392.82", "42 U.S.C. § 1983", "410 U.S. 113", and "John 3:16"."""
    if not _MAYBE.match(folded.text, at):
        return ()
    if union := _OF_THE_UNION.match(folded.text, at):
        return (_reference(folded, at, union.end(), union["pair"], "law"),)
    if found := _CODIFIED.match(folded.text, at):
        code = re.sub(r"[.\s]", "", found["code"])
        number = number_at(folded, found.end(), "section")
        signed = (found["sign"] or "").startswith("§") and not code[1:].islower()
        if number and (code.upper() in _TITLED or signed):
            return (_reference(folded, at, number.end, f"{found['title']} {code} {number.value}", "section"),)
        return ()
    before = folded.low[max(0, at - 20) : at].split()
    verse = _VERSE.match(folded.text, at) if before and before[-1] in _BOOKS else None
    return (_reference(folded, at, verse.end(), verse.group(), "verse"),) if verse else ()


def opened_by_word(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Return what a word of `OPENERS` opens: "MCL 257.677a(1)(b)", "Act 300 of 1949", "Directive 2016/679"."""
    if code := _CODE.match(folded.text, at):
        number = number_at(folded, code.end(), "section")
        known = code["code"].lower().rstrip(".") in _CODES
        if known and number and not number.value.isdecimal():
            return tuple(_listed(folded, at, number))
    low = folded.low
    for pattern, noun in ((_ACT, "act"), (_PUBLIC_LAW, "law"), (_EUROPEAN, "law")):
        if found := pattern.match(low, at):
            parts = found.groupdict()
            value = f"{parts['number']}/{parts['year']}" if parts.get("number") else parts["pair"] or parts["page"]
            return (_reference(folded, at, found.end(), value, noun),)
    if (found := _BILL.match(folded.text, at)) or (found := _ORDER.match(low, at) or _NUMBERED_ACT.match(low, at)):
        return (_reference(folded, at, found.end(), found["number"], "bill"),)
    return ()


def _listed(folded: Folded, at: int, first: Number) -> Iterator[Figure]:
    """Yield the sections of "RCW 46.61.502 or 46.61.504"; each has a sign between its digits."""
    yield _reference(folded, at, first.end, first.value, "section")
    number: Number | None = first
    for _ in range(_MOST):
        joint = _JOINT.match(folded.low, number.end) if number else None
        number = number_at(folded, joint.end(), "section") if joint else None
        if not number or number.value.isdecimal():
            return
        yield _reference(folded, number.start, number.end, number.value, "section")


def _reference(folded: Folded, start: int, end: int, value: str, noun: str) -> Figure:
    return Figure("reference", value, "", start, end, folded.text[start:end], noun)
