"""What the items of a list say with the line they stand under: "It is prohibited to" and "- smoke" is one rule.

Only lines that rule something lead in: those that deny, allow, forbid, demand, or hold a word that has an opposite
("Not included:"). The rule is written out as a sentence of its own, so that it is read as any other sentence is.

What it gets wrong: an item of several sentences is read up to the first stop; items below items are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from protem.reading.clauses.cutting import FINITE
from protem.reading.operators import PHRASES
from protem.reading.opposites import SIDED
from protem.reading.remembering import SOURCES, remembered

_ITEM = re.compile(r"(?P<indent>[ \t]{0,8})(?:[-*+•‣◦▪●·–—]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])[ \t]{1,4}(?=\S)")
_HEADING = re.compile(r"#{1,6}[ \t]+")
_EMPHASIS = "*_ \t:：#"
_SENTENCE = re.compile(r"[.!?]\s+")
_TAIL = re.compile(
    r"\s{0,3}(?:[,;:(–—]|\.(?=\s|\Z)|[!?]|\s-\s|\b(?:unless|except|if|when|where|until|provided|which|who|that)\b)",
    re.IGNORECASE,
)
_FOLLOWING = re.compile(
    r"(?:\b(?:any|one|all)\s(?:of\s)?)?\bthe\sfollowing(?:\s(?:items?|things?|goods|articles?|products?|objects?|acts?|"
    r"activities|services|animals|materials))?\b",
    re.IGNORECASE,
)
_THINGS = r"(?:items?|things?|goods|articles?|products?|objects?|acts?|activities|services)"
_WHAT = re.compile(rf"(?:what|(?:the\s)?{_THINGS}(?:\s(?:that|which))?)\s(?=\S)", re.IGNORECASE)
_ENDS_IN_THINGS = re.compile(rf"\s{_THINGS}\Z", re.IGNORECASE)
_ASKS = frozenset("why how when where who if which whether because since until unless".split())
_LONGEST_LEAD, _LONGEST_ITEM, _MOST_WORDS = 200, 300, 6
"""Characters of a lead-in and of an item; words of one that has no verb of its own ("Not included in the price")."""
_MOST = 2_000
"""Items of one text that are read with their lead-in."""
_DENYING = frozenset(("not", "no", "forbid", "lack"))
_KINDS = _DENYING | {"may", "must", "need", "free", "allow"}
_RULING = {phrase: kind for phrases in PHRASES.values() for phrase, kind in phrases if kind in _KINDS}
_IN_LINE = re.compile(
    r"(?:^|(?<=[.!?]\s)|(?<=\*\*)|(?<=[-*•]\s))(?P<lead>[^\W\d_][^\n.:;!?]{1,80}):[*_]{0,2}[ \t]"
    r"(?P<items>[^\n.:!?]{3,300})(?=[.!\n]|\Z)",
    re.MULTILINE,
)
_BETWEEN = re.compile(r"\s{0,2}[,;]\s{1,2}(?:(?:and|or)\s)?|\s(?:and|or)\s")
_NO_ITEM = frozenset("yes no true false none nothing unknown n/a tbd".split())
_LONGEST_PHRASE = max(map(len, _RULING))
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")


@dataclass(frozen=True, slots=True)
class ListedRule:
    """An item with what it stands under, as a sentence: `rule`. `start` to `end` is the item, `lead` its lead-in.

    `denied` says that the lead-in denies something, so that the item alone would say the opposite.
    """

    rule: str
    start: int
    end: int
    lead: tuple[int, int]
    denied: bool


@remembered(SOURCES)
def listed_rules(text: str) -> tuple[ListedRule, ...]:
    """Return the items of a text that stand under a line which rules something, in order."""
    listed = list(_found(text)) if "\n" in text else []
    return tuple(sorted((*listed, *_in_line(text)), key=lambda own: own.start)) if ":" in text else tuple(listed)


def without_denied(text: str) -> str:
    """Return a text of the same length with blanks for the items that say the opposite of what they are listed for."""
    kept, last = [], 0
    for own in listed_rules(text):
        if own.denied:
            kept += [text[last : own.start], " " * (own.end - own.start)]
            last = own.end
    return "".join((*kept, text[last:])) if kept else text


@remembered(SOURCES)
def rules_as_text(text: str) -> tuple[str, tuple[int, ...]]:
    """Return the listed rules of a text as a text of their own, a line each, and where each line begins."""
    rules = [own.rule for own in listed_rules(text)]
    starts, at = [], 0
    for rule in rules:
        starts.append(at)
        at += len(rule) + 2
    return "\n\n".join(rules), tuple(starts)


@dataclass(frozen=True, slots=True)
class _Lead:
    """A line that leads in: its words, its place, and whether it denies."""

    words: str
    place: tuple[int, int]
    denied: bool


def _found(text: str) -> Iterator[ListedRule]:
    under = _Under()
    count = 0
    for start, end in _lines(text):
        item = _ITEM.match(text, start, end)
        if not text[start:end].strip():
            under.waiting = True
        elif not item:
            under.read(text, start, end)
        elif (lead := under.leads(len(item["indent"].expandtabs(4)))) and count < _MOST:
            listed = _ruled(text, lead, item.end(), end)
            count += listed is not None
            if listed:
                yield listed


class _Under:
    """What the items to come stand under: the last heading, and the last line that leads in."""

    def __init__(self) -> None:
        self.waiting = True
        self._heading: _Lead | None = None
        self._lead: _Lead | None = None
        self._indent = -1
        self._begins = 0

    def leads(self, indent: int) -> _Lead | None:
        """Return the lead-in of an item; one that is set in deeper than the first is an item of an item."""
        self._indent = indent if self._indent < 0 else self._indent
        self.waiting = True
        return self._lead if indent <= self._indent + 1 else None

    def read(self, text: str, start: int, end: int) -> None:
        """Take a line that is no item; one that is set in goes on with the item before it."""
        goes_on = self._indent >= 0 and text[start] in " \t"
        if _HEADING.match(text, start, end):
            self._heading = self._lead = _lead(text, start, end)
        elif not goes_on:
            self._begins = start if self.waiting else self._begins
            self._take(text, max(self._begins, end - _LONGEST_LEAD), end)
        self._indent = self._indent if goes_on else -1
        self.waiting = False

    def _take(self, text: str, start: int, end: int) -> None:
        last = text[start:end].rstrip()[-1:]
        self._lead = None if last in (".", "!", "?", ";") else _lead(text, start, end)
        if self._lead is None and last not in (":", "："):
            self._heading = None
        elif self._lead is None and self._heading and len(self._heading.words.split()) <= _MOST_WORDS:
            self._lead = self._heading


def _in_line(text: str) -> Iterator[ListedRule]:
    """Yield the items of lists within a line: "Prohibited items: knives, guns and glass."."""
    for found in _IN_LINE.finditer(text):
        lead = _lead(text, *found.span("lead"))
        if not lead or not _leads_alone(lead.words):
            continue
        for start, end in _pieces(text, *found.span("items")):
            head = text[start:end].strip("*_ \t")
            named = head.lower() not in _NO_ITEM and not head[:1].isdigit()
            if rule := _rule(lead.words, head) if named and head else "":
                yield ListedRule(f"{rule}.", start, end, lead.place, lead.denied)


def _pieces(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    for between in _BETWEEN.finditer(text, start, end):
        yield start, between.start()
        start = between.end()
    yield start, end


def _leads_alone(words: str) -> bool:
    """Say whether a lead-in says nothing itself: "The following are", "It is prohibited to", "Not included"."""
    first = words.split(maxsplit=1)[0].lower()
    sided = first in SIDED or (first,) in _RULING
    return bool(_FOLLOWING.search(words)) or words.lower().endswith(" to") or sided


def _lines(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    while start <= len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        yield start, end
        start = end + 1


def _lead(text: str, start: int, end: int) -> _Lead | None:
    """Return the last sentence of a line, or of a paragraph, if it rules something."""
    if end - start > 2 * _LONGEST_LEAD:
        return None
    stops = [stop.end() for stop in _SENTENCE.finditer(text, start, end) if stop.end() < end]
    start = stops[-1] if stops else start
    words = " ".join(text[start:end].strip(_EMPHASIS).split())
    nearest = words[words.rfind(",") + 1 :]
    told = [word.group().lower().replace("’", "'") for word in _WORD.finditer(nearest)]
    if not told or words.split()[0].lower() in _ASKS or told[0] in _ASKS or words.endswith("?"):
        return None
    kinds = set(_kinds(told))
    if not kinds and not any(word in SIDED for word in told):
        return None
    return _Lead(words, (start, end), not kinds.isdisjoint(_DENYING))


def _kinds(told: list[str]) -> Iterator[str]:
    for at in range(len(told)):
        for length in range(1, _LONGEST_PHRASE + 1):
            kind = _RULING.get(tuple(told[at : at + length]))
            if kind:
                yield kind


def _ruled(text: str, lead: _Lead, start: int, end: int) -> ListedRule | None:
    """Return an item as what it is with its lead-in, if it is no sentence of its own."""
    end = start + len(text[start:end].rstrip())
    if end - start > _LONGEST_ITEM:
        return None
    tail = _TAIL.search(text, start, end)
    head = text[start : tail.start() if tail else end].strip("*_ \t")
    rest = text[tail.start() : end] if tail else ""
    stop = _SENTENCE.search(rest)
    rest = " ".join((rest[: stop.start()] if stop else rest).rstrip(" .;,").split())
    rule = _rule(lead.words, head) if head else ""
    if not rule:
        return None
    joint = "" if rest[:1] in (",", ";", ":") else " "
    return ListedRule(f"{rule}{joint}{rest}".rstrip() + ".", start, end, lead.place, lead.denied)


def _rule(lead: str, head: str) -> str:
    """Return a sentence of a lead-in and the head of an item, "" where they make none."""
    told = [word.group().lower() for word in _WORD.finditer(head)]
    finite = next((place for place, word in enumerate(told) if word in FINITE), -1)
    following = _FOLLOWING.search(lead)
    if following:
        before = lead[: following.start()].rstrip()
        before = before.removesuffix(" do") if before.lower().endswith(" do") else before
        return "" if finite >= 0 else f"{before} {head} {lead[following.end() :].strip()}".strip()
    what = _WHAT.match(lead)
    rest = lead[what.end() :] if what else lead
    words = [word.group().lower() for word in _WORD.finditer(rest)]
    place = next((place for place, word in enumerate(words) if word in FINITE), -1)
    if place > 0 or (place == 0 and not what):  # "you may not", "it is prohibited to"; or "do not"
        return f"{rest} {head}" if finite <= 0 else ""
    if finite >= 0 or len(words) > _MOST_WORDS:
        return ""
    if place == 0:  # "what is not included"
        return f"{head} {rest}"
    if rest.lower().endswith(" to"):  # "prohibited to"
        return f"it is {rest} {head}"
    return f"{head} is {_ENDS_IN_THINGS.sub('', rest)}"
