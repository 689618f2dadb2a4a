"""The token, and the cookie of a browser that has shown it.

Neither is ever logged, and both are compared in constant time.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

COOKIE = "protem"
LASTS = 12 * 60 * 60
"""Seconds a sign-in lasts: a working day."""


def is_token(given: str, token: str) -> bool:
    """Say whether what was given is the token, in a time that does not tell how much of it is right."""
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), token.encode())


def cookie(token: str, now: float) -> str:
    """Return what a browser keeps: when it signed in, and a seal that only the token makes. `now` is in seconds."""
    since = str(int(now))
    return f"{since}.{_seal(token, since)}"


def is_cookie(given: str, token: str, now: float) -> bool:
    """Say whether a cookie was made with this token, and has not run out."""
    since, _, seal = given.partition(".")
    if not (since.isascii() and since.isdecimal() and len(since) <= 12):  # noqa: PLR2004  the year 33658
        return False
    fresh = 0 <= now - int(since) <= LASTS
    return is_token(seal, _seal(token, since)) and fresh


def _seal(token: str, since: str) -> str:
    return hmac.new(token.encode(), f"protem sign-in {since}".encode(), sha256).hexdigest()
