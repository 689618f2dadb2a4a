"""The text of a config made into a tree: whatever the text is, the answer is a tree or one clear line."""

from __future__ import annotations

import re
from typing import Any

import yaml

from protem.doors.doctor.builder import Builder
from protem.doors.doctor.complaint import ConfigError, shown
from protem.doors.doctor.tree import Node

MAX_CHARACTERS = 4_000_000
"""Characters of a config. Tables of tests live in files of their own; a config of this size is a mistake."""
_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
# The parser in C is ten times faster, and like promptfoo's it takes `{question: Who?}`, which the one in Python
# refuses. Every wheel of PyYAML has it; the other is for machines where PyYAML was built by hand.
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def compose(text: str) -> Node:
    """Return the map that a config is.

    Raises:
        ConfigError: not YAML or JSON, not one map, a key written twice, an alias bomb, too deep or too long.

    """
    if len(text) > MAX_CHARACTERS:
        raise ConfigError(f"line 1: a config of more than {MAX_CHARACTERS:,} characters is not read")
    builder = Builder()
    try:
        for event in yaml.parse(_plain(text), Loader=_LOADER):
            builder.take(event)
    except (yaml.YAMLError, UnicodeError) as problem:
        raise ConfigError(_sentence(problem, text)) from problem
    if builder.root is None or builder.root.is_null:
        raise ConfigError("line 1: there is nothing in this config")
    if builder.root.kind != "map":
        raise ConfigError(f"line {builder.root.line}: a config is a map of keys, and this is a {builder.root.kind}")
    return builder.root


def lines_of(text: str) -> tuple[str, ...]:
    """Return the lines of a text, counted as YAML counts them."""
    return tuple(_BREAK.split(text))


def _plain(text: str) -> str:
    """Return the text without what promptfoo's parser forgives and this one does not."""
    bare = text.removeprefix("\ufeff")
    # JSON is often indented by tabs, which YAML's own grammar of braces would refuse.
    return bare.replace("\t", " ") if bare.lstrip().startswith("{") else bare


def _sentence(problem: Exception, text: str) -> str:
    mark = getattr(problem, "problem_mark", None) or getattr(problem, "context_mark", None)
    if mark is not None:
        # Where the text breaks off, the parser stands on a line after the last.
        line = min(mark.line + 1, len(lines_of(text.rstrip())))
        return f"line {line}: not YAML: {shown(getattr(problem, 'problem', None) or 'it breaks off')}"
    place = getattr(problem, "position", getattr(problem, "start", 0))
    return f"line {text.count(chr(10), 0, place) + 1}: not YAML: it holds a character that no text file holds"
