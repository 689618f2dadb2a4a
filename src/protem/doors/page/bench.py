"""*Bench*: paste an answer and its sources, or an output and a rubric, and see every finding marked in the text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import Response

from protem.case import Case
from protem.doors.http.bodies import Wrong, form_of, text_of
from protem.doors.http.service import Service, service_of
from protem.doors.page.bench_file import read_bench_file, uploaded, write_bench_file
from protem.doors.page.bench_form import EMPTY, FIELDS, case_of_form, form_of_case
from protem.doors.page.drawing import draw, is_part
from protem.doors.page.judged import Judged, judged
from protem.gating import gate
from protem.judging import judge
from protem.policy import Policy
from protem.rubric.rubric_text import RubricError
from protem.verdict import Decision, Verdict
from protem.wire import Row, WireError, write_decision, write_verdict

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Result:
    """What the bench came to: the case as it is drawn, and the decision of the gate or the verdict of the judge."""

    case: Case
    judged: Judged
    decision: Decision | None
    verdict: Verdict | None
    row: Row


@router.get("/bench")
async def form(request: Request) -> Response:
    """Return the page, with nothing on the bench yet."""
    return _page(request, {**EMPTY, "do": "check"}, None, "")


@router.post("/bench")
async def bench(request: Request) -> Response:
    """Judge what was pasted. The bench is for trying things: nothing of it is logged."""
    return await _judged(request, await _fields(request))


@router.post("/bench/open")
async def opened(request: Request) -> Response:
    """Put the case of a file on the bench, and judge it."""
    service = service_of(request)
    try:
        case, do, policy = read_bench_file(uploaded(await request.body(), request.headers.get("content-type", "")))
    except Wrong as problem:
        return _page(request, {**EMPTY, "do": "check"}, None, str(problem))
    known = policy if policy in policies(service) else ""
    return await _judged(request, form_of_case(case, do, known))


@router.post("/bench/case.json")
async def case_file(request: Request) -> Response:
    """Return the case as a file that can be opened again, here or elsewhere."""
    fields = await _fields(request)
    result = await _result(request, fields)
    text = write_bench_file(result.case, fields["do"], fields["policy"], result.row)
    return _file(text.encode("utf-8", "backslashreplace"), "application/json", "protem-case.json")


@router.post("/bench/report.html")
async def report(request: Request) -> Response:
    """Return the result as one page that needs nothing else: to send, to print, to keep."""
    fields = await _fields(request)
    drawn = draw(request, "report.html", result=await _result(request, fields), fields=fields)
    return _file(bytes(drawn.body), "text/html; charset=utf-8", "protem-report.html")


def policies(service: Service) -> tuple[str, ...]:
    """Return the names of the policies that can be chosen: the built-in ones, and one for each box."""
    return ("default", "classic", *(name for name in service.desk.boxes if name not in ("default", "classic")))


async def _fields(request: Request) -> Mapping[str, str]:
    fields = form_of(await text_of(request), FIELDS)
    return {**fields, "do": "grade" if fields["do"] == "grade" else "check"}


async def _judged(request: Request, fields: Mapping[str, str]) -> Response:
    try:
        result = await _result(request, fields)
    except Wrong as problem:
        return _page(request, fields, None, str(problem))
    return _page(request, fields, result, "")


async def _result(request: Request, fields: Mapping[str, str]) -> Result:
    service = service_of(request)
    policy = service.policy(fields["policy"], "")
    try:
        case = case_of_form(fields)
        return await service.workers.run(partial(_decided, case, fields["do"], policy))
    except (WireError, RubricError) as problem:
        raise Wrong(str(problem)) from None


def _decided(case: Case, do: str, policy: Policy) -> Result:
    if do == "grade":
        verdict = judge(case, policy)
        return Result(case, judged(case, verdict.findings, ()), None, verdict, write_verdict(verdict, case, None))
    decision = gate(case, policy)
    drawn = judged(case, decision.findings, decision.cited)
    return Result(case, drawn, decision, None, write_decision(decision, case, None, policy))


def _page(request: Request, fields: Mapping[str, str], result: Result | None, wrong: str) -> Response:
    return draw(
        request,
        "_bench.html" if is_part(request) else "bench.html",
        422 if wrong else 200,
        fields=fields,
        result=result,
        policies=policies(service_of(request)),
        wrong=wrong,
    )


def _file(content: bytes, media: str, name: str) -> Response:
    return Response(content, media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})
