"""The first words of numbers, as a pattern: where it does not match, no number begins."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator

from protem.reading.figures.spelled.tongue import Tongue


def first_words(tongue: Tongue) -> tuple[str, ...]:
    """Return what a number may begin with, with accents and without, in order."""
    return tuple(sorted({spelling for word in _first_words(tongue) for spelling in _written(word, tongue)}))


def pattern(tongue: Tongue) -> str:
    """Return a pattern for the place of a word's first letter. It is linear: plain words, told apart by letters.

    Where a number may be one long word it matches its beginning only.
    """
    words = first_words(tongue)
    end = "(?![^\\W_])"
    articles, more = "|".join(sorted(tongue.articles.split())), _any_of(_after_article(tongue))
    alone = rf"(?!(?:{articles}){end}(?!(?:-|\s{{1,3}}){more}))"
    if tongue.hundred or tongue.glued_units:
        known = set(words)
        return alone + _any_of(word for word in words if not any(word[:size] in known for size in range(2, len(word))))
    return f"{alone}{_any_of(words)}{end}"


def _after_article(tongue: Tongue) -> set[str]:
    """Return the words that make a number of an article before them, or those that such phrases begin with."""
    phrases = [*tongue.scales, *tongue.ones, *tongue.collectives, *tongue.parts, *tongue.glued]
    phrases += [*tongue.halves.split(), *tongue.thousands.split(), *tongue.point.split(), tongue.hundred]
    phrases += [*tongue.and_half.split(","), *tongue.until.split()]
    firsts = {phrase.split()[0] for phrase in phrases if phrase}
    phrases += [form for form, word in tongue.forms.items() if word in firsts]
    return {spelling for phrase in phrases if phrase for spelling in _written(phrase.split()[0], tongue)}


def _first_words(tongue: Tongue) -> Iterator[str]:
    for number in range(tongue.count):
        for form in tongue.spellings(number):
            yield form.partition(" ")[0]
    for phrase, _ in tongue.ordinals():
        yield phrase.partition(" ")[0]
    for table in (tongue.forms, tongue.parts, tongue.glued, tongue.clipped):
        yield from table
    for phrase in (words for words in tongue.ones if " " in words):
        yield phrase.partition(" ")[0]
    if tongue.definite:
        yield from tongue.ones  # "le tiers de"
    yield from tongue.halves.split()
    yield from tongue.thousands.split()
    yield from tongue.articles.split()
    if tongue.hundred:
        yield tongue.hundred


def _written(word: str, tongue: Tongue) -> set[str]:
    bare = "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
    spelled = word
    for letter, plain in tongue.letters.items():
        spelled = spelled.replace(letter, plain)
    if word in tongue.accented.split():
        return {word}
    return {word, spelled} if tongue.letters else {word, bare}


def _any_of(words: Iterable[str]) -> str:
    by_letter: defaultdict[str, list[str]] = defaultdict(list)
    for word in words:
        by_letter[word[0]].append(re.escape(word[1:]))
    return (
        "(?:"
        + "|".join(
            f"{letter}(?:{'|'.join(sorted(rests, key=lambda rest: (-len(rest), rest)))})"
            for letter, rests in sorted(by_letter.items())
        )
        + ")"
    )
