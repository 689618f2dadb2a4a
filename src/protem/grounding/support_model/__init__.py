"""The weights that make a probability of what the features measure, and the bounds between the three outcomes.

`weights.json` beside this file holds them: names, weights, the sets they were trained on and the measured error.
`bench/train.py` writes it; `scorer` reads it with the standard library alone.
"""

from protem.grounding.support_model.scorer import Band, SupportModel, read_model, shipped

__all__ = ["Band", "SupportModel", "read_model", "shipped"]
