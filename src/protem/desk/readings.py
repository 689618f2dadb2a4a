"""What many refusals of one name say about the system in front of the gate, and what to do about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Protocol

from protem.desk.entry import SCOPE
from protem.finding import REFUSALS


@dataclass(frozen=True, slots=True)
class Reading:
    """How a refusal is read when there are many of it: what it means, and what to do, each half a sentence."""

    means: str
    do: str

    def __str__(self) -> str:
        return f"{self.means}; {self.do}"


class Counted(Protocol):
    """So many decisions of a day with one refusal, "" for what was shown."""

    @property
    def day(self) -> str: ...  # noqa: D102

    @property
    def refusal(self) -> str: ...  # noqa: D102

    @property
    def count(self) -> int: ...  # noqa: D102


READINGS: Mapping[str, Reading] = MappingProxyType(
    {
        "check-crashed": Reading("a check broke on the case: a fault of protem", "report it with the case"),
        "not-covered": Reading(
            "there was no answer, or nothing it could rest on",
            "look at the retrieval, at what the corpus lacks, and at what people ask",
        ),
        "uncited": Reading(
            "answers rest on sources, pages or links that they were not given",
            "look at how the sources are numbered in the prompt",
        ),
        "ungrounded": Reading("answers say what their sources do not hold", "look at the prompt and the model"),
        "overlong": Reading(
            "nothing else was found against the answers than their length",
            "ask for less in the prompt, or raise limits.max_chars",
        ),
        "off-form": Reading(
            "answers hide text or are in another language than their question",
            "look at the model's settings, and for hidden text in the corpus",
        ),
        "scope": Reading(
            "people put questions to a box that are for another one",
            "look at how the boxes are named where people ask",
        ),
        "other": Reading(
            "people ask what no box answers, or the writer declines",
            "read the questions: a box may be missing, or the page promises too much",
        ),
        "failed": Reading(
            "the writer could not be reached, was too slow, or wrote what can't be read",
            "look at the check of these rows, then at the endpoint",
        ),
        "abandoned": Reading(
            "readers went away before the answer was there", "look at the milliseconds of each step: which one is slow?"
        ),
    }
)
"""By refusal; "scope" speaks for every `scope:<box>`."""

ORDER = ("", "scope", "other", "failed", "abandoned", *REFUSALS)
"""The order in which a question can end: shown, refused before the gate, refused by it."""

_SIGMAS = 3
"""Standard errors by which two shares differ when chance is not the reason: it is so once in some 700 comparisons."""
_FEWEST = 5
"""Refusals of a day below which nothing is said about them: the arithmetic of shares does not hold for so few."""


def reading_of(refusal: str) -> Reading:
    """Return how a refusal is read; one that this version does not know is said to be so."""
    if refusal.startswith(SCOPE):
        box = refusal.removeprefix(SCOPE)
        return Reading(f'people put questions to another box that are for "{box}"', READINGS["scope"].do)
    return READINGS.get(refusal, Reading("this version of protem knows no such refusal", "see which version wrote it"))


def ordered(refusals: Iterable[str]) -> tuple[str, ...]:
    """Return names of refusals, each once, in the order of `ORDER`, unknown ones last."""
    places = {name: place for place, name in enumerate(ORDER)}
    return tuple(sorted(set(refusals), key=lambda name: (places.get(name.partition(":")[0], len(ORDER)), name)))


def largest(counts: Iterable[Counted], most: int = 3) -> tuple[tuple[str, int], ...]:
    """Return the most frequent refusals with their numbers, the largest first; of equals, the earlier in `ORDER`."""
    totals: Counter[str] = Counter()
    for counted in counts:
        if counted.refusal:
            totals[counted.refusal] += counted.count
    order = ordered(totals)
    return tuple(sorted(totals.items(), key=lambda item: (-item[1], order.index(item[0])))[:most])


def told(counts: Iterable[Counted]) -> tuple[str, ...]:
    """Return a line for each refusal that rose on the last day against the day before it, with its reading.

    `counts` are all decisions of the days, shown ones too: a rise is one of the share, for on a busy day there is more
    of everything, and a day that is not over counts fairly. It is told where the share at least doubled and chance
    does not explain it; where nothing is plain, nothing is told.
    """
    days: dict[str, Counter[str]] = {}
    for counted in counts:
        days.setdefault(counted.day, Counter())[counted.refusal] += counted.count
    if len(days) < 2:  # noqa: PLR2004  two days make a comparison
        return ()
    before, last = sorted(days)[-2:]
    all_before, all_last = days[before].total(), days[last].total()
    return tuple(
        f"{name} rose from {days[before][name]} of {all_before} on {before} to {days[last][name]} of {all_last} on "
        f"{last}: {reading_of(name)}"
        for name in ordered(days[last])
        if name and _rose(days[before][name], all_before, days[last][name], all_last)
    )


def _rose(before: int, all_before: int, now: int, all_now: int) -> bool:
    """Say whether a share plainly rose: doubled, and by more than chance (two proportions, pooled)."""
    if now < _FEWEST or now * all_before < 2 * before * all_now:
        return False
    pooled = Fraction(before + now, all_before + all_now)
    variance = pooled * (1 - pooled) * (Fraction(1, all_before) + Fraction(1, all_now))
    rise = Fraction(now, all_now) - Fraction(before, all_before)
    return rise > 0 and rise**2 >= _SIGMAS**2 * variance
