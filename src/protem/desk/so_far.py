"""What the gate says of an answer that is not whole yet, at a cost that grows with its length and no faster."""

from __future__ import annotations

import unicodedata
from collections import deque

from protem.case import Case, Limits, Source
from protem.checks import checks_of
from protem.finding import Finding
from protem.gating import examine, gate
from protem.policy import Policy
from protem.reading.citations import citing
from protem.verdict import Decision, decide

_WINDOW = 2_000
"""Characters of the answer so far that each further sentence is judged with, all of it under the usual limit."""
_WIDEST = 10_000
"""The same where the policy's limit is more; beyond it a sentence is judged with the end of the answer alone."""
_LONGEST_COMPOSED = 20_000


class SoFar:
    """The answer so far, with the ids it names; sentences are added as they are finished."""

    def __init__(self, question: str, given: tuple[Source, ...], policy: Policy) -> None:
        """Take what it is judged by."""
        self._question, self._given, self._policy = question, given, policy
        self._ids: tuple[str, ...] = ()
        self._sentences: list[str] = []
        self._window: deque[str] = deque()
        self._count = self._held = 0
        self._before = (0, 0, 0)
        self._decision: Decision | None = None
        self._widest = min(max(_WINDOW, policy.limits.max_chars or 0), _WIDEST)

    def name(self, ids: tuple[str, ...]) -> Finding | None:
        """Take the ids; return what stands against them before there is an answer: one not given, or none given."""
        self._ids = ids
        verdict = examine(self._case(""), self._policy)
        wanted = {"unknown-source"} if self._given else {"unknown-source", "no-sources"}
        found = tuple(one for one in verdict.findings if one.outcome == "fails" and one.check in wanted)
        return decide(found, policy=self._policy).against if found else None

    def add(self, sentence: str) -> Decision:
        """Add a sentence and return what the gate says of the answer up to its end."""
        self._sentences.append(sentence)
        self._window.append(sentence)
        self._count += len(sentence)
        self._held += len(sentence)
        while self._held > self._widest and len(self._window) > 1:
            gone = self._window.popleft()
            self._held -= len(gone)
            self._before = tuple(map(sum, zip(self._before, self._measured(gone), strict=True)))  # type: ignore[assignment]
        if self._count > self._policy.caps.answer:
            self._decision = None
            return self.whole()
        self._decision = gate(self._case("".join(self._window)), self._policy)
        return self._decision

    def beyond(self, unfinished: str) -> Finding | None:
        """Return what refuses the answer for its length, with a sentence of which this much is there."""
        case = self._case("".join(self._window) + unfinished)
        for check in checks_of(self._policy):
            if check.name == "overlong":
                return next((one for one in check.findings(case, self._policy) if one.outcome == "fails"), None)
        return None

    def whole(self) -> Decision:
        """Return what the gate says of all that was added."""
        if self._decision is None or self._count > self._held:
            self._decision = gate(Case("".join(self._sentences), self._question, self._given, self._ids), self._policy)
        return self._decision

    def _case(self, output: str) -> Case:
        """Return the case of an output that stands behind what is no longer looked at: its limits are what is left."""
        usual = self._policy.limits
        asked = (usual.max_chars, usual.max_words, usual.max_citations)
        left = (most and max(1, most - before) for most, before in zip(asked, self._before, strict=True))
        return Case(output, self._question, self._given, self._ids, limits=Limits(*left))

    def _measured(self, sentence: str) -> tuple[int, int, int]:
        """Return the characters, words and marks of a sentence, as `overlong` counts them."""
        short = len(sentence) <= _LONGEST_COMPOSED
        characters = len(unicodedata.normalize("NFC", sentence)) if short else len(sentence)
        return characters, len(sentence.split()), len(citing(self._case(sentence), self._policy).marks)
