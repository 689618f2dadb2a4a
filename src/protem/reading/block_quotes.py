"""The block quotations of Markdown, lines that begin with ">", and those of HTML, <blockquote> and <q>."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from protem.reading import saying
from protem.reading.quotation import Quotation, trimmed
from protem.reading.quotation_marks import Quoted

_BLOCK = re.compile(r"(?m:^)[ \t]{0,3}>[^\n]{0,8000}(?:\n[ \t]{0,3}>[^\n]{0,8000}){0,200}")
_ATTRIBUTION = re.compile(r"\n[ \t]{0,3}>[ \t]{0,4}[*_]{0,2}(?:[—–]|--)[^\n]{0,300}\Z")
_LONGEST_ATTRIBUTION = 320
_MARKS_BEHIND = re.compile(
    r"(?:\s{0,3}(?:[\[［【][^\[\]\n]{1,40}[\]］】]|\((?:pp?\.|pages?|§|see|sec|rule)[^()\n]{1,40}\))\.?){1,4}\s{0,3}\Z",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W_]+")
_FEW = 4
"""Words from which on a block quotes by itself."""
_CALL_OUT = re.compile(
    r"[\s>]{0,12}(?:\[!\w{1,20}\]|(?:[^\w\s>*_]{1,4}\s?)?(?:[*_]{1,3})?(?:note|tip|important|warning|caution|hint|info|remember|attention"
    r"|summary|tl;dr)\b[*_]{0,3}\s?[:!.*_–—-])",
    re.IGNORECASE,
)
_TAG = re.compile(r"<(?P<closes>/?)(?P<name>q|blockquote)\b[^<>]{0,300}>", re.IGNORECASE)
_MARKS = 80
"""Characters that marks behind a quotation may have."""
_MOSTLY = 0.6
"""Share of a block that stands in quotation marks of its own: they say what is quoted, not the block."""
_LEAD = 140
"""Characters that are read before a block."""


def block_quotes(text: str, spans: Sequence[Quoted]) -> Iterator[Quotation]:
    """Yield the blocks of a text. One quotes unless the line before it says that the reader is to say or has asked so.

    A call-out ("> **Note:** ...", "> [!TIP]") and a block of few words quote only where the line before it says so, or
    where it ends with a mark or a name. `spans` is what stands in quotation marks: a block that is nothing else is not
    yielded.
    """
    opens = [quoted.opens for quoted in spans]
    for block in _BLOCK.finditer(text):
        start, end = block.span()
        attribution = _ATTRIBUTION.search(text, max(start, end - _LONGEST_ATTRIBUTION), end)
        words = attribution.start() if attribution else end
        unmarked = before_marks(text, start, words)
        first, last = trimmed(text, start, unmarked)
        inner = spans[bisect_left(opens, first) : bisect_left(opens, last)]
        if len(inner) == 1 and inner[0].closes - inner[0].opens > (last - first) * _MOSTLY:
            continue
        lead = text[max(0, start - _LEAD) : start].rstrip().rpartition("\n")[2]
        said = attribution is not None or unmarked < words or saying.is_said(lead, "")
        told = saying.is_denied(lead) or saying.is_to_be_said(lead) or saying.is_asked(lead)
        long = len(_WORD.findall(text, first, min(last, first + _LEAD))) >= _FEW and not _CALL_OUT.match(text, first)
        quotes = (said or long) and not told
        if quotes or not inner:
            yield Quotation(first, last, start, end, "quotes" if quotes else "names")


def tagged_quotes(text: str) -> Iterator[Quotation]:
    """Yield what stands between <q> or <blockquote> and the tag that closes it, the outermost only."""
    first: re.Match[str] | None = None
    depth = 0
    for tag in _TAG.finditer(text):
        if first is None:
            first, depth = (None, 0) if tag["closes"] else (tag, 1)
        elif tag["name"].lower() == first["name"].lower():
            depth += -1 if tag["closes"] else 1
            if not depth:
                yield _tagged(text, first, tag)
                first = None


def _tagged(text: str, first: re.Match[str], last: re.Match[str]) -> Quotation:
    start, end = trimmed(text, first.end(), before_marks(text, first.end(), last.start()))
    lead = text[max(0, first.start() - _LEAD) : first.start()].rstrip().rpartition("\n")[2]
    told = saying.is_denied(lead) or saying.is_to_be_said(lead) or saying.is_asked(lead)
    long = len(_WORD.findall(text, start, min(end, start + _LEAD))) >= _FEW
    quotes = (long or saying.is_said(lead, "")) and not told
    return Quotation(start, end, first.start(), last.end(), "quotes" if quotes else "names")


def before_marks(text: str, start: int, end: int) -> int:
    """Return where the marks and pages begin with which a place in a text ends, or its end if there are none."""
    marks = _MARKS_BEHIND.search(text, max(start, end - _MARKS), end)
    return marks.start() if marks else end
