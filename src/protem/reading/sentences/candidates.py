"""The places where a sentence might end: runs of stops, newlines, whole quotations and brackets."""

from __future__ import annotations

import re

STOPS = ".!?…"
BARE_STOPS = "。！？｡।॥۔؟።៖⁇⁈⁉‼"  # these need no white space after them
CLOSING = "\"'”’»)]}*_`~†‡」』】〉》）›“"
OPENING = "\"'“‘«„‚([{*_`~「『（‹»¿¡-"

_PAIRS = (("“", "”"), ("«", "»"), ("「", "」"), ("『", "』"), ("（", "）"))
_PAIRED = " | ".join(rf"(?<={a}) [^{a}{b}\n]{{1,400}} {b}" for a, b in _PAIRS)

# Every bound keeps hostile text linear and is far beyond what honest text needs. The lookbehinds say which of the
# characters in the first line began the match: a pattern that starts with one set of characters is searched fast.
CANDIDATE = re.compile(
    rf"""
    [{STOPS}{BARE_STOPS}\n("'‘„“«「『（]
    (?:
        (?<=[{STOPS}]) (?![a-zA-Z\d]) [{STOPS}]*+ (?:[ \u00a0\u202f]?»)? [{re.escape(CLOSING)}]{{0,8}}+
      | (?<=[{BARE_STOPS}]) [{BARE_STOPS}!?]*+ [{re.escape(CLOSING)}]{{0,8}}+
      | (?<=\n)
      | (?:
            (?<=\() [^()\n]{{0,300}} (?:\([^()\n]{{0,60}}\)[^()\n]{{0,200}}){{0,4}} \)
          | (?<=") (?<!\w") (?=\S) [^"\n]{{1,400}} (?<!\s)"(?!\w)
          | (?<=') (?<!\w') (?=[^\W\d]) [^'\n]{{1,200}} (?<!\s)'(?!\w)
          | (?<=‘) [^‘’\n]{{1,200}} ’(?!\w)
          | (?<=„) [^„“”\n]{{1,400}} [“”]
          | {_PAIRED}
        ) [{re.escape(CLOSING)}]{{0,4}}+
    )
    (\s*+)
    """,
    re.VERBOSE,
)


def stop_of(text: str, at: int, gap: int) -> int:
    """Where the stop of the candidate at `at` begins, be it the last one inside a quotation; -1 if it holds none.

    `gap` is where the white space behind the candidate begins.
    """
    if text[at] in STOPS or text[at] in BARE_STOPS:
        return at
    last = gap - 1
    while last > at and (text[last] in CLOSING or text[last] in " \u00a0\u202f"):
        last -= 1
    if text[last] not in STOPS and text[last] not in BARE_STOPS:
        return -1
    while text[last - 1] in STOPS and last > at:
        last -= 1
    return last
