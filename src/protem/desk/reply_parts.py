"""The JSON text of a reply, read as it comes: any split of it gives the same parts.

It takes what `protem.desk.write.reading_reply` takes, and asks for the order of the keys as well.
"""

from __future__ import annotations

from codecs import getincrementaldecoder
from collections.abc import Generator, Iterator
from dataclasses import dataclass

from protem.desk.json_text import CUT_OFF, JsonText, Reads
from protem.desk.write.reading_reply import KEYS, KINDS, LONGEST, malformed


@dataclass(frozen=True, slots=True)
class Kind:
    """The kind of the reply."""

    name: str


@dataclass(frozen=True, slots=True)
class Ids:
    """The ids the reply names as its sources."""

    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """Some more of the answer; where one ends and the next begins means nothing."""

    text: str


@dataclass(frozen=True, slots=True)
class AnswerEnds:
    """The answer is whole; the end of the reply has not been seen yet."""


@dataclass(frozen=True, slots=True)
class Plain:
    """A whole reply that is no JSON object."""

    text: str


Part = Kind | Ids | Piece | AnswerEnds | Plain

_LONGEST_PLAIN = 10_000
"""Characters of a reply that is no JSON object before it is given up: far more than a refusal in words."""


class ReplyParts:
    """Reads a reply from chunks of its text or of its UTF-8 bytes."""

    def __init__(self) -> None:
        """Begin."""
        self._decode = getincrementaldecoder("utf-8")("strict").decode
        self._count = 0
        self._text = JsonText()
        self._reader = self._reply()

    def feed(self, chunk: str | bytes) -> Iterator[Part]:
        """Yield the parts that a further chunk makes whole.

        Raises:
            WriterError: `malformed`; nothing may be fed any more.

        """
        if isinstance(chunk, str):
            yield from self._read(chunk)
            return
        try:
            text = self._decode(chunk)
        except UnicodeDecodeError as problem:
            yield from self._read(problem.object[: problem.start].decode())
            raise malformed("it is not UTF-8") from None
        yield from self._read(text)

    def end(self) -> Iterator[Part]:
        """Yield what the end of the text makes whole.

        Raises:
            WriterError: `malformed`, also for a reply that is cut off.

        """
        try:
            self._decode(b"", True)  # noqa: FBT003  the codec's own signature
        except UnicodeDecodeError:
            raise malformed(CUT_OFF) from None
        self._text.ended = True
        yield from self._read("")

    def _read(self, text: str) -> Iterator[Part]:
        room = LONGEST - self._count
        self._count += len(text)
        self._text.more(text[:room])
        for part in self._reader:
            if part is None:  # it needs more
                break
            yield part
        if len(text) > room:
            raise malformed(f"it has more than {LONGEST} characters")

    def _reply(self) -> Generator[Part | None, None, None]:
        text = self._text
        first = yield from text.after_blanks(may_end=True)
        if first != "{":
            yield Plain((yield from self._plain(first)))
            return
        yield from self._key("kind")
        yield Kind((yield from self._kind()))
        yield from text.expect(",")
        yield from self._key("sources")
        yield Ids((yield from self._ids()))
        yield from text.expect(",")
        yield from self._key("answer")
        yield from text.expect('"', "its answer is not a text")
        while run := (yield from text.run()):
            yield Piece(run)
        yield AnswerEnds()
        yield from text.expect("}", "something stands behind its answer")
        if (yield from text.after_blanks(may_end=True)):
            raise malformed("something stands behind the object")

    def _plain(self, first: str) -> Reads[str]:
        found, count = [first], len(first)
        while not self._text.ended:
            found.append(self._text.rest())
            count += len(found[-1])
            if count > _LONGEST_PLAIN:
                raise malformed("it is no JSON object")
            yield
        return "".join(found)

    def _key(self, wanted: str) -> Reads[None]:
        yield from self._text.expect('"', f"where its {wanted} should stand is no key")
        key = yield from self._text.string()
        if key != wanted:
            raise malformed(f"its keys are {', '.join(KEYS)}, in this order; in the place of {wanted} is {key[:40]!r}")
        yield from self._text.expect(":")

    def _kind(self) -> Reads[str]:
        yield from self._text.expect('"', "its kind is not a text")
        kind = yield from self._text.string()
        if kind not in KINDS:
            raise malformed('its kind is neither "answer" nor "other"')
        return kind

    def _ids(self) -> Reads[tuple[str, ...]]:
        yield from self._text.expect("[", "its sources are not a list of ids")
        ids: list[str] = []
        sign = yield from self._text.after_blanks()
        while sign != "]" or ids:  # "[]" is a list, "[1,]" is none
            if sign != '"':
                raise malformed("one of its sources is not an id")
            ids.append((yield from self._text.string()))
            sign = yield from self._text.after_blanks()
            if sign == "]":
                break
            if sign != ",":
                raise malformed("its list of sources is no JSON")
            sign = yield from self._text.after_blanks()
        return tuple(ids)
