"""Words that people use for one another in offices, shops, schools and surgeries, and that WordNet's table lacks.

WordNet's first senses know "buy" and "purchase"; not "send" and "dispatch", "tablet" and "pill", nor most pairs of
British and American words. Each group is a choice of our own, of words that an answer and a rubric use in turn.
"""

from __future__ import annotations

from protem.reading.stemming import stem

_GROUPS = (
    "send dispatch ship post mail",
    "cancel terminate",
    "postpone delay defer",
    "notify inform",
    "begin start commence",
    "receive obtain",
    "join participate participation",
    "contact notify report call email",
    "reply answer respond response",
    "end finish",
    "choose select",
    "verify confirm",
    "refund reimburse reimbursement",
    "fill complete",
    "show display",
    "obligatory compulsory mandatory required requirement",
    "inhabitants residents",
    "doctor physician",
    "pupil student",
    "child kid",
    "parcel package",
    "deliver delivery arrive arrival",
    "firm company",
    "customer client",
    "illness disease sickness",
    "medicine medication",
    "tablet pill",
    "error mistake",
    "coupon voucher",
    "bill invoice",
    "wage salary",
    "holiday vacation",
    "flat apartment",
    "lorry truck",
    "film movie",
    "petrol gasoline",
    "rubbish garbage trash",
    "luggage baggage",
    "shop store",
    "timetable schedule",
    "fast quick rapid",
    "rise rose increase grow climb growth",
    "fall decrease drop decline",
    "delete erase remove",
    "length duration lasts",
    "price cost fee",
    "plenty lots",
    "injure injured hurt",
    "drowsy sleepy",
    "phone telephone",
)


def near_synonyms(own: str) -> frozenset[str]:
    """Return the stems that stand in a group with one; not itself."""
    return _BY_STEM.get(own, frozenset())


def _by_stem() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for group in _GROUPS:
        stems = frozenset(map(stem, group.split()))
        for own in stems:
            found[own] = found.get(own, frozenset()) | stems - {own}
    return found


_BY_STEM = _by_stem()
