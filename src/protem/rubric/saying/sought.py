"""The claim that is sought in an output: its words with their weight, its names, figures and sense."""

from __future__ import annotations

import re
from dataclasses import dataclass

from protem.grounding.evidence.rarity import rarity
from protem.grounding.synonyms import opposed, related
from protem.policy import Reading
from protem.reading.clauses import Clause, Word, clauses
from protem.reading.clauses.cutting import FINITE
from protem.reading.figures import Figure, figures
from protem.reading.polarity import sense
from protem.reading.remembering import ANSWERS, remembered
from protem.rubric.saying.addressees import ADDRESSED, addressed, duties
from protem.rubric.saying.light_words import attribute, light_verbs

_LEADS = re.compile(
    r"\s{0,9}(?:(?:the |this |an? )?(?:answer|response|output|reply|text|summary|model|assistant|it)\s)?"
    r"(?:(?:should|must|needs? to|has to)\s)?(?:says?|states?|stating|saying)\s(?:that\s)?",
    re.IGNORECASE,
)
_THAT = re.compile(r"\s{0,9}that\s", re.IGNORECASE)
_FIGURE_KINDS = frozenset("quantity number money percent date time year ordinal identifier version phone".split())
_HAS_FIGURE = re.compile(
    r"[0-9]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,5}teen|\w{2,6}ty|half|quarter|"
    r"once|twice|thrice|hundred|thousand|million|billion|dozen|first|second|third|\w{3,8}th)\b",
    re.IGNORECASE,
)
_PAST = re.compile(r"\b(?:was|were|did|(?:has|have|had)\s(?:been|\w{2,14}(?:ed|en|nt|ght)))\b", re.IGNORECASE)
_UNKNOWN = re.compile(
    r"\b(?:not|never|isn['’]t|aren['’]t|wasn['’]t|weren['’]t)\s(?:yet\s|really\s)?known\b|\b(?:nobody|no one) knows?\b",
    re.IGNORECASE,
)
_NEEDS_NONE = re.compile(r"\bneed(?:s|ed)? no\b|(?:n['’]t|\bnot) need\b(?! to\b)", re.IGNORECASE)
_DETERMINERS = frozenset("the a an this that these those his her its our your their my".split())
_NOBODY = frozenset("nobody nothing none nowhere".split())
"""Words that only deny: "no one" says the same as "nobody", and is none of its words."""
_LEAST = 2
LONGEST = 2_000
"""Characters of a claim that are read: a longer one is no claim but a text."""


@dataclass(frozen=True, slots=True)
class Sought:
    """A claim, read once.

    `weights` are its stems with a meaning, each with how rare it is; `words` tells how a stem was written. `names` are
    groups of stems that stand together with capitals. `subject` are the stems before its first verb. `denies` says that
    it holds a denial of its own, `past` that it tells of what was done.
    `doer` is the reader of an answer ("the user") where the claim tells of an act of theirs, `act`; `readers` are its
    other names for one; `duties` only tell that the act is to be done. `light` are verbs that leave the act to a noun,
    each with the noun; `attribute` is what it tells the value of.
    """

    text: str
    weights: dict[str, float]
    words: dict[str, str]
    names: tuple[tuple[str, ...], ...]
    figures: tuple[Figure, ...]
    clauses: tuple[Clause, ...]
    subject: frozenset[str]
    denies: bool
    past: bool
    doer: str
    act: str
    readers: frozenset[str]
    duties: frozenset[str]
    light: tuple[tuple[str, str], ...]
    attribute: str

    @property
    def total(self) -> float:
        """The weight of all its stems, never 0."""
        return sum(self.weights.values()) or 1.0


@remembered(ANSWERS)
def sought(claim: str) -> Sought:
    """Read a claim, without the words that only ask for it ("says that")."""
    text = claim[:LONGEST]
    lead = _LEADS.match(text) or _THAT.match(text)
    text = text[lead.end() :] if lead else text
    read = clauses(text)
    words = tuple(word for clause in read for word in clause.words)
    stems = {word.stem: word.text for word in words if word.stem and word.text not in _NOBODY} or {
        word.stem: word.text for word in words if word.stem
    }
    found = figures(text) if _HAS_FIGURE.search(text) else ()
    doer, act = addressed(words)
    return Sought(
        text,
        {stem: rarity(stem) for stem in stems},
        stems,
        tuple(_names(text, words)),
        tuple(figure for figure in found if figure.kind in _FIGURE_KINDS and (figure.firm or _is_how_often(figure))),
        read,
        _subject(words),
        is_unknown(text) or needs_none(text) or any(sense(clause.words).negations for clause in read),
        _PAST.search(text) is not None,
        doer,
        act,
        ADDRESSED.intersection(stems) - {doer},
        duties(words),
        light_verbs(words),
        attribute(words),
    )


def _is_how_often(figure: Figure) -> bool:
    """Say whether a figure is how many times in a day, a week: "twice daily"."""
    return figure.noun == "time" and bool(figure.per)


def is_unknown(text: str) -> bool:
    """Say whether a text says that something is not known, which the reader of polarity takes for an abstention."""
    return _UNKNOWN.search(text) is not None


def needs_none(text: str) -> bool:
    """Say whether a text denies a need by "need no", which the reader of polarity takes for no denial."""
    return _NEEDS_NONE.search(text) is not None


def _subject(words: tuple[Word, ...]) -> frozenset[str]:
    verb = next((place for place, word in enumerate(words) if word.text in FINITE), 0)
    if not verb and len(words) > _LEAST and words[0].text in _DETERMINERS:
        return frozenset((words[1].stem,)) - {""}  # no verb that a list knows: "the product cures cancer"
    return frozenset(word.stem for word in words[:verb] if word.stem)


def _names(text: str, words: tuple[Word, ...]) -> list[tuple[str, ...]]:
    """Return the runs of words with a capital, a first word alone only where WordNet doesn't know it.

    A first word may have its capital from its place.
    """
    found: list[tuple[str, ...]] = []
    run: list[str] = []
    begun = 0
    for place, word in enumerate((*words, None)):
        if word and word.stem and text[word.start].isupper() and len(word.text) > 1:
            begun = begun if run else place
            run.append(word.stem)
            continue
        if run and (begun or len(run) > 1 or not (related(run[0]) or opposed(run[0]))):
            found.append(tuple(run))
        run = []
    return found


READING = Reading()
"""How figures are read in an output under a rubric: by their values, roundings marked as such."""
