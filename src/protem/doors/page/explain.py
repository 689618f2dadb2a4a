"""*Explain*: the page of each check, and what each refusal says."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from protem.check import Check, Example
from protem.checks import all_checks
from protem.desk.readings import READINGS
from protem.desk.settings import POINTERS
from protem.doors.page.drawing import draw
from protem.doors.page.paragraphs import blocks

router = APIRouter()


@dataclass(frozen=True, slots=True)
class ExampleView:
    """An example as it is drawn: what stands before the words it points at, those words, and what stands behind."""

    shown: bool
    before: str
    marked: str
    after: str
    example: Example


@router.get("/explain")
async def every(request: Request) -> Response:
    """Return the list: refusals, what many of them mean, and the checks that lead to them."""
    checks: dict[str, list[Check]] = {refusal: [] for refusal in READINGS}
    for check in all_checks():
        checks[check.refusal].append(check)
    return draw(request, "explain.html", readings=READINGS, checks=checks, pointers=POINTERS, first=_first)


@router.get("/explain/{name}")
async def one(request: Request, name: str) -> Response:
    """Return the page of a check."""
    check = next((check for check in all_checks() if check.name == name), None)
    if check is None:
        raise HTTPException(404)
    shown = [_example(example, shown=True) for example in check.passes]
    examples = [*shown, *(_example(example, shown=False) for example in check.fails)]
    given = dict.fromkeys(source for view in examples for source in view.example.given)
    return draw(request, "check.html", check=check, blocks=blocks(check.page), examples=examples, given=tuple(given))


def _first(check: Check) -> str:
    """Return the first sentence of a check's page."""
    return check.page.strip().splitlines()[0]


def _example(example: Example, *, shown: bool) -> ExampleView:
    text, span = example.case().output, example.marked()
    if not span:
        return ExampleView(shown, text, "", "", example)
    return ExampleView(shown, text[: span.start], text[span.start : span.end], text[span.end :], example)
