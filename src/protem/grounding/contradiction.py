"""Which clauses of an answer a cited text says, or says the opposite of.

A sentence is looked up by its stems. Where a source has it nearly word by word, the edits between the two tell; else
each of its clauses is held against the sentences that hold its words. One sentence that bears a claim out is enough,
whatever the others say; and what can't be told goes before what is contradicted less well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from protem.grounding.beyond import beyond_the_source
from protem.grounding.comparison import compare
from protem.grounding.conditions import allows_of_none, denied_exception, hangs
from protem.grounding.copies import copies
from protem.grounding.edits import Turn, edit
from protem.grounding.groups import Group
from protem.grounding.held_sentences import HeldSentences, Spot, held_sentences
from protem.grounding.mixtures import Row, mixture, swap
from protem.grounding.requirements import requirements
from protem.grounding.rulings import rulings
from protem.grounding.statements import Statement, statement
from protem.reading.clauses import outline, stems_of
from protem.reading.listed_rules import listed_rules, without_denied
from protem.reading.opposites import OPPOSED
from protem.reading.ticked_cells import ticked_cells
from protem.reading.wording import steps

_LONG = 5
"""Stems of a sentence whose clauses are looked up one by one when no sentence holds them all."""
_QUESTIONS = frozenset("?？")
_LONGEST_RULING = 160
"""Characters of a sentence that may be a short ruling: "Smoking is prohibited"."""


class Judged(NamedTuple):
    """Words of an answer that a text bears out, or contradicts by this `turn`; `text` is the place of the text."""

    turn: Turn | None
    at: tuple[int, int]
    text: int
    evidence: tuple[int, int]


def judged(answer: str, texts: Callable[[int], tuple[str, ...]]) -> Iterator[Judged]:
    """Yield what the texts say of the clauses of an answer; `texts` gives those that a place in it rests on."""
    alone = without_denied(answer)
    for start, end in outline(alone).sentences:
        if alone[end - 1] in _QUESTIONS:
            continue
        for found in _judged(alone[start:end], texts(start)):
            yield found._replace(turn=_moved(found.turn, start), at=(found.at[0] + start, found.at[1] + start))
    rules = [(own.rule, own.start, own.end) for own in listed_rules(answer)]
    rules += [(own.rule, own.start, own.end) for own in ticked_cells(answer)]
    for rule, start, end in rules:
        for found in _judged(rule, texts(start)):
            yield found._replace(at=(start, end))


def _moved(turn: Turn | None, offset: int) -> Turn | None:
    return turn and turn._replace(mine=(turn.mine[0] + offset, turn.mine[1] + offset))


def judged_claim(claim: str, texts: tuple[str, ...], *, in_order: bool) -> tuple[Judged, ...]:
    """Return what texts say of a claim, what contradicts it or else what bears it out.

    The places are those of the claim, which stands in no answer. Its words may stand in another order than they
    would in a sentence; only one that is `in_order` is held against the order of what the texts say.
    """
    ground = held_sentences(texts)
    said = statement(claim)
    turned = tuple(one for one in _judged(claim, texts) if one.turn) if in_order else ()
    turned = turned or tuple(_contradicted(turn, spot) for turn, spot in beyond_the_source(claim, said, ground))
    if turned:
        return turned
    told = tuple(_clauses(said, ground, plain=True))
    if any(one.turn for one in told):
        return told
    ruled = tuple(_ruled(said, ground)) or tuple(_needed(said, ground))
    whole = len(told) == sum(not group.conditional and len(group.stems) > 1 for group in said.groups)
    return ruled or (told if whole else ())


@lru_cache(maxsize=256)
def _judged(sentence: str, texts: tuple[str, ...]) -> tuple[Judged, ...]:
    """Return what texts say of the clauses of a sentence: cached by content."""
    ground = held_sentences(texts)
    found = _compared(sentence, ground)
    if len(sentence) > _LONGEST_RULING or any(one.turn for one in found):
        return found
    said = statement(sentence)
    beyond = tuple(beyond_the_source(sentence, said, ground))
    if beyond:
        return tuple(_contradicted(turn, spot) for turn, spot in beyond)
    return found or tuple(_ruled(said, ground)) or tuple(_needed(said, ground))


def _ruled(said: Statement, ground: HeldSentences) -> Iterator[Judged]:
    """Yield what of a short sentence a text rules otherwise, if none rules the same, and what one rules so."""
    for own in rulings(said):
        key = min(own.about & own.at_large)
        near = [(spot, other) for spot in ground.with_stem(key) for other in rulings(ground[spot])]
        same = [(spot, other) for spot, other in near if own.is_on(other)]
        against = next(((spot, other) for spot, other in same if own.excludes(other)), None)
        agreed = [(spot, other) for spot, other in same if own.agrees(other)]
        if against and not agreed:
            yield _contradicted(own.against(against[1]), against[0])
        elif agreed and not against and all(own.follows(other) for _, other in agreed):
            yield _borne_out(own.place, agreed[0][0], agreed[0][1].place)


def _needed(said: Statement, ground: HeldSentences) -> Iterator[Judged]:
    """Yield what a short sentence says is needed and a text does without, or the other way round; or what both say."""
    for own in requirements(said):
        spots = ground.with_stem(min(own.thing))
        same = [(spot, other) for spot in spots for other in requirements(ground[spot]) if own.is_on(other)]
        if same and all(own.denies(other) for _, other in same):
            yield _contradicted(own.against(same[0][1]), same[0][0])
        elif same and not any(own.denies(other) for _, other in same):
            yield _borne_out(own.place, same[0][0], same[0][1].place)


def _compared(sentence: str, ground: HeldSentences) -> tuple[Judged, ...]:
    """Return what texts say of the clauses of a sentence, word by word."""
    stems = frozenset(stems_of(sentence, 0, len(sentence)))
    turning = stems & OPPOSED
    spots = ground.with_most_of(stems, turning)
    if spots and ground.state(sentence, spots):
        return ()
    near = ground.nearest(stems)
    copy = _as_a_copy(sentence, ground, near) if near else None
    if copy is not None:
        return copy
    if spots:
        return tuple(_sentence(statement(sentence), ground, spots))
    if len(stems) > _LONG and ground.share(stems, 1 if turning else 2):  # two sentences of a source made one, perhaps
        return tuple(_clauses(statement(sentence), ground))
    return ()


def _as_a_copy(sentence: str, ground: HeldSentences, near: Sequence[Spot]) -> tuple[Judged, ...] | None:
    """Return what the texts say of a sentence that was copied from one of them; `None` where it was not."""
    row = tuple(steps(sentence, 0, len(sentence)))
    best: tuple[int, Judged] | None = None
    unclear = 0
    for spot in near:
        for found in copies(sentence, row, ground.window(spot, len(sentence))):
            if not found.clear:
                unclear = max(unclear, found.shared)
            elif found.turn is None:
                return ()
            elif best is None or found.shared > best[0]:
                best = found.shared, _contradicted(found.turn, spot)
    return (best[1],) if best and best[0] >= unclear else None


def _sentence(statement: Statement, ground: HeldSentences, spots: Sequence[Spot]) -> Iterator[Judged]:
    whole = _as_a_whole(statement, ground, spots)
    yield from _clauses(statement, ground) if whole is None else whole


def _clauses(statement: Statement, ground: HeldSentences, *, plain: bool = False) -> Iterator[Judged]:
    """Yield what the texts say of each clause; of one without a turn only where two `plain` ones are compared too."""
    fruitless: set[tuple[object, ...]] = set()
    for group in statement.groups:
        if len(group.stems) <= 1:
            continue
        subject = statement.subject_of(group)
        said = (*(word.text for word in group.sense.words), group.opens, group.pieces, subject)
        if said in fruitless:  # said before, and nothing told of it
            continue
        found = _by_words(group, statement, ground, subject, plain=plain)
        if found:
            yield found
        else:
            fruitless.add(said)


def _as_a_whole(statement: Statement, ground: HeldSentences, spots: Sequence[Spot]) -> tuple[Judged, ...] | None:
    """Return what the texts say of a sentence that one of them holds nearly word by word; `None` where none does."""
    turned: tuple[tuple[int, int], Judged] | None = None
    borne_out: tuple[int, int] | None = None
    for spot in spots:
        other = ground[spot]
        if other.keys == statement.keys:
            return ()
        found = None if other.asks else edit(statement.row, other.row)
        if found is None:
            continue
        good = -found.added, found.shared
        if found.turn is None:
            borne_out = max(borne_out or good, good)
        elif found.turn.kind == "denied" and any(group.renews() for group in statement.groups):
            continue
        elif turned is None or good > turned[0]:
            turned = good, _contradicted(found.turn, spot)
    if turned and (borne_out is None or turned[0] > borne_out):
        return (turned[1],)
    if borne_out and not borne_out[0]:
        return ()
    mixed = _mixed(statement, ground, spots)
    return (mixed,) if mixed else None


def _mixed(statement: Statement, ground: HeldSentences, spots: Sequence[Spot]) -> Judged | None:
    """Return what an answer makes of two sentences, or of one by exchanging two of its words."""
    doers = _doers(statement)
    for spot in spots:
        turn = swap(statement.row, ground[spot].row) if _doers(ground[spot]) == doers else None
        if turn:
            return _contradicted(turn, spot)
    seen: dict[int, Spot] = {}

    def holding(stem: str) -> Iterator[Row]:
        for spot in ground.with_stem(stem):
            row = ground[spot].row
            seen[id(row)] = spot
            yield row

    found = mixture(statement.row, [ground[spot].row for spot in spots], holding)
    return _contradicted(found[0], seen[id(found[1])]) if found else None


def _doers(statement: Statement) -> int:
    """Return how many are named as doers behind what is done: "by the tenant"."""
    return sum(word.text == "by" for group in statement.groups for word in group.sense.words)


def _by_words(
    group: Group, statement: Statement, ground: HeldSentences, subject: frozenset[str], *, plain: bool
) -> Judged | None:
    """Return what the texts say of one clause, whatever the order of its words."""
    best: tuple[float, Judged] | None = None
    unclear = 0.0
    for spot in ground.with_most_of(group.stems, group.turning):
        other = ground[spot]
        if group.plain and other.plain and not plain:
            continue
        found = compare(group, other)
        absolute = None if found.turns else denied_exception(group, other)
        turn = found.turns[0] if found.turns else absolute
        hanging = absolute is None and hangs(group, statement, other, found)
        if hanging and allows_of_none(group):  # what holds under a condition makes no "always" doubtful
            continue
        if other.asks or hanging or not (found.clear and subject <= other.stems):
            unclear = max(unclear, found.good)
        elif turn is None:
            words = group.sense.words
            return Judged(None, (words[0].start, words[-1].end), spot[0], (other.start, other.end))
        elif best is None or found.good > best[0]:
            best = found.good, _contradicted(turn, spot)
    return best[1] if best and best[0] > unclear else None


def _contradicted(turn: Turn, spot: Spot) -> Judged:
    return Judged(turn, turn.mine, spot[0], turn.theirs)


def _borne_out(place: tuple[int, int], spot: Spot, evidence: tuple[int, int]) -> Judged:
    return Judged(None, place, spot[0], evidence)
