"""Does an answer agree with a reference: the ways of the factuality grader, and a share.

    A  it says part of the reference and nothing against it
    B  it says all of the reference, and more
    C  it says the same
    D  it says something against the reference, or nothing of it

The fifth way of that grader, E ("they differ, but not in facts"), is never given: rules can't tell it from D.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from protem.case import OUTPUT, Span
from protem.finding import Finding, fails, holds, undecided
from protem.rubric.answer_key import Given, answer_given
from protem.rubric.claim_said import Said, claim_said
from protem.tasks.contrast import set_aside, spelled_out, without_asides
from protem.tasks.denials import denies
from protem.tasks.entailment import Entailment, all_entailed
from protem.tasks.named_source import unknown_source
from protem.tasks.names import lacking_name, other_subject, tells_of_a_name
from protem.tasks.phrasing import plainly
from protem.tasks.replaced import replaced
from protem.tasks.said_of import said_of_another
from protem.tasks.statements import statements
from protem.tasks.within_range import within_range
from protem.tasks.wrapping_tags import without_tags

Way = Literal["A", "B", "C", "D"]

_KEY, _SHORTEST = 6, 3
"""Words of a reference up to which it may be a key (a name, a figure, yes) that is looked for, not statements; with a
full stop, only up to three."""
_YES_NO = re.compile(r"\W{0,4}(yes|yeah|yep|no|nope)\b(?=\W|$)(?!\s(?:one|man|more|less)\b)", re.IGNORECASE)
_YES = frozenset(("yes", "yeah", "yep"))


@dataclass(frozen=True, slots=True)
class Agreement:
    """How an answer stands to a reference: `way` is `None` where rules can't tell; `share` of the reference it says."""

    way: Way | None
    share: float
    finding: Finding


def agreement(reference: str, answer: str, question: str = "") -> Agreement:
    """Return how an answer agrees with a reference, both being answers to a question."""
    answer = without_tags(answer)
    if aside := set_aside(reference, answer):
        return Agreement("D", 0.0, fails(f"sets {aside!r} aside, which the reference names"))
    told = spelled_out(without_asides(answer, reference))
    found = _agreement(reference, told, question)
    # Places in other words are no places in the answer.
    return found if told == answer else replace(found, finding=replace(found.finding, at=None, evidence=()))


def _agreement(reference: str, answer: str, question: str) -> Agreement:
    found = _way(reference, answer, question)
    if found.way in ("A", "B", "C") and (named := unknown_source(answer, f"{reference}\n{question}")):
        return Agreement(None, found.share, undecided(f"rests on {named!r}, which the reference does not hold"))
    if found.way in (None, "D"):
        said_of = (_way(reference, other, question) for other in within_range(answer, (reference,), question))
        return next((one for one in said_of if one.way in ("B", "C")), found)
    return found


def _way(reference: str, answer: str, question: str) -> Agreement:
    if not any(character.isalnum() for character in answer):
        return Agreement("D", 0.0, fails("the answer is empty"))
    if turned := _other_yes_or_no(reference, answer):
        return Agreement("D", 0.0, turned)
    parts = [part.text for part in statements(reference)]
    given = answer_given(reference, answer, question)
    if not parts or not _is_sentence(reference):
        other = said_of_another(question, answer) if given.outcome == "holds" else ""
        if other:
            return Agreement(None, given.share, undecided(f"{given.says}, and may say it of {other!r}"))
        return _by_key(given, reference, answer)
    said = [_said(part, answer, question) for part in parts]
    heard = all_entailed(statements(answer), (reference,), question)
    against = _against(said, heard)
    if not against and not any(one.supported for one in heard):
        against = _other_name(reference, answer, question)
    if (
        found := against
        or _only_denied(said, reference, answer)
        or _replaced(parts, answer, f"{reference}\n{question}")
    ):
        return Agreement("D" if against else None, _share(said), found)
    agrees = given.outcome == "holds" or _says_the_same_yes_or_no(reference, answer)
    return _by_share(parts, said, heard, agrees=agrees)


def _said(part: str, answer: str, question: str) -> Said:
    """Return whether an answer says a part of a reference, both in plainer words; without a name of it, it doesn't."""
    plain_part, plain = plainly(part), plainly(answer)
    if other := other_subject(plain_part, plain):
        return Said("fails", f"says it of {other!r}", against=True)
    found = claim_said(plain_part, plain, question)
    if plain != answer:
        found = replace(found, at=())  # places in other words
    name = lacking_name(part, f"{answer}\n{question}")
    if name and found.outcome == "holds":
        return replace(found, outcome="fails", says=f"does not name {name!r}", at=())
    return found


def _is_sentence(reference: str) -> bool:
    """Say whether a reference is a sentence, and not a key: a name, a figure, yes."""
    words = reference.split()
    if reference.rstrip().endswith(".") and tells_of_a_name(reference):
        return True
    return len(words) > _KEY or (len(words) > _SHORTEST and reference.rstrip().endswith((".", "!")))


def _other_yes_or_no(reference: str, answer: str) -> Finding | None:
    """Return that an answer says yes where the reference says no, or the other way round, or `None`."""
    wanted, got = _YES_NO.match(reference), _YES_NO.match(answer)
    if wanted is None or got is None or (wanted[1].lower() in _YES) == (got[1].lower() in _YES):
        return None
    return fails(f"says {got[1]!r} where the reference says {wanted[1]!r}", evidence=(Span(OUTPUT, *got.span(1)),))


def _other_name(reference: str, answer: str, question: str) -> Finding | None:
    """Return that an answer names one thing where the reference names another, or `None`."""
    wanted = lacking_name(reference, f"{answer}\n{question}")
    got = lacking_name(answer, f"{reference}\n{question}")
    return fails(f"names {got!r} where the reference names {wanted!r}") if wanted and got else None


def _says_the_same_yes_or_no(reference: str, answer: str) -> bool:
    return _YES_NO.match(reference) is not None and _YES_NO.match(answer) is not None


def _by_key(given: Given, reference: str, answer: str) -> Agreement:
    spans = tuple(Span(OUTPUT, start, end) for start, end in given.at)
    if given.outcome == "undecided":
        return Agreement(None, given.share, undecided(given.says, evidence=spans))
    if given.outcome == "fails":
        return Agreement("D", given.share, fails(given.says, evidence=spans))
    more = len(answer.split()) > len(reference.split()) + _KEY
    return Agreement("B" if more else "C", 1.0, holds(given.says, evidence=spans))


def _against(said: Sequence[Said], heard: Sequence[Entailment]) -> Finding | None:
    for one in said:
        if one.against:
            return fails(one.says, evidence=tuple(Span(OUTPUT, start, end) for start, end in one.at))
    return next((one.finding for one in heard if one.outcome == "contradicted"), None)


def _only_denied(said: Sequence[Said], reference: str, answer: str) -> Finding | None:
    """Return that an answer says nothing of the reference for sure and denies something, or `None`."""
    if any(one.outcome == "holds" for one in said) or all(one.outcome == "fails" for one in said):
        return None
    return undecided(f"may deny the reference: {said[0].says}") if denies(answer) and not denies(reference) else None


def _replaced(parts: Sequence[str], answer: str, beside: str) -> Finding | None:
    """Return that an answer has something else in the place of a word of the reference, or `None`."""
    other = next(filter(None, (replaced(plainly(part), plainly(answer), beside) for part in parts)), None)
    return undecided(f"says {other.got!r} where the reference says {other.wanted!r}") if other else None


def _share(said: Sequence[Said]) -> float:
    return round(sum(one.outcome == "holds" for one in said) / len(said), 4)


def _by_share(parts: Sequence[str], said: Sequence[Said], heard: Sequence[Entailment], *, agrees: bool) -> Agreement:
    """Return the way of an answer that says nothing against the reference."""
    share = _share(said)
    missing = [part for part, one in zip(parts, said, strict=True) if one.outcome != "holds"]
    beyond = [one.statement for one in heard if not one.supported]
    if missing and not (share or agrees or any(one.supported for one in heard)):
        return Agreement("D", 0.0, fails(f"says nothing of the reference: {missing[0]}"))
    if missing:
        return Agreement("A", share, holds(f"says part of the reference and nothing against it; not: {missing[0]}"))
    if beyond:
        return Agreement("B", share, holds(f"says all of the reference, and more: {beyond[0]}"))
    return Agreement("C", share, holds("says what the reference says"))
