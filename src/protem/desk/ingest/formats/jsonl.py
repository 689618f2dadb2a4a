"""JSON Lines: one passage a row, `{id, text|law, citation, printed, index, page_count, heading, as_of, supersedes}`."""

from __future__ import annotations

import re
import zlib
from io import BytesIO
from typing import Any

from protem.desk.ingest.decoding import UnreadableError
from protem.desk.ingest.draft import Draft, Gathered, cited
from protem.desk.ingest.flaw import Flaw
from protem.desk.ingest.slug import first_words, joined, slug, stem, titled
from protem.wire import Row, WireError, parse

SUFFIXES = (".jsonl", ".ndjson", ".jsonl.gz")

_LARGEST = 256 * 1024 * 1024
"""Bytes that a compressed file may unpack to: a library of laws. Beyond it, it is a bomb."""
_BOMB = f"unpacks to more than {_LARGEST >> 20} MB: split it"
_GZIP = b"\x1f\x8b"
_SURROGATE = re.compile("[\ud800-\udfff]")


def read(blob: bytes, file: str) -> Gathered:
    """Read the rows of a file, which may be compressed; a row that can't be read is told and passed over.

    Raises:
        UnreadableError: it can't be unpacked, or unpacks to more than is read.

    """
    drafts: list[Draft] = []
    flaws: list[Flaw] = []
    if blob.startswith(_GZIP):
        blob = _unpacked(blob)
    for number, line in enumerate(BytesIO(blob), 1):
        if not line.strip():
            continue
        try:
            drafts.append(_draft(parse(_text(line, number)), f"line {number}", file))
        except WireError as problem:
            flaws.append(Flaw("unreadable", file, f"line {number}", str(problem)))
    return Gathered(tuple(drafts), tuple(flaws))


def _unpacked(blob: bytes) -> bytes:
    parts: list[bytes] = []
    room = _LARGEST
    while blob.startswith(_GZIP):  # a file may be several, one behind the other
        if room <= 0:
            raise UnreadableError(_BOMB)
        unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
        try:
            parts.append(unpacking.decompress(blob, room))
        except zlib.error:
            raise UnreadableError("broken as gzip: pack it anew") from None
        room -= len(parts[-1])
        if not unpacking.eof:
            raise UnreadableError(_BOMB if room <= 0 else "cut off as gzip: pack it anew")
        blob = unpacking.unused_data
    return b"".join(parts)


def _text(line: bytes, number: int) -> str:
    try:
        return line.decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError as problem:
        raise WireError(f"not UTF-8 at byte {problem.start + 1}: save it as UTF-8") from None


def _draft(row: Row, place: str, file: str) -> Draft:
    """Return the passage of a row.

    Raises:
        WireError: a value is of the wrong kind.

    """
    text = _string(row, "text") or _string(row, "law")
    citation = _string(row, "citation")
    given = _string(row, "id")
    name = given or joined(slug(stem(file)), slug(citation) or slug(first_words(text))) or "passage"
    printed = _string(row, "printed")
    return Draft(
        name,
        text,
        place,
        given=bool(given),
        citation=citation or cited(f"{given or first_words(text)}, {titled(file)}", _strings(row, "heading")),
        heading=_strings(row, "heading"),
        printed=printed,
        seen="label-only" if printed else "none",
        index=_whole(row, "index"),
        page_count=_whole(row, "page_count"),
        as_of=_string(row, "as_of"),
        supersedes=_strings(row, "supersedes"),
    )


def _string(row: Row, key: str) -> str:
    """Return a text of a row, with U+FFFD for halves of characters, which no index can hold."""
    value = row.get(key)
    if value is None:
        return ""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return _whole_characters(value, key)


def _strings(row: Row, key: str) -> tuple[str, ...]:
    value = row.get(key)
    if value is None or value == "":
        return ()
    entries = value if isinstance(value, list) else [value]
    return tuple(_whole_characters(entry, key) for entry in entries)


def _whole_characters(value: Any, key: str) -> str:
    if not isinstance(value, str):
        raise WireError(f"`{key}` is a text, not {type(value).__name__}")
    return _SURROGATE.sub("\ufffd", value)


def _whole(row: Row, key: str) -> int | None:
    value = row.get(key)
    if value is None:
        return None
    if isinstance(value, int) and not isinstance(value, bool) and 0 < value < 1 << 31:
        return value
    raise WireError(f"`{key}` is a whole number above 0, not {str(value)[:40]}")
