"""How common a stem is: in how many sentences of ten thousand it stands, in the mean of the sets that may be used.

Only counts leave the texts: of a stem that stands in at least a dozen documents and in four sentences of ten
thousand. Figures, single letters and what is not spelled in plain letters are left out; they are as rare as can be.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from shared import rows

from protem.reading.clauses import outline

_LEAST_DOCUMENTS, _LEAST_SHARE = 12, 4
_SENTENCES = 10_000


def common_stems(sets: Sequence[str]) -> dict[str, int]:
    """Return the common stems of the documents of some sets, every set weighing the same."""
    shares: Counter[str] = Counter()
    documents: defaultdict[str, int] = defaultdict(int)
    for name in sets:
        texts = sorted({document["text"] for row in rows(f"data/{name}.jsonl.gz") for document in row["documents"]})
        held: Counter[str] = Counter()
        sentences = 0
        for text in texts:
            read = outline(text)
            sentences += len(read.sentences)
            own: set[str] = set()
            for number in range(len(read.sentences)):
                held.update(sorted(read.stems(number)))
                own |= read.stems(number)
            for stem in own:
                documents[stem] += 1
        for stem, count in sorted(held.items()):
            shares[stem] += round(count * 1_000_000_000 / sentences / len(sets))
    found = {stem: round(share * _SENTENCES / 1_000_000_000) for stem, share in sorted(shares.items())}
    return {
        stem: share
        for stem, share in found.items()
        if share >= _LEAST_SHARE and documents[stem] >= _LEAST_DOCUMENTS and _is_plain(stem)
    }


def _is_plain(stem: str) -> bool:
    return len(stem) > 1 and stem.isascii() and stem.isalpha()
