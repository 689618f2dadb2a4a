"""Is a statement borne out by some texts: supported, contradicted, or neither.

The gate's checks speak first: a figure, a quote or a sense that the texts do not hold contradicts or leaves unknown.
Where they find nothing, the engine of `protem.grounding.support` decides at its one threshold, for here an eval tool
asks for yes or no and takes no third answer. What a text denies outright is contradicted, as a rubric's claim would be.
A statement with a name that no text holds is unknown, and so is one that rests on a work or a link that none holds.
What can be said more plainly is looked at in both wordings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from protem.case import Case, Source
from protem.finding import Finding, fails, holds
from protem.gating import examine
from protem.grounding.support import Support, read_support
from protem.grounding.support_model import shipped
from protem.policy import DEFAULT
from protem.reading.clauses import stems_of
from protem.reading.figures import Figure, figures
from protem.rubric.claim_said import claim_said
from protem.tasks.contrast import set_aside, spelled_out, without_asides
from protem.tasks.denials import both_deny, denied_elsewhere
from protem.tasks.named_source import unknown_source
from protem.tasks.names import lacking_clause, lacking_name, other_subject
from protem.tasks.phrasing import plainly
from protem.tasks.replaced import replaced
from protem.tasks.statements import Statement
from protem.tasks.within_range import within_range

Entails = Literal["supported", "contradicted", "unknown"]

_POLICY = DEFAULT.with_settings(
    {
        "name": "entailment",
        "checks": ["ungrounded-figure", "misplaced-figure", "altered-quote", "contradicted-claim"],
        "reading": {"marks": False, "links": False},
    }
)
_MODAL = re.compile(r"\b(?:may|might|can|could)\b", re.IGNORECASE)
_PERMITTED = re.compile(r"\bmay be\s", re.IGNORECASE)
"""A leave that is given, not a doubt, where the statement gives it too."""
_TURNS = ("contradicted-claim", "misplaced-figure")
_TIMES = frozenset(("date", "year", "time"))
_SAME_MATTER = 0.5
"""Share of the words of a statement, without its figures, from which a passage speaks of the same matter: another
figure there contradicts it."""


@dataclass(frozen=True, slots=True)
class Entailment:
    """What is to be said of one statement; `probability` is that of its being borne out, between 0 and 1."""

    statement: str
    outcome: Entails
    probability: float
    finding: Finding

    @property
    def supported(self) -> bool:
        """Whether the texts bear it out."""
        return self.outcome == "supported"


def entailed(statement: str, texts: Sequence[str], question: str = "") -> Entailment:
    """Return whether some texts bear a statement out. What says nothing (no word, no text) is unknown."""
    if named := unknown_source(statement, "\n".join((*texts, question))):
        return Entailment(statement, "unknown", 0.0, fails(f"rests on {named!r}, which no text holds"))
    found = _in_plain_words(statement, texts, question)
    if found.supported:
        return found
    said_of = (_in_plain_words(other, texts, question) for other in within_range(statement, texts, question))
    again = next((one for one in said_of if one.supported), None)
    return found if again is None else _as_said(again, statement)


def _in_plain_words(statement: str, texts: Sequence[str], question: str) -> Entailment:
    found = _entailed(statement, texts, question)
    plain, plain_texts = plainly(statement), [plainly(text) for text in texts]
    if plain == statement and plain_texts == list(texts):
        return found
    again = _entailed(plain, plain_texts, question)
    if again.outcome in {"unknown", found.outcome}:
        return found
    return _as_said(again, statement)


def _as_said(found: Entailment, statement: str) -> Entailment:
    """Return what was found of other words for a statement: its places are no places in the statement itself."""
    return replace(found, statement=statement, finding=Finding(found.finding.outcome, found.finding.says))


def _entailed(statement: str, texts: Sequence[str], question: str) -> Entailment:
    given = tuple(Source(f"t{place}", text) for place, text in enumerate(texts) if text.strip())
    case = Case(statement, question=question, given=given, cited=tuple(source.id for source in given))
    verdict = examine(case, _POLICY)
    if verdict.crashed or not given or not any(character.isalnum() for character in statement):
        return Entailment(statement, "unknown", 0.0, fails(verdict.reason))
    support = read_support(case, _POLICY)
    whole = "\n\n".join(texts)
    if against := _turned(statement, whole):
        return Entailment(statement, "contradicted", 0.0, against)
    if verdict.outcome == "fail" and verdict.against:
        turned = verdict.against.check in _TURNS or _same_matter(case, support)
        return Entailment(statement, "contradicted" if turned else "unknown", 0.0, verdict.against)
    if lacking := lacking_clause(statement, f"{whole}\n{question}") or lacking_name(statement, f"{whole}\n{question}"):
        return Entailment(statement, "unknown", 0.0, fails(f"nothing is said of {lacking!r}"))
    found = _by_words(statement, support)
    doubt = _doubt(case, found, whole) if found.supported else None
    return Entailment(statement, "unknown", 0.0, doubt) if doubt else found


def _doubt(case: Case, found: Entailment, whole: str) -> Finding | None:
    """Return what speaks against a statement that shares its words with the texts, or `None`."""
    if denied := denied_elsewhere(case, found.finding.evidence):
        return fails(f"denied in one of the two: {denied!r}")
    other = replaced(case.output, whole, case.question)
    return fails(f"said of {other.got!r}, not of {other.wanted!r}") if other else None


def _turned(statement: str, whole: str) -> Finding | None:
    """Return what some texts say against a statement, or `None`."""
    said = claim_said(statement, _PERMITTED.sub("can be ", whole) if _MODAL.search(statement) else whole)
    if said.against and not both_deny(statement, whole, said):
        return fails(said.says)
    if aside := set_aside(statement, whole):
        return fails(f"{aside!r} is set aside")
    other = other_subject(statement, spelled_out(without_asides(whole, statement)))
    return fails(f"said of {other!r}") if other else None


def all_entailed(parts: Iterable[Statement], texts: Sequence[str], question: str = "") -> tuple[Entailment, ...]:
    """Return what is to be said of each of some statements."""
    return tuple(entailed(part.text, texts, question) for part in parts)


def _by_words(statement: str, support: Support) -> Entailment:
    if not support.claims:
        return Entailment(statement, "unknown", 0.0, fails("it claims nothing"))
    worst = min(support.claims, key=lambda claim: (claim.outcome != "unsupported", claim.probability))
    borne_out = all(claim.outcome == "supported" for claim in support.claims)
    enough = worst.outcome != "unsupported" and support.probability >= shipped().threshold
    make = holds if borne_out or enough else fails
    outcome: Entails = "supported" if borne_out or enough else "unknown"
    return Entailment(statement, outcome, support.probability, make(worst.says, worst.at, worst.evidence))


def _same_matter(case: Case, support: Support) -> bool:
    """Say whether the best passage speaks of the same matter and gives a figure of the same kind.

    It does where it holds half of the words of the statement, the figures left out.
    """
    places = [span for claim in support.claims for span in claim.evidence]
    held = {stem for span in places for stem in stems_of(case.text(span.doc), span.start, span.end)}
    asked = {stem for stem in stems_of(case.output, 0, len(case.output)) if stem and not stem[0].isdecimal()}
    kinds = {_kind(one) for span in places for one in figures(case.text(span.doc)[span.start : span.end])}
    own = {_kind(one) for one in figures(case.output)}
    return bool(asked) and bool(own & kinds) and len(asked & held) >= _SAME_MATTER * len(asked)


def _kind(figure: Figure) -> str:
    return "time" if figure.kind in _TIMES else "amount"
