"""Pairs of a good and a bad row for each model-graded assertion of promptfoo, and what promptfoo would make of them."""
