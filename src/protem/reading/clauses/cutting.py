"""Where a sentence is cut into clauses, and what each of them shares with the one before."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from protem.reading.clauses.clause import Clause, Word, words_of

_STOP = re.compile(r"[;:|()\[\]—–,\n!?。；：，、]|(?<=\s)-+(?=\s)")

_BEGINS_CLAUSE = frozenset(
    "unless if when while whenever which who whom whose because although though except whereas where until provided "
    "but nor whether even otherwise".split()
)
_MAY_BEGIN = frozenset("and or that".split())
_OPENS_OF_ITS_OWN = frozenset(
    "a an the this that these those each every any all no not never i you he she it we they his her its your their "
    "is are was were be has have had do does did will would shall should can could may might must cannot "
    "in on at by for from with within without under over above below after before during between up to about "
    "don't doesn't can't won't isn't aren't".split()
)
FINITE = frozenset(
    "is are was were am be been being has have had do does did will would shall should can could may might must "
    "cannot need isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't won't wouldn't shouldn't "
    "can't couldn't mustn't needn't".split()
)
"""Words in which a verb is sure to be met: the only ones a closed list can name."""
PREPOSITIONS = frozenset(
    "of in on at by for from with within without under over above below after before during between up to about as "
    "than until since per via through against toward towards across along around near".split()
)
_PRONOUNS = frozenset("i you he she it we they this that these those there one".split())
_HARD_STOPS = frozenset(";|\n!?；")
"""Behind these a clause shares nothing with the one before it."""


def cut(text: str, sentence: tuple[int, int], heads: tuple[str, ...]) -> Iterator[Clause]:
    """Yield the clauses of a sentence that stands under some heads."""
    subject: tuple[str, ...] = ()
    around: tuple[str, ...] = ()
    for opens, words in _runs(text, sentence):
        if opens in _HARD_STOPS or _stands_alone(words):
            subject = around = ()
        clause = Clause(words[0].start, words[-1].end, sentence, opens, words, heads + subject, around)
        yield clause
        subject = subject or _subject(words)
        around = around or clause.stems


def cells(
    text: str, sentence: tuple[int, int], heads: tuple[str, ...], titles: Sequence[tuple[str, ...]]
) -> Iterator[Clause]:
    """Yield the cells of a table row, each under the title of its column and the first cell of its row."""
    label: tuple[str, ...] = ()
    place, column = sentence[0], -1
    for cell in text[sentence[0] : sentence[1]].split("|"):
        words = tuple(words_of(text, place, place + len(cell)))
        if column >= 0 and words:
            title = titles[column] if column < len(titles) else ()
            yield Clause(words[0].start, words[-1].end, sentence, "|", words, heads + label + title)
            label = label or tuple(word.stem for word in words if word.stem)
        column += 1
        place += len(cell) + 1


def _runs(text: str, sentence: tuple[int, int]) -> Iterator[tuple[str, tuple[Word, ...]]]:
    """Yield the words of each clause with what it was cut at."""
    run: list[Word] = []
    opens = ""
    words = list(words_of(text, *sentence))
    stops = _stops(text, words, sentence[0])
    for place, word in enumerate(words):
        for stop in stops.get(place, ()):
            if run:
                yield opens, tuple(run)
                run, opens = [], stop
            elif opens not in _HARD_STOPS:
                opens = stop
        own = word.text
        if (own in _BEGINS_CLAUSE and not (own == "provided" and run and run[-1].text in FINITE)) or (
            own in _MAY_BEGIN
            and (
                _begins(own, words[place + 1 : place + 2], stopped=place + 1 in stops)
                or (own != "that" and _has_own_subject(run, words[place + 1 : place + 4]))
            )
        ):
            if run:
                yield opens, tuple(run)
                run = []
            opens = own
        run.append(word)
    if run:
        yield opens, tuple(run)


def _stops(text: str, words: Sequence[Word], start: int) -> dict[int, list[str]]:
    """Return the stops before each word that has any before it."""
    found = {}
    for place, word in enumerate(words):
        if word.start - start > 1 or text[start : word.start] != " ":
            stops = _STOP.findall(text, start, word.start)
            if stops:
                found[place] = stops
        start = word.end
    return found


def _begins(word: str, behind: Sequence[Word], *, stopped: bool) -> bool:
    """Say whether something of its own begins with an "and", an "or" or a "that", by the word behind it."""
    if stopped or not behind:
        return False
    after = behind[0].text
    if word == "that":
        return after in FINITE
    return after[0].isdecimal() or after in _OPENS_OF_ITS_OWN


def _has_own_subject(run: Sequence[Word], behind: Sequence[Word]) -> bool:
    """Say whether a noun with its verb follows a clause that has its own: "it is shut and bicycles are banned"."""
    texts = [word.text for word in run]
    if _says_it_again(run, behind):
        return True
    if _FINITE.isdisjoint(texts) or not _RELATIVES.isdisjoint(texts):
        return False
    verb = next((place for place, word in enumerate(behind) if word.text in _FINITE), 0)
    return verb > 0 and all(word.stem and not word.stem.isdigit() for word in behind[:verb])


def _says_it_again(run: Sequence[Word], behind: Sequence[Word]) -> bool:
    """Say whether a noun follows with the verb of a clause that has a figure: "children pay 5 and adults pay 9"."""
    if not any(word.stem[:1].isdigit() for word in run) or len(behind) <= 1 or not behind[0].stem.isalpha():
        return False
    stems = [word.stem for word in run]
    verb = next((place for place, word in enumerate(behind) if place and word.stem and word.stem in stems), 0)
    if not verb or behind[0].stem in stems or not behind[verb].stem.isalpha():
        return False
    said = stems.index(behind[verb].stem)
    return said > 0 and any(stem[:1].isdigit() for stem in stems[said + 1 :])


_FINITE = frozenset(
    "is are was were has have had will would can could may might must should isn't aren't wasn't weren't hasn't "
    "haven't won't can't cannot mustn't shouldn't".split()
)
_RELATIVES = frozenset("that which who whom whose if when where while unless because".split())


def _stands_alone(words: Sequence[Word]) -> bool:
    """Say whether a clause has a subject of its own: something is said before its first finite verb."""
    for place, word in enumerate(words):
        if word.text in FINITE:
            return any(before.stem or before.text in _PRONOUNS for before in words[:place])
    return False


def _subject(words: Sequence[Word]) -> tuple[str, ...]:
    """Return the stems that the next clauses share: what stands before the first preposition or number."""
    found: list[str] = []
    for word in words:
        if found and (word.text in PREPOSITIONS or word.stem.isdigit()):
            break
        if word.stem and not word.stem.isdigit():
            found.append(word.stem)
    return tuple(found)
