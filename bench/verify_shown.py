"""Check shown answers against their sources by plain means, sharing no code with protem.

`python bench/verify_shown.py FILE` reads rows of `{id, answer, sources, given: [{id, text, citation}]}`, prints what
does not hold, and exits with 1 if anything does not. What it looks at: every id and mark names something given, and a
mark something cited; every run of digits and every number word stands in a cited text; every quoted string stands in
one; every page is that of a cited citation; and every line, its marks cut out, stands in one source or is made of
sentences that do.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

Row = dict[str, Any]

_NUMBER_WORDS = frozenset(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half quarter "
    "third fourth fifth sixth seventh eighth ninth tenth first second twice double triple dozen once".split()
)
_MARK = re.compile(r"\[([^\[\]]{1,80})\]")
_QUOTED = re.compile(r"“([^“”]{1,600})”|\"([^\"]{1,600})\"|‘([^‘’]{1,600})’(?!\w)")
_PAGE = re.compile(r"\b(?:pages?|pp?\.)\s?(\d{1,5}|[ivxlc]{1,8}\b)", re.IGNORECASE)
_SENTENCE_END = re.compile(r"(?<=[.!?:;])\s")


def faults(answer: str, cited: Sequence[str], given: Sequence[Row]) -> Iterator[str]:
    """Yield what does not hold of a shown answer."""
    texts = {row["id"]: _even(row["text"]) for row in given}
    if not cited:
        yield "nothing is cited"
    yield from (f"the id {own!r} was not given" for own in cited if own not in texts)
    for mark in _MARK.findall(answer):
        named = given[int(mark) - 1]["id"] if mark.isdigit() and 0 < int(mark) <= len(given) else mark
        if named not in cited:
            yield f"the mark [{mark}] names nothing cited"
    bare = _MARK.sub("\n", answer)
    sources = [texts[own] for own in cited if own in texts]
    citations = " ".join(_even(row.get("citation", "")) for row in given if row["id"] in cited)
    yield from _figures(bare, sources)
    yield from _quotes(bare, sources)
    yield from (f"page {page} is not the citation's" for page in _PAGE.findall(bare) if page not in citations)
    yield from (f"not in a source: {line!r}" for line in _own_lines(bare, sources))


def _figures(bare: str, sources: Sequence[str]) -> Iterator[str]:
    digits = {run for text in sources for run in re.findall(r"\d+", text)}
    words = {word for text in sources for word in re.findall(r"[a-z]+", text.lower())}
    yield from (f"the figure {run} is in no cited text" for run in re.findall(r"\d+", bare) if run not in digits)
    for word in re.findall(r"[a-z]+", bare.lower()):
        if word in _NUMBER_WORDS and word not in words:
            yield f"the number {word!r} is in no cited text"


def _quotes(bare: str, sources: Sequence[str]) -> Iterator[str]:
    for found in _QUOTED.finditer(_even(bare)):
        quoted = next(filter(None, found.groups())).strip()
        if not any(quoted in text for text in sources):
            yield f"the quotation {quoted!r} is in no cited text"


def _own_lines(bare: str, sources: Sequence[str]) -> Iterator[str]:
    """Yield what stands in no cited text: a line that is not there whole, and is not made of sentences that are."""
    for line in map(_even, bare.split("\n")):
        if not any(line in text for text in sources):
            yield from (part for part in _SENTENCE_END.split(line) if not any(part in text for text in sources))


def _even(text: str) -> str:
    return " ".join(text.split())


def main() -> None:
    """Check a file and print what does not hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="shown answers, one JSON object a line")
    rows = [json.loads(line) for line in parser.parse_args().file.read_text(encoding="utf-8").splitlines()]
    found = [f"{row['id']}: {fault}" for row in rows for fault in faults(row["answer"], row["sources"], row["given"])]
    print("\n".join([*found, f"{len(rows)} answers, {len(found)} faults"]))
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
