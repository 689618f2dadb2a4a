"""A model's reply, read strictly: what is not exactly one reply is no reply."""

from __future__ import annotations

import re

from protem.desk.reply import Reply, WriterError
from protem.reading.stance import stances
from protem.wire import Row, WireError, parse
from protem.wire.lines import called

KEYS = ("kind", "sources", "answer")
"""The keys of a reply, in the order in which they are asked for."""
KINDS = ("answer", "other")

LONGEST = 1_000_000
"""Characters of a reply that is read at all: ten times the longest answer that is judged."""
_LONGEST_REFUSAL = 600
"""Characters of a refusal in plain words: what is longer says something."""
_LONGEST_LINE = 200
_REFUSES = re.compile(
    r"\b(?:I|we) (?:won't|will not|must decline|(?:have to )?decline|refuse|must refuse)\b", re.IGNORECASE
)
_HALF = re.compile("[\ud800-\udfff]")


def read_reply(text: str) -> Reply:
    """Return the reply that a model's text is. A refusal in plain words is one of kind "other".

    Raises:
        WriterError: `malformed`; the line says what is wrong and repeats nothing of the text but a key.

    """
    if len(text) > LONGEST:
        raise malformed(f"it has {len(text)} characters, at most {LONGEST} are read")
    if declines(text):
        return Reply("other", (), text.strip())
    try:
        row = parse(text)
    except WireError as problem:
        raise malformed(str(problem).replace("one JSON object a line", "one JSON object")) from None
    for key in row:
        if key not in KEYS:
            raise malformed(f"it has a key {key[:40]!r} that nobody asked for")
    for key in KEYS:
        if key not in row:
            raise malformed(f"it has no {key}")
    return _reply(row)


def _reply(row: Row) -> Reply:
    kind, sources, answer = (row[key] for key in KEYS)
    if kind not in KINDS:
        raise malformed(f'its kind is neither "answer" nor "other"{_but(kind)}')
    if not isinstance(sources, list):
        raise malformed(f"its sources are {called(sources)}, not a list of ids")
    for own in sources:
        if not isinstance(own, str):
            raise malformed(f"one of its sources is {called(own)}, not an id")
    if not isinstance(answer, str):
        raise malformed(f"its answer is {called(answer)}, not a text")
    if any(_HALF.search(part) for part in (answer, *sources)):
        raise malformed("it holds half of a character (a lone surrogate)")
    return Reply("answer" if kind == "answer" else "other", tuple(sources), answer)


def declines(text: str) -> bool:
    """Say whether a text is a refusal in plain words, "I can't help with that", and nothing else."""
    plain = text.strip()
    if not plain or len(plain) > _LONGEST_REFUSAL or plain[0] in '{["`':
        return False
    if _REFUSES.search(plain.replace("’", "'")):
        return True
    kinds = {stance.kind for stance in stances(plain)}
    return "asserts" not in kinds and not kinds.isdisjoint({"abstains", "apologises"})


def malformed(what: str) -> WriterError:
    """Return the error of a reply that can't be read, in one line."""
    line = " ".join(what.split())
    return WriterError("malformed", f"the model's reply can't be read: {line[:_LONGEST_LINE]}")


def _but(kind: object) -> str:
    return "" if isinstance(kind, str) else f" but {called(kind)}"
