"""Menus that are not marked as such: headers, footers and sidebars of a page that hold nothing but links."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from protem.desk.ingest.flaw import Flaw
from protem.desk.ingest.looking import shortened
from protem.desk.ingest.unshown import MENU, Placed

_BESIDE = frozenset({"header", "footer", "aside"})
_LONGEST = 600
"""Pieces of a menu: some hundred links. What has more of them is read as text."""
_LINKED = 0.9
"""Share of the letters that stand in links; beside them a menu has a word like "Menu" or "More"."""


def without_menus(pieces: Iterable[Placed], file: str, flaws: list[Flaw]) -> Iterator[Placed]:
    """Yield the pieces of a page without such menus; they are put among the flaws of the file."""
    held: list[Placed] = []
    depth = 0
    for piece in pieces:
        if not held and piece.tag not in _BESIDE:
            yield piece
            continue
        name = held[0].tag if held else piece.tag
        held.append(piece)
        depth += (piece.tag == name) - (piece.tag == f"/{name}")
        if depth and len(held) < _LONGEST:
            continue
        if not depth and _is_menu(held):
            words = " ".join(one.content for one in held if not one.tag)
            flaws.append(Flaw(MENU, file, f"line {held[0].line}", f"a menu is left out: {shortened(words)}"))
        else:
            yield from held
        held, depth = [], 0
    yield from held


def _is_menu(held: Sequence[Placed]) -> bool:
    """Say whether an element holds links and next to nothing else; what holds the title of the page is none."""
    linked = total = links = 0
    in_link = False
    for piece in held:
        if piece.tag == "h1":
            return False
        if piece.tag in ("a", "/a"):
            in_link = piece.tag == "a"
            links += in_link
        elif not piece.tag:
            letters = sum(map(str.isalnum, piece.content))
            total += letters
            linked += letters if in_link else 0
    return links > 0 and linked > 0 and linked >= _LINKED * total
