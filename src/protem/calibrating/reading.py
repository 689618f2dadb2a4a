"""A file of labelled rows in any of its forms: JSON Lines, CSV with a header, the results of promptfoo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from protem.calibrating.labelled import LabelError, Labelled, LabelledFile, read_row
from protem.calibrating.promptfoo_results import is_result, read_result
from protem.calibrating.table import read_table
from protem.wire import Row, WireError, parse

OPEN = "no verdict yet"


def read_labelled(text: str) -> LabelledFile:
    """Return the labelled rows of a file; which form it has is seen from its text.

    A file that begins with `{` is JSON: lines of rows, or of results as `promptfoo eval -o out.jsonl` writes them, or
    one object with `results`, as `promptfoo eval -o out.json` does. Anything else is CSV, its first row the header.

    Raises:
        LabelError: it is none of these, a line can't be read, or no row has a verdict.

    """
    text = text.removeprefix("\ufeff")
    begin = text.lstrip()[:1]
    if begin == "[":
        raise LabelError(1, "a JSON list: write one object a line instead (jq -c '.[]' does)")
    left_out: Counter[str] = Counter()
    rows = []
    for one in _json(text) if begin == "{" else read_table(text):
        if isinstance(one, Labelled):
            rows.append(one)
        else:
            left_out[one or OPEN] += 1
    if not rows:
        told = "; ".join(f"{count} left out: {why}" for why, count in left_out.most_common(3))
        raise LabelError(0, "holds no row with a verdict" + (f" ({told})" if told else ""))
    return LabelledFile(tuple(rows), dict(sorted(left_out.items())))


def _json(text: str) -> Iterator[Labelled | str | None]:
    """Yield the rows of a JSON file; a string says why one is left out."""
    whole = _whole(text)
    if whole is not None:
        yield from _results(whole)
        return
    number = 0
    for line in text.split("\n"):  # not splitlines: a string may hold a form feed, or U+2028
        number += 1
        if not line.strip():
            continue
        row = _parsed(line, number)
        if is_result(row):
            yield from read_result(row, number)
        else:
            yield read_row(row, number)


def _whole(text: str) -> Row | None:
    """Return the one object that a file is, or `None` where it has an object a line."""
    first = text.lstrip().partition("\n")[0]
    if first.strip() != "{":
        try:
            row = parse(first)
        except WireError:
            return None
        return row if "results" in row else None
    try:
        return parse(text)
    except WireError as problem:
        told = str(problem).replace("not one JSON object a line", "not JSON")
        raise LabelError(0, f"{told}; wanted are one row a line, or a results file of promptfoo") from None


def _results(whole: Row) -> Iterator[Labelled | str | None]:
    results = whole.get("results")
    results = results.get("results") if isinstance(results, dict) else results
    if not isinstance(results, list):
        raise LabelError(0, "one JSON object without `results`; wanted are one row a line, or promptfoo's -o out.json")
    for number, result in enumerate(results, start=1):
        if not isinstance(result, dict):
            raise LabelError(0, f"result {number} is no object: not a results file of promptfoo")
        yield from read_result(result, number)


def _parsed(line: str, number: int) -> Row:
    try:
        return parse(line)
    except WireError as problem:
        raise LabelError(number, str(problem)) from None
