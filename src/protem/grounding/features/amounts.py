"""The figures of a claim: those without ground, and those that stand elsewhere than its evidence."""

from __future__ import annotations

from protem.grounding.features.compared import Compared
from protem.grounding.features.feature import features_of

_MOST = 5.0


def figures_missing(compared: Compared) -> float:
    """How many figures nothing bears out, up to five."""
    return min(_MOST, float(sum(entry.ground is None for entry in compared.figures)))


def share_of_figures_missing(compared: Compared) -> float:
    """Share of its figures that nothing bears out."""
    figures = compared.figures
    return sum(entry.ground is None for entry in figures) / len(figures) if figures else 0.0


def figures_elsewhere(compared: Compared) -> float:
    """How many figures the sources bear out, but not in the window, up to five."""
    window = compared.window
    if not window:
        return 0.0
    away = 0
    for entry in compared.figures:
        spans = entry.ground.spans if entry.ground else ()
        away += bool(spans) and not any(window.start <= span.start < window.end for span in spans)
    return min(_MOST, float(away))


def figures_misplaced(compared: Compared) -> float:
    """How many figures the sources hold, but say of something else (`grounding.placement`), up to five."""
    return min(_MOST, float(sum(placed.rightful is not None for placed in compared.placed)))


def figures_placed(compared: Compared) -> float:
    """How many figures the sources say of the same, where that is clear, up to five."""
    return min(_MOST, float(sum(placed.rightful is None for placed in compared.placed)))


FEATURES = features_of(
    (figures_missing, -1),
    (share_of_figures_missing, -1),
    (figures_elsewhere, -1),
    (figures_misplaced, -1),
    (figures_placed, 1),
)
