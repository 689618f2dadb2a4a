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
NOT_HOSTS = frozenset(
    "py js ts jsx tsx mjs md rs sh rb go php java kt cpp hpp css scss html htm xml json yaml yml toml ini cfg conf txt "
    "csv tsv log sql ipynb pdf doc docx xls xlsx ppt pptx odt png jpg jpeg gif svg webp mp3 mp4 wav exe dll jar tar gz "
    "aspx jsp vue env lock bak tmp".split()
)
"""What ends the name of a file, and of a host hardly ever: "node.js/react.js"."""
NOT_LABELS = frozenset("approx no nos incl excl max min avg vs etc ca nr st dr mr mrs ms sec art fig tel ext".split())
"""Abbreviations that a lost space makes look like the first part of a host: "approx.kg/m2"."""
