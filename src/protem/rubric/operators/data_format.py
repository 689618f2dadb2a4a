"""Whether the whole output is data of a format: JSON, with keys and values, XML, YAML, CSV or HTML.

What it asks: "valid JSON", "a JSON object with the keys 'id' and 'name'", "JSON with status equal to ok".
How it is read: a code fence round the data is no fault. JSON is parsed strictly; keys and values are looked for at any
depth, values compared as text. XML must be well formed.
What it can't decide: a schema. YAML and CSV are only looked at: every line a "key: value" or an item, every row as long
as the first.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import AMOUNT, LITERAL, Reading, Request

EXAMPLES = (
    Example("Is valid JSON", '```json\n{"a": 1}\n```', "holds", "it is valid JSON"),
    Example("Reply in JSON format only", "{'a': 1}", "fails", "it is no valid JSON: character 1"),
    Example("JSON with status equal to ok", '{"status": "ok"}', "holds", "it is valid JSON; status is ok"),
    Example("a JSON object with the keys 'id' and 'name'", '{"id": 1}', "fails", "it is valid JSON without 'name'"),
)

_FORMAT = re.compile(
    r"(?<!\S)(?:(?:valid|parseable|parsable|well formed|wellformed|correct|proper|pure|raw|"
    r"syntactically) )*(json|xml|yaml|yml|csv|html)"
    r"(?: (?:formatted|format|object|array|list|document|data|structure|string|syntax|markup|file|block|"
    r"response|output|dictionary|only))*(?!\S)"
)
_KEYS = re.compile(
    rf"(?<!\S)(?:with|has|have|having|contains?|containing|includes?|including)? ?(?:the |an? )?(?:keys?|"
    rf"fields?|propert(?:y|ies)|attributes?|columns?)"
    rf"(?: (?:called|named))?(?: ?:)? ({LITERAL}(?:(?: (?:,|and|as|well))* {LITERAL})*|[a-z]\w*(?:(?: "
    rf",)?(?: and)? [a-z]\w*)*)"
)
_VALUE = re.compile(
    r"(?<![\w.-])(?:the\s|a\s)?([A-Za-z_][\w.-]{0,60})(?:\s(?:key|field|property))?\s(?:is\s|are\s|"
    r"being\s|must\sbe\s|should\sbe\s)?"
    r"(?:(?:equal\sto|equals|set\sto|with\svalue|of|=|as|is|:)\s)?[\"'`]?((?:true|false|null|"
    r"-?\d+(?:\.\d+)?)(?![\w-])|(?<=equal\sto\s)[\w.-]+|(?<=set\sto\s)[\w.-]+|(?<=equals\s)[\w.-]+|"
    r"(?<==\s)[\w.-]+)[\"'`]?"
)
_FENCE = re.compile(r"\A\s{0,20}(?:```|~~~)\w{0,12}[ \t]{0,4}\n?(.*?)\n?[ \t]{0,4}(?:```|~~~)\s{0,20}\Z", re.DOTALL)
_ALLOWED = frozenset(
    "valid parseable parsable only format formatted object wrapped wrap wraps enclosed optionally inside "
    "codeticks ticks code "
    "parsed parse parses parsing loads load document prose json "
    "fence fenced block markdown around everything all nothing else is be pure data encoded as syntax "
    "structured single back".split()
)
_ALONE = re.compile(
    r"(?:(?: ,)? (?:and|with|but))? ?(?:⟨not⟩|nothing)(?: (?:any|other|extra|additional|further|surrounding))*"
    r" (?:prose|text|explanations?|commentary|comments?|words?|markdown|content|else|outside|anything|"
    r"code fences?|preamble)"
    r"(?: (?:or|and|around|outside|before|after|it|else|explanations?|text|commentary|the json|is|be))*"
)
"""That nothing else is to stand there is what "the whole output" says already."""
_NO_FENCE = re.compile(r"\b(?:markdown|code fences?)\b")
"""What leaves the fence out too."""
_LONGEST = 1_000_000
_DEEPEST = 100


def read(request: Request) -> Reading | None:
    """Read a format, and the keys and values it is to hold."""
    found = _FORMAT.search(request.plain)
    keys = _KEYS.search(request.plain, found.end() if found else 0)
    if not found and not (keys and request.literals and "key" in keys[0]):
        return None
    names: tuple[str, ...] = ()
    if keys:
        names = request.literals_in(keys[1]) or tuple(
            word for word in re.findall(r"[a-z]\w*", keys[1]) if word != "and"
        )
    values = [] if keys else [(value[1], value[2]) for value in _VALUE.finditer(request.text)]
    told = {token for pair in values for part in pair for token in re.findall(r"[a-z_]+|\d+", part.lower())}
    allowed = _ALLOWED | told | ({"equal", "equals", "set", "value", "key", "field"} if values else set())
    amounts = tuple(re.finditer(AMOUNT, request.plain)) if values else ()
    alone = _ALONE.search(request.plain)
    bare = bool(alone and _NO_FENCE.search(alone[0]))
    arguments = {"format": found[1] if found else "json", "keys": names, "values": tuple(values), "bare": bare}
    return request.reading(arguments, tuple(each for each in (found, keys, alone, *amounts) if each), allowed)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Parse the output."""
    fenced = _FENCE.match(case.output) if len(case.output) < _LONGEST else None
    if fenced and arguments.get("bare"):
        return fails("it stands in a code fence")
    body = fenced[1] if fenced else case.output.strip()
    kind = arguments["format"]
    if kind == "json":
        return _json(body, arguments)
    if arguments["keys"] or arguments["values"]:
        return undecided(f"keys of {kind.upper()} are not read")
    if kind in ("xml", "html"):
        return _tags(body, kind)
    return _lines(body, kind)


class _NotStrictError(ValueError):
    """What Python's parser lets pass and RFC 8259 does not, or leaves to chance."""


def _no_constant(name: str) -> Any:
    raise _NotStrictError(f"{name} is no value of it")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise _NotStrictError("a key stands twice in one object")
    return made


def _json(body: str, arguments: Arguments) -> Finding:
    try:
        data = json.loads(body, parse_constant=_no_constant, object_pairs_hook=_object)
    except json.JSONDecodeError as problem:
        return fails(f"it is no valid JSON: character {problem.pos}")
    except _NotStrictError as problem:
        return fails(f"it is no valid JSON: {problem}")
    except (ValueError, RecursionError):
        return fails("it is no valid JSON: too deep, or a number too long")
    pairs = list(_pairs(data, 0))
    present = {key for key, _ in pairs}
    if missing := [key for key in arguments["keys"] if key not in present]:
        return fails(f"it is valid JSON without {missing[0]!r}")
    for key, value in arguments["values"]:
        held = [told for name, told in pairs if name.lower() == key.lower()]
        if value.lower() not in [told.lower() for told in held]:
            return fails(f"it is valid JSON; {key} is {held[0] if held else 'missing'}")
    more = "".join(f"; {key} is {value}" for key, value in arguments["values"])
    return holds(f"it is valid JSON{more}", evidence=(Span(OUTPUT, 0, 0),) if not body else ())


def _pairs(data: Any, depth: int) -> Iterator[tuple[str, str]]:
    if depth > _DEEPEST:
        return
    if isinstance(data, dict):
        for key, value in data.items():
            yield key, value if isinstance(value, str) else json.dumps(value)
            yield from _pairs(value, depth + 1)
    elif isinstance(data, list):
        for value in data:
            yield from _pairs(value, depth + 1)


_TAG = re.compile(r"<(/?)([A-Za-z][\w:.-]{0,80})((?:\s[^<>]{0,2000})?)(/?)>|<!--|<\?|<!")
_VOID = frozenset("br hr img input meta link area base col embed source track wbr".split())


def _tags(body: str, kind: str) -> Finding:
    opened: list[str] = []
    count = 0
    for tag in _TAG.finditer(body):
        if not tag[2]:
            continue
        count += 1
        name = tag[2] if kind == "xml" else tag[2].lower()
        if tag[4] or tag[3].endswith("/") or (kind == "html" and name in _VOID):
            continue
        if not tag[1]:
            opened.append(name)
        elif not opened or opened.pop() != name:
            return fails(f"</{name}> closes no open tag")
    if not count or not body.startswith("<"):
        return fails(f"it does not begin with a tag, as {kind.upper()} does")
    return fails(f"<{opened[-1]}> is not closed") if opened else holds(f"its {count} tags are well formed")


def _lines(body: str, kind: str) -> Finding:
    lines = [line for line in body.split("\n") if line.strip()]
    if kind == "csv":
        widths = {len(re.sub(r'"[^"\n]*"', "", line).split(",")) for line in lines}
        if len(widths) == 1 and widths != {1}:
            return holds(f"its {len(lines)} rows have {widths.pop()} columns each")
        return fails("its rows do not have the same number of columns")
    odd = [line for line in lines if not re.match(r"\s*(?:- |#|---|\.\.\.|[\w\"' .-]{1,80}:(?:\s|$))", line)]
    if not odd and any(":" in line for line in lines):
        return holds("every line is a key with a value, or an item")
    return (
        undecided("some lines are no plain keys or items")
        if any(":" in line for line in lines)
        else fails("no line is a key with a value")
    )
