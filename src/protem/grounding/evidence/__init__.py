"""Evidence: sources indexed once, and the one window in them that says most of a claim, with its span.

Structured sources are read as statements: each leaf of a JSON record is "path: value".
"""

from protem.grounding.evidence.ground import Ground, Window, ground_of
from protem.grounding.evidence.passage import Passage, Statement, passage

__all__ = ["Ground", "Passage", "Statement", "Window", "ground_of", "passage"]
