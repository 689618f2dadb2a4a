"""The anchored readers of figures, led over a text as the scanner leads them, without the plain numerals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import ModuleType

from protem.reading.figures import naming
from protem.reading.figures.figure import Figure
from protem.reading.folding import Folded

Reader = Callable[[Folded, int, str], tuple[Figure, ...]]


def read_with(*modules: ModuleType) -> Callable[[str, str], list[Figure]]:
    """Return a function (text, lang) -> figures; the modules are asked in this order at digits and their openers."""
    words = sorted({word for module in modules for word in module.OPENERS}, key=len, reverse=True)
    signs = [re.escape(word) for word in words]
    places = re.compile(rf"[0-9]|(?<![^\W_])(?:{'|'.join(signs)})(?![^\W\d_])" if signs else "[0-9]")

    def led(text: str, lang: str = "en") -> list[Figure]:
        folded = Folded(text)
        return list(_led(folded, places, modules, lang))

    return led


def _led(folded: Folded, places: re.Pattern[str], modules: tuple[ModuleType, ...], lang: str) -> Iterator[Figure]:
    at = 0
    while place := places.search(folded.low, at):
        at = place.start()
        glued = folded.low[at].isdigit() and re.match(r"[^\W\d_]|[(+#]|[a-z]-", folded.low[max(0, at - 1) : at] or " ")
        in_order = sorted(modules, key=lambda module: module is not naming) if glued else modules
        if naming in modules and glued and (end := naming.skip_to(folded, at)):
            at = end
            continue
        found = next(filter(None, (module.read(folded, at, lang) for module in in_order)), ())
        yield from found
        at = found[-1].end if found else _past(folded, at)


def _past(folded: Folded, at: int) -> int:
    run = re.compile(r"[0-9]+|.", re.DOTALL).match(folded.low, at)
    return run.end() if run else at + 1


def values(figures: list[Figure]) -> list[str]:
    """Return the values of figures as text."""
    return [str(figure.value) for figure in figures]
