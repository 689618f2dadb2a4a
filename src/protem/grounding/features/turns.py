"""Whether a claim says the opposite of its evidence, or more than it: denials, opposites, modality, quantity."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from protem.grounding.features.compared import Compared
from protem.grounding.features.feature import features_of
from protem.grounding.synonyms import opposed

DENIALS = frozenset(
    "not no never none nor neither nothing nobody without cannot can't don't doesn't didn't isn't aren't wasn't "
    "weren't won't wouldn't shouldn't couldn't hasn't haven't hadn't false fails failed lacks lacking unable".split()
)
_LIMITS = frozenset(
    "only all every always never none no any entire entirely completely exclusively solely each".split()
)
_DEMANDS = frozenset("must shall required mandatory need needs should obliged".split())
_ORDERS = frozenset(
    "more less most least fewer higher lower larger smaller greater bigger better best worse worst first last "
    "before after increase increased decrease decreased rise rose fall fell".split()
)
_CAUSES = frozenset("because due therefore thus hence so since causes caused leads led resulting result why".split())
_PRAISE = frozenset(
    "popular favorite favourite perfect excellent great amazing wonderful delicious friendly cozy cosy warm inviting "
    "vibrant bustling renowned famous ideal convenient affordable unique charming attentive impressive outstanding "
    "remarkable exceptional beautiful lively welcoming quality highly overall mixed positive negative generally".split()
)
_ADVICE = frozenset(
    "important importance ensure essential crucial recommended remember consider helpful advisable necessary "
    "significant significantly vital key best overall".split()
)
_MOST = 3.0


def contradicted(compared: Compared) -> float:
    """1 where a clause of it is turned against a clause of its sources (`grounding.contradiction`), else 0."""
    return float(any(found.turn for found in compared.judged))


def borne_out(compared: Compared) -> float:
    """1 where a clause of the sources says what a clause of it says, word by word, and nothing is turned."""
    return float(bool(compared.judged) and not any(found.turn for found in compared.judged))


def denials_differ(compared: Compared) -> float:
    """1 where the claim denies and its window does not."""
    return float(not DENIALS.isdisjoint(compared.texts) and DENIALS.isdisjoint(compared.shown))


def denials_left_out(compared: Compared) -> float:
    """1 where the window denies and the claim does not."""
    return float(DENIALS.isdisjoint(compared.texts) and not DENIALS.isdisjoint(compared.shown))


def _new(compared: Compared, kind: AbstractSet[str]) -> float:
    if compared.texts.isdisjoint(kind):
        return 0.0
    new = [word for word in compared.claim.words if word.text in kind and word.key not in compared.shown]
    return min(_MOST, float(len(new)))


def opposites(compared: Compared) -> float:
    """How many of its stems the window lacks while it holds an antonym of them, up to three."""
    seen = compared.seen
    turned = sum(1 for stem in compared.weights if stem not in seen and not opposed(stem).isdisjoint(seen))
    return min(_MOST, float(turned))


def limits_new(compared: Compared) -> float:
    """How many words such as "only", "all" and "never" its window lacks, up to three."""
    return _new(compared, _LIMITS)


def demands_new(compared: Compared) -> float:
    """How many words that demand its window lacks, up to three."""
    return _new(compared, _DEMANDS)


def orders_new(compared: Compared) -> float:
    """How many comparisons and directions its window lacks, up to three."""
    return _new(compared, _ORDERS)


def causes_new(compared: Compared) -> float:
    """How many words that give a reason its window lacks, up to three."""
    return _new(compared, _CAUSES)


def praise_new(compared: Compared) -> float:
    """How many words that judge ("popular", "cozy", "mixed") its window lacks, up to three."""
    return _new(compared, _PRAISE)


def advice_new(compared: Compared) -> float:
    """How many words that urge ("important", "ensure") its window lacks, up to three."""
    return _new(compared, _ADVICE)


FEATURES = features_of(
    (contradicted, -1),
    (borne_out, 1),
    (denials_differ, -1),
    (denials_left_out, -1),
    (opposites, -1),
    (limits_new, -1),
    (demands_new, -1),
    (orders_new, -1),
    (causes_new, -1),
    (praise_new, -1),
    (advice_new, -1),
)
