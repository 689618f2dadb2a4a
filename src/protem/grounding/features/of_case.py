"""The claims of a case, each held against the sources that it must rest on."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace

from protem.case import Case
from protem.grounding.claims import Claim, claims
from protem.grounding.contradiction import judged
from protem.grounding.evidence import Ground, ground_of
from protem.grounding.features.compared import Compared, Home, compared, stems_in
from protem.grounding.placement import placements
from protem.grounding.plain_answer import naming_places, plain_answer, said_by
from protem.grounding.stated import stated
from protem.policy import Policy
from protem.reading.citations import citing
from protem.reading.own_words import named_positions
from protem.reading.places import Places
from protem.reading.quotes import quoted_words, reference_end

_POSITION_WORD = re.compile(
    r"\b(?:passage|source|document|excerpt|text|article|context)s?(?: id| number)?[^\w\n]{1,3}\Z", re.IGNORECASE
)
_LEAD = 40
"""Characters before a claim in which a source may be named that it rests on: "According to passage 2, ..."."""


class _Cited:
    """The sources that an answer cites, by the place in it that rests on them."""

    def __init__(self, case: Case, policy: Policy) -> None:
        self.case = case
        self.cites = citing(case, policy)
        self._said: dict[tuple[int, ...], tuple[str, ...]] = {}
        self._held: dict[tuple[int, ...], tuple[Ground, tuple[Home, ...]]] = {}

    def said(self, place: int) -> tuple[str, ...]:
        """Return the texts that a place rests on as the check for contradictions takes them: what it found is kept."""
        positions = self.cites.governing(place)
        if positions not in self._said:
            texts = (text for position in positions for text in said_by(self.case.given[position]))
            self._said[positions] = tuple(texts)
        return self._said[positions]

    def held(self, positions: tuple[int, ...]) -> tuple[Ground, tuple[Home, ...]]:
        """Return what the sources at some positions say, and where each text of it stands."""
        if positions not in self._held:
            texts, homes = [], []
            for position in positions:
                source = self.case.given[position]
                quoted = Home(self.case.citation_doc(position), reference_end(source.citation))
                for own, home in (
                    (source.text, Home(self.case.doc(position), 0)),
                    (quoted_words(source.citation), quoted),
                ):
                    if own.strip():
                        texts.append(own)
                        homes.append(home)
            self._held[positions] = ground_of(tuple(texts)), tuple(homes)
        return self._held[positions]


def compared_claims(case: Case, policy: Policy) -> Iterator[Compared]:
    """Yield the claims of an answer, held against the sources they cite or, where they cite none, against all cited."""
    cited = _Cited(case, policy)
    asked = stems_in(case.question)
    called = frozenset(own for source in case.given for own in stems_in(f"{source.id} {source.citation}"))
    figures = stated(case, policy)
    places = [entry.figure.start for entry in figures]
    placed = {entry.figure.start: found for entry, found in placements(figures, case, policy.reading)}
    turned = sorted(judged(plain_answer(case, cited.cites, policy), cited.said), key=lambda found: found.at)
    turns = [found.at[0] for found in turned]
    named = sorted(named_positions(case.output, len(case.given)))
    reached = 0
    places_of_names = (*naming_places(case, cited.cites, policy), *_with_their_word(case.output, named))
    for claim in _that_say_something(case.output, Places(places_of_names)):
        own = figures[bisect_left(places, claim.start) : bisect_left(places, claim.end)]
        sources = _named(case.output, max(reached, claim.start - _LEAD), claim.end, named)
        ground, homes = cited.held(sources or cited.cites.governing(claim.start))
        reached = claim.end
        yield compared(
            case.output,
            claim,
            ground,
            asked=asked,
            figures=own,
            placed=[placed[entry.figure.start] for entry in own if entry.figure.start in placed],
            judged=turned[bisect_left(turns, claim.start) : bisect_left(turns, claim.end)],
            homes=homes,
            references=called,
        )


def _named(answer: str, start: int, end: int, named: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """Return the positions of the sources that words name by them ("Passage 2 says"), none if they name none."""
    inside = named[bisect_left(named, (start,)) : bisect_left(named, (end,))]
    return tuple(sorted({int(answer[start:end]) - 1 for start, end in inside}))


def _with_their_word(answer: str, named: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Yield the places of the numbers that name sources, each with the word before it: "Passage 2"."""
    for start, end in named:
        word = _POSITION_WORD.search(answer, max(0, start - _LEAD), start)
        yield (word.start() if word else start), end


def _that_say_something(answer: str, aside: Places) -> list[Claim]:
    """Return the claims of an answer without words that stand aside; of one that claims nothing, all but headings."""
    every = [
        replace(claim, start=words[0].start, end=words[-1].end, words=words)
        for claim in claims(answer)
        if (words := tuple(word for word in claim.words if word.start not in aside))
    ]
    return [claim for claim in every if claim.kind == "claim"] or [claim for claim in every if claim.kind != "heading"]
