"""A place for a better model: its score blended with the lexical one, as far as the user's own labels bear it out.

A `Scorer` is any callable that says how likely a claim is borne out by its evidence: MiniCheck, HHEM, LettuceDetect, an
NLI model, an endpoint. protem ships none, and where none is configured nothing here is called. The blend is a logistic
regression with the lexical log-odds as a fixed offset:

    log-odds = lexical log-odds + weight * model log-odds + bias

so the model adds to the lexical score and never replaces it. The weight is at least 0, at most `MOST_WEIGHT`, and 0
unless the blend clearly beats the lexical score on documents that it was not fitted on. Why so careful: a
small encoder, blended, gained 0.02 to 0.04 of area under the curve on the family of texts it was tuned on and lost
0.01 on others.
"""

from protem.grounding.blending.blend import MOST_WEIGHT, Blend, Scorer, Thresholds
from protem.grounding.blending.fitting import (
    ALLOWED_BAD,
    ALLOWED_REFUSED,
    LEAST,
    LabelledScores,
    TooFewRowsError,
    fitted,
)
from protem.grounding.blending.judging import labelled_scores, read_blended

__all__ = [
    "ALLOWED_BAD",
    "ALLOWED_REFUSED",
    "LEAST",
    "MOST_WEIGHT",
    "Blend",
    "LabelledScores",
    "Scorer",
    "Thresholds",
    "TooFewRowsError",
    "fitted",
    "labelled_scores",
    "read_blended",
]
