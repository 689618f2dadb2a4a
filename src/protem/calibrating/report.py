"""The report: one page of HTML that stands alone. No script, nothing fetched, every text in it escaped."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from html import escape

from protem.calibrating.agreement import MEASURES
from protem.calibrating.calibration import Calibration, Judged, Part
from protem.calibrating.gates import CheckCount
from protem.calibrating.intervals import told
from protem.calibrating.pictures import agreement_bars, check_bars, confusion_matrix, threshold_curve
from protem.calibrating.policy_text import policy_text
from protem.calibrating.report_style import STYLE
from protem.version import VERSION

MOST_ROWS = 200
"""Rows of each table: beyond them a person mends the kind, not the row. `--json` has them all."""
_MOST_TEXT = 600
"""Characters of a text in a table; what decided is in the reasons."""

TITLES = {"rubric": "Rubrics", "gate": "The gate"}
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})


def report(found: Calibration, file: str, left_out: Mapping[str, int]) -> str:
    """Return the page that tells a calibration; `file` names what was read."""
    rows = sum(len(part.judged) for part in found.parts)
    head = f"<p>{rows} labelled rows of {_safe(file)}, judged under the policy {_safe(found.policy.name)}.</p>"
    gone = "".join(f"<li>{count} left out: {_safe(why)}</li>" for why, count in left_out.items())
    body = "".join(_part(part) for part in found.parts)
    policy = f"<h2>The policy</h2><pre>{_safe(policy_text(found.suggested))}</pre>"
    safe = "default-src 'none'; style-src 'unsafe-inline'"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{safe}">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>protem calibrate</title><style>{STYLE}</style></head><body><main>"
        f"<h1>How far the verdicts agree with the labels</h1>{head}{f'<ul>{gone}</ul>' if gone else ''}"
        f"{body}{policy}<footer>protem {VERSION}. Intervals of 95 %.</footer></main></body></html>\n"
    )


def _part(part: Part) -> str:
    wrong = [one for one in part.judged if one.disagrees]
    unsure = [one for one in part.judged if one.outcome == "undecided"]
    return "".join(
        [
            f"<section><h2>{TITLES[part.kind]}: {len(part.judged)} rows</h2>",
            _figure(agreement_bars(part.now, part.then), _legend(part)),
            _measures(part),
            _figure(confusion_matrix(part.now.confusion), "Labels against verdicts."),
            *(_figure(threshold_curve(curve), _CURVE) for curve in part.curves),
            _checks(part.checks) if part.checks else "",
            "<h3>What would agree better</h3><ul>",
            *(
                f"<li>{_mark(one.is_made)} <code>{one.setting}</code> {_safe(one.says)}</li>"
                for one in part.suggestions
            ),
            "</ul>",
            _rows("Where label and verdict differ", wrong),
            _rows("Undecided", unsure),
            "</section>",
        ]
    )


_CURVE = (
    "Line: credit, with its interval. Dashes: coverage. Upright: the current value. Each point is on all rows, so the "
    "highest is rather too high; what is suggested was tried on rows apart."
)


def _legend(part: Part) -> str:
    more = "; the lighter one below: with what is suggested, on the rows it was chosen on" if part.then else ""
    return f"Bar: the policy at hand{more}. Whisker: 95 %. Credit counts an undecided row as half right."


def _measures(part: Part) -> str:
    head = "<tr><th>measure<th>now<th>rows" + ("<th>suggested" if part.then else "") + "</tr>"
    lines = []
    for name, label in MEASURES.items():
        now = getattr(part.now, name)
        then = f"<td>{told(getattr(part.then, name))}" if part.then else ""
        lines.append(f"<tr><th>{label}<td>{told(now)}<td>{now.rows if now else 0}{then}</tr>")
    return f"<table>{head}{''.join(lines)}</table>"


def _checks(counts: Iterable[CheckCount]) -> str:
    counts = list(counts)
    head = "<tr><th>check<th>refuses, label pass<th>it alone<th>refuses, label fail<th>it alone<th>can't decide</tr>"
    lines = "".join(
        f"<tr><th>{_safe(one.check)}<td>{one.refused_good}<td>{one.alone_good}<td>{one.refused_bad}<td>{one.alone_bad}"
        f"<td>{one.open_good + one.open_bad}</tr>"
        for one in counts
    )
    says = "Above: rows that people let through. Below: rows that they did not."
    return f"<h3>What each check refuses</h3>{_figure(check_bars(counts), says)}<table>{head}{lines}</table>"


def _rows(title: str, rows: list[Judged]) -> str:
    if not rows:
        return f"<h3>{title}: none</h3>"
    more = f"<p>and {len(rows) - MOST_ROWS} more</p>" if len(rows) > MOST_ROWS else ""
    head = "<tr><th>row<th>texts<th>label<th>protem</tr>"
    return f"<h3>{title}: {len(rows)}</h3><table>{head}{''.join(map(_row, rows[:MOST_ROWS]))}</table>{more}"


def _row(one: Judged) -> str:
    row = one.row
    texts = "".join(f"<p><b>{_safe(name)}</b> {_cut(text)}</p>" for name, text in _texts(one) if text.strip())
    label = f"<b>{'pass' if row.good else 'fail'}</b> {_cut(row.why)}"
    return f"<tr><td>{_cut(row.name)}<td>{texts}<td>{label}<td><b>{one.outcome}</b> {_cut(one.verdict.reason)}</tr>"


def _texts(one: Judged) -> Iterator[tuple[str, str]]:
    case = one.row.case
    yield "rubric", case.rubric
    yield "question", case.question
    yield "output", case.output
    for source in case.given[:3] if one.row.kind == "gate" else ():
        yield source.id[:40], source.text


def _mark(is_made: bool) -> str:  # noqa: FBT001
    return '<b class="made">suggested</b>' if is_made else "<b>stays</b>"


def _figure(picture: str, says: str) -> str:
    return f"<figure>{picture}<figcaption>{says}</figcaption></figure>"


def _cut(text: str) -> str:
    return _safe(text if len(text) <= _MOST_TEXT else text[: _MOST_TEXT - 1] + "…")


def _safe(text: str) -> str:
    """Return a text for HTML: escaped, and what can't be seen (control characters, turned writing) made visible."""
    seen = (one if one == "\n" or unicodedata.category(one) not in _UNSEEN else f"\\u{ord(one):04x}" for one in text)
    return escape("".join(seen))
