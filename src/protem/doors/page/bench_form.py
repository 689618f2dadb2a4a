"""The form of the bench as a case, and a case as the fields of that form."""

from __future__ import annotations

import json
from collections.abc import Mapping

from protem.case import Case
from protem.doors.page.sources_text import read_ids, read_sources, source_row, write_ids, write_sources
from protem.wire import Row, parse, read_case
from protem.wire.written import write_case

FIELDS = ("do", "question", "answer", "sources", "cited", "rubric", "policy", "more")
"""`do` is "check" or "grade", `more` what of an opened case has no field of its own, as JSON."""
EMPTY: Mapping[str, str] = dict.fromkeys(FIELDS, "")
_MORE = ("context", "limits", "reference")


def case_of_form(fields: Mapping[str, str]) -> Case:
    """Return the case that a form holds.

    Raises:
        WireError: its sources, its ids or what else was opened with it can't be read.

    """
    more = parse(fields["more"]) if fields["more"] else {}
    row: Row = {key: more[key] for key in _MORE if key in more}
    row |= {
        "question": fields["question"],
        "output": fields["answer"],
        "rubric": fields["rubric"],
        "given": [source_row(source) for source in read_sources(fields["sources"])],
        "sources": read_ids(fields["cited"]),
    }
    return read_case(row)


def form_of_case(case: Case, do: str = "check", policy: str = "") -> Mapping[str, str]:
    """Return the fields of a form that holds a case."""
    row = write_case(case)
    more = {key: row[key] for key in _MORE if row.get(key)}
    return {
        "do": do,
        "question": case.question,
        "answer": case.output,
        "sources": write_sources(case.given),
        "cited": write_ids(case.cited),
        "rubric": case.rubric,
        "policy": policy,
        "more": json.dumps(more, ensure_ascii=False) if more else "",
    }
