"""Passages of the corpora as a retrieval hands them over: some paragraphs, an id, a citation, pages."""

from __future__ import annotations

import re
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from shared import SHARED, rows

from protem import Source

CODES = ("dc-code-title-50", "us-idaho", "us-iowa", "us-pennsylvania", "us-virginia", "us-washington")
CORPORA = ("uk-highway-code", *CODES, "18f-handbook", "de-stvo-2013")
_TITLES = {
    "uk-highway-code": "Highway Code",
    "dc-code-title-50": "D.C. Code, Title 50",
    "us-idaho": "Idaho Code, Title 49",
    "us-iowa": "Iowa Code, Title VIII",
    "us-pennsylvania": "Pennsylvania Vehicle Code",
    "us-virginia": "Code of Virginia, Title 46.2",
    "us-washington": "Revised Code of Washington, Title 46",
    "18f-handbook": "TTS Handbook",
    "de-stvo-2013": "Straßenverkehrs-Ordnung",
}
_CHARS = 1400
"""What a passage may hold: the size that retrievals cut texts to."""
_BEFORE = re.compile(r"^(?:#+ .*\n+)|^---\n.*?\n---\n", re.DOTALL)
_TITLE = re.compile(r"^(?:[A-Z][\w ,’-]{2,80}\.\s?-- ?|[A-Z][A-Z ,—’-]{6,120}\. )(?:\(\d+\) )?")
_NUMBERING = re.compile(r"^(?:\d+[A-Z]?\. |[A-Za-z]\. |\([0-9A-Za-z.]{1,5}\) ?|-{1,2} )+")
_SENTENCE_END = re.compile(r"(?<=[a-zäöüß0-9)”\"][.])\s+(?=[A-ZÄÖÜ“\"(])")
_HISTORY = re.compile(
    r"§|\[|\]|\bch\.|\bsec\.|\bsect\b|\beff\.|\bActs\b|P\.L\.|http|\{|\||\*|\\|\?|\bLaws?\b [A-Z]{2}|\bNr\."
    r"|[.:] ?\(\d|\s\d+\.$"
)
"""Notes of a law's history, markup, and two provisions in one."""
_VERB = re.compile(
    r"\b(?:shall|may|must|should|can|will|is|are|was|were|has|have|does|do|applies|means|requires?|darf|dürfen|muss"
    r"|müssen|ist|sind|gilt|beträgt)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of a corpus: its place in the corpus, what it cites itself as, and its text as it came."""

    corpus: str
    number: int
    section: str
    text: str


@lru_cache(maxsize=16)
def passages(corpus: str) -> tuple[Passage, ...]:
    """Return the passages of a corpus in its own order."""
    found = ((section, part) for section, text in _documents(corpus) for part in _parts(text))
    return tuple(Passage(corpus, number, section, part) for number, (section, part) in enumerate(found, 1))


def _documents(corpus: str) -> Iterator[tuple[str, str]]:
    if corpus == "18f-handbook":
        with tarfile.open(SHARED / "corpora" / "18f-handbook-pages.tar.gz") as pages:
            for member in sorted(pages.getmembers(), key=lambda one: one.name):
                if member.name.endswith(".md") and (page := pages.extractfile(member)):
                    words = member.name.rpartition("/")[2].removesuffix(".md").lstrip("0123456789-").split("-")
                    yield "TTS Handbook, " + " ".join(words), page.read().decode("utf-8")
    elif corpus == "de-stvo-2013":
        text = (SHARED / "corpora" / "de-stvo-2013.md").read_text(encoding="utf-8")
        for part in re.split(r"\n(?=### § )", text)[1:]:
            heading, _, body = part.partition("\n")
            yield "StVO " + " ".join(heading.split()[1:3]), body.strip()
    else:
        ending = ".jsonl" if corpus == "uk-highway-code" else ".jsonl.gz"
        for row in rows(f"corpora/{corpus}{ending}"):
            yield row["citation"].partition(" - ")[0].rstrip("."), row["text"]


def _parts(text: str) -> Iterator[str]:
    """Yield a text in parts of whole paragraphs; a paragraph longer than a part is a part of its own."""
    part = ""
    for paragraph in re.split(r"\n\n+", _BEFORE.sub("", text)):
        if part and len(part) + len(paragraph) > _CHARS:
            yield part
            part = ""
        part = f"{part}\n\n{paragraph}".strip()
    if part:
        yield part


def source(passage: Passage, rng: Random) -> Source:
    """Return a passage as a source, cited in one of the ways in which desks cite."""
    title = _TITLES[passage.corpus]
    pages = len(passages(passage.corpus)) // 3 + 20
    page = passage.number // 3 + 1
    name = f"{passage.corpus.partition('-')[2][:2]}-{passage.number}"
    opening = " ".join(passage.text.split()[:5]).replace("'", "’").replace('"', "”")
    way = rng.randrange(3)
    if way == 0:
        return Source(name, passage.text, f"p.{page} (printed) — '{opening}'", str(page), page + 4, pages)
    if way == 1:
        return Source(name, passage.text, f"{title} ({pages} pages), p. {page}")
    return Source(name, passage.text, passage.section, "", page, pages)


@lru_cache(maxsize=100_000)
def sentences(passage: Passage) -> tuple[str, ...]:
    """Return the sentences of a passage that stand by themselves: whole, plain prose, of a length people answer in."""
    return tuple(_sentences(passage.text))


def _sentences(text: str) -> Iterator[str]:
    for paragraph in text.split("\n\n"):
        prose = _NUMBERING.sub("", " ".join(paragraph.split()))
        for part in _SENTENCE_END.split(prose):
            sentence = _NUMBERING.sub("", _TITLE.sub("", _NUMBERING.sub("", part))).strip()
            if _stands_alone(sentence):
                yield sentence


def _stands_alone(sentence: str) -> bool:
    if not 50 <= len(sentence) <= 330 or not sentence[0].isupper() or not sentence.endswith("."):  # noqa: PLR2004
        return False
    quotes = any(mark in sentence for mark in "\"“”'‘") or sentence.count("(") != sentence.count(")")
    return not quotes and not _HISTORY.search(sentence) and bool(_VERB.search(sentence))
