"""The texts of a case as the page shows them: cut into pieces, each piece with the finding it speaks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from protem.case import OUTPUT, RUBRIC, Case
from protem.doors.page.marks import Look, Mark, marks_by_doc, rank
from protem.doors.page.runs import runs
from protem.finding import Finding


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words of a text. `findings` are the numbers of all that cover them, the one that speaks first.

    `id` is the piece's anchor, `href` the anchor of the evidence (or of the finding in the list), `sign` what stands
    behind it, `first` whether the finding's words begin here: one stop of the keyboard each.
    """

    text: str
    look: Look | None = None
    findings: tuple[int, ...] = ()
    id: str = ""
    href: str = ""
    sign: str = ""
    first: bool = False

    @property
    def words(self) -> str:
        """The text without the space behind it: a sign stands at a word."""
        return self.text.rstrip() if self.sign else self.text

    @property
    def space(self) -> str:
        """The space behind the words and their sign."""
        return self.text[len(self.words) :]


@dataclass(frozen=True, slots=True)
class Panels:
    """Every text of a case in pieces, by its name in spans; and where the evidence of each finding begins."""

    pieces: Mapping[str, tuple[Piece, ...]]
    targets: Mapping[int, str]


def panels(case: Case, findings: Sequence[Finding], numbers: Mapping[str, int]) -> Panels:
    """Return the texts of a case in pieces. `numbers` are the numbers under which the page shows its sources."""
    texts = case.texts()
    cut = {
        doc: _pieces(f"t{place}", texts[doc], marks)
        for place, (doc, marks) in enumerate(marks_by_doc(texts, findings).items())
    }
    begins = _begins(cut)
    targets = {number: _target(number, finding, begins) for number, finding in enumerate(findings)}
    signs: dict[str, dict[int, str]] = {doc: {} for doc in cut}
    for number, finding in enumerate(findings):
        if finding.at:
            signs[finding.at.doc][number] = _sign(finding, numbers)
    return Panels({doc: _linked(row, targets, signs[doc]) for doc, row in cut.items()}, targets)


def _pieces(prefix: str, text: str, marks: list[Mark]) -> tuple[Piece, ...]:
    """Cut a text; neighbours that one mark speaks for become one piece."""
    pieces: list[Piece] = []
    last: Mark | None = None
    for run in runs(len(text), [(mark.start, mark.end) for mark in marks]):
        covering = [marks[place] for place in run.covers]
        lead = min(covering, key=rank, default=None)
        words = text[run.start : run.end]
        numbers = [lead.finding, *(mark.finding for mark in covering)] if lead else []
        if pieces and lead is last:
            held = pieces.pop()
            words, numbers = held.text + words, [*held.findings, *numbers]
        anchor = f"{prefix}-{len(pieces)}" if lead else ""
        pieces.append(Piece(words, lead.look if lead else None, tuple(dict.fromkeys(numbers)), anchor))
        last = lead
    return tuple(pieces)


def _begins(cut: Mapping[str, tuple[Piece, ...]]) -> dict[tuple[str, int], str]:
    """Return the anchor at which the words of each finding begin in each text."""
    begins: dict[tuple[str, int], str] = {}
    for doc, pieces in cut.items():
        for piece in pieces:
            for number in piece.findings:
                begins.setdefault((doc, number), piece.id)
    return begins


def _target(number: int, finding: Finding, begins: Mapping[tuple[str, int], str]) -> str:
    """Return the anchor of the first words a finding rests on, else of its line in the list."""
    docs = (span.doc for span in finding.evidence if span.doc not in (OUTPUT, RUBRIC))
    return next((begins[doc, number] for doc in docs if (doc, number) in begins), f"finding-{number}")


def _sign(finding: Finding, numbers: Mapping[str, int]) -> str:
    """Return what stands behind the words: a sign, or the numbers of the sources that bear them out."""
    if finding.outcome != "holds":
        return "✗" if finding.outcome == "fails" else "?"
    docs = {span.doc.removesuffix("#citation") for span in finding.evidence}
    return ",".join(map(str, sorted(numbers[doc] for doc in docs if doc in numbers))) or "✓"


def _linked(pieces: tuple[Piece, ...], targets: Mapping[int, str], signs: Mapping[int, str]) -> tuple[Piece, ...]:
    """Put the links on, and the sign of a finding behind its last piece, unless words round it bear the same soon."""
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for place, piece in enumerate(pieces):
        for number in piece.findings[:1]:
            first.setdefault(number, place)
            last[number] = place
    linked = []
    for place, piece in enumerate(pieces):
        if piece.findings:
            lead, *round_it = piece.findings
            sign = signs.get(lead, "") if last[lead] == place else ""
            if any(signs.get(other) == sign and last.get(other, -1) > place for other in round_it):
                sign = ""
            linked.append(replace(piece, href=targets[lead], sign=sign, first=first[lead] == place))
        else:
            linked.append(piece)
    return tuple(linked)
