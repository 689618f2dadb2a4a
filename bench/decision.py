"""How long a decision takes, check by check, and how long a book takes to read.

`python bench/decision.py --json FILE` decides over answers of some 600 characters, each read for the first time, that
cite five passages of statutes of ../shared/corpora, which have been read before; then reads a megabyte of statutes
with every cache emptied, as one source and as passages. One core; the median, with the slowest tenth beside it.
"""

from __future__ import annotations

import platform
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from random import Random

from planting.passages import passages, sentences, source
from shared import Row, arguments, demand, write

from protem import Case, Policy, Source, gate
from protem.checks import checks_of

DESKS = 8
"""Sets of five sources; each is asked so many questions."""
ANSWERS = 60
CHARS = 600
BOOK = 1_000_000
ROUNDS = 3
_RICH = 6
"""Sentences that a passage must have to be answered from in many ways."""


def desks(rng: Random) -> Iterator[tuple[Source, ...]]:
    """Yield sets of five sources that stand near one another."""
    for corpus in ("us-idaho", "us-virginia", "us-washington", "us-iowa") * (DESKS // 4):
        rich = [one for one in passages(corpus) if len(sentences(one)) >= _RICH]
        first = rng.randrange(len(rich) - 5)
        yield tuple(source(one, rng) for one in rich[first : first + 5])


def answers(given: Sequence[Source], rng: Random, stamp: str) -> Iterator[Case]:
    """Yield cases of answers of some 600 characters, made of marked sentences; the stamp makes them new texts."""
    by_text = {
        one.text: one for corpus in ("us-idaho", "us-virginia", "us-washington", "us-iowa") for one in passages(corpus)
    }
    said = [(sentence, place) for place, one in enumerate(given, 1) for sentence in sentences(by_text[one.text])]
    for number in range(ANSWERS):
        rng.shuffle(said)
        answer = f"Asked under {stamp}{_letters(number)}, the office says this."
        for sentence, place in said:
            if len(answer) + len(sentence) < CHARS - 6:
                answer += f" {sentence} [{place}]"
        yield Case(answer, given=tuple(given))


def _letters(number: int) -> str:
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


def decisions(cases: Sequence[Case]) -> Row:
    """Return the milliseconds of decisions over cached sources."""
    times = []
    shown = 0
    for case in cases:
        start = time.perf_counter()
        decision = gate(case)
        times.append((time.perf_counter() - start) * 1000)
        shown += decision.shown
    every = sorted(times)
    return {
        "decisions": len(times),
        "shown": shown,
        "characters, median": statistics.median(len(case.output) for case in cases),
        "median": round(statistics.median(times), 3),
        "slowest tenth": round(every[len(every) * 9 // 10], 3),
        "max": round(every[-1], 3),
    }


def by_check(cases: Sequence[Case]) -> Row:
    """Return the microseconds of each check, run in the gate's order: what two share is paid by the first."""
    policy = Policy()
    times: dict[str, list[float]] = defaultdict(list)
    for case in cases:
        for check in checks_of(policy):
            start = time.perf_counter()
            tuple(check.findings(case, policy))
            times[check.name].append((time.perf_counter() - start) * 1_000_000)
    medians = {name: round(statistics.median(taken), 1) for name, taken in times.items()}
    return dict(sorted(medians.items(), key=lambda item: -item[1]))


def forget() -> None:
    """Empty every cache of the package."""
    for name, module in tuple(sys.modules.items()):
        if name.partition(".")[0] == "protem":
            for value in tuple(vars(module).values()):
                if not isinstance(value, type) and callable(getattr(value, "cache_clear", None)):
                    value.cache_clear()


def book() -> list[Source]:
    """Return a megabyte of statutes, in passages."""
    given: list[Source] = []
    size = 0
    for corpus in ("us-virginia", "us-idaho"):
        for one in passages(corpus):
            if size >= BOOK:
                return given
            given.append(Source(f"s{corpus}{one.number}", one.text))
            size += len(one.text)
    return given


def seconds(work: Callable[[], object]) -> float:
    """Return the median seconds of a piece of work done with empty caches."""
    times = []
    for _ in range(ROUNDS):
        forget()
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return round(statistics.median(times), 3)


def measure() -> Row:
    """Return everything measured, with what it was measured on."""
    rng = Random(7)  # noqa: S311  the same cases in every run are what is wanted
    timed: list[Case] = []
    broken_down: list[Case] = []
    for given in desks(rng):
        for case in answers(given, rng, "w"):
            gate(case)
        timed += answers(given, rng, "t")
        broken_down += answers(given, rng, "b")
    taken = decisions(timed)
    checks = by_check(broken_down)
    passages_of_book = book()
    answer = timed[0].output.replace("[", "(").replace("]", ")")
    whole = Source("book", "\n\n".join(one.text for one in passages_of_book))
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "decision over 5 cached sources, milliseconds": taken,
        "checks, microseconds in the gate's order": checks,
        "characters of the book": len(whole.text),
        "a book read as one source, seconds": seconds(lambda: gate(Case(answer, given=(whole,)))),
        "a book read as passages, seconds": seconds(lambda: gate(Case(answer, given=tuple(passages_of_book)))),
        "passages": len(passages_of_book),
    }


def main() -> None:
    """Measure, print, and write the results where asked."""
    demand()
    asked = arguments(__doc__).parse_args()
    results = measure()
    print("\n".join(f"{name}: {value}" for name, value in results.items()))
    write(results, asked.json)


if __name__ == "__main__":
    main()
