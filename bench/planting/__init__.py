"""Faults planted in true answers: corpora, honest answers made from them, and one change in each."""
