r"""A text as its reader sees it, with the place that each character of it came from.

Characters of no width and marks of emphasis inside a word are left out ("n\u200bot", "n**o**t"), letters in disguise
are the plain ones they look like (a Cyrillic "о", full-width "ｎｏｔ", "n&#111;t"), and a denial typed without its
apostrophe has one ("isnt"), for that is how it is read.
"""

from __future__ import annotations

import html
import re
from bisect import bisect_right

from protem.reading.folding import Folded
from protem.reading.remembering import ANSWERS, remembered

_LOOKALIKES = dict(
    zip(
        "асеорхуѕіјһԁԛԝӏАВЕКМНОРСТХУІЅЈԌԚԜӀοΑΒΕΖΗΙΚΜΝΟΡΤΥΧνρ",
        "aceopxysijhdqwlABEKMHOPCTXYISJGQWloABEZHIKMNOPTYXvp",
        strict=True,
    )
)
_FOREIGN = re.compile("[Ͱ-ϿЀ-ԯ]")
_NO_WIDTH = "\u00ad\u034f\u180e\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff"
_DISGUISED = re.compile(
    f"(?P<unseen>(?<=[^\\W\\d_])[{_NO_WIDTH}]+(?=[^\\W\\d_]))"
    r"|(?P<emphasis>(?<=[a-z])(?:\*{1,3}|</?(?:b|i|u|em|strong|span|font|mark|small|wbr)(?:\s[^<>]{0,200})?>|"
    r"<!--[^<>]{0,200}-->)(?=[a-z])"
    r"|(?<=[a-z])\*{1,3}(?=n['’]t\b))"
    r"|(?P<reference>&(?:#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,6});)"
    r"|(?P<wide>[\uff21-\uff3a\uff41-\uff5a\U0001d400-\U0001d7cb]+)"
    "|(?P<apostrophe>(?<=n)[\u02b9\u02bc\u2032\uff07`´](?=t\\b))"
    r"|(?P<mixed>\b(?=[a-z]{0,40}[Ͱ-ϿЀ-ԯ])(?=[Ͱ-ϿЀ-ԯ]{0,40}[a-z])[a-zͰ-ϿЀ-ԯ]+\b)",
    re.IGNORECASE,
)
_VERBS = "is are was were do does did has have had wo ca ai could should would must need".split()
_OF_A_VERB = r"\b(?:" + "|".join(rf"(?<=\b(?i:{verb}nt))" for verb in _VERBS) + ")"
_BARE, _BARE_LOUD = re.compile(f"nt{_OF_A_VERB}"), re.compile(f"(?i:nt){_OF_A_VERB}")
"""The "nt" of a verb, sought by its own letters first: every other word ends otherwise."""
_NOTHING = re.compile(r"(?!)")
_HAS_DISGUISED = re.compile(r"[^\x00-\x7f‘’“”–—£€]|&#?\w{1,6};|[a-z][*<`]", re.IGNORECASE)
"""What a text has that is worth the dearer search."""


class AsSeen:
    """A text as it is seen (`text`), and where its characters stand in the text as it came."""

    __slots__ = ("_before", "_behind", "_places", "text")

    def __init__(self, text: str, pattern: re.Pattern[str], before: AsSeen | None = None) -> None:
        """Read a text, which may be what another reading made of the text as it came (`before`)."""
        self._before = before
        self._places: list[int] = []
        self._behind: list[int] = []
        pieces: list[str] = []
        made = reached = 0
        for found in pattern.finditer(text):
            new = _plain(found)
            if new != found[0]:
                pieces += [text[reached : found.start()], new]
                made += found.start() - reached + len(new)
                reached = found.end()
                self._places.append(made)
                self._behind.append(reached)
        self.text = "".join([*pieces, text[reached:]]) if pieces else text

    def origin(self, start: int, end: int) -> tuple[int, int]:
        """Return the place in the text as it came of what stands from `start` to `end` in this one."""
        place = self._origin(start), self._origin(end)
        return self._before.origin(*place) if self._before else place

    def _origin(self, at: int) -> int:
        edit = bisect_right(self._places, at)
        return self._behind[edit - 1] + at - self._places[edit - 1] if edit else at


@remembered(ANSWERS)
def as_seen(text: str) -> AsSeen:
    """Return a text as its reader sees it."""
    plain = AsSeen(text, _DISGUISED if _HAS_DISGUISED.search(text) else _NOTHING)
    return AsSeen(plain.text, _BARE_LOUD if "NT" in plain.text else _BARE, plain)


def _plain(found: re.Match[str]) -> str:
    """Return what an edited part of a text looks like."""
    kind, part = found.lastgroup, found[0]
    if kind in ("unseen", "emphasis"):
        return ""
    if kind == "wide":
        return Folded(part).text
    if kind == "apostrophe":
        return "'"
    if kind is None:
        return f"{part[:-1]}'{part[-1]}"
    if kind == "mixed":
        plain = "".join(_LOOKALIKES.get(letter, letter) for letter in part)
        return part if _FOREIGN.search(plain) else plain
    return _resolved(part)


def _resolved(reference: str) -> str:
    """Return the letter or apostrophe that a character reference stands for; what may be markup stays written out."""
    letter = html.unescape(reference)
    if letter in "'’" or letter.isalpha():
        return letter
    return "" if re.fullmatch(f"[{_NO_WIDTH}]", letter) else reference
