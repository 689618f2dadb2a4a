"""What can be counted in an output: each thing has the words a rubric names it by, and how it is found in a text."""
