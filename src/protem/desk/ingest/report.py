"""What a run of ingestion did and found, as a value and as a row of JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from protem.desk.ingest.flaw import Flaw


@dataclass(frozen=True, slots=True)
class Report:
    """What a run did and found.

    `files` are all files of the corpus, `read` those that were read in this run, `passages` all passages now,
    `superseded` those of them that are not retrieved. `changed` passages are new, or say or cite something else than
    before (another date alone is no change); the ids of `removed` ones are gone. `flaws` are those of the whole
    corpus, also of files that were not read again. `version` is the corpus's.
    """

    files: int
    read: int
    passages: int
    superseded: int
    changed: int
    removed: int
    version: str
    flaws: tuple[Flaw, ...]

    @property
    def kinds(self) -> dict[str, tuple[Flaw, ...]]:
        """The flaws by kind, in the order they are told."""
        found: dict[str, list[Flaw]] = {}
        for flaw in self.flaws:
            found.setdefault(flaw.kind, []).append(flaw)
        return {kind: tuple(flaws) for kind, flaws in found.items()}


def report_row(report: Report) -> dict[str, Any]:
    """Return a report as a row of JSON."""
    counts = ("files", "read", "passages", "superseded", "changed", "removed", "version")
    return {name: getattr(report, name) for name in counts} | {
        "findings": [
            {"kind": flaw.kind, "file": flaw.file, "place": flaw.place, "says": flaw.says, "do": flaw.mend}
            for flaw in report.flaws
        ]
    }
