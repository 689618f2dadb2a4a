"""Why a claim has its outcome, in words: what of its features moved it most.

The features are sorted into grounds (a turn, a figure, a name, a field, words); the one that lowered the probability
most speaks first. A supported claim says how much of it which source holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import fsum

from protem.case import Case
from protem.grounding.features import Compared, Feature, amounts, coverage, names, records, relations, sequence, turns
from protem.grounding.features.names import missing_names
from protem.grounding.figures import nearest
from protem.grounding.support_model import SupportModel
from protem.policy import DEFAULT

_MOST_WORDS = 4
_MOST_REASONS = 2
_NAMES, _UNNAMED = "names ", ", which no source does"


def reason(case: Case, claim: Compared, values: Sequence[float], model: SupportModel, *, supported: bool) -> str:
    """Return one plain sentence without a stop: what speaks for a supported claim, or against another."""
    if supported:
        return _holding(claim)
    moved = model.moved_by(values)
    weighed = sorted((fsum(moved.get(name, 0.0) for name in own), place) for place, (own, _) in enumerate(_GROUNDS))
    told: list[str] = []
    for weight, place in weighed:
        if weight < 0:
            told += _GROUNDS[place][1](case, claim)
    told = [one for one in told if not any(one != other and _says_no_more(one, other) for other in told)]
    return "; ".join(dict.fromkeys(told[:_MOST_REASONS])) or _holding(claim)


def _says_no_more(one: str, other: str) -> bool:
    """Say whether the names that one reason misses are all among the words that another one misses."""
    named = one.removeprefix(_NAMES).partition(_UNNAMED)[0].split(", ") if one.startswith(_NAMES) else []
    return bool(named) and all(f'"{name}"' in other for name in named)


def _turned(case: Case, claim: Compared) -> Iterator[str]:
    for found in claim.judged:
        if found.turn:
            start, end = found.turn.mine
            yield f'"{case.output[start:end]}" is the opposite of what {_home(claim)} says'
            return


def _figures(case: Case, claim: Compared) -> Iterator[str]:
    for placed in claim.placed:
        if placed.rightful:
            yield f"the passage says {placed.rightful.text} of this"
    for entry in claim.figures:
        if entry.ground is None:
            near = nearest(entry.figure, case, entry.governing, DEFAULT.reading)
            instead = f"; the passage says {near[0].text}" if near else ", which no source does"
            yield f"says {entry.figure.text}{instead}"


def _names(case: Case, claim: Compared) -> Iterator[str]:
    missing = list(dict.fromkeys(name.word for name in missing_names(claim)))
    if missing:
        written = _as_written(case, claim, missing)
        yield f"{_NAMES}{', '.join(written[:_MOST_WORDS])}{_UNNAMED}"


def _fields(_: Case, claim: Compared) -> Iterator[str]:
    found = records.fields(claim)
    if any(field.value == ("yes" if field.denied else "no") for field in found):
        yield "the record says the opposite of a field it names"
    elif any(field.value == "unknown" for field in found):
        yield "the record leaves open a field it names"


def _words(case: Case, claim: Compared) -> Iterator[str]:
    ground = claim.ground.postings
    missing = [stem for stem in claim.weights if stem not in ground]
    if missing:
        rarest = sorted(missing, key=lambda stem: (-claim.weights[stem], missing.index(stem)))[:_MOST_WORDS]
        said = [word.text for word in claim.claim.words if word.stem in rarest]
        written = _as_written(case, claim, dict.fromkeys(said))[:_MOST_WORDS]
        quoted = ", ".join(f'"{word}"' for word in written)
        if quoted:
            yield f"no source says {quoted}"
    elif claim.window:
        yield f"{_home(claim)} holds its words, but nowhere says them together"


def _as_written(case: Case, claim: Compared, words: Sequence[str] | dict[str, None]) -> list[str]:
    """Return words as the answer writes them, each once, in its order."""
    wanted = set(words)
    found = {
        word.text.removesuffix("'s"): case.output[word.start : word.end]
        for word in reversed(claim.claim.words)
        if word.text in wanted or word.text.removesuffix("'s") in wanted
    }
    return [written for _, written in reversed(found.items())]


def _holding(claim: Compared) -> str:
    """Return how much of a claim its window holds."""
    if not claim.window:
        return "no source says any of its words"
    held = sum(stem in claim.seen for stem in claim.weights)
    return f"{_home(claim)} says {held} of its {len(claim.weights)} words in one place"


def _home(claim: Compared) -> str:
    return claim.homes[claim.window.text].doc if claim.window and claim.homes else "the source"


def _of(*modules: Sequence[Feature]) -> tuple[str, ...]:
    return tuple(feature.name for module in modules for feature in module)


_GROUNDS: tuple[tuple[tuple[str, ...], Callable[[Case, Compared], Iterator[str]]], ...] = (
    (_of(turns.FEATURES), _turned),
    (_of(amounts.FEATURES), _figures),
    (_of(names.FEATURES), _names),
    (_of(records.FEATURES), _fields),
    (_of(coverage.FEATURES, sequence.FEATURES, relations.FEATURES), _words),
)
