"""Two pictures of bench/accuracy.py, as SVG text: balanced accuracy on every set, and risk at a coverage.

Written, not plotted: the same results give the same bytes. The colours follow the reader's light or dark screen.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

_RESULTS = Path(__file__).parent.parent / "bench" / "results" / "grounding.json"
_STYLE = (
    "svg{font:12px system-ui,sans-serif;--ink:#1f2328;--line:#d0d7de;--ours:#0a6b4f;--theirs:#8c6d1f;background:#fff}"
    "@media(prefers-color-scheme:dark){svg{--ink:#e6edf3;--line:#3d444d;--ours:#4cc38a;--theirs:#d4a72c;"
    "background:#0d1117}}"
    "text{fill:var(--ink)}.grid{stroke:var(--line)}.ours{stroke:var(--ours);fill:var(--ours)}"
    ".theirs{stroke:var(--theirs);fill:var(--theirs)}.curve{fill:none;stroke-width:2}.key{stroke:none}"
    ".end{text-anchor:end}.middle{text-anchor:middle}"
)
_OURS, _WORDS = "protem", "word rule"
_CLASSES = {_OURS: "ours", _WORDS: "theirs"}
_ACCURACY = "balanced accuracy"
_WIDTH = 720
_LEFT, _RIGHT, _TOP = 210, 20, 48
_ROW = 24
_LOW, _HIGH = 0.4, 1.0
"""Where the scale of balanced accuracy begins and ends: 0.5 is chance."""
_HEIGHT, _FLOOR = 328, 288


def accuracy_picture() -> str:
    """Return the picture of balanced accuracy: a row for each set, a dot with its interval for each rule."""
    sets = _results()["sets"]
    height = _TOP + _ROW * len(sets) + 30
    title = "Balanced accuracy on sets that people labelled: protem and the word rule, intervals of 95%"
    parts = [_legend(title)]
    for step in range(int(_LOW * 10), int(_HIGH * 10) + 1):
        at = _across(step / 10)
        parts.append(f'<line class="grid" x1="{at}" x2="{at}" y1="{_TOP}" y2="{height - 30}"/>')
        parts.append(f'<text class="middle" x="{at}" y="{height - 12}">{step / 10:.1f}</text>')
    for number, (name, one) in enumerate(sets.items()):
        middle = _TOP + _ROW * number + _ROW // 2
        parts.append(f'<text class="end" x="{_LEFT - 10}" y="{middle + 4}">{escape(name)}</text>')
        for rule, shift in ((_OURS, -4), (_WORDS, 4)):
            parts.append(_dot(one["rules"][rule][_ACCURACY], middle + shift, _CLASSES[rule]))
    return _drawn(parts, height, title)


def risk_picture() -> str:
    """Return the picture of risk: which share of the sentences accepted is bad, the more of them are accepted."""
    one = _results()["sentences"]["all"]
    curves = one["bad among the best"]
    title = "RAGTruth: bad sentences among those accepted, the best-scored first"
    most = max(one["bad"], *(risk for curve in curves.values() for _, risk in curve))
    top = (int(most * 100) // 2 + 1) * 2
    parts = [_legend(title)]
    for percent in range(0, top + 1, 2):
        at = _up(percent, top)
        parts.append(f'<line class="grid" x1="60" x2="{_WIDTH - _RIGHT}" y1="{at}" y2="{at}"/>')
        parts.append(f'<text class="end" x="52" y="{at + 4}">{percent}%</text>')
    for percent in range(0, 101, 20):
        at = _along(percent / 100)
        parts.append(f'<text class="middle" x="{at}" y="{_FLOOR + 18}">{percent}%</text>')
    parts.append(f'<text class="middle" x="{_along(0.5)}" y="{_FLOOR + 34}">share of the sentences accepted</text>')
    for rule, curve in curves.items():
        points = " ".join(f"{_along(coverage)},{_up(risk * 100, top)}" for coverage, risk in curve)
        parts.append(f'<polyline class="{_CLASSES[rule]} curve" points="{points}"/>')
    return _drawn(parts, _HEIGHT, title)


def _dot(one: tuple[float, float, float], at: int, kind: str) -> str:
    middle, low, high = (_across(value) for value in one)
    whisker = f'<line class="{kind}" x1="{low}" x2="{high}" y1="{at}" y2="{at}"/>'
    return f'{whisker}<circle class="{kind}" cx="{middle}" cy="{at}" r="3.5"/>'


def _legend(title: str) -> str:
    keys = "".join(
        f'<circle class="{kind} key" cx="{x}" cy="28" r="4"/><text x="{x + 9}" y="32">{rule}</text>'
        for (rule, kind), x in zip(_CLASSES.items(), (16, 90), strict=True)
    )
    return f'<text x="12" y="16" font-weight="600">{escape(title)}</text>{keys}'


def _drawn(parts: list[str], height: int, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(title)}">\n<style>{_STYLE}</style>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _across(value: float) -> float:
    held = min(max(value, _LOW), _HIGH)
    return round(_LEFT + (held - _LOW) / (_HIGH - _LOW) * (_WIDTH - _LEFT - _RIGHT), 1)


def _along(share: float) -> float:
    return round(60 + share * (_WIDTH - 60 - _RIGHT), 1)


def _up(percent: float, top: int) -> float:
    return round(_FLOOR - percent / top * (_FLOOR - _TOP), 1)


def _results() -> dict[str, Any]:
    results: dict[str, Any] = json.loads(_RESULTS.read_text(encoding="utf-8"))
    return results
