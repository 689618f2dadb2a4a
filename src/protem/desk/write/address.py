"""Where a model is asked, and with which key: read from the settings and the environment, and refused if unsafe."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit, urlunsplit
from urllib.request import proxy_bypass_environment  # type: ignore[attr-defined]  # typeshed does not know it

from protem.desk.settings import DeskError

_ROUTE = "/chat/completions"


def address(url: str) -> str:
    """Return the address that requests go to: `url` with `/chat/completions` behind it, unless it stands there.

    Raises:
        DeskError: it is no http(s) address, holds a password, or is plain http to another machine.

    """
    parts = _parts(url)
    if parts.username is not None or parts.password is not None:
        raise DeskError("writer.url holds a user or password; put the key into a variable and its name in key_env")
    if parts.scheme == "http" and not on_this_machine(parts.hostname or ""):
        where = f"http://{parts.hostname}"
        raise DeskError(f"writer.url {where} would carry questions and key unencrypted to another machine; use https")
    path = parts.path.rstrip("/")
    route = path if path.endswith(_ROUTE) else path + _ROUTE
    return urlunsplit((parts.scheme, parts.netloc, route, parts.query, ""))


def _parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    host = parts.hostname or ""
    sound = host.isascii() and url.strip().isascii() and url.strip().isprintable() and " " not in url.strip()
    if parts.scheme not in {"http", "https"} or not host or not sound or port == 0:
        raise DeskError(
            "writer.url is no address: it looks like https://api.example.com/v1 or http://127.0.0.1:8080/v1"
        )
    return parts


def on_this_machine(host: str) -> bool:
    """Say whether a host is this machine by its name or number."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def where(url: str) -> str:
    """Return scheme, host and port of an address: what a message may show, for a query can hold a key."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def key(name: str, environ: Mapping[str, str]) -> str:
    """Return the key that the variable `name` holds; "" where the settings name none.

    Raises:
        DeskError: the variable is not set, or holds what no header can.

    """
    if not name:
        return ""
    found = environ.get(name, "").strip()
    if not found:
        raise DeskError(f"the environment variable {name!r}, which writer.key_env names, is not set")
    if not found.isascii() or not found.isprintable():
        raise DeskError(f"the environment variable {name!r} holds characters that no key has")
    return found


def proxy(url: str, environ: Mapping[str, str]) -> str:
    """Return the proxy that the environment names for an address; "" for none, and for this machine.

    Raises:
        DeskError: it is not an http(s) proxy.

    """
    parts = urlsplit(url)
    host = parts.hostname or ""
    named = {name.lower(): value for name, value in sorted(environ.items()) if value}  # small letters go first
    found = named.get(f"{parts.scheme}_proxy") or named.get("all_proxy") or ""
    if not found or on_this_machine(host) or proxy_bypass_environment(host, {"no": named.get("no_proxy", "")}):
        return ""
    found = found if "://" in found else f"http://{found}"
    if urlsplit(found).scheme not in {"http", "https"} or not urlsplit(found).hostname:
        raise DeskError(f"the environment names a proxy for {where(url)} that is no http proxy")
    return found
