"""Which way a clause speaks: what it denies, allows, demands, leaves free and bounds, and which words that touches.

"Not", "may", "at least" and their like are read as operators, the longest phrase first. A negation has a scope: the
words it may deny, the first of which it denies most. "Not more than" is a bound and denies nothing; "not required"
leaves free; "without" and "no" before a noun deny that noun.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protem.reading.clauses import Word
from protem.reading.operators import ADVERBS, BEHIND_A_STATE, PHRASES, STATES, SWITCHES, TURNING, is_idle
from protem.reading.scopes import Bound, Negation, Operator, Scopes, Strength

__all__ = ["Bound", "Negation", "Operator", "Sense", "Strength", "sense"]


@dataclass(frozen=True, slots=True)
class Sense:
    """A clause as it is compared: its content words, and what turns them.

    `content` are places in `words`; `bounds` go by places in `content`. `unclear` are the turns it holds that no rule
    follows ("not only", "rather than").
    """

    words: tuple[Word, ...]
    content: tuple[int, ...]
    negations: tuple[Negation, ...]
    strength: Strength
    bounds: dict[int, Bound]
    operators: tuple[Operator, ...]
    unclear: frozenset[str]


def sense(words: tuple[Word, ...], *, denied: bool = False) -> Sense:
    """Read which way the words of a clause speak; `denied` says that its last word denies it all ("Garage: False")."""
    operators = tuple(_operators(words[:-1] if denied else words))
    if len(words) > 1 and words[0].text == "nor":  # goes on with what the clause before denies
        operators = (Operator("no", 0, 1), *operators)
    taken = {place for operator in operators for place in range(operator.first, operator.last)}
    if denied:
        taken.add(len(words) - 1)
    content = tuple(
        place
        for place, word in enumerate(words)
        if (word.stem or word.text in TURNING or (word.text == "on" and _is_switched_on(words, place)))
        and place not in taken
        and word.text not in ADVERBS
    )
    read = Scopes(words, content, operators)
    if denied:
        read.negations.append(Negation(len(words) - 1, len(words), (), whole=True))
        operators = (*operators, Operator("not", len(words) - 1, len(words)))
    return Sense(
        words, content, tuple(read.negations), read.strength(), read.bounds, operators, frozenset(read.unclear)
    )


def _is_switched_on(words: Sequence[Word], place: int) -> bool:
    if not place:
        return False
    before = words[place - 1].text
    after = words[place + 1].text if place + 1 < len(words) else ""
    return before in SWITCHES or (before in STATES and after in BEHIND_A_STATE)


def _operators(words: Sequence[Word]) -> Iterator[Operator]:
    texts = tuple(word.text for word in words)
    last = 0
    for place, text in enumerate(texts):
        if place < last or text not in PHRASES:
            continue
        for phrase, kind in PHRASES[text]:
            end = place + len(phrase)
            if texts[place:end] == phrase:
                last = end
                if not is_idle(phrase, texts[place - 1] if place else "", texts[end] if end < len(texts) else ""):
                    yield Operator(kind, place, end)
                break
