"""Changes of what a true answer cites: a page, an id, a mark, a link."""

from __future__ import annotations

import re
from random import Random

from planting.amount_faults import has_figure_apart
from planting.honest import Truth, framed
from protem import Case

_LINK = re.compile(r"(?<=\]\()https?://[\w./-]{8,120}(?=\))")


def page(truth: Truth, sentence: str, rng: Random) -> tuple[Case, Case] | None:
    """A page on which no given source is."""
    on = {number for source in truth.given for number in _pages(source.citation, source.printed, source.index)}
    wrong = [one for one in (truth.page + 1, truth.page + 10, truth.page * 2, truth.page * 10) if one not in on]
    if not wrong or not truth.page:
        return None
    honest = framed(truth, sentence, "page")
    output = honest.output.replace(f"(p. {truth.page})", f"(p. {rng.choice(wrong)})")
    return honest, Case(output, given=truth.given, cited=honest.cited)


def _pages(citation: str, printed: str, index: int | None) -> set[int]:
    named = {int(one) for one in re.findall(r"p\. ?(\d+)", citation)}
    return named | ({int(printed)} if printed else set()) | ({index} if index else set())


def unknown_id(truth: Truth, sentence: str, rng: Random) -> tuple[Case, Case] | None:
    """An id, in the list or as a mark, that was not given; it looks like one that was."""
    name = truth.given[truth.right].id
    known = {source.id for source in truth.given}
    wrong = rng.choice(
        [one for one in (name + "1", name[:-1] + "x", name + "a", name.upper() + "0") if one not in known]
    )
    way = rng.choice(("listed", "id", "position"))
    honest = framed(truth, sentence, way)
    if way == "listed":
        return honest, Case(honest.output, given=truth.given, cited=(wrong,))
    if way == "id":
        return honest, Case(honest.output.replace(f"[{name}]", f"[{wrong}]"), given=truth.given)
    beyond = f"[{len(truth.given) + rng.randrange(1, 6)}]"
    return honest, Case(honest.output.replace(f"[{truth.right + 1}]", beyond), given=truth.given)


def other_id(truth: Truth, sentence: str, rng: Random) -> tuple[Case, Case] | None:
    """A mark or a list that names another of the given sources, which does not hold the sentence's figure."""
    wrong = [
        place
        for place, source in enumerate(truth.given)
        if place != truth.right and has_figure_apart(sentence, f"{source.text}\n{source.citation}")
    ]
    if not wrong:
        return None
    place = rng.choice(wrong)
    way = rng.choice(("listed", "position"))
    honest = framed(truth, sentence, way)
    if way == "listed":
        return honest, Case(honest.output, given=truth.given, cited=(truth.given[place].id,))
    return honest, Case(honest.output.replace(f"[{truth.right + 1}]", f"[{place + 1}]"), given=truth.given)


def link(truth: Truth, sentence: str, rng: Random) -> tuple[Case, Case] | None:
    """An address that differs from the source's by a letter, an ending or a host."""
    links = _LINK.findall(truth.given[truth.right].text)
    if not links:
        return None
    right = rng.choice(links)
    host, _, path = right.partition("//")[2].partition("/")
    bare = right.rstrip("/")
    changes = [f"https://{host}.example/{path}", bare + "-new", bare[:-1], bare + "/2024"]
    wrong = rng.choice([one for one in changes if not re.search(rf"{re.escape(one)}(?![\w/-])", truth.all_text)])
    cited = (truth.given[truth.right].id,)
    honest = f"{sentence} See {right} for more."
    return Case(honest, given=truth.given, cited=cited), Case(
        f"{sentence} See {wrong} for more.", given=truth.given, cited=cited
    )
