"""Ask the small model and write down what it replies: `make record-llm`. The fast tests replay the replies."""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from questions import ASKED, laws
from small_model import OPTIONS, small_model

from protem import Case, gate
from protem.desk.reply import WriterError
from protem.desk.write.endpoint import Endpoint
from protem.desk.write.prompt import body
from protem.desk.write.reading_reply import read_reply
from protem.wire import Row, dump

RECORDED = Path(__file__).parent.parent / "desk" / "recorded" / "smollm2.jsonl"


def main() -> None:
    """Write one row a question: what was asked, what came back, and what the gate made of it."""
    rows: list[Row] = []
    with small_model() as settings:
        endpoint = Endpoint(settings)
        for question, ids in ASKED:
            start = time.monotonic()
            written = endpoint.complete(body(settings.model, question, laws(ids), "", OPTIONS))
            seconds = time.monotonic() - start
            row = {"model": settings.model, "question": question, "given": list(ids)}
            rows.append({**row, "reply": written.text, "ended": written.ended, **judged(question, ids, written.text)})
            sys.stderr.write(f"{seconds:5.1f} s {dump(rows[-1])}\n")
    RECORDED.write_text("".join(dump(row) + "\n" for row in rows), encoding="utf-8")


def judged(question: str, ids: tuple[str, ...], text: str) -> Row:
    """Return the refusal and the check that a reply meets."""
    try:
        reply = read_reply(text)
    except WriterError as problem:
        return {"refusal": "failed", "check": problem.failure}
    if reply.kind == "other":
        return {"refusal": "other", "check": "writer"}
    decision = gate(Case(reply.answer, question, laws(ids), reply.sources))
    return {"refusal": decision.refusal, "check": decision.check}


if __name__ == "__main__":
    main()
