"""What every sentence, line, paragraph, bullet or word is to do: begin or end with something, stand on its own line.

What it asks: "every sentence ends with an emoji", "each line starts with '-'", "one word per line".
How it is read: sentences as `protem read` shows them; an emoji behind the stop belongs to its sentence.
What it can't decide: what is only described ("each paragraph makes one point").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds
from protem.rubric.counting import layout, prose
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import LITERAL, Reading, Request

EXAMPLES = (
    Example("each sentence ends in an emoji", "Yes 😀. No 😢", "holds", "each of its 2 sentences ends with an emoji"),
    Example("one word per line", "One\ntwo three", "fails", "a line of 2 words: 'two three'"),
    Example("every line starts with '-'", "- a\nb", "fails", "a line begins otherwise: 'b'"),
)

_UNIT = r"(?P<unit>sentences?|lines?|paragraphs?|words?|bullets?(?: points?)?|items?|stanzas?)"
_EVERY = rf"(?:every|each|all)(?: single| of the| the| of its)? {_UNIT}"
_WHAT = (
    rf"(?:an? |the |exactly |at least one |one |word |phrase |letter |character )*(?P<what>{LITERAL}|"
    rf"emojis?|emoticons?|question marks?|exclamation (?:marks?|points?)|periods?|full stops?|commas?|"
    rf"capital letters?|numbers?|bullets?(?: points?)?|digits?)"
)
_SIDE = (
    r"(?P<side>(?:begin|begins|beginning|start|starts|starting|open|opens)|(?:end|ends|ending|finish|"
    r"finishes|close|closes|followed|terminated))"
)
_FORMS = tuple(
    re.compile(rf"(?<!\S){form}(?!\S)")
    for form in (
        rf"{_EVERY} (?:\w+ ){{0,5}}?{_SIDE} (?:with|in|by|on) {_WHAT}",
        (
            rf"{_EVERY} (?:has|have|carries|gets|bears) {_WHAT} at (?:its|the|their) (?:very )?(?P<side>end|"
            rf"start|beginning)"
        ),
        (
            rf"(?P<side>after|before) {_EVERY} (?:(?:there|is|comes|stands|follows|goes|are|should|must|"
            rf"be) ){{0,4}}{_WHAT}"
        ),
        (
            rf"{_WHAT} (?:(?:is|are|comes?|stands?|placed|must|be) ){{0,3}}(?P<side>after|before|closes|ends|"
            rf"opens) {_EVERY}"
        ),
        rf"{_SIDE} {_EVERY} (?:with|in|by|on) {_WHAT}",
        (
            rf"(?P<what>{LITERAL}|emojis?|emoticons?|question marks?|exclamation (?:marks?|points?)) (?:is |are |"
            rf"appears? |stands? |must be |placed |put )*(?:at|in) the (?P<side>end|start|beginning) of {_EVERY}"
        ),
    )
)
_ALONE = re.compile(
    r"(?<!\S)(?:(?:each|every|all|one|single|⟨n\d⟩) (?:single )?words? (?:is |are |must be |stands? |"
    r"appears? |goes |on )*(?:(?:on|in|at) (?:its|their|a|an|the) (?:own |new |separate |single |"
    r"different |individual )+lines?|(?:per|a|each|to a|on each|on every) (?:new )?line)|"
    r"⟨n\d⟩ word(?: only)? (?:per|on each|on every|in each|a|to a) line|(?:(?:each|every|"
    r"all) )?lines? (?:have|must have|consist of|contain|hold|has|"
    r"contains?|is|holds|must contain|should contain|consists of) (?:only |just )*(?:one |a |a single |"
    r"single |⟨n\d⟩ )(?:single )?word(?: each)?|"
    r"(?:line ?breaks?|newlines?|new lines?) (?:after|between|following) (?:each|every|all)(?: the)? words?|"
    r"words? (?:are |is )?(?:separated|divided|split) by (?:line ?breaks?|newlines?|new lines?))(?!\S)"
)
_ALLOWED = frozenset("single own new line only exactly separate must".split())
_SIGNS = {"question": "?？", "exclamation": "!！", "period": ".。", "full": ".。", "comma": ",，"}
_TRAILING = " \t\r\n\"”’')]*_"


def read(request: Request) -> Reading | None:
    """Read which parts, which end of them, and what stands there."""
    if found := _ALONE.search(request.plain):
        return request.reading({"unit": "line", "side": "alone", "what": ""}, (found,), _ALLOWED)
    for form in _FORMS:
        if found := form.search(request.plain):
            unit = found["unit"].split(maxsplit=1)[0].removesuffix("s")
            side = "begin" if found["side"].startswith(("begin", "start", "open", "before")) else "end"
            texts = request.literals_in(found["what"])
            text = texts[0] if texts else ""
            letters = unit == "word" or "letter" in found[0] or "character" in found[0]
            arguments = {"unit": unit, "side": side, "what": found["what"], "text": text, "loose": letters}
            return request.reading(arguments, (found,), _ALLOWED)
    return None


_UNITS: dict[str, Callable[[str], Iterable[tuple[int, int]]]] = {
    "sentence": prose.sentences,
    "paragraph": prose.paragraphs,
    "stanza": prose.paragraphs,
    "word": prose.words,
    "bullet": layout.bullets,
    "item": layout.items,
    "line": lambda text: (found.span() for found in re.finditer(r"[^\n]*\S[^\n]*", text)),
}


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look at each of them."""
    unit, side = arguments["unit"], arguments["side"]
    places = list(_UNITS[unit](case.output))
    if not places:
        return fails(f"there is no {unit}")
    if side == "alone":
        return _alone(case.output, places)
    if unit == "sentence" and side == "end" and arguments["what"].startswith("emo"):
        places = _with_emojis(case.output, places)
    for start, end in places:
        part = case.output[start:end]
        if not _meets(part, side, arguments["what"], arguments["text"], loose=arguments["loose"]):
            shown = part.strip()[:40]
            does = "begins" if side == "begin" else "ends"
            return fails(f"a {unit} {does} otherwise: {shown!r}", evidence=(Span(OUTPUT, start, end),))
    what = repr(arguments["text"]) if arguments["text"] else _article(arguments["what"])
    does = "begins" if side == "begin" else "ends"
    return holds(
        f"each of its {len(places)} {unit}s {does} with {what}", evidence=(Span(OUTPUT, places[0][0], places[-1][1]),)
    )


def _article(what: str) -> str:
    what = what.removesuffix("s")
    return f"{'an' if what[0] in 'aeiou' else 'a'} {what}"


def _stands_at(edge: str, wanted: str, side: str, *, loose: bool) -> bool:
    """Say whether a text stands at an end, as whole words or, where `loose`, as letters."""
    if not (edge.startswith(wanted) if side == "begin" else edge.endswith(wanted)):
        return False
    rest, joins = (edge[len(wanted) :][:1], wanted[-1:]) if side == "begin" else (edge[: -len(wanted)][-1:], wanted[:1])
    return loose or not (rest.isalnum() and joins.isalnum())


def _meets(part: str, side: str, what: str, text: str, *, loose: bool) -> bool:
    if wanted := text.strip().casefold():
        bare = part.strip().casefold()
        stripped = bare.strip(_TRAILING + ".,;:!?")
        loose = loose or (len(wanted) == 1 and wanted not in "aio")  # no other letter is a word
        return any(_stands_at(edge, wanted, side, loose=loose) for edge in (bare, stripped))
    kind = what.split(maxsplit=1)[0].removesuffix("s")
    if kind.startswith("emo"):
        edges = list(prose.emojis(part))
        bare = part.rstrip(_TRAILING + ".!?。！？")
        return bool(edges) and (edges[0][0] == 0 if side == "begin" else edges[-1][1] >= len(bare))
    edge = part.strip(_TRAILING) if side == "end" else part.strip()
    sign = edge[-1:] if side == "end" else edge[:1]
    if kind in _SIGNS:
        return bool(sign) and sign in _SIGNS[kind]
    if kind == "capital":
        return sign.isupper()
    if kind in ("number", "digit"):
        return sign.isdecimal()
    return sign in "-*•+"


def _with_emojis(output: str, places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return sentences, each with the emojis that stand behind its stop; what is only emojis is no sentence."""
    joined: list[tuple[int, int]] = []
    for place, (start, end) in enumerate(places):
        limit = places[place + 1][0] if place + 1 < len(places) else len(output)
        lead = 0
        for emoji_start, emoji_end in prose.emojis(output[start:end]):
            if output[start + lead : start + emoji_start].strip():
                break
            lead = emoji_end
        if lead and joined:
            joined[-1] = (joined[-1][0], start + lead)
        tail = end
        for emoji_start, emoji_end in prose.emojis(output[end:limit]):
            if not output[tail : end + emoji_start].strip():
                tail = end + emoji_end
        if start + lead < end:
            joined.append((start + lead if joined else start, tail))
    return joined


def _alone(output: str, lines: list[tuple[int, int]]) -> Finding:
    for start, end in lines:
        words = len(output[start:end].split())
        if words > 1:
            shown = output[start:end].strip()[:40]
            return fails(f"a line of {words} words: {shown!r}", evidence=(Span(OUTPUT, start, end),))
    return holds(f"each of its {len(lines)} lines is one word", evidence=(Span(OUTPUT, lines[0][0], lines[-1][1]),))
