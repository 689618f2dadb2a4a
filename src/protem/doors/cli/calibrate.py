"""`protem calibrate`: do the verdicts agree with labels of your own?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from protem.calibrating import Calibration, LabelError, policy_text, read_labelled
from protem.calibrating import calibrate as calibrated
from protem.calibrating.policy_text import MARK
from protem.calibrating.report import report as report_page
from protem.calibrating.results import write_calibration
from protem.doors.cli.calibrate_telling import tell_calibration
from protem.doors.cli.paint import console, plain
from protem.doors.cli.settings import policy_of
from protem.doors.cli.trouble import Trouble
from protem.samples import sample_text
from protem.wire import dump

_SAMPLE = "calibrate/parcels.jsonl"


def calibrate(
    file: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    /,
    *,
    sample: Annotated[bool, Parameter(negative="")] = False,
    base: str = "default",
    set_: Annotated[tuple[str, ...], Parameter(name="--set", negative="")] = (),
    report: Path | None = None,
    policy: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Hold the verdicts against labelled rows, and look for a policy that agrees better.

    Exit status: 0 it was done, 2 the file can't be read or a result can't be written.

    Args:
        file: JSON Lines or CSV (cases with pass or fail under label, human or pass), or promptfoo's out.json. "-" is
            standard input.
        sample: Take the forty-four labelled rows that come with protem.
        base: The policy to begin with: built-in (default, classic) or a TOML file.
        set_: Change a setting of it, like engine=criteria. May be given more than once.
        report: Write a page with pictures and all rows of disagreement to this file (HTML).
        policy: Write the suggested policy to this file (TOML), for `protem grade --policy` and `check --policy`.
        json: Write one JSON object.

    """
    if (file is None) != sample:
        raise Trouble("calibrate takes a FILE (or -) of labelled rows, or --sample")
    rules = policy_of(base, set_)
    _refuse_to_spoil(policy, "--policy", (".toml",), file)
    _refuse_to_spoil(report, "--report", (".html", ".htm"), file)
    name = "the sample" if file is None else "standard input" if file == "-" else file
    text = sample_text(_SAMPLE) if file is None else _text(file)
    try:
        rows = read_labelled(text)
    except LabelError as problem:
        where = f"{name}, line {problem.line}: " if problem.line else f"{name}: "
        raise Trouble(where + plain(str(problem))) from None
    found = calibrated(rows.rows, rules)
    if report:
        _write(report, report_page(found, name, rows.left_out))
    if policy:
        _write(policy, policy_text(found.suggested, _notes(found, name)))
    if json:
        print(dump(write_calibration(found, rows.left_out)))  # noqa: T201
    else:
        out = console()
        tell_calibration(out, found, rows.left_out)
        for what, path in (("policy", policy), ("report", report)):
            if path:
                out.print(f"The {what} is in {path}.")
    return 0


def _text(file: str) -> str:
    try:
        if file == "-" and sys.stdin is None:
            raise Trouble("standard input is closed")
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return raw.decode("utf-8-sig")
    except OSError as problem:
        raise Trouble(f"{file} can't be read: {problem.strerror or problem}") from None
    except UnicodeDecodeError as problem:
        line = problem.object[: problem.start].count(b"\n") + 1
        raise Trouble(f"{file}, line {line}: not UTF-8 at byte {problem.start + 1}; save it as UTF-8") from None


def _refuse_to_spoil(path: Path | None, option: str, endings: tuple[str, ...], file: str | None) -> None:
    """Refuse to write over what is not ours: elsewhere `--policy` names a policy to read."""
    if path is None:
        return
    if path.suffix not in endings:
        raise Trouble(f"{option} writes to a file: name one that ends in {endings[0]}, not {path}")
    if not path.exists():
        return
    if file not in (None, "-") and Path(str(file)).exists() and path.samefile(str(file)):
        raise Trouble(f"{path} is the file to read, and would be written over")
    if option == "--policy" and not path.read_bytes().startswith(MARK.encode()):
        raise Trouble(f"{path} was not written by calibrate: --policy writes, --base names the policy to begin with")


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Trouble(f"{path} can't be written: {problem.strerror or problem}") from None
    except UnicodeEncodeError:
        raise Trouble(f"{path} can't be written: a setting holds a character that is none") from None


def _notes(found: Calibration, name: str) -> str:
    rows = sum(len(part.judged) for part in found.parts)
    made = [f"{one.setting}: {one.says}" for part in found.parts for one in part.suggestions if one.is_made]
    told_ones = made or ["Nothing was suggested: it is the policy that was begun with."]
    return "\n".join([f"From {rows} labelled rows of {name}, beginning with {found.policy.name}.", *told_ones])
