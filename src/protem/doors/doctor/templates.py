"""Which variables a Nunjucks template prints. The text is hostile, so it is read once, from left to right."""

from __future__ import annotations

import re
from dataclasses import dataclass

_OPENING = re.compile(r"\{[{%#]")
_CLOSING = {"{": "}}", "%": "%}", "#": "#}"}
_NAME = re.compile(r"[A-Za-z_$][\w$]*")
_RAW = frozenset({"raw", "verbatim"})
_END_OF_RAW = re.compile(r"\{%-?[ \t]*end(?:raw|verbatim)\b")
_FALLBACK = re.compile(r"\b(?:or|if|is|default|d)\b|\?\?")
_BUILT_IN = frozenset(
    {
        "caller",
        "cycler",
        "env",
        "false",
        "joiner",
        "loop",
        "none",
        "not",
        "null",
        "range",
        "sessionId",
        "super",
        "true",
    }
)
_MOST_NAMES = 50
"""Names that are looked at in one text. Nobody reads a list that is longer."""


@dataclass(frozen=True, slots=True)
class Template:
    """What a text asks of its variables: those it `prints`, and of these the ones it `needs`.

    A name is printed, but not needed, where the template provides for its absence (`or`, `default`, a test).
    """

    prints: tuple[str, ...]
    needs: tuple[str, ...]


def read_template(text: str) -> Template:
    """Return the variables of a text. What stands in raw blocks and comments is wanted as it is."""
    prints: dict[str, bool] = {}
    provided: set[str] = set()
    at = 0
    while opening := _OPENING.search(text, at):
        kind = opening[0][1]
        end = text.find(_CLOSING[kind], opening.end())
        if end < 0:
            break
        inside = text[opening.end() : end].strip("- \t\r\n")
        at = end + 2
        if kind == "%":
            provided.update(_NAME.findall(inside))
            if inside in _RAW:
                closing = _END_OF_RAW.search(text, at)
                at = closing.end() if closing else len(text)
        elif kind == "{" and len(prints) < _MOST_NAMES:
            _note(inside, prints)
    return Template(tuple(prints), tuple(name for name, needed in prints.items() if needed and name not in provided))


def _note(inside: str, prints: dict[str, bool]) -> None:
    found = _NAME.match(inside)
    if found is None or found[0] in _BUILT_IN or found[0].startswith("_"):
        return
    rest = inside[found.end() :]
    if rest.lstrip().startswith("("):
        return
    prints[found[0]] = prints.get(found[0], False) or not _FALLBACK.search(rest)
