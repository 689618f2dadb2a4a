"""How long readers wait beyond a slow writer: 64 of them at once, each answer two seconds in the writing.

    .venv/bin/python bench/readers.py [--readers 64] [--pause 2] [--questions 5] [--json FILE]

Server and readers run in this one process on 127.0.0.1, with the sample desk and a writer that sleeps first. Waits are
told in seconds above the pause; each question must be answered, and be a row of the log.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import uvicorn

from protem.case import Source
from protem.desk.desk import Desk
from protem.desk.reply import Reply, Writer
from protem.doors.http import ServerSettings, application
from protem.samples import sample_folder

QUESTION = "How close to a fire hydrant may I park?"


class SlowWriter:
    """A writer that takes its time."""

    def __init__(self, writer: Writer, pause: float) -> None:
        """Stand round a writer; `pause` is in seconds."""
        self._writer = writer
        self._pause = pause
        self.version = f"slow {writer.version}"

    def write(self, question: str, given: Sequence[Source], guidance: str = "") -> Reply:
        """Wait, then write."""
        time.sleep(self._pause)
        return self._writer.write(question, given, guidance)


def main() -> None:
    """Measure, and print or write what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--readers", type=int, default=64)
    parser.add_argument("--pause", type=float, default=2.0)
    parser.add_argument("--questions", type=int, default=5)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        desk = Desk.open(sample_folder("desk"), Path(work))
        desk.writer = SlowWriter(desk.writer, given.pause)
        server = uvicorn.Server(uvicorn.Config(application(desk, ServerSettings()), port=0, log_level="warning"))
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        address = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        waits, shown = asyncio.run(read(address, given.readers, given.questions))
        logged = sum(count.count for count in desk.log.by_day())
        server.should_exit = True
        thread.join(30)
        desk.log.close()
    above = sorted(wait - given.pause for wait in waits)
    told = {
        "readers": given.readers,
        "pause_s": given.pause,
        "questions": len(waits),
        "shown": shown,
        "log_rows": logged,
        "above_pause_s": {
            "p50": round(above[len(above) // 2], 3),
            "p99": round(above[int(len(above) * 0.99)], 3),
            "max": round(above[-1], 3),
        },
    }
    print(json.dumps(told, indent=2))
    if given.json:
        given.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


async def read(address: str, readers: int, questions: int) -> tuple[list[float], int]:
    """Have readers ask one question after another; return their waits in seconds and how many answers were shown."""
    waits: list[float] = []
    shown = 0

    async def reader(client: httpx.AsyncClient) -> None:
        nonlocal shown
        for _ in range(questions):
            begun = time.perf_counter()
            reply = await client.post(f"{address}/ask", json={"question": QUESTION})
            waits.append(time.perf_counter() - begun)
            shown += reply.raise_for_status().json()["shown"]

    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=readers)) as client:
        await asyncio.gather(*(reader(client) for _ in range(readers)))
    return waits, shown


if __name__ == "__main__":
    main()
