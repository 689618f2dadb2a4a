"""The ask desk: a question in, a checked answer or a named refusal out."""
