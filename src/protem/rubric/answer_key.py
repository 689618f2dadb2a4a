"""Does an output give the gold answer?

A short key is looked for as what it is (yes or no, a figure, a name, words); a key of whole sentences by how much of
what it adds to the question the output says.

Several keys may be given with slashes; one of them is enough. A key that stands only in a denial ("not Sydney") or in
a choice ("Sydney or Canberra") is not given.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protem.finding import Outcome
from protem.grounding.evidence.rarity import rarity
from protem.grounding.features.compared import stems_in
from protem.reading.clauses import Clause, Word, clauses, stems_of
from protem.reading.clauses.clause import WORD
from protem.reading.remembering import ANSWERS, remembered
from protem.rubric.claim_said import claim_said
from protem.rubric.saying.aliases import aliases, initials, without_titles
from protem.rubric.saying.amounts import Amount, borne_out, is_left_open, stems_of_figure
from protem.rubric.saying.denied_place import is_denied
from protem.rubric.saying.held import alike
from protem.rubric.saying.same_figure import shown_figure
from protem.rubric.saying.sought import Sought, sought
from protem.rubric.saying.voice import voice

GIVEN = 0.55
"""Share of a short key, without what the question says, from which on it is given: more than half, so that a surname
is enough for a name and a year is not enough for a date."""
LONG = 4
"""Stems, those of names and figures left out, from which on a key is an explanation: it may be given in other words."""
LONG_GIVEN = 0.25
"""From a quarter of an explanation's words on it is given, unless a figure of it is missing or a sentence says
otherwise: of explanations in other words, that is the nearer side."""
_SQUASHED = re.compile(r"[^\w]|_")
_LEAST_SQUASHED = 6
"""Letters of a key that may stand without its spaces: "Di Clemente" in "DiClemente", not "is" in "this"."""
_YES_NO = re.compile(r"\W{0,4}(yes|no|true|false|correct|incorrect)\b(?!\s(?:one|man|more|less))", re.IGNORECASE)
_OTHER_NAME = re.compile(r"\b(?:called|known|named|also|term|referred|simply|i\.e|aka)\b", re.IGNORECASE)
_REACH = 40
_TWO = 2
_YES = frozenset(("yes", "true", "correct"))


@dataclass(frozen=True, slots=True)
class Given:
    """Whether a gold answer is given: `holds`, `fails` or `undecided`, the reason in words, and where in the output."""

    outcome: Outcome
    says: str
    at: tuple[tuple[int, int], ...] = ()
    share: float = 0.0


def answer_given(gold: str, output: str, question: str = "") -> Given:
    """Say whether an output gives one of the ways of a gold answer to a question."""
    ways = aliases(gold)
    if not ways:
        return Given("undecided", "there is no expected answer to compare with")
    heard = voice(output).text
    if not any(character.isalnum() for character in heard):
        return Given("fails", "the output says nothing in its own voice")
    found = [_given(way, heard, question) for way in ways]
    order: tuple[Outcome, ...] = ("holds", "undecided", "fails")
    return min(found, key=lambda one: (order.index(one.outcome), -one.share))


def _given(way: str, heard: str, question: str) -> Given:
    meant = _YES_NO.fullmatch(way.rstrip(" ."))
    if meant:
        return _as_yes_or_no(meant[1].lower() in _YES, way, heard)
    key = sought(way)
    if not key.weights:
        return _to_the_letter(way, heard)
    asked, figures = stems_in(question), list(borne_out(key, heard, 0, len(heard), question))
    counts = _counts(key, way, heard, figures)
    added = [stem for stem in key.weights if not alike(stem, asked)] or list(key.weights)
    share = sum(key.weights[stem] * counts[stem] for stem in added) / sum(key.weights[stem] for stem in added)
    if _plain(key) >= LONG:
        missing = [key.words[stem] for stem in added if not counts[stem]]
        lacking = [amount.asked.text for amount in figures if not amount.at]
        return _explained(way, heard, share, missing, lacking)
    if share < GIVEN:
        return _perhaps(way, figures, share) or Given("fails", f"does not give {way!r}", share=share)
    return _affirmed(way, added, heard, share)


def _perhaps(way: str, figures: Sequence[Amount], share: float) -> Given | None:
    """Return that it can't be told where an output has the figure of a key as a limit or as the end of a range."""
    near = next((one.instead for one in figures if one.instead and not one.sure), None)
    if near is None:
        return None
    return Given(
        "undecided", f"gives {shown_figure(near)!r}, and {way!r} is expected", ((near.start, near.end),), share
    )


def _plain(key: Sought) -> int:
    """Return how many stems of a key belong to no name and no figure."""
    named = {stem for name in key.names for stem in name}
    figured = {stem for figure in key.figures for stem in stems_of_figure(key, figure)}
    return len(key.weights.keys() - named - figured)


def _counts(key: Sought, way: str, heard: str, figures: Sequence[Amount]) -> dict[str, float]:
    """Return how far an output holds each stem of a key; figures count by their value, names by their surname."""
    held = _stems(heard)
    counts = {stem: alike(stem, held) for stem in key.weights}
    for amount in figures:
        for stem in stems_of_figure(key, amount.asked):
            counts[stem] = 1.0 if amount.at else 0.0
    words = tuple(word.lower() for word in WORD.findall(way))
    short = initials(words)
    squashed = _SQUASHED.sub("", way.lower())
    limited = any(one.instead and one.instead.value == one.asked.value for one in figures)
    if not limited and _is_squashed(squashed, key, heard):
        return dict.fromkeys(counts, 1.0)
    if short and re.search(rf"(?<!\w){re.escape(short.upper())}(?!\w)", heard):
        return dict.fromkeys(counts, 1.0)
    if len(words) > 1 and all(word[0].isupper() for word in WORD.findall(way)):
        kept = {stem for word in without_titles(words) for stem in stems_of(word, 0, len(word))}
        counts.update((stem, 1.0) for stem in counts if stem not in kept)
    return counts


def _is_squashed(squashed: str, key: Sought, heard: str) -> bool:
    """Say whether a key stands in a text without its spaces; a footnote's digit may hang on a date, on no amount."""
    if len(squashed) < _LEAST_SQUASHED:
        return False
    dated = any(figure.kind == "date" for figure in key.figures)
    before = r"(?<!\d)" if squashed[0].isdecimal() else ""
    behind = r"(?!\d)" if squashed[-1].isdecimal() and not dated else ""
    return re.search(before + re.escape(squashed) + behind, _squashed(heard)) is not None


@remembered(ANSWERS)
def _stems(text: str) -> frozenset[str]:
    return frozenset(stems_of(text, 0, len(text)))


@remembered(ANSWERS)
def _squashed(text: str) -> str:
    return _SQUASHED.sub("", text.lower())


def _as_yes_or_no(yes: bool, way: str, heard: str) -> Given:  # noqa: FBT001
    said = _YES_NO.match(heard)
    if said is None:
        return Given("undecided", f"neither says yes nor no, and {way!r} is expected")
    same = (said[1].lower() in _YES) == yes
    return Given("holds" if same else "fails", f"says {said[1]!r}", (said.span(1),), float(same))


def _to_the_letter(way: str, heard: str) -> Given:
    place = re.search(rf"(?<!\w){re.escape(way)}(?!\w)", heard, re.IGNORECASE)
    if place:
        return Given("holds", f"gives {way!r}", (place.span(),), 1.0)
    return Given("fails", f"does not give {way!r}")


def _explained(way: str, heard: str, share: float, missing: Sequence[str], lacking: Sequence[str]) -> Given:
    shown = ", ".join(map(repr, (lacking or missing)[:4]))
    if share < LONG_GIVEN:
        return Given("fails", f"says hardly anything of the expected answer; not found: {shown}", share=share)
    said = claim_said(way, heard)
    if said.against:
        return Given("fails", said.says, said.at, share)
    if lacking:
        says = f"says {share:.0%} of the expected answer in the same words; not found: {shown}"
        return Given("undecided", says, said.at, share)
    return Given("holds", f"says {share:.0%} of what the expected answer adds to the question", said.at, share)


def _affirmed(way: str, added: Sequence[str], heard: str, share: float) -> Given:
    """Return the verdict over a key whose words stand in an output: denied everywhere, left open, or given."""
    places = list(_places(added, heard))
    if not places:
        return Given("holds", f"gives {way!r}", share=share)
    free = [word for _, word in places if not is_denied(heard, word.start, word.end)]
    if not free:
        clause = places[0][0]
        return Given("fails", f"denies {way!r}", ((clause.start, clause.end),), share)
    names = [word for word in free if not _is_left_open(word, heard)]
    if not names and " or " not in way:
        return Given("fails", f"leaves open whether it is {way!r}", ((free[0].start, free[0].end),), share)
    return Given("holds", f"gives {way!r}", ((names or free)[0][:2],), share)


def _places(added: Sequence[str], heard: str) -> Iterator[tuple[Clause, Word]]:
    """Yield where the rarest word of a key stands, with its clause."""
    rarest = max(added, key=lambda stem: (rarity(stem), len(stem), stem))
    for clause in clauses(heard):
        yield from ((clause, word) for word in clause.words if word.stem and alike(rarest, (word.stem,)))


def _is_left_open(word: Word, heard: str) -> bool:
    """Say whether a figure or a name stands in a choice with another one, and not beside its own other name."""
    if not (heard[word.start].isupper() or heard[word.start].isdecimal()):
        return False
    around = heard[max(0, word.start - _REACH) : word.end + _REACH]
    others = WORD.findall(around)
    if _OTHER_NAME.search(around) or sum(own[0].isupper() or own[0].isdecimal() for own in others) < _TWO:
        return False
    return is_left_open(heard, word.start, word.end, (0, len(heard)))
