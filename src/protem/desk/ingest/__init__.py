"""Ingestion: files of a corpus folder read into passages, each told what was found wrong with it."""
