"""How far the verdicts agree with labels of your own, and which threshold and policy would agree better."""

from protem.calibrating.calibration import Calibration, Judged, Part, calibrate
from protem.calibrating.labelled import LabelError, Labelled, LabelledFile
from protem.calibrating.policy_text import policy_text
from protem.calibrating.reading import read_labelled

__all__ = [
    "Calibration",
    "Judged",
    "LabelError",
    "Labelled",
    "LabelledFile",
    "Part",
    "calibrate",
    "policy_text",
    "read_labelled",
]
