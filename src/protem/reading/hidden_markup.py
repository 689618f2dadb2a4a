"""Markup that keeps a part of a text from being seen, or does something on the page, where its page draws HTML."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence

from protem.reading.code_marks import code_places
from protem.reading.hidden import Hidden
from protem.reading.tags import Tag, tags

_UNSEEN = frozenset(
    "script style template noscript iframe object embed applet svg canvas audio video noembed noframes datalist title "
    "details dialog".split()
)
"""Elements whose words a reader does not see as text, or not before he acts."""
_SHOWN_OPEN = frozenset({"details", "dialog"})
_ON_THE_PAGE = frozenset({"base", "link", "meta"})
"""Elements that change the page they stand in: where its links lead, how it looks, what it opens next."""
_NOTHING = r"\s{0,9}:\s{0,9}[-+]?0(?![.\d]{0,9}[1-9])"
_STYLE = re.compile(
    r"display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}(?:hidden|collapse)|content-visibility\s{0,9}:\s{0,9}hidden"
    rf"|font-size{_NOTHING}|opacity{_NOTHING}"
    r"|(?<![\w-])color\s{0,9}:\s{0,9}transparent|clip-path\s{0,9}:|(?<![\w-])clip\s{0,9}:\s{0,9}rect|scale[xy]?\(\s{0,9}0"
    r"|(?<![\w-])(?:left|right|top|bottom|text-indent)\s{0,9}:\s{0,9}-\d{3}|margin[-a-z]{0,9}\s{0,9}:\s{0,9}-\d{4}",
    re.IGNORECASE,
)
_COLLAPSED = re.compile(rf"(?<![\w-])(?:max-)?(?:height|width){_NOTHING}", re.IGNORECASE)
"""No room for words; they are drawn beside it unless the style says that what flows over is not."""
_CSS_COMMENT = re.compile(r"/\*[^*]{0,500}\*/")
_HANDLER = re.compile(r"on[a-z]{2,40}")
_RUNS = ("javascript:", "vbscript:", "data:text/html", "data:image/svg")
_IGNORED = re.compile(r"[\x00-\x20]+")
"""What a browser leaves out of an address."""
_COMMENT = re.compile(r"<(?:(?P<comment>!--)|[!?][A-Za-z\[]|/[ !?])")
_NOTE = re.compile(r"^[ \t]{0,3}\[[^\]\n]{0,60}\]:[ \t]{1,3}(?:#|<>)[ \t]{1,3}\S[^\n]{0,500}$", re.MULTILINE)


def hidden_markup(text: str) -> Iterator[Hidden]:
    """Yield the parts of a text that are not displayed or that act, where its markup is. Shown code does neither."""
    if "<" not in text and "]:" not in text:
        return
    code = code_places(text)
    found = [place for place in _found(text, code) if not _is_inside(place.start, code)]
    reached = 0
    for place in sorted(found, key=lambda place: (place.start, -place.end)):
        if place.start >= reached:
            yield place
            reached = place.end


def _found(text: str, code: Sequence[tuple[int, int]]) -> Iterator[Hidden]:
    yield from _comments(text, code)
    yield from (Hidden(note.start(), note.end(), "a note that no reader sees") for note in _NOTE.finditer(text))
    reached = 0
    for tag in tags(text):
        if tag.start < reached or _is_inside(tag.start, code):
            continue
        if what := _what(tag):
            reached = _element_end(text, tag) if tag.name in _UNSEEN else tag.end
            yield Hidden(tag.start, reached, what)


def _comments(text: str, code: Sequence[tuple[int, int]]) -> Iterator[Hidden]:
    """Yield comments, and the declarations that a browser takes for one; one that is never closed hides the rest."""
    reached, last = 0, text.rfind(">")
    for opening in _COMMENT.finditer(text):
        if opening.start() < reached or _is_inside(opening.start(), code):
            continue
        if not opening["comment"] and opening.end() > last:
            continue
        closing = "-->" if opening["comment"] else ">"
        end = text.find(closing, opening.end())
        reached = end + len(closing) if end >= 0 else len(text)
        yield Hidden(opening.start(), reached, "a comment that no reader sees")


def _what(tag: Tag) -> str:
    """Return what a tag hides or does, in words; "" where it only sets how its words look."""
    if tag.name in _UNSEEN and not (tag.name in _SHOWN_OPEN and "open" in tag.attributes):
        return f"a <{tag.name}> element, whose content no reader sees as text"
    if not tag.attributes:
        return ""
    if tag.name in _ON_THE_PAGE:
        return f"a <{tag.name}> element, which acts on the page"
    if any(_HANDLER.fullmatch(name) or _runs(value) for name, value in tag.attributes.items()):
        return "a tag that runs a script"
    return "an element that is not displayed" if tag.name != "input" and undisplayed(tag.attributes) else ""


def undisplayed(attributes: Mapping[str, str]) -> bool:
    """Say whether the attributes of an element keep its words from being drawn."""
    if "hidden" in attributes:
        return True
    style = _CSS_COMMENT.sub("", attributes.get("style", ""))
    return bool("\\" in style or _STYLE.search(style) or ("overflow" in style.lower() and _COLLAPSED.search(style)))


def _runs(value: str) -> bool:
    return _IGNORED.sub("", value).lower().startswith(_RUNS)


def _element_end(text: str, tag: Tag) -> int:
    """Return where an element ends; one that is never closed takes all the rest with it."""
    closing = re.compile(f"</{re.escape(tag.name)}[^<>]{{0,60}}>", re.IGNORECASE).search(text, tag.end)
    return closing.end() if closing else len(text)


def _is_inside(at: int, places: Sequence[tuple[int, int]]) -> bool:
    before = bisect_right(places, (at, 1 << 60)) - 1
    return before >= 0 and at < places[before][1]
