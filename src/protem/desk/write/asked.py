"""What a question asks for: its content words, and the kind of answer that would do."""

from __future__ import annotations

import re
from typing import NamedTuple

from protem.desk.write.things import Thing, things
from protem.reading.clauses.clause import WORD
from protem.reading.stemming import stem

_MOST = 2_000
"""Characters of a question that are read: a longer one is a text, and its first lines say what it is about."""

_MOST_STEMS = 40
EXACT = frozenset({"money", "years"})
"""Kinds beside which no other would do: what costs money is not told without a sum, nor an age without years."""
MEASURED = frozenset({"length", "speed", "time", "mass"})
"""Kinds that are asked for by a measure, and may be answered without one: "keep well back"."""

_KINDS: tuple[tuple[str, str], ...] = (
    ("length", r"how (?:far|close|near|tall|high|wide|deep|long an? (?:gap|distance))|(?:what|which) distance|height"),
    (
        "length",
        r"how (?:much|big|large) (?:an? |the )?(?:space|room|gap|distance|clearance)|how (?:big|wide) .{0,30}gap",
    ),
    ("length", r"what(?:'s| is) the (?:gap|distance|clearance)|how much (?:space|room|distance)|from how far"),
    ("speed", r"how (?:fast|quick|slow)|(?:top|maximum|max|what) speed|speed limit"),
    (
        "time",
        r"how (?:long|soon|often|quickly|late|early)|(?:long|big|much) (?:a |the |of a )?gap|what(?:'s| is) the gap",
    ),
    ("time", r"deadline|within what|how many (?:days|hours|minutes|weeks|seconds)|by when"),
    ("time", r"how (?:far|close|much \w{1,20}|big) .{0,60}\b(?:behind|in front|ahead|follow)"),
    ("years", r"how old|what age|how many (?:years|months)|minimum age"),
    ("mass", r"how heavy|what weight|how much .{0,30}weigh|weight limit"),
    ("money", r"(?:what|how much) .{0,60}\b(?:cost|fees?|fine|price|charge|toll|deposit)\b|how expensive"),
    ("number", r"how (?:many|much|often|big|large)|what(?:'s| is) the .{0,30}(?:limit|maximum|minimum|number|level)"),
    ("moment", r"when|what (?:time|date|day)|at what (?:time|hour)|how (?:late|early)|(?:until|since) when"),
    ("person", r"who|whose|whom"),
    ("leave", r"(?:\A|\A\w{1,9},? |, ?)(?:can|may|could|must|should|shall|do|does|am|are|is) \w{1,20}\b"),
    (
        "leave",
        r"(?:allowed|permitted|legal|illegal|lawful|forbidden|banned|ok|okay) (?:to|for|on|in|if)|have to|need to",
    ),
    ("leave", r"(?:which|what) \w{1,20} (?:can|may|must|should|shall|do) (?:i|we|you|they)"),
    ("deed", r"what (?:do|should|must|can|shall|am) i|what to do"),
    ("way", r"how (?:do|does|should|must|can|shall|would|could) (?:i|you|we|one|people)\b"),
    ("way", r"how (?:is|are) .{0,60}ed\b|how to"),
    ("often", r"how (?:often|frequent\w{0,4}|many times)"),
    ("place", r"where"),
    ("sense", r"what (?:does|do|is|are) .{1,80}(?:mean|for|signif|stand)|what (?:is|are) (?:a|an|the)?"),
    ("reason", r"why|what for|how come"),
)
_ASKS = tuple((kind, re.compile(rf"(?<!\w)(?:{pattern})", re.IGNORECASE)) for kind, pattern in _KINDS)

_FORM_WORDS = """
allowed legal legally illegal lawful permitted ok okay need want mean rule law tell please far fast tall high wide deep
long soon old close heavy much many big large often quickly late early time thing way kind sort supposed somebody
someone anyone anybody something anything answer question know limit distance might maximum minimum top amount number
i've how's i'd
"""
_LIGHT_WORDS = """
go come put get take make give let use keep leave start begin stop turn bring have do show see look find try work happen
change first next last new good right main get own way past off on back
"""
_MEASURES = frozenset(map(stem, "room space gap clearance height width depth length speed weight money".split()))
"""Stems that are asked about, and that a text answers with a figure alone: "how much room"."""
MEASURE_STEMS = _MEASURES | frozenset(
    map(stem, "distance rate limit cost price fee fine charge number amount hours time allowance address".split())
)
"""The same, with those that the value of a table stands for."""
_FORM = frozenset(map(stem, _FORM_WORDS.split()))
"""Stems that say which kind of answer is wanted, or that a question is asked: no text answers by holding them."""
_LIGHT = frozenset(map(stem, _LIGHT_WORDS.split()))
"""Stems of words that go with anything ("put on", "go past"): to meet them says little."""

_FOCUS = re.compile(
    r"(?<!\w)(?:how|what|which|when|where|who|whose)\s(.{1,80}?)\s"
    r"(?:can|may|must|should|shall|do|does|did|is|are|am|will|would|has|have)(?!\w)",
    re.IGNORECASE,
)
"""What stands between the word that asks and the verb: "how close to a hydrant can I park"."""

_LEADS_AWAY = re.compile(
    r"(?:how|where|why|who)\b|what (?:do|should|must|can|shall) (?:i|you|we) do\b",
    re.IGNORECASE,
)
"""How a question begins that doesn't ask for leave, though it goes on like one: "how do I"."""
_LEAVE = re.compile(
    r"(?<!\w)(?:can|may|could|must|should|shall|do|does|am|are|is)(?:n't)? (?:i|you|we|he|she|they|it|one|people"
    r"|drivers?|riders?|cyclists?|pedestrians?|learners?|learner drivers)\s"
    r"(?:(?:have|need|allowed|permitted|required|legally|ever) (?:to )?)?(?P<rest>.{1,80})",
    re.IGNORECASE,
)
"""What follows the words that ask for leave: its first word of meaning is the deed."""
_SEVERAL = re.compile(r"\s(?:and|or)\s", re.IGNORECASE)


class Asked(NamedTuple):
    """What a question asks: the stems of its content words in order, and the kinds of answer that would do.

    Among the stems, `light` ones say little of what it is about, and those in `focus` most. A source that
    lacks one of those `needed` is about something else: those in focus, where one thing is asked about. `things` are
    what it names, `verb` is the stem of what it asks leave for: "may I overtake". `several` says that it asks about
    more than one.
    """

    stems: tuple[str, ...]
    kinds: frozenset[str]
    light: frozenset[str] = frozenset()
    focus: frozenset[str] = frozenset()
    needed: frozenset[str] = frozenset()
    things: tuple[Thing, ...] = ()
    verb: str = ""
    several: bool = False


def asked(question: str) -> Asked:
    """Read a question. One made of nothing but words of form keeps those: they are all there is to go by."""
    text = " ".join(question[:_MOST].replace("’", "'").split())
    found = _stems(text)
    content = [own for own in found if own not in _FORM]
    kinds = frozenset(kind for kind, pattern in _ASKS if pattern.search(text))
    kinds = kinds - {"leave"} if _LEADS_AWAY.match(text) and kinds != {"leave"} else kinds
    light = (_LIGHT | _MEASURES).intersection(content)
    about = _FOCUS.findall(text)
    focus = frozenset(own for part in about for own in _stems(part)).intersection(content) - light
    needed = frozenset[str]() if any(_SEVERAL.search(part) for part in about) else focus
    stems, named = tuple((content or found)[:_MOST_STEMS]), things(text, _FORM | _LIGHT, MEASURE_STEMS)
    return Asked(
        stems, kinds & EXACT or kinds, light, focus, needed, named, _verb(text), _SEVERAL.search(text) is not None
    )


def _verb(text: str) -> str:
    found = _LEAVE.search(text)
    return next(filter(None, _stems(found["rest"])), "") if found else ""


def _stems(text: str) -> list[str]:
    return list(dict.fromkeys(filter(None, map(stem, WORD.findall(text.lower())))))
