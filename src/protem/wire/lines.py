"""One JSON object a line: read strictly, written so that any text survives."""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any, NoReturn

Row = dict[str, Any]


class WireError(ValueError):
    """A row that is not a case, in one line that says what is wrong with it."""


def parse(text: str) -> Row:
    """Return the JSON object of a line.

    Raises:
        WireError: it is not one JSON object, has a key twice, or holds NaN or Infinity.

    """
    try:
        row = json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_refuse_constant, parse_float=_finite)
    except json.JSONDecodeError as problem:
        raise WireError(f"not one JSON object a line: {problem.msg} at character {problem.pos + 1}") from None
    except RecursionError:
        raise WireError("not readable: nested too deep") from None
    except WireError:
        raise
    except ValueError as problem:  # a number with more digits than Python converts
        raise WireError(f"not readable: {problem}") from None
    if not isinstance(row, dict):
        raise WireError(f"a row is a JSON object, not {called(row)}")
    return row


def dump(row: Row) -> str:
    """Return a row as one line of JSON; half a surrogate pair, which UTF-8 can't hold, is written as an escape."""
    line = json.dumps(row, ensure_ascii=False)
    try:
        line.encode()
    except UnicodeEncodeError:
        return json.dumps(row)
    return line


def called(value: Any) -> str:
    """Return what a JSON value is called in a message."""
    kinds = {dict: "an object", list: "a list", str: "a string", bool: "true or false", type(None): "null"}
    return kinds.get(type(value), "a number")


def _without_doubles(pairs: list[tuple[str, Any]]) -> Mapping[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        seen: set[str] = set()
        double = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise WireError(f"the key {double!r} stands twice in one object")
    return table


def _refuse_constant(constant: str) -> NoReturn:
    raise WireError(f"{constant} is not a JSON number")


def _finite(number: str) -> float:
    """Return a number as a float; one that no float can hold would be written as Infinity, which is no JSON."""
    value = float(number)
    return value if isfinite(value) else _refuse_constant(number)
