"""How a rubric is worded: quoted texts, amounts and bounds, denials, and the words that only frame a request."""
