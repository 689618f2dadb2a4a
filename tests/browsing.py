"""A real headless Chromium in front of a real server on 127.0.0.1; without one, a loud skip, except in CI."""

from __future__ import annotations

import os
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from protem.doors.http import ServerSettings, application
from small_desk import SmallDesk, many_days

CHROMIUM = os.environ.get("PROTEM_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def served(desk: SmallDesk) -> Iterator[str]:
    """Serve a desk on a free port of this machine, and yield the address."""
    app = application(desk, ServerSettings())
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_level="warning", access_log=False))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(20)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a small desk with two weeks in its log."""
    desk = SmallDesk.at(tmp_path_factory.mktemp("desk"))
    many_days(desk.log)
    yield from served(desk)
    desk.log.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start Chromium for a module: while it runs, its loop stands in the way of tests that run one of their own."""
    if not Path(CHROMIUM).exists():
        why = f"no Chromium at {CHROMIUM} (PROTEM_CHROMIUM names one): THE PAGE IS NOT TESTED IN A BROWSER"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield started
        started.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Return a desktop window, in which nothing moves."""
    opened = browser.new_context(viewport={"width": 1200, "height": 800}, reduced_motion="reduce")
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext, address: str) -> Iterator[Page]:
    """Return a page; it fails its test when it says anything on the console or asks another host for anything."""
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("console", lambda message: complaints.append(f"console: {message.text}"))
    opened.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    opened.on(
        "request",
        lambda request: None if request.url.startswith((address, "blob:")) else complaints.append(request.url),
    )
    opened.goto(address)
    yield opened
    assert complaints == []
