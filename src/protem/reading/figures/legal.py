"""References to a part of a text: "Section 257.677a", "§ 21-1402", "pages 12 and 13", "49 CFR 392.82".

`noun` of such a figure is the canonical name of the part ("section", "page", "table"), `value` its number without the
word: "257.677a(1)(b)", "4" for "Chapter IV", "300/1949" for "Act 300 of 1949", "49 CFR 392.82", "42 USC 1983".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.figures import statutes
from protem.reading.figures.figure import Figure
from protem.reading.figures.numbering import Number, number_at
from protem.reading.figures.years import word_before
from protem.reading.folding import Folded

_PARTS = {
    "section": "section sec sect subsection subsec subdivision subd sección seção sezione §",
    "article": "article art artikel artículo articulo artigo articolo",
    "chapter": "chapter chap ch kapitel chapitre capítulo capitolo hoofdstuk",
    "part": "part pt subpart teil",
    "title": "title tit titre título titolo",
    "paragraph": "paragraph para subparagraph absatz abs paragraaf párrafo lid comma",
    "clause": "clause cl subclause",
    "schedule": "schedule sched",
    "annex": "annex annexe anhang anexo allegato bijlage",
    "appendix": "appendix app",
    "table": "table tbl tabelle tabla tableau tabel",
    "figure": "figure fig abbildung abb",
    "rule": "rule",
    "regulation": "regulation reg",
    "exhibit": "exhibit ex",
    "footnote": "footnote fn fußnote",
    "volume": "volume vol band bd",
    "book": "book",
    "amendment": "amendment",
    "proposition": "proposition prop",
    "bill": "bill",
    "ordinance": "ordinance",
    "resolution": "resolution",
    "code": "code",
    "sentence": "satz",
    "number": "nummer ziffer",
    "page": "page p pg seite página pág pagina blz s",
}
_PLURALS = {
    "section": "sections secs subsections §§ §§§ ss",
    "article": "articles arts artículos artigos articoli",
    "chapter": "chapters chs",
    "part": "parts pts",
    "title": "titles",
    "paragraph": "paragraphs paras subparagraphs",
    "clause": "clauses cls",
    "schedule": "schedules",
    "annex": "annexes",
    "appendix": "appendices appendixes",
    "table": "tables",
    "figure": "figures figs",
    "rule": "rules",
    "regulation": "regulations regs",
    "exhibit": "exhibits",
    "footnote": "footnotes",
    "volume": "volumes vols",
    "page": "pages pp pgs seiten páginas págs pagine",
}
_ONE = {word: noun for noun, words in _PARTS.items() for word in words.split()}
_MANY = {word: noun for noun, words in _PLURALS.items() for word in words.split()}
OPENERS: tuple[str, ...] = (*_ONE, *_MANY, *statutes.OPENERS)
"""Words and signs, besides a digit, that may open a reference; a digit may follow one at once ("p66", "§12")."""

_NEED_A_POINT = frozenset("ex app abs abb cl reg pt bd subd tit prop fn tbl sched abs chs cls".split())
_TAKE_NO_POINT = frozenset(word for word in (*_ONE, *_MANY) if len(word) > len("sched")) | {
    "rule",
    "part",
    "title",
    "table",
}
_TAKE_NO_POINT |= frozenset("parts rules page pages book bill code lid comma teil band clause annex seite § §§".split())
"""Words written whole: a point behind them ends the sentence."""
_NEED_A_CAPITAL = frozenset("book bill code".split())
_TAKE_BRACKETS = frozenset("section article paragraph clause page".split())
_AT_HOME = {"comma": "it", "lid": "nl", "band": "de", "satz": "de", "nummer": "de", "ziffer": "de", "para": "en"}
"""Words that name a part in one language and are common words in others."""
_MAY_HYPHENATE = frozenset("section rule exhibit table figure title code bill ordinance".split())
"""Parts whose numbers have hyphens of their own, unless several are named: "§ 21-1402", but "Art. 5-7" are two."""
_HEAD = re.compile(r"(?P<word>§{1,3}|[^\W\d_]{1,12})(?P<point>\.)?")
_GAP = re.compile(r"[*_]{0,3}[ \t\u00a0]{0,3}\n?[ \t]{0,3}(?:(?:no\.?|nos\.|number|nr\.|n°|nº|#)\s?)?")
_JOINT = re.compile(
    r"[ \t\u00a0]{0,3}(?:(?P<range>-|(?:to|through|until|bis|à)(?=\s))|(?P<comma>,)(?:\s{0,3}(?:and|or)(?=\s))?"
    r"|(?:and|or|und|et|y|e|en)(?=\s)|&)[ \t\u00a0]{0,3}\n?[ \t]{0,3}(?:§{1,2}\s?)?(?=[0-9ivxlIVXL(])"
)
_AMOUNT = re.compile(
    r"\s?[%‰°$€£]|[\s-](?:percent|per\scent|feet|foot|ft|miles?|mph|hours?|days?|weeks?|months?|minutes?|years?|dollars?|"
    r"inch(?:es)?|yards?|met(?:er|re)s?|kg|lbs?|points?|times|units?|copies|people|persons?)(?![^\W_])"
)
_ANY_WORD = re.compile(r"[\s-]{1,3}(?!(?:and|or|to|through|of|und|et)\b)[^\W\d_]|\s?[%°$€£]")
_GENE = re.compile(
    r"\s(?!(?:and|or|to|of|for|in|on|at|is|says|said|states|shows|gives|tells|has|was|with|which|that|the|if|but|as)\b)"
    r"[a-z]{3}"
)
_YEAR = re.compile(r"(?:1[89]|20)[0-9]{2}\Z")
_MOST = 200
"""Numbers read of one list."""


def read(folded: Folded, at: int, lang: str) -> tuple[Figure, ...]:
    """Return the references that begin at a place, at a digit or one of `OPENERS`; () for none.

    The first has its word in its span, the others of a list ("pages 12 and 13", "§§ 12, 14") only their numbers. A
    range is its two ends. A number that counts something does not go on with a list: "on page 4, 15 feet".
    """
    if "0" <= folded.low[at] <= "9":
        return statutes.opened_by_digit(folded, at)
    if found := statutes.opened_by_word(folded, at):
        return found
    head = _HEAD.match(folded.low, at)
    noun = _noun(folded, head, lang) if head else ""
    if head and noun == "title" and (codified := statutes.opened_by_digit(folded, head.end() + 1)):
        return codified
    number = _first_number(folded, head, noun) if head and noun else None
    return tuple(_listed(folded, at, number, noun, plural=head["word"] in _MANY)) if head and number else ()


def _first_number(folded: Folded, head: re.Match[str], noun: str) -> Number | None:
    """Return the number that follows the word of a reference."""
    at, gap = head.start(), _GAP.match(folded.low, head.end())
    start = gap.end() if gap else head.end()
    tight = start == head.end() and not head["point"] and head["word"][0].isalpha()
    if tight and noun != "page":
        return None
    number = number_at(folded, start, noun, capital=folded.text[at].isupper())
    if not number or _AMOUNT.match(folded.low, number.end) or (tight and _is_name(folded, head, number)):
        return None
    bracketed = folded.text[start] == "("
    own_list = head["word"] in ("section", "sections") and word_before(folded.low, at) == "this"
    return None if bracketed and (noun not in _TAKE_BRACKETS or own_list) else number


def _noun(folded: Folded, head: re.Match[str], lang: str) -> str:
    """Return the part of a text that a word names, "" for none, as it stands here."""
    word, at = head["word"], head.start()
    noun = _ONE.get(word) or _MANY.get(word) or ""
    if word in ("s", "ss"):
        return _of_the_letter(folded, head, lang)
    if (
        word in _AT_HOME
        and not lang.startswith(_AT_HOME[word])
        and not (word == "para" and (head["point"] or lang == ""))
    ):
        return ""
    if head["point"] if word in _TAKE_NO_POINT else (word in _NEED_A_POINT and not head["point"]):
        return ""
    if word in _NEED_A_CAPITAL or (word in ("p", "pp", "pg") and not head["point"]):
        capital = folded.text[at].isupper()
        return noun if capital == (word in _NEED_A_CAPITAL) else ""
    return noun


def _of_the_letter(folded: Folded, head: re.Match[str], lang: str) -> str:
    """Tell the sections of "s. 12", "ss 4", "s 12(3)" from the German page "S. 12", and both from "it's 12"."""
    if folded.low[head.start() - 1 : head.start()] in ("'", "."):
        return ""
    if lang == "de":
        return "page" if folded.text[head.start()] == "S" and head["point"] else ""
    if head["point"] or head["word"] == "ss":
        return "section"
    return "section" if re.match(r"\s[0-9]{1,4}[A-Za-z]?\(", folded.text[head.end() : head.end() + 8]) else ""


def _is_name(folded: Folded, head: re.Match[str], number: Number) -> bool:
    """Say whether "p53" is a gene, not a page: nothing but "p" and "pp" may touch its number."""
    if head["word"] not in ("p", "pp"):
        return True
    return bool(_GENE.match(folded.text, number.end))


def _listed(folded: Folded, at: int, number: Number, noun: str, *, plural: bool) -> Iterator[Figure]:
    """Yield the numbers of a list, as references; the first begins with its word."""
    start = at
    as_range = plural or noun not in _MAY_HYPHENATE
    for _ in range(_MOST):
        split = number.ends_of_range() if as_range else None
        if split:
            first, last = split
            yield _reference(folded, start, first, noun)
            yield _reference(folded, last.start, last, noun)
        else:
            yield _reference(folded, start, number, noun)
        joint = _JOINT.match(folded.low, number.end)
        later = number_at(folded, joint.end(), noun) if joint else None
        if not joint or not later or (_YEAR.match(later.value) and not number.value.isdecimal()):
            return
        firm = plural or joint["range"] or folded.text[later.start] == "("
        if (_AMOUNT if firm else _ANY_WORD).match(folded.low, later.end):
            return
        if joint["range"] and noun == "page":
            later = later.completed(number)
        number, start = later, later.start


def _reference(folded: Folded, start: int, number: Number, noun: str) -> Figure:
    return Figure("reference", number.value, "", start, number.end, folded.text[start : number.end], noun)
