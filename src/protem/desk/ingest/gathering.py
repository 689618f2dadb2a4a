"""A file opened and given to its reader: what it holds, or why it holds nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import chain

from protem.desk.ingest.decoding import MissingExtraError, UnreadableError
from protem.desk.ingest.draft import Gathered
from protem.desk.ingest.files import OUTSIDE, Stated
from protem.desk.ingest.flaw import Flaw
from protem.desk.ingest.formats import reader_of, readers
from protem.desk.ingest.looking import flaws_of

_LARGEST = 1 << 30
"""Bytes of a file that is still read; it is held in memory while it is."""
_TOLD = 10_000
"""Flaws of one kind that are told one by one for a file: nobody reads on beyond them."""
_UNREAD = "-"
"""The digest of a file that nobody reads: it is looked at again only when it changes."""
AGAIN = ""
"""The digest of a file that could not be read for a reason outside of it: it is tried at every run."""


def gathered(file: Stated, digest_before: str | None) -> tuple[str, Gathered | None]:
    """Return the digest of a file and what it holds; None where its bytes are those that were read before.

    What is wrong with its passages is among its flaws, and those without a text are left out.
    """
    if file.size == OUTSIDE:
        says = "a link that leads out of the corpus folder, and is not followed"
        return _UNREAD, Gathered(flaws=(Flaw("outside-link", file.path, "", says),))
    digest, blob, why = _bytes(file)
    if digest == digest_before and digest != AGAIN:
        return digest, None
    if why:
        return digest, Gathered(flaws=(Flaw("unreadable", file.path, "", why),))
    digest, found = _read(file.path, blob, digest)
    looked = (flaw for draft in found.drafts for flaw in flaws_of(draft, file.path))
    flaws = tuple(_capped(chain(found.flaws, looked), file.path))
    return digest, Gathered(tuple(draft for draft in found.drafts if draft.text.strip()), flaws)


def _bytes(file: Stated) -> tuple[str, bytes, str]:
    """Return digest and bytes of a file, or why it is not read."""
    if file.size < 0:
        return _UNREAD, b"", "no regular file, or a link to nothing"
    if reader_of(file.path) is None:
        return _UNREAD, b"", f"no reader for it; there are readers for {' '.join(sorted(readers()))}"
    if file.size > _LARGEST:
        return _UNREAD, b"", f"larger than {_LARGEST >> 20} MB: split it"
    try:
        blob = file.place.read_bytes()
    except OSError as problem:
        return AGAIN, b"", f"can't be read: {problem.strerror or problem}"
    return sha256(blob).hexdigest(), blob, ""


def _read(path: str, blob: bytes, digest: str) -> tuple[str, Gathered]:
    """Return what a file holds, with the digest to remember it by."""
    read = reader_of(path)
    try:
        found = read(blob, path) if read else Gathered()
    except UnreadableError as problem:
        digest = AGAIN if isinstance(problem, MissingExtraError) else digest
        return digest, Gathered(flaws=(Flaw("unreadable", path, "", str(problem)),))
    if not found.drafts and not found.flaws:
        found = Gathered(flaws=(Flaw("empty-body", path, "", "the file holds no text"),))
    return digest, found


def _capped(flaws: Iterable[Flaw], path: str) -> Iterator[Flaw]:
    """Yield the flaws of a file; of a kind that has too many to be told, how many more there are."""
    counts = Counter[str]()
    for flaw in flaws:
        counts[flaw.kind] += 1
        if counts[flaw.kind] <= _TOLD:
            yield flaw
    for kind, count in counts.items():
        if count > _TOLD:
            yield Flaw(kind, path, "", f"and {count - _TOLD} more of this kind")
