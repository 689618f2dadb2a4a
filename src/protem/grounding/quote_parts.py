"""Where a quotation stands that leaves words out ("...") or puts words in ("[...]")."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from protem.grounding.quote_places import DOTS, Missing, Standing, is_whole, places
from protem.reading.stemming import stem
from protem.reading.turning_words import turning_words
from protem.reading.typography import Folded, folded

_MOST_PARTS = 12
"""Parts a quotation may have: one in more pieces is a paraphrase."""
_REPLACED = 6
"""Words of a source that words in brackets may stand for: a name with its titles."""
_LONG_WORD = 24
"""Characters of a line per word left out; only where words are longer on average does it fall short."""

_ASIDE = re.compile(
    r"\s?(?:sic!?|\^?\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,9}|(?:emphasis|italics|bold) (?:added|mine|ours)|[!?]|)\s?",
    re.IGNORECASE,
)
_CUT = re.compile(
    rf"(?P<dots>{DOTS.pattern})|(?P<before>\w{{0,40}})\[(?P<inserted>[^\[\]\n]{{0,120}})\](?!\()(?P<behind>\w{{0,40}})"
)


_SMALL = 3
"""Letters of a word that an editor's bracket may stand for whatever it says: a pronoun, an article."""


@dataclass(frozen=True, slots=True)
class Part:
    """Words of a quotation without a gap, folded, and what stands in the quotation before them.

    `most` is how many words of the source may stand between, `inserted` what the quotation has instead, `word` the
    beginning and the end of the one word that brackets are a piece of.
    """

    line: str
    most: int
    inserted: str = ""
    word: tuple[str, str] | None = None


def without_brackets(quote: str) -> str:
    """Return a quotation with the words in its brackets as if they were its own; asides such as "[sic]" are dropped."""
    if "[" not in quote:
        return quote
    return _CUT.sub(
        lambda cut: cut["before"] + _own(cut["inserted"]) + cut["behind"] if not cut["dots"] else cut[0], quote
    )


def _own(inserted: str) -> str:
    return "" if _ASIDE.fullmatch(inserted) else inserted


def parts(quote: str, gap: int, *, hyphens: bool) -> list[Part]:
    """Take a quotation apart at its dots and brackets; `gap` is how many words dots may leave out."""
    found: list[Part] = []
    before = Part("", 0)
    start = 0
    for cut in _CUT.finditer(quote):
        if cut["dots"] is None and not _is_insertion(cut["inserted"]):
            continue
        before = _added(found, before, quote[start : cut.start()], hyphens=hyphens)
        if cut["dots"]:
            before = replace(before, most=max(before.most, gap), word=None)
        else:
            piece = (cut["before"].casefold(), cut["behind"].casefold())
            word = piece if any(piece) and not before.most else None
            inserted = f"{before.inserted} {cut['before']}{cut['inserted']}{cut['behind']}"
            before = Part("", max(before.most, _REPLACED), inserted, word)
        start = cut.end()
    rest = _added(found, before, quote[start:], hyphens=hyphens)
    return found if rest.most == 0 else [*found, rest]


def _is_insertion(inserted: str) -> bool:
    """Say whether words in brackets stand for words of the source, and are no aside nor a note of its own."""
    return not _ASIDE.fullmatch(inserted) and len(inserted.split()) <= _REPLACED


def _added(found: list[Part], before: Part, words: str, *, hyphens: bool) -> Part:
    """Add a part if it has words, and return the gap before the next one: the same, if it has none."""
    line = folded(words, hyphens=hyphens).line
    if line == " ":
        return before
    found.append(replace(before, line=line))
    return Part("", 0)


def in_parts(pieces: list[Part], source: Folded) -> Standing | Missing | None:
    """Return where the parts of a quotation stand in a text, in order and near one another."""
    with_words = [piece for piece in pieces if piece.line]
    if not with_words or len(with_words) > _MOST_PARTS:
        return None
    outer = [piece.inserted for piece in (pieces[0], *(piece for piece in pieces[-1:] if not piece.line))]
    if added := turning_words(folded(" ".join(outer)).words(), source.text) or _foreign_figures(pieces, source):
        return Missing("adds", added[0])
    anchor = max(range(len(with_words)), key=lambda place: len(with_words[place].line))
    missing: Missing | None = None
    for at, token in places(with_words[anchor].line, source):
        found = _chained(with_words, anchor, (at, token), source)
        if isinstance(found, Standing):
            return found
        missing = missing or found
    return missing or _all_there(with_words, source)


def _foreign_figures(pieces: list[Part], source: Folded) -> list[str]:
    """Return the words with digits that brackets put in, and that the source does not have."""
    inserted = folded(" ".join(piece.inserted for piece in pieces)).words()
    return [word for word in inserted if any(map(str.isdigit, word)) and f" {word} " not in source.line]


def _chained(pieces: list[Part], anchor: int, found: tuple[int, int], source: Folded) -> Standing | Missing | None:
    """Look for the other parts behind and before the longest one, which stands at the place and token `found`."""
    at, token = found
    line = source.line
    chain = [(at, at + len(pieces[anchor].line) - 1)]
    for piece in pieces[anchor + 1 :]:
        begin = line.find(piece.line, chain[-1][1], chain[-1][1] + piece.most * _LONG_WORD + len(piece.line))
        chain.append((begin, begin + len(piece.line) - 1))
        if begin < 0:
            return None
    for behind, piece in zip(pieces[anchor:0:-1], pieces[anchor - 1 :: -1] if anchor else (), strict=True):
        reach = max(0, chain[0][0] - behind.most * _LONG_WORD - len(piece.line))
        begin = line.rfind(piece.line, reach, chain[0][0] + 1)
        chain.insert(0, (begin, begin + len(piece.line) - 1))
        if begin < 0:
            return None
    for place in range(1, len(chain)):
        if problem := _gap_problem(pieces[place], line[chain[place - 1][1] : chain[place][0]], source):
            return problem if problem.problem else None
    token -= line.count(" ", chain[0][0], at)
    standing = []
    for place, (begin, end) in enumerate(chain):
        token += line.count(" ", chain[place - 1][0], begin) if place else 0
        behind_it = token + line.count(" ", begin, end)
        if not is_whole(source, token, behind_it):
            return None
        standing.append((source.starts[token], source.ends[behind_it - 1]))
    return Standing(tuple(standing))


def _gap_problem(piece: Part, left_out: str, source: Folded) -> Missing | None:
    """Say what is wrong with what stands in the source between two parts; without a name, it is another place."""
    words = left_out.split()
    if piece.word:
        begins, ends = piece.word
        if len(words) != 1 or not (words[0].startswith(begins) and words[0].endswith(ends)):
            return Missing("")
    if len(words) > piece.most:
        return Missing("apart")
    replaced = next((word for word in words if len(word) > _SMALL and stem(word)), "") if piece.inserted else ""
    if replaced:
        return Missing("replaces", replaced)
    turned, added = (turning_words(each, source.text) for each in (words, folded(piece.inserted).words()))
    if turned and not added:
        return Missing("swallows", turned[0])
    return Missing("adds", added[0]) if added and not turned else None


def _all_there(pieces: list[Part], source: Folded) -> Missing | None:
    """Say what is wrong where all parts stand in a text, and not as they should."""
    if not all(piece.line in source.line for piece in pieces):
        return None
    at = 0
    for piece in pieces:
        at = source.line.find(piece.line, at)
        if at < 0:
            return Missing("order")
    return Missing("apart")
