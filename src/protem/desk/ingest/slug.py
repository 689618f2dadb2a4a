"""Readable names for what has none: letters, figures and hyphens."""

from __future__ import annotations

import unicodedata
from itertools import islice

_HEADING = 40
"""Characters of one heading in an id: enough to be told apart, short enough to be read."""
_WORDS = 5
"""First words of a text that name it."""


def slug(text: str, longest: int = _HEADING) -> str:
    """Return a text in small letters and hyphens, without accents, cut at a hyphen: "" where nothing is left."""
    plain = unicodedata.normalize("NFKD", text[: longest * 4].casefold())
    kept = "".join("" if unicodedata.combining(sign) else sign if sign.isalnum() else "-" for sign in plain)
    parts: list[str] = []
    for part in filter(None, kept.split("-")):
        if parts and sum(map(len, parts)) + len(parts) + len(part) > longest:
            break
        parts.append(part[:longest])
    return "-".join(parts)


def first_words(text: str) -> str:
    """Return the first words of a text, on one line."""
    return " ".join(islice((word for word in text[:400].split() if any(map(str.isalnum, word))), _WORDS))


def stem(file: str) -> str:
    """Return the name of a file without its folder and suffixes."""
    name = file.rpartition("/")[2]
    for _ in range(2):  # "laws.jsonl.gz"
        head, dot, suffix = name.rpartition(".")
        if not (dot and head and suffix.isalnum() and not suffix.isdigit()):
            break
        name = head
    return name


def joined(*parts: str) -> str:
    """Return the parts of an id that hold anything, joined."""
    return "-".join(filter(None, parts))


def titled(file: str) -> str:
    """Return what a file is called in a citation: its name, with spaces for hyphens and underscores."""
    return " ".join(stem(file).replace("-", " ").replace("_", " ").split()) or file
