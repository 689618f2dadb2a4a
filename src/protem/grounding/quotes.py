"""Which text bears out each quotation of an answer: a source its sentence cites, the question, another source, none."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from protem.case import QUESTION, Case, Span
from protem.grounding.quote_parts import in_parts, parts, without_brackets
from protem.grounding.quote_places import Missing, Standing, in_one_piece
from protem.reading.citations import Citing
from protem.reading.quotation import Quotation
from protem.reading.quotations import quotations
from protem.reading.quotes import reference_end
from protem.reading.typography import folded

MOST_QUOTES = 60
"""Quotations of one answer that are looked for; whoever makes more is testing the gate."""

_ADDRESS = re.compile(r"\]\((https?:[^()\s]{1,400})\)")
"""Where a link leads: folded away, for who quotes a page leaves it out; but who writes it must write it as it is."""
_SIGNS = re.compile(r"[\W_]+")
_NEGATED = re.compile(
    r"(?<!\w)(?:not|never|cannot|no|nor|nicht|nie|niemals|keine?[mnrs]?|jamais|pas|nunca|jamás|não|non|mai|niet|nooit|"
    r"\w{1,6}n['’]t)\s{1,5}[\"“‘'*_]{0,3}\Z",
    re.IGNORECASE,
)
_NEAR = 20
"""Characters before a passage that are looked at for a negation."""
_CLIPPED = 60
"""Characters of a quotation that a sentence about it repeats."""

Where = Literal["cited", "question", "elsewhere", "title", "nowhere"]


@dataclass(frozen=True, slots=True)
class Text:
    """A text of a case that a quotation may stand in: `words`, which begin `shift` characters into `doc`."""

    words: str
    doc: str
    shift: int = 0

    def spans(self, found: Iterable[tuple[int, int]]) -> tuple[Span, ...]:
        """Return places in the words as spans of the case."""
        return tuple(Span(self.doc, start + self.shift, end + self.shift) for start, end in found)


@dataclass(frozen=True, slots=True)
class Sought:
    """A quotation that was looked for: where it stands, and where its words stand without making it.

    `loose` says what is not printed alike, or which negation stands before it; `missing` what is wrong with the place
    in `doc` that has its words. `governing` are the sources it must stand in.
    """

    quotation: Quotation
    words: str
    governing: tuple[int, ...]
    where: Where
    evidence: tuple[Span, ...] = ()
    loose: str = ""
    missing: Missing | None = None
    doc: str = ""


@lru_cache(maxsize=8)
def sought(case: Case, cites: Citing, gap: int) -> tuple[Sought, ...]:
    """Look for each quotation of an answer; `gap` is how many words of a source an ellipsis may leave out."""
    found = ((each, case.output[each.start : each.end]) for each in quotations(case.output)[:MOST_QUOTES])
    return tuple(_sought(case, each, words, _governing(cites, each), gap) for each, words in found if has_words(words))


def has_words(text: str) -> bool:
    """Say whether a text holds anything that can be looked for."""
    return len(folded(text).starts) > 0


def texts(case: Case, positions: Iterable[int]) -> Iterator[Text]:
    """Yield what sources may be quoted by: their texts, and the words that their citations quote."""
    for position in positions:
        source = case.given[position]
        yield Text(source.text, case.doc(position))
        end = reference_end(source.citation)
        if end < len(source.citation):
            yield Text(source.citation[end:], case.citation_doc(position), end)


def _governing(cites: Citing, quotation: Quotation) -> tuple[int, ...]:
    """Return the sources of the sentence in which a quotation ends, or begins: its mark may stand in either."""
    end = cites.governing(max(quotation.start, quotation.closes - 1))
    return cites.governing(quotation.opens) if end == cites.cited else end


def _sought(case: Case, quotation: Quotation, words: str, governing: tuple[int, ...], gap: int) -> Sought:
    """Look in the sources a quotation must stand in, in the question, and in the other sources, until it is found."""
    best = Sought(quotation, words, governing, "nowhere")
    for where, held in _shelves(case, governing):
        for text in held:
            found = standing(words, text.words, gap)
            if isinstance(found, Standing):
                loose = found.loose or _cut_off(quotation, text.words, found.places[0][0])
                seen = replace(best, where=where, evidence=text.spans(found.places), loose=loose, doc=text.doc)
                if not loose:
                    return replace(seen, missing=None)
                best = seen if best.where == "nowhere" else best
            elif found and where == "cited" and not best.missing and best.where == "nowhere":
                best = replace(best, missing=found, doc=text.doc)
        if best.where != "nowhere":
            return replace(best, missing=None)
    is_title = any(_in_reference(words, source.citation) for source in case.given)
    return replace(best, where="title") if is_title else best


def _shelves(case: Case, governing: tuple[int, ...]) -> Iterator[tuple[Where, Iterator[Text]]]:
    """Yield the texts a quotation may stand in, the ones it must stand in first."""
    yield "cited", texts(case, governing)
    yield "question", iter([Text(case.question, QUESTION)] if case.question else [])
    cited = set(governing)
    yield "elsewhere", texts(case, (position for position in range(len(case.given)) if position not in cited))


def _cut_off(quotation: Quotation, text: str, start: int) -> str:
    """Say which negation stands right before the passage, if the quotation is to be read as a sentence."""
    if not quotation.alone:
        return ""
    cut = _NEGATED.search(text, max(0, start - _NEAR), start)
    return f'the "{cut[0].split()[0]}" before it' if cut else ""


def _in_reference(words: str, citation: str) -> bool:
    return len(citation) > len(words) // 2 and folded(words).line in folded(citation[: reference_end(citation)]).line


@lru_cache(maxsize=64)
def standing(quote: str, text: str, gap: int) -> Standing | Missing | None:
    """Return where a quotation stands in a text, what is wrong if only its words do, or `None` if they don't.

    Words that a hyphen joins are taken as one first ("re-check" is no "check"), then as those a dash sets apart.
    """
    if "](" in quote and not _has_addresses(text, _ADDRESS.findall(quote)):
        return None
    best: Standing | Missing | None = None
    for hyphens in (False, True):
        source = folded(text, hyphens=hyphens)
        whole = folded(without_brackets(quote), hyphens=hyphens)
        found = in_one_piece(whole, source) if whole.starts else None
        if not isinstance(found, Standing):
            pieces = parts(quote, gap, hyphens=hyphens)
            found = (in_parts(pieces, source) if len(pieces) > 1 or (pieces and pieces[0].most) else None) or found
        if isinstance(found, Standing) and not found.loose:
            return found
        if best is None or (isinstance(best, Missing) and isinstance(found, Standing)):
            best = found
    return best


def _has_addresses(text: str, addresses: list[str]) -> bool:
    letters = _SIGNS.sub("", text) if addresses else ""
    return all(_SIGNS.sub("", address) in letters for address in addresses)


def clipped(words: str) -> str:
    """Return a quotation as a sentence about it repeats it: in quotation marks, in one line, a long one cut."""
    line = " ".join(words[: 4 * _CLIPPED].split())
    return f'"{line}"' if len(line) <= _CLIPPED else f'"{line[:_CLIPPED].rstrip()} …"'
