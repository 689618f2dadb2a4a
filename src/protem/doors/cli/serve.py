"""`protem serve`: the desk over HTTP, and its page."""

from __future__ import annotations

import os
import socket
from typing import Annotated

from cyclopts import Parameter

from protem.doors.cli.desks import open_desk
from protem.doors.cli.paint import console, plain
from protem.doors.cli.trouble import Trouble

_MOST = 10_000
"""Threads, or requests a minute, beyond which a number was mistyped."""


def serve(
    *,
    desk: str = "",
    host: str = "127.0.0.1",
    port: int = 8700,
    token_env: str = "",
    public_ask: Annotated[bool, Parameter(negative="")] = False,
    per_minute: int | None = None,
    at_once: int = 128,
    proxy: str = "",
) -> int:
    """Serve a desk: /ask, /check, /grade, /log and /health for programs, and a page for people.

    Exit status: 0 stopped, 2 the desk can't be opened or the server not be started as it is set up.

    Args:
        desk: The folder of a desk; without it the packaged sample desk is served.
        host: The address to listen on. Beyond 127.0.0.1 a token is needed.
        port: The port to listen on.
        token_env: The environment variable that holds the token, at least 16 characters. With it all pages need it.
        public_ask: With a token: let readers ask without it. They never see why an answer was refused.
        per_minute: How many questions and cases an address may send in a minute (120; on loopback no limit).
        at_once: How many requests are in work at one time.
        proxy: The address of the reverse proxy in front, whose X-Forwarded-For is believed; nobody else's is.

    """
    try:
        import uvicorn  # noqa: F401, PLC0415  an extra, needed here alone

        from protem.doors.http import ServerError, ServerSettings, application  # noqa: PLC0415
        from protem.doors.http.running import WAITING, server  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise Trouble(
            f"serve needs protem[server] ({missing.name}): pip install 'PATH-OF-THE-CHECKOUT[server]'"
        ) from None
    _sound("--port", port, 65_535)
    _sound("--at-once", at_once, _MOST)
    _sound("--per-minute", 1 if per_minute is None else per_minute, _MOST)
    try:
        settings = ServerSettings(
            host, port, _token(token_env), public_ask, at_once=at_once, per_minute=per_minute, proxy=proxy
        )
    except ServerError as problem:
        raise Trouble(str(problem)) from None
    opened = open_desk(desk)
    listening = _listen(host, port, WAITING)
    shown = f"[{host}]" if ":" in host else host
    readers = " (sign in with the token; asking is open to all)" if public_ask else " (sign in with the token)"
    console().print(f"http://{plain(shown)}:{port}/ is served{readers if settings.token else ''}; Ctrl-C stops it")
    try:
        server(application(opened, settings), settings).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        opened.log.close()
    return 0


def _token(name: str) -> str:
    """Return the token that an environment variable holds; no option takes it, for others see a command line."""
    if not name:
        return ""
    token = os.environ.get(name, "").strip()
    if not token:
        raise Trouble(f"the environment variable {name} of --token-env is not set, or empty")
    return token


def _sound(option: str, number: int, most: int) -> None:
    if not 0 < number <= most:
        raise Trouble(f"{option} is from 1 to {most}, not {number}")


def _listen(host: str, port: int, waiting: int) -> socket.socket:
    """Return a socket that listens; found out here, a port that is taken is told in one line."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server(address, family=family, backlog=waiting)
    except (OSError, UnicodeError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else "no host of that name"
        raise Trouble(f"{host}:{port} can't be listened on: {why}; name another with --host and --port") from None
