"""What a request says, read strictly: each thing that is wrong is named in one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from json import JSONDecodeError, JSONDecoder
from urllib.parse import parse_qsl

from starlette.requests import Request

from protem.wire import Row, WireError, parse
from protem.wire.lines import called

QUESTION_KEYS = ("box", "question")
MOST_CASES = 200
"""Cases of a list: what is judged in a second or two."""
_MOST_FIELDS = 64
_SPACE = " \t\r\n"


class Wrong(ValueError):  # noqa: N818  what is wrong is wrong with the request
    """A request that can't be served as it is: what is wrong with it, in one line."""


async def text_of(request: Request) -> str:
    """Return the body of a request as text.

    Raises:
        Wrong: it is not UTF-8.

    """
    try:
        return (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise Wrong(f"the body is not UTF-8 at byte {problem.start + 1}") from None


def question_of(text: str) -> tuple[str, str]:
    """Return the question and the box of the body of `/ask`.

    Raises:
        Wrong: it is not that object, has another key, or a value is no string.

    """
    try:
        row = parse(text)
    except WireError as problem:
        raise Wrong(str(problem).replace("a line", "a body")) from None
    _refuse_unknown(row, QUESTION_KEYS, "body")
    if "question" not in row:
        raise Wrong("the body has no `question`")
    for key in QUESTION_KEYS:
        if not isinstance(row.get(key, ""), str):
            raise Wrong(f"`{key}` is a string, not {called(row[key])}")
    return row["question"], row.get("box", "")


def query_of(request: Request, known: Sequence[str]) -> Mapping[str, str]:
    """Return what the query of a request asks for.

    Raises:
        Wrong: it names something else than `known`, or something twice.

    """
    pairs = request.query_params.multi_items()
    query = dict(pairs)
    _refuse_unknown(query, known, "query")
    if len(pairs) != len(query):
        raise Wrong("the query names something twice")
    return query


def form_of(text: str, known: Sequence[str]) -> Mapping[str, str]:
    """Return the fields of a form, those that were not sent as "". Line ends are single line feeds.

    Raises:
        Wrong: it is not a form of these fields.

    """
    try:
        pairs = parse_qsl(text, keep_blank_values=True, strict_parsing=bool(text), max_num_fields=_MOST_FIELDS)
    except ValueError:
        raise Wrong("the body is not a form") from None
    fields = dict(pairs)
    _refuse_unknown(fields, known, "form")
    return {name: fields.get(name, "").replace("\r\n", "\n") for name in known}


def rows_of(text: str) -> Iterator[tuple[int, Row | WireError]]:
    """Yield the rows of a list of cases, counted from 1; one that can't be read is given as what is wrong with it.

    Raises:
        Wrong: the list itself can't be read, or is too long; the rows before that place have been given.

    """
    number = 0
    for number, item in enumerate(_items(text), start=1):
        if number > MOST_CASES:
            raise Wrong(f"the list holds more than {MOST_CASES} cases; send several lists")
        try:
            yield number, parse(item)
        except WireError as problem:
            yield number, problem
    if not number:
        raise Wrong("the list holds no case")


def is_list(text: str) -> bool:
    """Say whether a body is a list of cases."""
    return text.lstrip(_SPACE).startswith("[")


def _items(text: str) -> Iterator[str]:
    """Yield the text of each item of a JSON list, so that each is read as strictly as a line of a file."""
    decode = JSONDecoder().raw_decode
    place = _past_space(text, 0) + 1
    if text[_past_space(text, place) :].rstrip(_SPACE) == "]":
        return
    while True:
        start = _past_space(text, place)
        try:
            end = decode(text, start)[1]
        except JSONDecodeError as problem:
            raise Wrong(f"not a JSON list: {problem.msg} at character {problem.pos + 1}") from None
        except (RecursionError, ValueError):  # nested too deep, or a number with more digits than Python converts
            raise Wrong(f"not a JSON list: the item at character {start + 1} can't be read") from None
        yield text[start:end]
        place = _past_space(text, end)
        if text[place : place + 1] == "]" and not text[place + 1 :].strip(_SPACE):
            return
        if text[place : place + 1] != ",":
            raise Wrong(f"not a JSON list: ',' or the end of the list is missing at character {place + 1}")
        place += 1


def _past_space(text: str, place: int) -> int:
    while place < len(text) and text[place] in _SPACE:
        place += 1
    return place


def _refuse_unknown(given: Mapping[str, object], known: Sequence[str], where: str) -> None:
    for key in given:
        if key not in known:
            raise Wrong(f"the {where} has an unknown key {key[:60]!r}; known here: {', '.join(known) or 'none'}")
