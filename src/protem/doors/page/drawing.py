"""How a page is drawn: a template, everything escaped, in bytes that any text survives."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import Response

from protem.checks import all_checks
from protem.doors.http.service import is_operator, service_of
from protem.version import VERSION

_STATIC = files("protem.doors.page").joinpath("static")
_MARKS = frozenset("\u00ad\u200c\u200d\ufe0e\ufe0f")
"""Unseen characters that writing needs: soft hyphen, joiners, the choice between sign and emoji."""
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})


def draw(request: Request, template: str, status: int = 200, **values: object) -> Response:
    """Return a page, or a part of one where the template is a part."""
    service = service_of(request)
    text = (
        _templates()
        .get_template(template)
        .render(
            desk=service.desk.name,
            operator=is_operator(request),
            signed_in=bool(service.settings.token) and is_operator(request),
            can_sign_in=bool(service.settings.token) and not is_operator(request) and request.url.path != "/sign-in",
            path=request.url.path,
            **values,
        )
    )
    # half a surrogate pair is no UTF-8; it is shown as its escape
    return Response(text.encode("utf-8", "backslashreplace"), status, media_type="text/html; charset=utf-8")


def is_part(request: Request) -> bool:
    """Say whether HTMX asks for the part of the page that changes."""
    return "hx-request" in request.headers and "hx-history-restore-request" not in request.headers


def visible(text: str) -> str:
    """Return a text in which nothing is hidden: characters that turn, hide or command are written as ⟨U+202E⟩."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_seen, text))


@lru_cache(maxsize=4096)
def _seen(character: str) -> str:
    if character in "\n\t" or character in _MARKS or unicodedata.category(character) not in _UNSEEN:
        return character
    return f"⟨U+{ord(character):04X}⟩"


def stored_file(name: str) -> tuple[bytes, str] | None:
    """Return a file that stands beside the templates, with its media type, or `None`."""
    media = _MEDIA.get(name)
    return (_STATIC.joinpath(name).read_bytes(), media) if media else None


_MEDIA = {
    "page.css": "text/css; charset=utf-8",
    "page.js": "text/javascript; charset=utf-8",
    "htmx.min.js": "text/javascript; charset=utf-8",
    "htmx.LICENSE.txt": "text/plain; charset=utf-8",
    "icon.svg": "image/svg+xml",
}


@lru_cache(maxsize=16)
def _address(name: str) -> str:
    """Return the address of a file, with a digest in it: a new version is fetched, an old one kept."""
    return f"/static/{name}?v={sha256(_STATIC.joinpath(name).read_bytes()).hexdigest()[:12]}"


@lru_cache(maxsize=1)
def _explained() -> frozenset[str]:
    """Return the names that have a page of their own."""
    return frozenset(check.name for check in all_checks())


@lru_cache(maxsize=1)
def _templates() -> Environment:
    environment = Environment(
        loader=PackageLoader("protem.doors.page"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["visible"] = visible
    environment.globals.update(
        version=VERSION,
        asset=_address,
        explained=_explained,
        css=lambda: _STATIC.joinpath("page.css").read_text(encoding="utf-8"),
    )
    return environment
