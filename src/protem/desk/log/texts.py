"""What of the texts of a decision a log keeps: all, a hash that counts repeats, or nothing."""

from __future__ import annotations

import hmac
from dataclasses import replace
from typing import Literal

from protem.desk.entry import Entry

Texts = Literal["keep", "hash", "none"]

_DIGITS = 16
"""64 bits: among a million different texts, two share a hash with a chance of 1 in 37 million."""


def with_texts(entry: Entry, texts: Texts, key: bytes) -> Entry:
    """Return the entry with its texts as the log may hold them.

    `hash` tells how often the same question was asked without telling which. It is keyed with a random key of the
    log, so that hashes of two logs can't be compared and no table made elsewhere reads them. Whoever has the file has
    the key, though, and can try questions he thinks of: against him only `none` helps. The reason quotes the answer
    and its sources, so it is kept with the texts or not at all; refusal and check say what happened.
    """
    if texts == "keep":
        return entry
    if texts == "none":
        return replace(entry, question="", answer="", case="", first="", reason="")
    return replace(
        entry,
        question=_hashed(entry.question, key),
        answer=_hashed(entry.answer, key),
        case=_hashed(entry.case, key),
        first=_hashed(entry.first, key),
        reason="",
    )


def _hashed(text: str, key: bytes) -> str:
    """Return what stands for a text; for no text, nothing."""
    if not text:
        return ""
    return "sha256:" + hmac.digest(key, text.encode("utf-8", "surrogatepass"), "sha256").hex()[:_DIGITS]
