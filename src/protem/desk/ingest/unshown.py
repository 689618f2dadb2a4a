"""What stands in a page and is not read with it: what a browser does not show, and menus. Both are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from protem.desk.ingest.flaw import Flaw
from protem.desk.ingest.looking import shortened
from protem.desk.ingest.markup import Piece
from protem.reading.hidden_markup import undisplayed
from protem.reading.tags import attributes

HIDDEN, MENU = "hidden-text", "left-out"
_UNSHOWN = frozenset({"template", "noscript", "datalist", "noframes", "noembed"})
_MENU_ROLES = frozenset({"navigation", "menu", "menubar"})
_VOID = frozenset("area base br col embed hr img input link meta param source track wbr".split())
_ENDED_BY = {
    "p": frozenset(
        "address article aside blockquote div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p "
        "pre section table ul".split()
    ),
    "li": frozenset({"li"}),
    "dt": frozenset({"dt", "dd"}),
    "dd": frozenset({"dt", "dd"}),
    "td": frozenset({"td", "th", "tr", "tbody", "tfoot"}),
    "th": frozenset({"td", "th", "tr", "tbody", "tfoot"}),
    "tr": frozenset({"tr", "tbody", "tfoot"}),
    "option": frozenset({"option", "optgroup"}),
}
"""Elements whose closing tag may be missing, and what begins behind them."""
_KEPT = 400
"""Characters of what is left out that are kept, to show how it begins."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece of a page (`protem.desk.ingest.markup`) and the line it ends in, counted from 1."""

    tag: str
    content: str
    line: int


@dataclass(slots=True)
class _Region:
    """An element that is left out: why, its name, where it begins, its first words, what is open inside it."""

    kind: str
    name: str
    line: int
    words: str = ""
    _open: list[str] = field(default_factory=list)
    _counts: Counter[str] = field(default_factory=Counter)

    def holds(self, tag: str, content: str) -> bool:
        """Say whether the element still goes on with a piece."""
        name = tag.removeprefix("/")
        if not tag:
            self.words += content[: _KEPT - len(self.words)]
        elif tag == name:
            if not self._open and name in _ENDED_BY.get(self.name, ()):
                return False
            if name not in _VOID:
                self._open.append(name)
                self._counts[name] += 1
        elif self._counts[name]:
            self._close(name)
        else:
            return not (name in (self.name, "body", "html") or (self.name in _ENDED_BY and name not in _INLINE))
        return True

    def _close(self, name: str) -> None:
        while (last := self._open.pop()) != name:
            self._counts[last] -= 1
        self._counts[name] -= 1

    def flaw(self, file: str) -> Iterator[Flaw]:
        """Yield what is told of it, where it holds words."""
        if any(map(str.isalnum, self.words)):
            what = "a menu" if self.kind == MENU else "text that the page does not show"
            yield Flaw(self.kind, file, f"line {self.line}", f"{what} is left out: {shortened(self.words)}")


_INLINE = frozenset("a abbr b cite code em font i label mark q s small span strong sub sup u".split())


def shown(pieces: Iterable[Piece], file: str, flaws: list[Flaw]) -> Iterator[Placed]:
    """Yield the pieces of a page that its readers see; what is left out is put among the flaws of the file."""
    line = 1
    region: _Region | None = None
    for tag, content in pieces:
        line += content.count("\n")
        if region:
            if region.holds(tag, content):
                continue
            flaws += region.flaw(file)
            own, region = tag == f"/{region.name}", None
            if own:
                continue
        if kind := _why(tag, content):
            region = _Region(kind, tag, line)
        else:
            yield Placed(tag, content, line)
    if region:
        flaws += region.flaw(file)


def _why(tag: str, content: str) -> str:
    """Return why an element is left out, "" where it is not."""
    if not tag or tag[0] == "/" or tag in _VOID:
        return ""
    if tag in _UNSHOWN:
        return HIDDEN
    if tag == "nav":
        return MENU
    lower = content.lower()
    if tag != "dialog" and not any(sign in lower for sign in ("hidden", "style", "role")):
        return ""
    found = attributes(content)
    silent = found.get("aria-hidden", "").lower() == "true" or (tag == "dialog" and "open" not in found)
    if silent or undisplayed(found):
        return HIDDEN
    return MENU if found.get("role", "").lower() in _MENU_ROLES else ""
