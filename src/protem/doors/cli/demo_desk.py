"""The part of `protem demo` that asks the sample desk."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.text import Text

from protem.desk.desk import Desk
from protem.doors.cli.ask import tell_answered
from protem.samples import sample_folder

_QUESTIONS = (
    ("How close to a fire hydrant may I park?", ""),
    ("How do I change my PIN?", "road-law"),
    ("May I ride a horse on the interstate?", "road-law"),
)
"""A question that is answered, one put to the wrong box, and one that the sources do not answer."""


def ask_desk(out: Console) -> None:
    """Ask the sample desk three questions and tell what becomes of them; its index and log are thrown away."""
    out.print(
        "THE DESK  a question in, a checked answer or a named refusal out (retrieval and writer need no model)",
        style="bold",
    )
    with TemporaryDirectory(prefix="protem-demo-") as work:
        desk = Desk.open(sample_folder("desk"), Path(work))
        try:
            for question, box in _QUESTIONS:
                out.print(Text(question).append(f"  ({box})" if box else "", style="dim"))
                tell_answered(out, desk.ask(question, box))
        finally:
            desk.close()
    out.print("")
