"""What of a sentence some evidence does not hold: a name, a clause; and whom it names instead."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.grounding.evidence.rarity import rarity
from protem.grounding.synonyms import related
from protem.reading.clauses import clauses, stems_of
from protem.reading.clauses.cutting import FINITE

_WORD = r"[^\W\d_a-z][\w’'-]{1,30}"
_NAME = re.compile(rf"(?<![\w.’'-]){_WORD}(?:\s(?:(?:of|de|van|von|la|al)\s)?{_WORD}){{0,4}}")
_DOES = re.compile(
    rf"\W{{0,5}}(?P<name>{_WORD}(?:\s{_WORD}){{0,3}})\s(?P<verb>[a-z]\w{{2,13}})\s(?P<rest>.{{3,200}})", re.DOTALL
)
_NAMED_VERB = re.compile(
    rf"\b(?P<name>{_WORD}(?:\s{_WORD}){{0,3}})\s(?:(?:did|does|do|has|had)\s)?(?P<verb>\w{{3,14}})\s"
)
_JOINED = re.compile(rf"(?P<name>{_WORD}(?:\s{_WORD}){{0,3}})(?:,|,? (?:and|or|&|(?:together |along )?with))\s\Z")
_OBJECT, _REACH = 2, 80
_BEFORE = re.compile(r"\W{0,5}(?:(?:Dr|Mr|Mrs|Ms|Prof|St|Sir)\.?\s)?")
_VERB = re.compile(r"\s(\w{1,20})")
_TITLES = frozenset("dr mr mrs ms prof st sir the a an".split())
_NO_NAMES = frozenset(
    "it it's its they he she we you i this that these those there here who what which when where why how yes no not "
    "all some any each every both many most few several one another other if in on at as for from with by but and so "
    "to of or after before since while during although because".split()
)
_ACRONYM, _BEGINNING = 5, 4
_OWN = 0.95
"""How rare the last word of a name must be to stand for all of it."""
_CLAUSE = 2
"""Words with a meaning from which on a clause says something of its own."""
_LONGEST = 20_000


def lacking_name(sentence: str, evidence: str) -> str:
    """Return the first name of a sentence that some evidence does not hold, "" where there is none.

    A word is held as it is, by a synonym, or by the beginning of a word; the last word of a name is enough, as a
    surname is, unless it is a plain word ("Sea"). Acronyms are left alone: they may be spelled out. The first word of
    a sentence is a name only where a verb follows it, for it has its capital from its place.
    """
    held = frozenset(stems_of(evidence, 0, len(evidence)))
    beginnings = frozenset(stem[:_BEGINNING] for stem in held if len(stem) >= _BEGINNING)
    for name in _names(sentence[:_LONGEST]):
        words = [stem for stem in stems_of(name, 0, len(name)) if stem]
        known = [
            stem in held or stem[:_BEGINNING] in beginnings or not held.isdisjoint(related(stem)) for stem in words
        ]
        enough = all(known) or (known[-1] and rarity(words[-1]) >= _OWN)
        if words and not enough:
            return name
    return ""


def _names(sentence: str) -> Iterator[str]:
    begins = _BEFORE.match(sentence)
    first = begins.end() if begins else 0
    for found in _NAME.finditer(sentence):
        words = [word for word in found[0].split() if word.lower() not in _TITLES | _NO_NAMES]
        if not words or (len(words) == 1 and words[0].isupper() and len(words[0]) <= _ACRONYM):
            continue
        if found.start() <= first and len(words) == len(found[0].split()) == 1 and not _leads(sentence, found.end()):
            continue
        yield " ".join(words)


def _leads(sentence: str, at: int) -> bool:
    """Say whether a verb follows, as far as its form tells."""
    verb = _VERB.match(sentence, at)
    return verb is not None and (verb[1].lower() in FINITE or verb[1].endswith(("s", "ed")))


def lacking_clause(statement: str, evidence: str) -> str:
    """Return a clause of a statement of which some evidence holds no word at all, "" where there is none.

    A reason, a condition or an addition that is made up stands in a clause of its own.
    """
    held = frozenset(stems_of(evidence, 0, len(evidence)))
    for clause in clauses(statement):
        stems = {stem for stem in clause.stems if stem}
        if len(stems) >= _CLAUSE and not any(stem in held or not held.isdisjoint(related(stem)) for stem in stems):
            return statement[clause.start : clause.end].strip()
    return ""


def tells_of_a_name(sentence: str) -> bool:
    """Say whether a name does something to another: "Ben paid Anna.", but not "Ben of York"."""
    found = _DOES.match(sentence)
    return found is not None and _NAME.search(found["rest"]) is not None


def other_subject(sentence: str, evidence: str) -> str:
    """Return whom some evidence names where a sentence names somebody else, "" where it doesn't.

    "Patel won the cup" against "Petrova won the cup ahead of Patel": the same verb and what follows it, behind another
    name, and nowhere behind this one.
    """
    found = _DOES.match(sentence)
    if found is None or found["name"].split()[0].lower() in _TITLES | _NO_NAMES:
        return ""
    own = _stems(found["name"])
    own |= {near for stem in own for near in related(stem)}
    rest = tuple(stem for stem in stems_of(found["rest"], 0, len(found["rest"])) if stem)[:_OBJECT]
    others = []
    for other in _NAMED_VERB.finditer(evidence[:_LONGEST]):
        if _stems(other["verb"]) != _stems(found["verb"]) or other["name"].lower() in _TITLES | _NO_NAMES:
            continue
        behind = set(stems_of(evidence, other.end(), min(len(evidence), other.end() + _REACH)))
        if rest and behind.issuperset(rest):
            before = evidence[max(0, other.start() - _REACH) : other.start()]
            joined = _JOINED.search(before)
            others.append((other["name"], _stems(f"{joined['name'] if joined else ''} {other['name']}")))
    return "" if any(own & told for _, told in others) else next((name for name, _ in others), "")


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem for stem in stems_of(text, 0, len(text)) if stem)
