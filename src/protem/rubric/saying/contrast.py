"""What a sentence names only to set it aside: "the landlord, not the tenant", "butter instead of oil"."""

from __future__ import annotations

import re

from protem.reading.clauses import stems_of

_SET_ASIDE = re.compile(
    r"(?:(?:[,;—–(]|\band|\bbut)\s?not|\A\W{0,3}not|\brather than|\binstead of|\bas opposed to|\bunlike|"
    r"\bin place of)\s"
    r"(?!only\b|just\b|merely\b|simply\b|solely\b|necessarily\b|to\b|"
    r"until\b|before\b|yet\b|even\b|all\b|every|more\b|less\b|"
    r"fewer\b|later\b)(?P<what>[^,;:.!?()—–\n]{1,60}?)(?=[,;:.!?()—–\n]|\sbut\s|\Z)",
    re.IGNORECASE,
)
_LONGEST = 600


def sets_aside(claim: str, sentence: str) -> bool:
    """Say whether a sentence names a thing of a claim only as what is not meant, and the claim does not.

    Nothing is said of a sentence that the claim itself repeats in its contrast.
    """
    if max(len(claim), len(sentence)) > _LONGEST:
        return False
    aside = _aside(sentence)
    return bool((_stems(claim) - _aside(claim)) & aside) if aside else False


def _aside(text: str) -> frozenset[str]:
    """Return the stems that stand nowhere in a text but where something is set aside."""
    inside: set[str] = set()
    rest = list(text)
    for found in _SET_ASIDE.finditer(text):
        inside.update(stems_of(text, *found.span("what")))
        rest[found.start() : found.end()] = " " * (found.end() - found.start())
    return frozenset(inside - _stems("".join(rest))) if inside else frozenset()


def _stems(text: str) -> frozenset[str]:
    return frozenset(stems_of(text, 0, len(text)))
