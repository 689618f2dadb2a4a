"""Sources as a person pastes them: paragraphs, texts under a line `[id] citation`, or the JSON of the wire format."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from protem.case import Source
from protem.wire import Row, WireError, parse, read_case


def read_sources(text: str) -> tuple[Source, ...]:
    """Return the sources of a text.

    A line that begins with `[id]` begins a source; what follows on it is the citation, and the lines below it are the
    text, up to the next such line. Without any, each paragraph is a source, called by its number. A text that begins
    with `[{` is a JSON list of sources, with their pages.

    Raises:
        WireError: the JSON can't be read as sources.

    """
    if text.lstrip().startswith("[") and text.lstrip()[1:].lstrip().startswith("{"):
        return read_case(parse(f'{{"output": "", "given": {text}}}')).given
    lines = text.split("\n")
    if not any(_head(line) for line in lines):
        return tuple(Source(str(place), paragraph) for place, paragraph in enumerate(_paragraphs(lines), start=1))
    sources: list[tuple[str, str, list[str]]] = []
    for line in lines:
        if head := _head(line):
            sources.append((*head, []))
        elif sources:
            sources[-1][2].append(line)
        elif line.strip():
            sources.append(("1", "", [line]))
    return tuple(Source(name, "\n".join(body).strip(), citation) for name, citation, body in sources)


def write_sources(sources: Sequence[Source]) -> str:
    """Return sources as `read_sources` reads them back: as a person writes them where that can hold them."""
    plain = "\n\n".join(f"[{source.id}] {source.citation}".rstrip() + f"\n{source.text}" for source in sources)
    try:
        if read_sources(plain) == tuple(sources) and "\r" not in plain:
            return plain
    except WireError:  # it begins as JSON does
        pass
    return json.dumps(list(map(source_row, sources)), ensure_ascii=False, indent=2)


def source_row(source: Source) -> Row:
    """Return a source in the wire format, without what it does not have."""
    row = {name: getattr(source, name) for name in ("id", "text", "citation", "printed", "index", "page_count")}
    return {name: value for name, value in row.items() if name in ("id", "text") or value not in ("", None)}


def read_ids(text: str) -> list[str] | None:
    """Return the ids of a list: apart by commas or lines, or in JSON; `None` where none is named.

    Raises:
        WireError: the JSON is no list of ids.

    """
    if text.lstrip().startswith("["):
        cited = read_case(parse(f'{{"output": "", "sources": {text}}}')).cited
        return list(cited or ())
    names = [name.strip() for name in text.replace("\n", ",").split(",")]
    return list(filter(None, names)) or None


def write_ids(ids: Sequence[str] | None) -> str:
    """Return ids as `read_ids` reads them back."""
    if ids is None:
        return ""
    plain = ", ".join(ids)
    try:
        if read_ids(plain) == list(ids):
            return plain
    except WireError:  # it begins as JSON does
        pass
    return json.dumps(list(ids), ensure_ascii=False)


def _paragraphs(lines: Iterable[str]) -> list[str]:
    paragraphs: list[list[str]] = [[]]
    for line in lines:
        if line.strip():
            paragraphs[-1].append(line.strip())
        elif paragraphs[-1]:
            paragraphs.append([])
    return [" ".join(paragraph) for paragraph in paragraphs if paragraph]


def _head(line: str) -> tuple[str, str] | None:
    """Return the id and the citation of a line that begins a source."""
    bare = line.strip()
    name, bracket, citation = bare[1:].partition("]")
    if bare.startswith("[") and bracket and name.strip() and "[" not in name and "{" not in name:
        return name.strip(), citation.strip()
    return None
