"""A case written as a row: what `read_case` reads back as the same case."""

from __future__ import annotations

from dataclasses import asdict

from protem.case import Case, Source
from protem.wire.lines import Row, dump


def write_case(case: Case) -> Row:
    """Return the row of a case, without what is empty in it."""
    limits = {name: limit for name, limit in asdict(case.limits).items() if limit is not None}
    row: Row = {"question": case.question, "answer": case.output}
    if case.cited is not None:
        row["sources"] = list(case.cited)
    more = {"rubric": case.rubric, "reference": case.reference, "context": list(case.context), "limits": limits}
    return {**row, "given": [_source(source) for source in case.given], **{key: it for key, it in more.items() if it}}


def case_text(case: Case) -> str:
    """Return a case as one line of JSON, any text in it unharmed."""
    return dump(write_case(case))


def _source(source: Source) -> Row:
    row: Row = {"id": source.id, "text": source.text}
    more = {
        "citation": source.citation,
        "printed": source.printed,
        "index": source.index,
        "page_count": source.page_count,
    }
    return {**row, **{key: it for key, it in more.items() if it not in ("", None)}}
