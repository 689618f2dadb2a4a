"""Where the claims of an answer begin and end, and which parts of it claim nothing."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from protem.grounding.claims.asides import aside
from protem.grounding.claims.claim import Claim, ClaimKind
from protem.grounding.claims.json_leaves import json_leaves
from protem.grounding.claims.splitting import facts
from protem.reading.clauses import Outline, Word, outline, stems_of, words_of
from protem.reading.lead_ins import lead_ins
from protem.reading.lists import list_markers
from protem.reading.places import Places
from protem.reading.remembering import ANSWERS, remembered
from protem.reading.stance import Kind, Stance, stances

_RULE = re.compile(r"\|[-:|\s]{2,}")
_LONGEST_HEADING = 80
_SAYS_NOTHING: dict[Kind, ClaimKind] = {
    "abstains": "abstention",
    "asks": "question",
    "advises": "advice",
    "apologises": "filler",
    "describes": "reference",
}
_FEW = 4
"""Stems from which on a sentence says something, however it begins: "Based on the passages, the water pick cleans"."""
_ANNOUNCES = re.compile(
    r"(?:(?:sure|certainly|of course|okay|yes|no|great)[!,.:]?\s{0,2})?(?:here(?:'s|’s| is| are)|below (?:is|are)|"
    r"the following|these are|this is)\b[^.!?\n]{0,160}:\Z|"
    r"[^.!?\n]{0,160}\b(?:as follows|the following(?: \w{1,15}){0,2}|include|are|include the following)\s?:\Z",
    re.IGNORECASE,
)


@remembered(ANSWERS)
def claims(answer: str) -> tuple[Claim, ...]:
    """Return the parts of an answer in order, each with its kind; only those of kind "claim" ask for ground."""
    leaves = json_leaves(answer)
    if leaves is not None:
        return tuple(
            Claim(leaf.start, leaf.end, "claim", words, tuple(stems_of(leaf.path, 0, len(leaf.path))))
            for leaf in leaves
            if (words := tuple(words_of(answer, leaf.start, leaf.end)))
        )
    return tuple(_of_prose(answer))


def _of_prose(answer: str) -> Iterator[Claim]:
    read = outline(answer)
    stanced = stances(answer)
    starts = [stance.start for stance in stanced]
    skipped = Places((*lead_ins(answer, ()), *((marker.start, marker.end) for marker in list_markers(answer))))
    for number, (start, end) in enumerate(read.sentences):
        inside = stanced[bisect_left(starts, start) : bisect_left(starts, end)]
        kind = _kind(answer, start, end, inside)
        if answer.startswith("|", start):
            yield from _of_row(answer, read, number)
            continue
        if kind != "claim":
            yield Claim(start, end, kind, tuple(words_of(answer, start, end)))
            continue
        clauses = read.clauses(number)
        about = tuple(stem for stem in clauses[0].heads if stem) if clauses else ()
        for words in facts(clauses):
            own = _without(words, skipped)
            said = answer[own[0].start : own[-1].end]
            yield Claim(own[0].start, own[-1].end, aside(said) or "claim", own, about)


def _without(words: tuple[Word, ...], skipped: Places) -> tuple[Word, ...]:
    """Return words without those that only say where a claim stands ("According to the manual") or count it ("1.")."""
    return tuple(word for word in words if word.start not in skipped) or words


def _of_row(answer: str, read: Outline, number: int) -> Iterator[Claim]:
    """Yield the cells of a table row, each under its row and column; the first row and the rule are headings."""
    start, end = read.sentences[number]
    first = not number or not answer.startswith("|", read.sentences[number - 1][0])
    if first or _RULE.fullmatch(answer[start:end].rstrip()):
        yield Claim(start, end, "heading", tuple(words_of(answer, start, end)))
        return
    for place, cell in enumerate(read.clauses(number)):
        kind: ClaimKind = "claim" if place else "heading"
        yield Claim(cell.start, cell.end, kind, cell.words, tuple(filter(None, cell.heads)))


def _kind(answer: str, start: int, end: int, inside: Sequence[Stance]) -> ClaimKind:
    """Return what a sentence is, by the stances of its clauses: one that asserts anything is a claim."""
    text = answer[start:end].strip()
    if text.startswith("#") or _is_bold_line(answer, start, end) or _ANNOUNCES.match(text[-200:]):
        return "heading"
    if said := aside(text):
        return said
    kinds = {stance.kind for stance in inside}
    if "asserts" in kinds or kinds == {"hedges"}:
        return "claim"
    name: ClaimKind = next((name for kind, name in _SAYS_NOTHING.items() if kind in kinds), "filler")
    says_more = name in ("filler", "reference") and sum(1 for _ in stems_of(answer, start, end)) >= _FEW
    return "claim" if says_more else name


def _is_bold_line(answer: str, start: int, end: int) -> bool:
    """Say whether a line of its own, short and without a stop, stands as a heading over what follows."""
    line = answer[start:end].strip()
    alone = (start == 0 or answer[start - 1] == "\n") and answer[end : end + 1] == "\n"
    return alone and len(line) <= _LONGEST_HEADING and line.endswith(("**", "**:", ":**", ":"))
