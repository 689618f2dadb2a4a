"""A row read as a case; whatever is wrong with it is named."""

from __future__ import annotations

import json
from dataclasses import fields
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from protem.case import Case, Limits, Source
from protem.wire.lines import Row, WireError, called

CASE_KEYS = ("answer", "context", "given", "id", "limits", "output", "question", "reference", "rubric", "sources")
SOURCE_KEYS = ("citation", "id", "index", "law", "page_count", "printed", "text")
_KINDS: dict[str, type] = {"context": list, "given": list, "limits": dict, "sources": list}
_KINDS |= {"index": int, "page_count": int}
_OTHER_NAMES = {"cited": "sources", "citations": "sources"}
"""Names of the same thing elsewhere. Without its list of ids, an answer rests on all that was given."""


def read_case(row: Row) -> Case:
    """Return the case of a row.

    Raises:
        WireError: a key is of the wrong kind, a source has no id or text, or the row has no answer.

    """
    _refuse_misspelt(row, CASE_KEYS, "")
    if "answer" in row and "output" in row and row["answer"] != row["output"]:
        raise WireError("`answer` and `output` are two names for one text, and differ")
    if "answer" not in row and "output" not in row:
        raise WireError(f"no `answer` and no `output`{_hint(row)}")
    return Case(
        output=_text(row, "answer" if "answer" in row else "output"),
        question=_text(row, "question"),
        given=tuple(_source(entry, place) for place, entry in enumerate(_list(row, "given") or ())),
        cited=_cited(row),
        rubric=_text(row, "rubric"),
        reference=_text(row, "reference"),
        context=_context(row),
        limits=_limits(row.get("limits")),
    )


def _source(entry: Any, place: int) -> Source:
    where = f"given[{place}]"
    if not isinstance(entry, dict):
        raise WireError(f"{where} is an object with `id` and `text`, not {called(entry)}")
    _refuse_misspelt(entry, SOURCE_KEYS, f"{where}.")
    if "page" in entry and not {"printed", "index"} & entry.keys():
        raise WireError(f"`{where}.page` could be either: name it `printed` (as on the page) or `index` (in the file)")
    if "id" not in entry:
        raise WireError(f"{where} has no `id`{_hint(entry)}")
    if "text" not in entry and "law" not in entry:
        raise WireError(f"{where} has no `text`{_hint(entry)}")
    return Source(
        id=_name(entry["id"], f"{where}.id"),
        text=_text(entry, "text" if "text" in entry else "law", f"{where}."),
        citation=_text(entry, "citation", f"{where}."),
        printed=_name(entry["printed"], f"{where}.printed") if entry.get("printed") is not None else "",
        index=_whole(entry, "index", f"{where}."),
        page_count=_whole(entry, "page_count", f"{where}."),
    )


def _cited(row: Row) -> tuple[str, ...] | None:
    names = _list(row, "sources")
    return None if names is None else tuple(_name(name, "sources") for name in names)


def _context(row: Row) -> tuple[str, ...]:
    context = row.get("context")
    if context is None:
        return ()
    if isinstance(context, str):
        return (context,)
    if isinstance(context, list) and all(isinstance(text, str) for text in context):
        return tuple(context)
    raise WireError("`context` is a list of texts")


def _limits(entry: Any) -> Limits:
    if entry is None:
        return Limits()
    known = [part.name for part in fields(Limits)]
    if not isinstance(entry, dict) or any(key not in known for key in entry):
        raise WireError(f"`limits` is an object of {', '.join(known)}, not {json.dumps(entry)[:80]}")
    return Limits(**{key: _whole(entry, key, "limits.") for key in entry})


def _list(row: Row, key: str) -> list[Any] | None:
    value = row.get(key)
    if value is None or isinstance(value, list):
        return value
    raise WireError(f"`{key}` is a list, not {called(value)}")


def _text(row: Row, key: str, where: str = "") -> str:
    value = row.get(key)
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    raise WireError(f"`{where}{key}` is a string, not {called(value)}")


def _name(value: Any, where: str) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    raise WireError(f"`{where}` is a string, not {called(value)}")


def _whole(row: Row, key: str, where: str) -> int | None:
    value = row.get(key)
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and value > 0):
        return value
    raise WireError(f"`{where}{key}` is a whole number above 0, not {json.dumps(value)[:40]}")


def _hint(row: Row) -> str:
    return f"; it has {', '.join(map(repr, list(row)[:8]))}" if row else "; it is empty"


def _refuse_misspelt(row: Row, known: tuple[str, ...], where: str) -> None:
    """Refuse a key that was meant as one of ours: it would be ignored, and an answer shown for lack of it.

    A value of another kind tells that it was not meant so: `"source": "faq.csv"` is the user's own.
    """
    for key, value in row.items():
        if key in known or not (meant := _meant(key, known)) or meant in row:
            continue
        if isinstance(value, _KINDS.get(meant, str)):
            raise WireError(f"unknown key `{where}{key}`: did you mean `{where}{meant}`?")


@lru_cache(maxsize=1024)
def _meant(key: str, known: tuple[str, ...]) -> str:
    other = _OTHER_NAMES.get(key, "")
    if other in known:
        return other
    return next(iter(get_close_matches(key.lower(), known, n=1, cutoff=0.8)), "")
