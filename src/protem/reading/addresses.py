"""One way of writing for the addresses that lead to the same place."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.dots import with_plain_dots
from protem.reading.remembering import ANSWERS, remembered

_SCHEME = re.compile(r"(?:(?:https?:|ftp:)?//|mailto:)?(?:www\.)?", re.IGNORECASE)
_HOST = re.compile(r"[^/?#]*")
_ESCAPED = re.compile(r"(?:%[0-9A-Fa-f]{2}){1,2000}")
_USUAL_PORT = re.compile(r":(?:80|443)\Z")


@remembered(ANSWERS)
def address(link: str) -> str:
    """Return a link without what changes nothing: scheme, "www.", capitals of the host, percent signs, last slash."""
    link = with_plain_dots(link.replace("&amp;", "&"))
    bare = _SCHEME.sub("", _ESCAPED.sub(_unescaped, link), count=1)
    if "@" in bare.partition("/")[0]:
        return bare.partition("?")[0].lower()
    host = _HOST.match(bare)
    name = host.group() if host else ""
    rest = bare[len(name) :]
    path, mark, fragment = rest.partition("#")
    return _USUAL_PORT.sub("", name.lower()) + path.rstrip("/") + (mark + fragment if fragment else "")


def _unescaped(found: re.Match[str]) -> str:
    return bytes.fromhex(found.group().replace("%", "")).decode(errors="replace")


def shorter(own: str) -> Iterator[str]:
    """Yield the shorter addresses that one bears out: the page without its fragment, the site by its host."""
    page = own.partition("#")[0]
    if page != own:
        yield page
    if "@" not in page and (host := page.partition("/")[0].partition("?")[0]) != page:
        yield host
