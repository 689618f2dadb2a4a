"""An answer taken apart into claims: what it says, one thing at a time, and what in it claims nothing.

A claim is a sentence, one of two facts that a sentence joins, an item of a list, a cell of a table or a leaf of a
JSON text. Questions, abstentions, advice, fillers, references and headings are named as what they are.
"""

from protem.grounding.claims.claim import Claim, ClaimKind
from protem.grounding.claims.taking_apart import claims

__all__ = ["Claim", "ClaimKind", "claims"]
