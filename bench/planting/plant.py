"""Cases with a planted fault: sentences of the corpora, said truly and with one change."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from planting.honest import WORDINGS, Truth, framed, plain
from planting.kinds import KINDS, SOURCES
from planting.passages import CORPORA, passages, sentences, source
from protem import Case

SEED = 20260301
_ROUNDS = 5
"""How often the corpora are gone through for a kind that few sentences allow."""
_TWO_SENTENCES = 0.3
"""The share of answers that go on with another sentence of the source, where there is one."""
_ROOM = 460
"""Characters of the sentences of an answer: with what frames them it stays under the 600 of the default policy."""


@dataclass(frozen=True, slots=True)
class Planted:
    """A true answer and the same with one fault."""

    kind: str
    corpus: str
    wording: str
    honest: Case
    faulty: Case


def planted(kind: str, limit: int, seed: int = SEED) -> Iterator[Planted]:
    """Yield cases of a kind, the corpora in turn, as many as are asked for or as the corpora have.

    Where they run out, the sentences are gone through again, with other changes and in other frames.
    """
    rng = Random(zlib.crc32(f"{seed} {kind}".encode()))  # noqa: S311  the same cases in every run are what is wanted
    seen: set[str] = set()
    for _ in range(_ROUNDS):
        turns = {corpus: _of_corpus(kind, corpus, rng) for corpus in CORPORA}
        while turns:
            for corpus in tuple(turns):
                one = next(turns[corpus], None)
                if one is None:
                    del turns[corpus]
                elif one.faulty.output not in seen or kind in SOURCES:
                    seen.add(one.faulty.output)
                    yield one
                    limit -= 1
                if not limit:
                    return


def _of_corpus(kind: str, corpus: str, rng: Random) -> Iterator[Planted]:
    places = list(range(len(passages(corpus))))
    rng.shuffle(places)
    for place in places:
        passage = passages(corpus)[place]
        found = [sentence for sentence in sentences(passage) if _suits(kind, sentence, passage.text)]
        rng.shuffle(found)
        for sentence in found:
            truth = _truth(corpus, place, sentence, rng)
            if pair := _pair(kind, truth, rng):
                wording = "verbatim" if kind in KINDS and KINDS[kind].verbatim else truth.wording
                yield Planted(kind, corpus, wording, *pair)
                break


def _suits(kind: str, sentence: str, text: str) -> bool:
    """Say whether there is anything to change at all: what is given beside the sentence can only forbid more."""
    if kind in KINDS:
        return KINDS[kind].change(plain(sentence), text if kind == "borrowed value" else "", Random(0)) is not None  # noqa: S311
    return kind != "link" or "](http" in text


def _truth(corpus: str, place: int, sentence: str, rng: Random) -> Truth:
    """Return a sentence with its passage among some that stand near it."""
    every = passages(corpus)
    near = [one for one in range(max(0, place - 12), min(len(every), place + 13)) if one != place]
    given = [place, *rng.sample(near, rng.randrange(2, 5))]
    rng.shuffle(given)
    following = sentences(every[place])
    after = next((one for one in following[following.index(sentence) + 1 :] if one != sentence), "")
    if rng.random() > _TWO_SENTENCES or len(sentence) + len(after) > _ROOM:
        after = ""
    right = given.index(place)
    wording = rng.choice(tuple(WORDINGS))
    return Truth(sentence, tuple(source(every[one], rng) for one in given), right, after, wording)


def _pair(kind: str, truth: Truth, rng: Random) -> tuple[Case, Case] | None:
    """Return the honest and the faulty case of a kind, or `None` where a sentence has nothing to change."""
    sentence = WORDINGS[truth.wording](truth.sentence, rng)
    if kind in SOURCES:
        return SOURCES[kind][0](truth, sentence, rng)
    how = KINDS[kind]
    sentence = truth.sentence if how.verbatim else plain(sentence)
    if how.verbatim and plain(sentence) != sentence:
        return None
    text = truth.given[truth.right].text if kind == "borrowed value" else truth.all_text
    changed = how.change(sentence, text, rng)
    if changed is None or changed == sentence or _said(changed, truth.all_text):
        return None
    frame = rng.choice(how.frames)
    return framed(truth, sentence, frame), framed(truth, changed, frame)


def _said(sentence: str, text: str) -> bool:
    """Say whether a sentence stands in a text as it is: provisions that differ in a word often stand side by side."""
    return sentence.rstrip(".") in " ".join(text.split())
