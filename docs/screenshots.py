"""Take the pictures of the page that the documentation shows, with the sample desk and a headless Chromium.

    .venv/bin/python docs/screenshots.py [--chromium PATH] [--out docs/images]

Needs protem[server] and Playwright. The log in the pictures is made here, from the sample replies; nothing is fetched.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Page, sync_playwright

from protem.desk.desk import Desk
from protem.desk.entry import Entry
from protem.desk.recording import entry_of
from protem.doors.http import ServerSettings, application
from protem.gating import gate
from protem.policy import DEFAULT
from protem.samples import road_law_replies, sample_folder
from protem.wire import read_case

QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
QUIET += ["--disable-component-update", "--disable-sync"]
DESKTOP, PHONE = {"width": 1120, "height": 760}, {"width": 390, "height": 780}
LARGEST = 150_000
HYDRANT = "How close to a fire hydrant may I park?"
BENCH = "Stay 66 feet from a hydrant. The fine is $1,500, or 20% less within thirty days."
SOURCES = """[hydrant] p. 66 — 'within 15 feet'
Do not park within 15 feet of a fire hydrant.

[fine] Code § 4-210
The fine is $1,500, or 20% less if paid within thirty days."""


def main() -> None:
    """Take every picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "images")
    given = parser.parse_args()
    given.out.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as work, served(Path(work)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=given.chromium, args=QUIET)
        for name, scheme, size, visit in PICTURES:
            context = browser.new_context(color_scheme=scheme, viewport=size, reduced_motion="reduce")
            page = context.new_page()
            page.goto(address)
            visit(page, address)
            page.mouse.move(0, 0)
            picture = given.out / f"{name}.png"
            page.screenshot(path=picture)
            context.close()
            size_of = picture.stat().st_size
            print(f"{picture}: {size_of} bytes{'  TOO LARGE' if size_of > LARGEST else ''}")
        browser.close()


@contextmanager
def served(work: Path) -> Iterator[str]:
    """Serve the sample desk on a free port, with two weeks in its log."""
    desk = Desk.open(sample_folder("desk"), work)
    desk.log.append_all(list(two_weeks()))
    server = uvicorn.Server(uvicorn.Config(application(desk, ServerSettings()), port=0, log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(20)
    desk.log.close()


def two_weeks() -> Iterator[Entry]:
    """Yield decisions over the sample replies: most are shown, some days are worse than others."""
    replies = [(case, gate(case)) for case in map(read_case, road_law_replies())]
    for day in range(1, 15):
        for place, (case, decision) in enumerate(replies):
            if not decision.shown and (place * 7 + day * 3) % (2 if day in (11, 12) else 5):
                continue
            moment = f"2026-03-{day:02}T{8 + place % 10:02}:{place * 7 % 60:02}:00.000Z"
            yield entry_of(case, decision, policy=DEFAULT, time=moment, door="ask", box="road-law")
        for place in range(day % 3):
            moment = f"2026-03-{day:02}T19:0{place}:00.000Z"
            why = '"parking session" speaks for the box app'
            yield Entry(moment, "road-law", "scope:app", "scope", why, question="How do I end a parking session?")
        if day in (6, 7):
            for place in range(3):
                moment = f"2026-03-{day:02}T20:0{place}:00.000Z"
                yield Entry(moment, "app", "failed", "timeout", "no reply within 30 s", question="Where is my receipt?")


def answered(page: Page, _: str) -> None:
    """Ask, and choose a figure."""
    page.get_by_label("Your question").fill(HYDRANT)
    page.get_by_role("button", name="Ask", exact=True).click()
    page.locator("a.mark", has_text="15 feet").first.click()
    page.locator("#answer-heading").scroll_into_view_if_needed()
    page.evaluate("window.scrollTo(0, document.getElementById('result').offsetTop - 24)")


def asking(page: Page, _: str) -> None:
    """Ask, and see the whole page."""
    answered(page, _)
    page.evaluate("window.scrollTo(0, 0)")


def benched(page: Page, address: str) -> None:
    """Judge a case on the bench, and choose what is wrong."""
    page.goto(f"{address}/bench")
    page.locator("#answer").fill(BENCH)
    page.locator("#sources").fill(SOURCES)
    page.get_by_role("button", name="May it be shown?").click()
    page.locator("a.mark.fails").first.click()
    page.evaluate("window.scrollTo(0, document.getElementById('result').offsetTop - 24)")


def log(page: Page, address: str) -> None:
    """Read the log."""
    page.goto(f"{address}/decisions?until=2026-03-14")


def replayed(page: Page, address: str) -> None:
    """Read a refusal."""
    page.goto(f"{address}/decisions?refusal=ungrounded&until=2026-03-14")
    page.locator(".entry").first.click()


def explained(page: Page, address: str) -> None:
    """Read the page of a check."""
    page.goto(f"{address}/explain/ungrounded-figure")


PICTURES: tuple[tuple[str, Any, Any, Any], ...] = (
    ("ask", "light", DESKTOP | {"height": 1000}, asking),
    ("ask-dark", "dark", DESKTOP | {"height": 1000}, asking),
    ("ask-phone", "light", PHONE, answered),
    ("ask-phone-dark", "dark", PHONE, answered),
    ("bench", "light", DESKTOP, benched),
    ("bench-phone-dark", "dark", PHONE, benched),
    ("log", "light", DESKTOP | {"height": 1120}, log),
    ("log-dark", "dark", DESKTOP | {"height": 1120}, log),
    ("log-phone", "light", PHONE | {"height": 1200}, log),
    ("decision", "light", DESKTOP | {"height": 1060}, replayed),
    ("explain-dark", "dark", DESKTOP, explained),
)
"""Name, colours, size of the window, and what is done before the picture is taken."""

if __name__ == "__main__":
    main()
