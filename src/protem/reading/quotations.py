"""The quotations an answer makes, told from titles, labels, scare quotes and what the reader may say.

A quotation claims to give the words of a source. It has four words or more, or fewer and is introduced by a verb of
saying, or a mark or page follows it. What is named, denied, or put into the reader's mouth claims nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from protem.reading import naming, saying
from protem.reading.block_quotes import before_marks, block_quotes, tagged_quotes
from protem.reading.places import Places
from protem.reading.quotation import Claim, Quotation, trimmed
from protem.reading.quotation_marks import Quoted, quoted_spans
from protem.reading.remembering import ANSWERS, remembered
from protem.reading.spaceless import SPACELESS
from protem.reading.typography import folded

_WORDS = 4
"""Words from which on nobody writes a phrase in quotation marks but to quote it."""
_FEW = 3
"""Words that quote if something else says so; two are a term ("fire lane"), unless a verb stands right beside them."""
_LONGEST_NAME = 8
"""Words of a label or a name that is not written as a title is."""
_SIGNS_A_WORD = 2
"""Signs of a script without spaces that count as a word."""
_LEAD, _REST = 140, 60
"""Characters that are read before and behind a quotation."""

_ANY = re.compile(
    r"[\"“”„‟«»‹›「」『』﹁﹃〝＂‘‚＇]|&quot;|``|(?<!\w)'|(?m:^)[ \t]{0,3}>|<(?:q|blockquote)\b", re.IGNORECASE
)
_SENTENCE = re.compile(r"[.!?。！？][\"”’)\]*_]{0,3}\s+(?=[\"“‘(\[*_]{0,3}[A-Z])|\n\s{0,20}(?=\S)|[。！？]")
_SENTENCE_END = re.compile(r"[.!?](?=\s|\Z)|\n")
_GOES_ON = re.compile(
    r"[\s,;.]{0,4}(?:(?:and|or|but|then|und|oder|et|ou|y|o|e|en|of)\b)?(?:\s(?:that|also|then))?[\s,:]{0,4}"
)
_FENCED = re.compile(r"```.{0,20000}?(?:```|\Z)|(?<!`)`[^`\n]{1,300}`(?!`)", re.DOTALL)
_ASKED = re.compile(r"[^.!\n]{0,58}[?？]")
_JSON = re.compile(r"\s{0,20}(?:\{\s{0,20}\"|\[\s{0,20}[\"{])")
_SPACELESS = re.compile(f"[{SPACELESS}]")


@remembered(ANSWERS)
def quotations(text: str) -> tuple[Quotation, ...]:
    """Return the quotations of a text, in their order; those inside another are part of it."""
    if not _ANY.search(text):
        return ()
    code = Places([match.span() for match in _FENCED.finditer(text)] if "`" in text else [])
    spans = [] if _JSON.match(text) else [quoted for quoted in quoted_spans(text) if quoted.opens not in code]
    blocks = list(block_quotes(text, spans)) if ">" in text else []
    marked = Places([(block.opens, block.closes) for block in blocks])
    blocks += [tagged for tagged in tagged_quotes(text) if tagged.opens not in marked and tagged.opens not in code]
    inside = Places([(block.start, block.end) for block in blocks])
    found = [*_claimed(text, [quoted for quoted in spans if quoted.opens not in inside]), *blocks]
    return tuple(sorted((each for each in found if each.start < each.end), key=lambda each: each.start))


def _claimed(text: str, spans: list[Quoted]) -> Iterator[Quotation]:
    """Yield the quotations of a text with what they claim; one joined to another by "and" claims the same."""
    last: Quotation | None = None
    for quoted in spans:
        start, end = trimmed(text, quoted.start, quoted.end)
        lead = _lead(text, quoted.opens, last.closes if last else 0)
        quotation = Quotation(start, end, quoted.opens, quoted.closes, "names", quoted.closed, saying.is_alone(lead))
        claim = _claim(text, quotation, lead)
        if not quoted.closed:
            quotation = _to_its_sentence(text, quotation)
        if last and claim != "wraps" and _GOES_ON.fullmatch(text, last.closes, quoted.opens):
            claim = _joined(last.claim, claim)
        last = replace(quotation, claim=claim)
        yield last


def _joined(claim: Claim, own: Claim) -> Claim:
    """Return what a quotation claims that is joined to one before it."""
    if claim == "names" or (claim == "quotes" and own == "may-quote"):
        return claim
    return own


def _to_its_sentence(text: str, quotation: Quotation) -> Quotation:
    """Let a quotation that is never closed end where its sentence ends, before the marks there."""
    stop = _SENTENCE_END.search(text, quotation.start, quotation.end)
    end = stop.start() if stop else quotation.end
    return replace(quotation, end=before_marks(text, quotation.start, end), closes=end)


def _claim(text: str, quotation: Quotation, lead: str) -> Claim:
    """Say what a quotation claims that these words lead in."""
    words, rest = text[quotation.start : quotation.end], text[quotation.closes : quotation.closes + _REST]
    if quotation.opens < _LEAD and not (text[: quotation.opens] + rest).strip(" \n.*_"):
        return "wraps"
    count = _count(words)
    if saying.is_denied(lead) or saying.is_asked(lead) or naming.is_paraphrase(lead):
        return "names"
    if saying.is_to_be_said(lead):
        return "may-quote" if count >= _WORDS else "names"
    if saying.is_said_straight(lead, rest) and (count >= _FEW or quotation.closed):
        return "quotes"
    if count >= _FEW and saying.is_said_with_that(lead):
        return "quotes"
    return _claim_unsaid(words, count, lead, rest) if quotation.closed else "names"


def _claim_unsaid(words: str, count: float, lead: str, rest: str) -> Claim:
    """Say what a quotation claims that no verb of saying stands right beside."""
    cited = saying.is_cited(rest)
    if (count <= _LONGEST_NAME and naming.is_name(lead, rest)) or (naming.is_title(words) and not cited):
        return "names"
    if count < _FEW:
        return "phrase"
    if naming.is_epithet(lead, rest) or _ASKED.match(rest):
        return "may-quote"
    if cited or saying.is_said(lead, rest):
        return "quotes"
    if words.rstrip().endswith(("?", "？")):
        return "phrase"
    return "quotes" if count >= _WORDS else "may-quote"


def _count(words: str) -> float:
    signs = len(_SPACELESS.findall(words))
    return len(folded(words).starts) - signs + signs / _SIGNS_A_WORD


def _lead(text: str, opens: int, after: int) -> str:
    """Return the words of the sentence before a quotation, from the last quotation on."""
    lead = text[max(after, opens - _LEAD) : opens].rstrip("\n >") + " "
    begins = [boundary.end() for boundary in _SENTENCE.finditer(lead)]
    return lead[begins[-1] :] if begins else lead
