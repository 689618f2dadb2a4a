"""Whether an output does what a rubric asks."""
