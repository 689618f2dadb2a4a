"""The figures of a text: exact values with kind, unit and place."""

from protem.reading.figures.digit_runs import digit_runs
from protem.reading.figures.figure import Figure, Kind
from protem.reading.figures.scan import figures

__all__ = ["Figure", "Kind", "digit_runs", "figures"]
