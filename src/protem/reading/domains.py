"""Top-level domains in common use, without those that end names of files (.py, .md, .rs, .sh)."""

from __future__ import annotations

COMMON = frozenset(
    "com org net edu gov mil int biz eu uk fr nl pl cz hu ro bg gr dk ru ua tr jp cn kr br mx cl za hk tw th vn ph nz "
    "ch".split()
)
LIKE_WORDS = frozenset(
    "info io ai app dev shop xyz site online store co us ca au ie de es it pt be at sk se no fi in ar il ae sg id my "
    "me is".split()
)
"""Those that are a word, a part of one or a name in code as well."""
