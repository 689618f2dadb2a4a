"""What ingestion found in a corpus: a closed list of kinds, each with what to do about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

MENDS: Mapping[str, str] = MappingProxyType(
    {
        "unreadable": "mend or convert the file; nothing of what is named here is in the index",
        "outside-link": "put the file itself into the corpus folder, if it is to be cited; nothing of it was read",
        "hidden-text": "show it, if it is to be cited; if you did not write it, ask who did, and why",
        "empty-body": "give it a text or take it out; a passage without text is not kept",
        "left-out": "nothing, if it is no text to be cited; else put it into a file of its own",
        "doubled-body": "take out the second copy; figures and words are found in both",
        "mojibake": "save the file anew as UTF-8 from where its letters were still right",
        "duplicate-id": "give each passage an id of its own; until then the suffix tells them apart",
        "duplicate-text": "keep one of them; both are in the index and both may be cited",
        "unlabelled-page": "cite it by its physical number, or put page labels into the file",
        "label-not-seen": "compare the page with its label; readers look for the number that is printed",
        "superseding-page": "read both pages; where one replaces the other, say so with `supersedes`",
        "superseded": "nothing, if that is meant; it stays readable and is not retrieved",
        "supersedes-unknown": "correct the id; nothing is superseded by it",
    }
)
"""Each kind of flaw, in the order they are told, with what to do."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing that was found.

    `kind` is one of `MENDS`, `file` the path in the corpus folder, `place` where in it: a line, a page, a heading or
    the id of a passage ("" is the whole file). `says` is what was found, in one sentence.
    """

    kind: str
    file: str
    place: str
    says: str

    @property
    def mend(self) -> str:
        """What to do about it."""
        return MENDS[self.kind]
