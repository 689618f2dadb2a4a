"""Which graders of a config are judges of protem, and which assertions come to them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from protem.dialects.promptfoo import ANSWERED
from protem.doors.doctor.assertions import Assertion
from protem.doors.doctor.config import Config
from protem.doors.doctor.graders import KINDS, Named, named
from protem.doors.doctor.promptfoo_names import REDTEAM
from protem.doors.doctor.scripts import Script, script
from protem.doors.doctor.tree import Node

_IMPORTS_DOOR = re.compile(
    r"^[ \t]*(?:from[ \t]+protem\.doors\.promptfoo[ \t]+import\b"
    r"|from[ \t]+protem\.doors[ \t]+import[ \t]+promptfoo\b"
    r"|import[ \t]+protem\.doors\.promptfoo\b)",
    re.MULTILINE,
)
_OWN_ANSWERS = re.compile(r"^(?:async[ \t]+)?def[ \t]+call_api\b", re.MULTILINE)
"""A file that wraps the door may answer what the door does not."""

_KINDS_ASKED: Mapping[str, Sequence[str]] = MappingProxyType(
    {
        "answer-relevance": ("text", "embedding"),
        "classifier": ("classification",),
        "moderation": ("moderation",),
        "similar": ("embedding",),
        "similar:cosine": ("embedding",),
        "similar:dot": ("embedding",),
        "similar:euclidean": ("embedding",),
    }
)
"""What promptfoo asks a grader for. All other assertions ask for text."""
_LABELS = MappingProxyType(
    {
        "context-faithfulness": "context-faithfulness-longform",
        "g-eval": "g-eval-steps",
        "model-graded-factuality": "factuality",
    }
)
"""By which name an assertion reaches the door, where that is not its type."""
_AGENTS = (
    "anthropic:claude-agent-sdk anthropic:claude-code openai:codex openai:codex-app-server openai:codex-desktop "
    "openai:codex-sdk openinterpreter opencode opencode:sdk"
).split()
"""Ids that promptfoo takes for agents: AGENTIC_PROVIDER_IDS in `dist/src/agentic-utils-*.js` of 0.121.20."""
_MOST_SEATINGS = 10
"""Different graders that are looked at for the assertions of defaultTest. Two are many."""


def is_answered(base: str) -> bool:
    """Whether a judge of protem answers assertions of this type, once it is asked."""
    if base.startswith("similar") or base == "classifier":
        return True  # asked by functions of their own
    label = "llm-rubric" if base.startswith(REDTEAM) else _LABELS.get(base, base)
    return label in ANSWERED


def is_asked(base: str, judge: Judge) -> bool:
    """Whether promptfoo asks a judge about assertions of this type: for some it looks at its id first."""
    if base == "agent-rubric":
        return any(judge.id == agent or judge.id.startswith(f"{agent}:") for agent in _AGENTS)
    return base != "search-rubric" or "perplexity" in judge.id


@dataclass(frozen=True, slots=True)
class Judge:
    """A grader that answers through the door of protem.

    `name` is what the config calls it, `id` what it tells promptfoo, `config` what it is handed.
    """

    name: str
    config: Node | None
    id: str = ""


@dataclass(slots=True)
class Judges:
    """Finds the judges of a config. Each file and each grader is looked at once."""

    config: Config
    _files: dict[str, bool] = field(default_factory=dict)
    _seatings: dict[int, Mapping[str, Judge]] = field(default_factory=dict)

    def named(self) -> Iterator[Judge]:
        """Yield every judge that is declared, and every one that is named with a `config` of its own."""
        for one in self.config.providers:
            if self._is_judge(one.script):
                yield Judge(one.label or one.written, one.config)
        for grader in self.config.graders:
            if grader.declared is None and grader.config is not None and self._is_judge(grader.script):
                yield Judge(grader.name, grader.config)

    def asked(self) -> Iterator[tuple[Assertion, Judge]]:
        """Yield the assertions that come to a judge, each with its judge."""
        default = self.config.default
        usual = default.grader or self.config.root.get("defaultTest", "provider")
        seatings: list[Mapping[str, Judge]] = []
        for case in self.config.cases:
            seats = self._seats(case.grader or usual)
            yield from self._meetings(case.asserts, [seats])
            if case.takes_defaults and seats and len(seatings) < _MOST_SEATINGS and seats not in seatings:
                seatings.append(seats)
        yield from self._meetings(default.asserts, seatings)

    def _meetings(
        self, asserts: Sequence[Assertion], seatings: Sequence[Mapping[str, Judge]]
    ) -> Iterator[tuple[Assertion, Judge]]:
        for assertion in asserts:
            if not assertion.is_graded:
                continue
            for seats in [self._seats(assertion.provider)] if assertion.provider else seatings:
                kinds = _KINDS_ASKED.get(assertion.base, ("text",))
                judge = next((seats[kind] for kind in kinds if kind in seats), None)
                if judge is not None:
                    yield assertion, judge

    def _seats(self, node: Node | None) -> Mapping[str, Judge]:
        """Return which kinds of questions a grader's value hands to a judge."""
        if node is None:
            return {}
        if id(node) not in self._seatings:
            seats: dict[str, Judge] = {}
            for one in named(node, self.config.found):
                judge = self._judge(one)
                if judge is not None:
                    seats.update(dict.fromkeys([one.kind] if one.kind else KINDS, judge))
            self._seatings[id(node)] = seats
        return self._seatings[id(node)]

    def _judge(self, one: Named) -> Judge | None:
        if one.declared is None:
            return Judge(one.name.text, one.config, one.name.text) if self._is_judge(script(one.name.text)) else None
        declared = one.declared
        return Judge(one.name.text, declared.config, declared.id) if self._is_judge(declared.script) else None

    def _is_judge(self, code: Script | None) -> bool:
        if code is None or code.function not in {"", "call_api"} or "{{" in code.path:
            return False
        if code.path not in self._files:
            text = self.config.file(code.path) or ""
            self._files[code.path] = bool(_IMPORTS_DOOR.search(text)) and not _OWN_ANSWERS.search(text)
        return self._files[code.path]
