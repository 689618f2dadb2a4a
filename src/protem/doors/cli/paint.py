"""What a person sees: answers with the words that decided it marked, in colour on a terminal."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding
from protem.verdict import Decision

STYLES = {"holds": "green", "fails": "bold red", "undecided": "yellow"}
SIGNS = {"holds": "✓", "fails": "✗", "undecided": "?"}

_CUT = 400
"""Characters of an answer that are shown; what was found further on is still told in words."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Let the command line say with which status it ends when the reader of its output goes away."""
        raise BrokenPipeError


def console() -> Console:
    """Return a console on standard output that wraps nothing and colours only a terminal."""
    return _Console(highlight=False, soft_wrap=True, markup=False, emoji=False)


def plain(text: str) -> str:
    """Return a text that can't command a terminal: control and invisible characters are written as escapes."""
    return "".join(
        character if character in "\n\t" or unicodedata.category(character) not in _UNSEEN else _escaped(character)
        for character in text
    )


def deciding(decision: Decision) -> tuple[Finding, ...]:
    """Return the findings of a decision without the failing ones of other checks than the one that names it."""
    return tuple(
        finding for finding in decision.findings if finding.outcome != "fails" or finding.check == decision.check
    )


def marked(text: str, findings: Iterable[Finding], doc: str = OUTPUT) -> Text:
    """Return a text with the places its findings point at: coloured, and what fails between ⟦ and ⟧ as well."""
    painted = Text()
    reached = 0
    for span, outcome in _places(findings, doc):
        painted.append(_one_line(text[reached : span.start]))
        words = _one_line(text[span.start : min(span.end, _CUT)])
        painted.append(f"⟦{words}⟧" if outcome == "fails" else words, style=STYLES[outcome])
        reached = span.end
    painted.append(_one_line(text[reached:_CUT]))
    if len(text) > max(_CUT, reached):
        painted.append(" …")
    return painted


def excerpt(span: Span, case: Case, around: int = 30) -> str:
    """Return the words a span points at, between their neighbours."""
    text = case.text(span.doc)
    before = text[max(0, span.start - around) : span.start]
    after = text[span.end : span.end + around]
    left, right = "…" if span.start > around else "", "…" if span.end + around < len(text) else ""
    return _one_line(f"{left}{before}⟦{text[span.start : span.end][:200]}⟧{after}{right}")


def _places(findings: Iterable[Finding], doc: str) -> list[tuple[Span, str]]:
    """Return the places in a text to mark, in order; of those that overlap what fails, then what is undecided."""
    places = [
        (span, finding.outcome)
        for finding in findings
        for span in (finding.at, *finding.evidence)
        if span and span.doc == doc and span.start < min(span.end, _CUT) and not _is_all(finding, span)
    ]
    rank = ("fails", "undecided", "holds")
    taken = bytearray(_CUT)
    kept = []
    for span, outcome in sorted(places, key=lambda place: (rank.index(place[1]), place[0].start)):
        end = min(span.end, _CUT)
        if not any(taken[span.start : end]):
            taken[span.start : end] = bytes((1,)) * (end - span.start)
            kept.append((span, outcome))
    return sorted(kept, key=lambda place: place[0].start)


def _is_all(finding: Finding, span: Span) -> bool:
    """Say whether a finding only says that the whole text is there: marking it all would mark nothing."""
    return finding.outcome == "holds" and span is finding.at and not finding.evidence


def _one_line(text: str) -> str:
    return " ".join(plain(text).splitlines()) if "\n" in text or "\r" in text else plain(text)


_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})


def _escaped(character: str) -> str:
    return character.encode("unicode_escape", "backslashreplace").decode("ascii")
