"""What an OpenAI-compatible endpoint answers, read: one completion, or one that comes in pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from protem.desk.reply import WriterError
from protem.wire import Row, WireError, parse

_LONGEST_COMPLAINT = 200
"""Characters of an endpoint's own words in a message."""


@dataclass(frozen=True, slots=True)
class Written:
    """What a model wrote, and how it ended: by itself, at the limit of tokens, or by declining.

    `tokens` are those of the request and of the reply, as far as the endpoint counts them.
    """

    text: str
    ended: Literal["stop", "length", "declined"] = "stop"
    tokens: tuple[int, int] = (0, 0)


def content_of(body: bytes) -> Written:
    """Read the body of a completion.

    Raises:
        WriterError: it is none.

    """
    row = _row(body)
    choice = _choice(row)
    message = choice.get("message")
    if not isinstance(message, dict):
        raise _malformed(row, "a completion without a message")
    if isinstance(declined := message.get("refusal"), str) and declined:
        return Written(declined, "declined")
    if choice.get("finish_reason") == "content_filter":
        return Written("", "declined")
    if not isinstance(text := message.get("content"), str):
        raise _malformed(row, "a message without text")
    return Written(text, "length" if choice.get("finish_reason") == "length" else "stop", _tokens(row))


def _tokens(row: Row) -> tuple[int, int]:
    usage = row.get("usage")
    usage = usage if isinstance(usage, dict) else {}
    counts = (usage.get(name) for name in ("prompt_tokens", "completion_tokens"))
    asked, written = (count if type(count) is int and count > 0 else 0 for count in counts)
    return asked, written


def pieces(chunks: Iterable[bytes]) -> Iterator[str]:
    """Yield the pieces of a completion that comes as server-sent events.

    Raises:
        WriterError: an event is none, the stream broke off, or it ended at the limit of tokens.

    """
    for line in _lines(chunks):
        if not line.startswith(b"data:"):
            continue
        data = line[5:].strip()
        if data == b"[DONE]":
            return
        row = _row(data)
        choice = _choice(row) if row.get("choices") != [] else {}
        delta = choice.get("delta")
        for part in ("content", "refusal"):
            if isinstance(delta, dict) and isinstance(piece := delta.get(part), str) and piece:
                yield piece
        if ended := choice.get("finish_reason"):
            if ended in {"length", "content_filter"}:
                raise WriterError("malformed", f"the reply was cut off by the endpoint ({ended})")
            return
    raise WriterError("malformed", "the stream of the reply broke off")


def complaint(body: bytes, secret: str) -> str:
    """Return an endpoint's own words on what is wrong, in one line without the key; "" where it has none."""
    try:
        row = parse(body.decode("utf-8", "replace"))
    except WireError:
        return ""
    return _own_words(row, secret)


def _own_words(row: Row, secret: str = "") -> str:
    found: Any = row.get("error", row)
    words = found.get("message") if isinstance(found, dict) else found
    if not isinstance(words, str):
        return ""
    if secret:
        words = words.replace(secret, "[key]")
    line = " ".join("".join(character if character.isprintable() else " " for character in words[:2000]).split())
    return line[:_LONGEST_COMPLAINT]


def _lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    waiting: list[bytes] = []
    for chunk in chunks:
        first, *others = chunk.split(b"\n")
        waiting.append(first)
        for other in others:
            yield b"".join(waiting)
            waiting = [other]
    yield b"".join(waiting)


def _row(body: bytes) -> Row:
    try:
        return parse(body.decode("utf-8"))
    except UnicodeDecodeError:
        raise WriterError("malformed", "the endpoint's answer is not UTF-8") from None
    except WireError as problem:
        raise WriterError(
            "malformed", f"the endpoint's answer is no completion: {str(problem)[:_LONGEST_COMPLAINT]}"
        ) from None


def _choice(row: Row) -> Row:
    choices = row.get("choices")
    if isinstance(choices, list) and choices and isinstance(choices[0], dict):
        return choices[0]
    raise _malformed(row, "an answer without choices")


def _malformed(row: Row, what: str) -> WriterError:
    words = _own_words(row) if "error" in row else ""
    return WriterError("malformed", f"the endpoint's answer is no completion: {what}{words and ': '}{words}")
