"""A text as its words are quoted: without what only the printing of them differs in, each with its place.

What is folded: capitals, compatibility forms and ligatures, curly and straight apostrophes, every hyphen and dash,
soft hyphens and those at the end of a line, all white space, breaks of lines and pages, emphasis and other marks of
Markdown and HTML, footnote numbers in brackets. Words, digits and the signs that mean something ("$", "%", "≥")
remain, and each is a token: "25" does not stand in "250", nor "park" in "parking".
"""

from __future__ import annotations

import re
import unicodedata
from array import array
from dataclasses import dataclass

from protem.reading.remembering import SOURCES, remembered
from protem.reading.spaceless import SPACELESS

_HYPHENS = "-\u00ad\u2010\u2011\u2012\u2013\u2043\u2212\ufe58\ufe63\uff0d"
_DASHES = _HYPHENS + "\u2014\u2015"
_APOSTROPHES = "'’‘‛ʼ＇`´"
SIGNS = "$€£¥₹¢%‰°§≥≤<>=+±×÷&/@≠≈＄％＆／＠＋＜＞＝"
"""Signs that say something in a quotation, as words do; all other punctuation only sets words apart."""

_HIDDEN = "\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff"
_LETTER = rf"[^\W\d_{SPACELESS}]"
_IN_WORDS = (
    "\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u0900-\u0963\u0966-\u0dff"
)
_RUN = rf"(?:[^\W_{SPACELESS}]|[{_IN_WORDS}{_HIDDEN}]){{1,300}}"
_ENTITY = r"&(?:\#0?39|\#x27|apos|rsquo);"
_LINE_END = r"[ \t]{0,4}\r?\n[\s>]{0,40}[*_]{0,3}"
_ALWAYS = (
    rf"(?<!(?<![^\W_])[cdjlmnstCDJLMNST])(?<!(?<![^\W_])[qQ]u)(?:[{_APOSTROPHES}]|{_ENTITY})(?={_LETTER})",  # don't; l'
    r"(?<=\d)[.,:/\u2044](?=\d)",  # 1,500  2.5  10:30  1/2
    rf"(?<=\d)[^\S\n]?[{_DASHES}][^\S\n]?(?=\d)",  # 5-10, 5 – 10
    rf"(?<=[^\W\d_])[-\u2010\u00ad]{_LINE_END}(?={_LETTER})",  # en-⏎coder
    rf"\u00ad(?={_LETTER})",
    rf"(?<=[^\W\d_])(?:\*{{1,3}}|_{{1,3}}|~~)(?={_LETTER})",  # **un**paid
    r"(?<![^\W\d_][^\W\d_])(?<=[^\W\d_])\.(?=[^\W\d_](?![^\W_]))",  # U.S., p.m.
)
_HYPHENATED = (
    rf"(?<=[^\W\d_])[ ][-\u2010]{_LINE_END}(?={_LETTER})",  # intersec -⏎tion
    rf"(?<=[^\W\d_])[-\u2010][ ](?={_LETTER})",  # en- coder, where the lines were joined
    rf"(?<=[^\W_])[{_HYPHENS}](?={_LETTER})|(?<=[^\W\d_])[{_HYPHENS}](?=\d)",  # re-check, 30-day, B-12
)
_FURNITURE = (
    r"(?m:^)[ \t]{0,8}(?:>[ \t]{0,4}){1,6}|(?m:^)[ \t]{0,8}[-+*•][ \t]",  # a quotation mark or a bullet of Markdown
    r"</?(?:[abipqu]|br|em|strong|span|sup|sub|li|ul|ol|div|td|tr|th|h[1-6])(?:\s[^<>\n]{0,200})?/?>",
    r"&(?:nbsp|quot|[lr][sd]quo|[mn]dash|hellip|shy|thinsp);",
    r"\[\^?\d{1,3}\]",  # a footnote
    r"(?<=\])\((?:https?:|[/#.])[^()\s]{0,400}\)",  # where a link leads
)


_PAGE_NUMBERS = (
    r"\f\s{0,20}\d{1,4}(?=\s{0,9}\n)|(?m:^)[ \t]{0,40}\d{1,4}[ \t]{0,9}(?=\r?\n?\f)",  # the number of a page
    r"(?m:^)[ \t]{0,40}(?:[Pp]age|[-–—])[ ]\d{1,4}(?:[ ]of[ ]\d{1,4}|[ ][-–—])?[ \t]{0,9}(?=\r?\n|\f)",
)


def _tokens(joints: tuple[str, ...], furniture: tuple[str, ...]) -> re.Pattern[str]:
    editors = rf"\[{_LETTER}\](?={_LETTER})"  # [t]he
    word = rf"(?:(?<![\w)\]])[-\u2212](?=\d)|{editors})?{_RUN}(?:(?:{'|'.join(joints)}){_RUN}){{0,80}}"
    return re.compile(rf"(?:{'|'.join(furniture)})|(?P<token>{word}|[{SPACELESS}]|&amp;|[{SIGNS}])")


_JOINED = _tokens(_ALWAYS + _HYPHENATED, _FURNITURE + _PAGE_NUMBERS)
_APART = _tokens(_ALWAYS, _FURNITURE)
_AMPERSAND = "&amp;"
_ENTITIES = re.compile(_ENTITY)
_DROPPED = re.compile(rf"[{_HIDDEN}*_~>\[\]]|-(?!\d)|(?<=[^\W\d_])-|(?<!\d)\.|\.(?!\d)")
_FOOTNOTE = re.compile(r"(?<=[^\W\d_]{4})[⁰¹²³⁴-⁹]{1,3}\Z")
_PLAIN = str.maketrans(
    dict.fromkeys(_DASHES, "-") | dict.fromkeys(_APOSTROPHES, "'") | {"œ": "oe", "æ": "ae", "⁄": "/"},
)


@dataclass(frozen=True, slots=True)
class Folded:
    """The tokens of a text, folded and joined by spaces, one before the first and one behind the last.

    `starts` and `ends` are the places of each token in the text as it came.
    """

    text: str
    line: str
    starts: array[int]
    ends: array[int]

    def words(self) -> list[str]:
        """Return the tokens."""
        return self.line.split()

    def between(self, token: int) -> str:
        """Return what stands in the text behind a token and before the next one."""
        return self.text[self.ends[token] : self.starts[token + 1]]


def folded(text: str, *, hyphens: bool = False) -> Folded:
    """Fold a text. With `hyphens`, words that a hyphen joins are two tokens, as those that a dash sets apart.

    What looks like the number of a page at a page break is left out, but not with `hyphens`: it may be a figure.
    """
    return _fold(text, hyphens)


@remembered(SOURCES)
def _fold(text: str, hyphens: bool) -> Folded:  # noqa: FBT001  a key of the caches
    starts, ends = array("l"), array("l")
    tokens: list[str] = []
    for found in (_APART if hyphens else _JOINED).finditer(text):
        token = found["token"]
        if token and (word := _word(token)):
            tokens.append(word)
            starts.append(found.start())
            ends.append(found.end())
    return Folded(text, f" {' '.join(tokens)} " if tokens else " ", starts, ends)


def _word(token: str) -> str:
    if token.isascii() and token.isalnum():
        return token.lower()
    if token == _AMPERSAND:
        return "&"
    token = _ENTITIES.sub("'", _FOOTNOTE.sub("", "".join(token.split())))
    token = unicodedata.normalize("NFKC", token).casefold().translate(_PLAIN)
    return "".join(_DROPPED.sub("", token).split()).strip("'")  # one token stays one, whatever its sign stands for
