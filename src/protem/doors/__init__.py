"""The ways in: promptfoo, the command line."""
