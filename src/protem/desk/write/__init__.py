"""Who writes answers: the extractive writer, which needs nothing, and a model behind an endpoint."""
