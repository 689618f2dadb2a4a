"""What is said at once: the clauses of a sentence put together as far as one verb governs them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protem.grounding.rows import CONDITIONS
from protem.reading.clauses import Clause, Word
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS
from protem.reading.opposites import SIDED
from protem.reading.polarity import Sense, sense

_STARTS_ANEW = frozenset(
    "; : — – | ! ? ( except unless if when while whenever which who whom whose because although though whereas where "
    "until provided but whether that".split()
)
_RELATIVES = frozenset("who that".split())
_NEAR = 2
"""Words before the "not" of a relative clause that is a condition: "drivers who do not stop"."""
_NOTHING = frozenset({""})
_FALSE = ("false", "no", "none")
_PRONOUNS_OF_NOBODY = frozenset("person individual".split())


@dataclass(frozen=True, slots=True)
class Group:
    """What is said at once: a clause with the pieces after it that have no verb of their own.

    `turning` are those of its stems that have an opposite; `pieces` gives for each word of its content the number of
    the clause it stands in; `plain` says that it is no condition and nothing in it turns
    or weighs its sense; `leading` and `about` are what `subject` and `counted` return.
    """

    sense: Sense
    opens: str
    stems: frozenset[str]
    turning: frozenset[str]
    pieces: tuple[int, ...]
    conditional: bool
    plain: bool
    leading: frozenset[int]
    about: tuple[int, ...]

    def word(self, at: int) -> Word:
        """Return the content word at a place in `sense.content`."""
        return self.sense.words[self.sense.content[at]]

    def counted(self) -> tuple[int, ...]:
        """Return the places of the words that tell what the group is about: "a person may" is "you may"."""
        return self.about

    def tells(self) -> bool:
        """Say whether it tells what is, in a finite verb, rather than what to do."""
        return any(word.text in FINITE for word in self.sense.words)

    def renews(self) -> bool:
        """Say whether it tells what is so once more: "serves meals again" denies no "stopped serving meals"."""
        return any(word.text == "again" for word in self.sense.words)

    def subject(self) -> frozenset[int]:
        """Return the places of the content words before its first verb or turn."""
        return self.leading


def groups_of(clauses: Sequence[Clause]) -> Iterator[Group]:
    """Yield the groups of a sentence from its clauses."""
    run: list[Clause] = []
    for clause in clauses:
        if run and clause.opens == ":" and len(clause.words) == 1 and clause.words[0].text in _FALSE:
            yield _group([*run, clause], denied=True)
            run = []
            continue
        if run and _starts_anew(clause) and not _leads_in(run, clause):
            yield _group(run)
            run = []
        run.append(clause)
    if run:
        yield _group(run)


def _starts_anew(clause: Clause) -> bool:
    """Say whether a clause is more than a piece of the one before; "while driving" is a piece of it."""
    if clause.opens in CONDITIONS and _is_participle(clause):
        return False
    return clause.opens in _STARTS_ANEW or any(word.text in FINITE for word in clause.words)


def _is_participle(clause: Clause) -> bool:
    return [word.text.endswith("ing") for word in clause.words[1:2]] == [True]


def _leads_in(run: Sequence[Clause], clause: Clause) -> bool:
    """Say whether what was read so far restricts the clause to come: "in an emergency, the landlord may"."""
    first = run[0].words[0].text
    return clause.opens == "," and len(run) == 1 and first in PREPOSITIONS and not any(map(_finite, run[0].words))


def _finite(word: Word) -> bool:
    return word.text in FINITE


def _group(run: Sequence[Clause], *, denied: bool = False) -> Group:
    words = tuple(word for clause in run for word in clause.words)
    read = sense(words, denied=denied)
    pieces = [piece for piece, clause in enumerate(run) for _ in clause.words]
    content = [words[place] for place in read.content]
    sided = [word for word in content if word.text in SIDED]
    conditional = (run[0].opens in CONDITIONS or words[0].text in CONDITIONS) and not _is_participle(run[0])
    conditional = conditional or (run[0].opens in _RELATIVES and any(turn.first <= _NEAR for turn in read.negations))
    about = tuple(at for at, word in enumerate(content) if word.stem and word.stem not in _PRONOUNS_OF_NOBODY)
    return Group(
        read,
        run[0].opens,
        frozenset(word.stem for word in content) - _NOTHING,
        frozenset(word.stem for word in sided) - _NOTHING,
        tuple(pieces[place] for place in read.content),
        conditional,
        not (conditional or read.operators or sided),
        _leading(read, about),
        about,
    )


def _leading(read: Sense, about: Sequence[int]) -> frozenset[int]:
    """Return those places of content words that stand before the first verb or turn."""
    first = read.operators[0].first if read.operators else len(read.words)
    verb = next((place for place, word in enumerate(read.words) if word.text in FINITE), -1)
    end = min(first, verb) if verb >= 0 else first if first < len(read.words) else 0
    return frozenset(at for at in about if read.content[at] < end)
