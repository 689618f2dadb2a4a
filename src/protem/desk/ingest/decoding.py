"""Bytes of a file as text."""

from __future__ import annotations

_MARKS = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"\xef\xbb\xbf", "utf-8-sig"))


class UnreadableError(ValueError):
    """A file, or what is left of it, can't be read; the message says why and what to do."""


class MissingExtraError(UnreadableError):
    """A file can't be read until something is installed: it is tried again at every run."""


def decoded(blob: bytes) -> str:
    """Return the text of a file in UTF-8, or in UTF-16 with its mark, with line ends written as one character.

    Raises:
        UnreadableError: it is in neither.

    """
    encoding = next((name for mark, name in _MARKS if blob.startswith(mark)), "utf-8")
    try:
        text = blob.decode(encoding)
    except UnicodeDecodeError as problem:
        line = blob.count(b"\n", 0, problem.start) + 1
        raise UnreadableError(f"not UTF-8 at line {line} (byte {problem.start + 1}): save it as UTF-8") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")
