"""The signs a rubric shows instead of naming them: <<title>>, [name], *this*, ***, ```, P.S."""

from __future__ import annotations

import re

_NAMED: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"<<[^<>\n]{0,80}>>"), " anglemarks "),
    (re.compile(r"```(?:\s?[a-z]{1,10})?"), " codeticks "),
    (re.compile(r"(?<![\w*])\*\*[^*\n]{1,60}\*\*(?![\w*])"), " boldmarks "),
    (re.compile(r"(?<![\w*])\*[^*\n\s][^*\n]{0,60}\*(?![\w*])"), " italicmarks "),
    (re.compile(r"\((?!\*{3})(?:[*•+,/-]|\s|or|and){1,24}\)"), " bulletmarks "),
    (re.compile(r"\[(?=\s{0,2}⟨q)([^\[\]\n]{0,400})\]"), r" \1 "),
    (re.compile(r"\[[^\[\]\n]{0,40}\]"), " bracketmarks "),
    (re.compile(r"\bP\.?\s?P\.?\s?S\b\.?", re.IGNORECASE), " ppsmark "),
    (re.compile(r"\bP\.\s?S\b\.?|\bPS\b"), " psmark "),
    (re.compile(r"\b(?:e\.\s?g\.|i\.\s?e\.|e\.?g\b|i\.?e\b)", re.IGNORECASE), " such as "),
    (re.compile(r"(?<=\s),(?=\s(?:characters?|symbols?|signs?)\b)"), " comma "),
    (re.compile(r'(?<=\s)"(?=[\s.,)]|\Z)'), " double quote "),
    (re.compile(r'""'), " double quotes "),
    (re.compile(r"''"), " single quotes "),
    (re.compile(r"\b([A-Za-z])-?(bold|caps?|case)\b"), r"\1 \2"),
)
_RULER = re.compile(r"(?<![\w*])(?:\*{3,}|-{3,}|_{3,}|={3,}|#{3,}|~{3,}|\+{3,}|\|{2,})(?![\w*])")


def signs_named(raw: str, texts: list[str]) -> str:
    """Return a clause with its signs as words; a line of stars or dashes is a quoted text, and added to `texts`."""
    for sign, name in _NAMED:
        raw = sign.sub(name, raw)

    def kept(found: re.Match[str]) -> str:
        texts.append(found[0])
        return f" ⟨q{len(texts) - 1}⟩ "

    return _RULER.sub(kept, raw)


_AS_LITERAL: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"P\.?\s?P\.?\s?S\.?:?", re.IGNORECASE), "ppsmark"),
    (re.compile(r"P\.?\s?S\.?:?", re.IGNORECASE), "psmark"),
    (re.compile(r"<<[^<>\n]{0,80}>>"), "anglemarks"),
    (re.compile(r"\[[^\[\]\n]{0,40}\]"), "bracketmarks"),
    (re.compile(r"\*[^*\n\s][^*\n]{0,60}\*"), "italicmarks"),
    (re.compile(r"\*\*[^*\n]{1,60}\*\*"), "boldmarks"),
    (re.compile(r'"'), "double quote"),
    (re.compile(r"(?:double )?(?:quotes?|quotation marks?)", re.IGNORECASE), "double quotes"),
    (re.compile(r"```"), "codeticks"),
)


def sign_named(literal: str) -> str:
    """Return the name of a sign that a rubric quotes ("P.S."), or "" for a text that is to be taken literally."""
    return next((name for sign, name in _AS_LITERAL if sign.fullmatch(literal.strip())), "")
