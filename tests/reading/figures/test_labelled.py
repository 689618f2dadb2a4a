"""The labelled strings: every figure with its value, unit, kind and place, and nothing else."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

import pytest

from protem.reading.figures import Figure, figures
from rows import labelled

KINDS = {"q": "quantity", "n": "number", "m": "money", "p": "percent", "o": "ordinal", "d": "date", "t": "time"}
KINDS |= {"y": "year", "r": "reference", "id": "identifier", "ph": "phone", "v": "version"}
READ_WITH_ITS_UNIT = {193, 202}
"""Rows whose label leaves out a unit that the text has ("97 ans", "25 metros"); it is read here."""


def is_labelled(found: Figure, wanted: dict[str, Any]) -> bool:
    same_kind = found.kind == KINDS[wanted["kind"]] or (found.kind, wanted["kind"]) == ("mark", "r")
    if isinstance(found.value, Fraction) and not set(wanted["value"]) - set("0123456789./-"):
        same_value = found.value == Fraction(wanted["value"])
    else:
        same_value = str(found.value) == wanted["value"]
    same_unit = found.unit == (wanted["unit"] or "")
    return same_kind and same_value and same_unit and [found.start, found.end] == wanted["span"]


@pytest.mark.parametrize("row", labelled("figures"), ids=lambda row: f"{row['id']}-{row['cat']}")
def test_a_labelled_text_is_read_as_it_is_labelled(row: dict[str, Any]) -> None:
    wanted = [one for one in row["figures"] if one["kind"] != "l"]
    side: Literal["answer", "source"] = "source" if any(one["ocr"] for one in wanted) else "answer"
    found = [one for one in figures(row["text"], row["lang"], side) if one.firm or one.kind == "ordinal"]
    missing = [one["text"] for one in wanted if not one["optional"] and not any(is_labelled(got, one) for got in found)]
    beyond = [got.text for got in found if not any(is_labelled(got, one) for one in wanted)]
    assert (not missing and not beyond) == (row["id"] not in READ_WITH_ITS_UNIT), (missing, beyond)
