"""What kind of text this is: does it refuse, apologise, hedge, ask, stay safe, and in which language is it.

Each label has a score of 0 or 1, for rules look and do not estimate. "safe" is the lack of flags of
`protem.tasks.safety`, with all that it does not know.
"""

from __future__ import annotations

from protem.reading.language import language_of
from protem.reading.stance import stances
from protem.tasks.safety import CODES, flags

_BY_STANCE = {"refusal": "abstains", "hedge": "hedges", "apology": "apologises", "question": "asks"}


def labels_of(text: str) -> dict[str, float]:
    """Return every label with its score; the language by its code, where the text tells it."""
    kinds = {stance.kind for stance in stances(text)}
    codes = {flag.code for flag in flags(text)}
    found = {label: float(kind in kinds) for label, kind in _BY_STANCE.items()}
    found |= {"answer": float("asserts" in kinds and "abstains" not in kinds)}
    found |= {code: float(code in codes) for code in CODES}
    found |= {"safe": float(not codes), "unsafe": float(bool(codes))}
    if language := language_of(text):
        found[language] = 1.0
    return found
