"""Fractions, halves, decimals and dozens in words, and the whole numbers they begin with."""

from __future__ import annotations

from fractions import Fraction

from protem.reading.figures.spelled.cardinals import Read, cardinal
from protem.reading.figures.spelled.fraction_words import Part, fraction_word, glued, half
from protem.reading.figures.spelled.tongue import HALF, HUNDRED, THOUSAND
from protem.reading.figures.spelled.words import Words

_DIGITS = 8


def number(words: Words) -> Part | None:
    """Return the number that begins with the first word; an article alone is none."""
    tables = words.tables
    begins = tables.cardinals.get(words[0])
    if begins is None or words.raw(0) in tables.article_forms:
        found = half(words) or fraction_word(words) or glued(words)
        if found:
            return _times(words, found)
    read = cardinal(words)
    if not read:
        return None
    if read.is_ordinal:
        return Part(Fraction(read.value), read.end, is_ordinal=True)
    found = _parts(words, read) or _collective(words, read) or _decimals(words, read) or _and_half(words, read)
    if found:
        return _times(words, found)
    is_article = read.end == 1 and words.raw(0) in tables.article_forms and not _counts_on(words)
    before, _, hundred = tables.tongue.percent.partition(" ")
    if read.end == 1 and before and words.raw(0) == hundred and words.follows(before):
        return None
    return None if is_article else Part(Fraction(read.value), read.end)


def _counts_on(words: Words) -> bool:
    """Say whether an article begins a range or a choice: "un à trois ans", "ein bis zwei"."""
    if words[1] not in words.tables.until:
        return False
    upper = cardinal(words, 2)
    return upper is not None and upper.value > 1


def _parts(words: Words, read: Read) -> Part | None:
    """Return so many parts of a whole: "zwei Drittel", "un quart", "trois quarts"."""
    tables = words.tables
    names = tables.ones if read.value == 1 else tables.many
    if not 0 < read.value < HUNDRED:
        return None
    for length in range(2, 0, -1):
        name = words.phrase(read.end, length)
        if name in names:
            end = read.end + length
            is_doubtful = name in tables.doubtful and (read.value == 1 or name not in tables.ones)
            if is_doubtful and not words.begins(end, tables.whole):
                return None
            return Part(Fraction(read.value, names[name]), end)
    return None


def _collective(words: Words, read: Read) -> Part | None:
    """Return dozens: "une douzaine", "zwei Dutzend"; half a dozen is found by its half."""
    size = words.tables.collectives.get(words[read.end])
    if size is None or read.value > HUNDRED:
        return None
    return Part(Fraction(read.value * size), read.end + 1)


def _and_half(words: Words, read: Read) -> Part | None:
    tables = words.tables
    length = words.begins(read.end, tables.and_half)
    if not length or words.follows(words.tables.tongue.clock):
        return None
    return Part(Fraction(read.value) + HALF * read.scale, read.end + length)


def _decimals(words: Words, read: Read) -> Part | None:
    """Return "deux virgule cinq": digits one by one, or one number below a hundred."""
    tables, at = words.tables, read.end
    if words[at] not in tables.point:
        return None
    tenths = cardinal(words, at + 1)
    name = tables.many.get(words[tenths.end]) if tenths and words[tenths.end] else None
    if tenths and name:  # "две целых пять десятых"
        return Part(read.value + Fraction(tenths.value, name), tenths.end + 1)
    digits = ""
    for index in range(at + 1, at + 1 + _DIGITS):
        value = tables.cardinals.get(words[index])
        if value is None or value >= 10:  # noqa: PLR2004
            break
        digits += str(value)
    end = at + 1 + len(digits)
    rest = cardinal(words, end) if not digits.strip("0") else None
    if rest and rest.value < HUNDRED and not rest.is_ordinal:
        digits, end = f"{digits}{rest.value}", rest.end
    if not digits:
        return None
    return Part(Fraction(f"{read.value}.{digits}"), end)


def _times(words: Words, part: Part) -> Part:
    """Multiply what need not be whole by the thousand, million or dozen after it: "un demi-million"."""
    tables = words.tables
    word = words[part.end]
    size = tables.scales.get(word) or tables.collectives.get(word) or (THOUSAND if word in tables.thousands else 0)
    return Part(part.value * size, part.end + 1) if size and not part.cut else part
