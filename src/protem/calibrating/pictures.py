"""The pictures of the report, as SVG that stands in the page and takes its colours from it.

Written, not plotted: the same numbers give the same bytes. Nothing in them comes from a row but numbers and the names
of checks, and these are escaped.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from protem.calibrating.agreement import MEASURES, OUTCOMES, Agreement, Confusion
from protem.calibrating.curves import Curve
from protem.calibrating.gates import CheckCount

_WIDTH = 640
_LEFT, _RIGHT = 150, 20
_ROW = 30


def agreement_bars(now: Agreement, then: Agreement | None) -> str:
    """Return a bar for each measure with its interval as a whisker; below it, lighter, the suggested policy's."""
    height = _ROW * len(MEASURES) + 30
    parts = [_grid(height - 24)]
    for number, (name, label) in enumerate(MEASURES.items()):
        middle = _ROW * number + _ROW // 2
        parts.append(_text(_LEFT - 10, middle + 4, label, "end"))
        for which, style, y in ((then, "then", middle + 5), (now, "now", middle - 5)):
            one = getattr(which, name) if which else None
            if one is None:
                continue
            start, end = sorted((_x(0), _x(one.value)))
            parts.append(f'<rect class="{style}" x="{start}" y="{y - 4}" width="{end - start:.1f}" height="8"/>')
            parts.append(f'<path class="whisker" d="M{_x(one.low)} {y}H{_x(one.high)}"/>')
    return _svg(parts, height, "Agreement of verdicts and labels, with intervals of 95 %")


def confusion_matrix(table: Confusion) -> str:
    """Return labels against outcomes, each cell as dark as its share of the row."""
    cell, tall, top = 130, 48, 26
    parts = [
        _text(_LEFT + cell * place + cell // 2, 16, f"protem: {name}", "middle") for place, name in enumerate(OUTCOMES)
    ]
    for line, (label, counts) in enumerate((("pass", table.good), ("fail", table.bad))):
        y = top + line * tall
        parts.append(_text(_LEFT - 10, y + tall // 2 + 4, f"label: {label}", "end"))
        for place, count in enumerate(counts):
            right = OUTCOMES[place] == label
            style = "now" if right else "open" if OUTCOMES[place] == "undecided" else "wrong"
            shade = 0.12 + 0.6 * count / max(sum(counts), 1)
            x = _LEFT + place * cell
            box = f'x="{x}" y="{y}" width="{cell - 4}" height="{tall - 4}"'
            parts.append(f'<rect class="{style}" {box} style="opacity:{shade:.2f}"/>')
            parts.append(_text(x + cell // 2 - 2, y + tall // 2 + 4, str(count), "middle"))
    return _svg(parts, top + 2 * tall, "Labels against verdicts")


def threshold_curve(curve: Curve) -> str:
    """Return credit with its interval, and coverage, over the values of a threshold; a line marks the current one."""
    height, floor = 240, 200
    if not curve.points:
        return ""
    parts = [
        f'<path class="grid" d="M{_x(0)} {_y(step / 4, floor)}H{_x(1)}"/>'
        + _text(_LEFT - 10, _y(step / 4, floor) + 4, f"{step / 4:.2f}", "end")
        for step in range(5)
    ]
    parts += [_text(_x(step / 4), floor + 18, f"{step / 4:.2f}", "middle") for step in range(5)]
    band = [(at, high) for at, _, _, high, _ in curve.points] + [(at, low) for at, _, low, _, _ in curve.points][::-1]
    parts.append(f'<path class="band" d="{_path(band, floor)}Z"/>')
    parts.append(f'<path class="covered" d="{_path(((at, share) for at, *_, share in curve.points), floor)}"/>')
    parts.append(f'<path class="line" d="{_path(((at, value) for at, value, *_ in curve.points), floor)}"/>')
    parts.append(f'<path class="mark" d="M{_x(curve.current)} {_y(1, floor)}V{_y(0, floor)}"/>')
    parts.append(_text(_x(0.5), floor + 34, curve.setting, "middle"))
    return _svg(parts, height, f"Credit and coverage over {curve.setting}")


def check_bars(counts: Sequence[CheckCount]) -> str:
    """Return for each check how many rows it refuses: of those that people let through, and of the others."""
    most = max((max(one.refused_good, one.refused_bad) for one in counts), default=0) or 1
    parts = []
    for number, one in enumerate(counts):
        middle = _ROW * number + _ROW // 2
        parts.append(_text(_LEFT - 10, middle + 4, one.check, "end"))
        for style, count, y in (("wrong", one.refused_good, middle - 10), ("now", one.refused_bad, middle + 1)):
            wide = round((_WIDTH - _LEFT - _RIGHT - 40) * count / most, 1)
            parts.append(f'<rect class="{style}" x="{_LEFT}" y="{y}" width="{wide}" height="9"/>')
            parts.append(_text(_LEFT + wide + 6, y + 9, str(count)))
    return _svg(parts, _ROW * len(counts) + 6, "Rows that each check refuses")


def _grid(bottom: int) -> str:
    steps = (
        f'<path class="grid" d="M{_x(step / 4)} 0V{bottom}"/>'
        + _text(_x(step / 4), bottom + 16, f"{step / 4:.2f}", "middle")
        for step in range(5)
    )
    return "".join(steps)


def _x(share: float) -> float:
    return round(_LEFT + max(0.0, share) * (_WIDTH - _LEFT - _RIGHT), 1)


def _y(share: float, floor: int) -> float:
    return round(floor - share * (floor - 12), 1)


def _path(points: Iterable[tuple[float, float]], floor: int) -> str:
    return "M" + "L".join(f"{_x(at)} {_y(share, floor)}" for at, share in points)


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def _svg(parts: Iterable[str], height: int, title: str) -> str:
    box = f'viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(title)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}><title>{escape(title)}</title>{"".join(parts)}</svg>'
