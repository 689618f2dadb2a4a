"""The file in which a case of the bench is shared, and how it comes back out of an uploaded form."""

from __future__ import annotations

import json

from protem.case import Case
from protem.doors.http.bodies import Wrong
from protem.version import VERSION
from protem.wire import Row, WireError, parse, read_case
from protem.wire.written import write_case

_KIND = "protem bench"


def write_bench_file(case: Case, do: str, policy: str, result: Row) -> str:
    """Return the text of the file: the case in the wire format, what was asked of it, and what came of it."""
    row = {"kind": _KIND, "version": VERSION, "do": do, "policy": policy, "case": write_case(case), "result": result}
    return json.dumps(row, ensure_ascii=False, indent=2) + "\n"


def read_bench_file(raw: bytes) -> tuple[Case, str, str]:
    """Return the case of a file, "check" or "grade", and the name of its policy. A bare case is taken as well.

    Raises:
        Wrong: it is no such file.

    """
    try:
        row = parse(raw.decode("utf-8-sig"))
        is_ours = row.get("kind") == _KIND
        held = row.get("case") if is_ours else row
        if not isinstance(held, dict):
            raise WireError("it has no `case`")  # noqa: TRY301  one message for all
        case = read_case(held)
    except UnicodeDecodeError as problem:
        raise Wrong(f"the file is not UTF-8 at byte {problem.start + 1}") from None
    except WireError as problem:
        raise Wrong(f"the file is no case: {problem}") from None
    do = "grade" if is_ours and row.get("do") == "grade" else "check"
    policy = row.get("policy", "") if is_ours else ""
    return case, do, policy if isinstance(policy, str) else ""


def uploaded(body: bytes, content_type: str) -> bytes:
    """Return the content of the one file of a form (multipart/form-data).

    Raises:
        Wrong: there is no file in it.

    """
    boundary = _boundary(content_type)
    if boundary:
        for part in body.split(b"--" + boundary):
            head, blank, content = part.partition(b"\r\n\r\n")
            if blank and b"filename=" in head:
                return content.removesuffix(b"\r\n")
    raise Wrong("no file was sent")


def _boundary(content_type: str) -> bytes:
    kind, _, rest = content_type.partition(";")
    if kind.strip().lower() != "multipart/form-data":
        return b""
    _, _, boundary = rest.partition("boundary=")
    return boundary.split(";")[0].strip().strip('"').encode("ascii", "replace")
