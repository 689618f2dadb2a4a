"""One request of promptfoo: its label and its parts, from the channel that a text under test can't write into."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from protem.case import Case
from protem.policy import Policy
from protem.reading.prompts import PromptError, shows_more_than_text, tagged_parts
from protem.verdict import Verdict

_QUESTIONS = ("question", "query", "input", "user_input", "user_question", "prompt", "message")
_CONTEXTS = ("context", "contexts", "documents")
_REFERENCES = ("reference", "expected", "expected_answer", "ideal", "ground_truth", "groundTruth", "answer_key")


Judge = Callable[[Case, Policy], Verdict]
"""Who judges an output by a rubric: `protem.judging.judge`, or a door's own that asks somebody else about the rest."""


class DialectError(ValueError):
    """A request that can't be read as something to judge."""


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked: `label` names the assertion ("" where nothing does), `parts` are its vars, `prompt` its text."""

    label: str
    prompt: str
    parts: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    def text(self, name: str) -> str:
        """Return a part as text.

        Raises:
            DialectError: the request has no such part.

        """
        if name not in self.parts:
            raise DialectError(f"the assertion {self.label!r} came without its {name!r}: nothing to judge")
        return as_text(self.parts[name])

    def within(self, name: str, most: int) -> str:
        """Return a part as text, if it is not too long to be read sentence by sentence.

        Raises:
            DialectError: the request has no such part, or it has more characters.

        """
        found = self.text(name)
        if len(found) > most:
            raise DialectError(f"{name!r} has {len(found):,} characters; at most {most:,} are read")
        return found

    def texts(self, name: str) -> tuple[str, ...]:
        """Return a part that is a list as texts; one text is a list of one.

        Raises:
            DialectError: the request has no such part.

        """
        part = self.parts.get(name)
        if isinstance(part, Sequence) and not isinstance(part, str):
            return tuple(as_text(one) for one in part)
        return (self.text(name),)

    @property
    def question(self) -> str:
        """What the output answers, where one of the vars of the test is called so."""
        return self._first(_QUESTIONS)

    def asked(self, output: str) -> str:
        """Return the question that an output answers, "" where what is called so holds the output itself.

        Where a test repeats a stored output, the prompt is the output, and promptfoo hands the prompt over as `input`.
        """
        found = self.question
        return "" if output.strip() and output.strip() in found else found

    @property
    def reference(self) -> str:
        """What the output is expected to say, where one of the vars is called so."""
        return self._first(_REFERENCES)

    @property
    def context(self) -> tuple[str, ...]:
        """The texts that the output rests on, where one of the vars is called so."""
        name = next((name for name in _CONTEXTS if self.parts.get(name)), None)
        return self.texts(name) if name else ()

    def _first(self, names: Sequence[str]) -> str:
        return next((self.parts[name] for name in names if isinstance(self.parts.get(name), str)), "")


def read(prompt: Any, context: Any) -> Request:
    """Return what promptfoo asks.

    Raises:
        DialectError: the output holds something that is not text.

    """
    context = context if isinstance(context, Mapping) else {}
    prompt = prompt if isinstance(prompt, str) else json.dumps(prompt)
    if shows_more_than_text(prompt):
        raise DialectError("the output holds an image or another part that is not text, which rules can't judge")
    found = context.get("vars")
    parts = {str(name): part for name, part in found.items()} if isinstance(found, Mapping) else {}
    return Request(_label(context), prompt, MappingProxyType(parts))


def output_and_rubric(request: Request) -> tuple[str, str]:
    """Return the output and the rubric of a request: from its vars, and what is absent there from its prompt.

    Raises:
        DialectError: neither the vars nor the prompt hold them.

    """
    held = [request.text(name) if name in request.parts else None for name in ("output", "rubric")]
    if held[0] is not None and held[1] is not None:
        return held[0], held[1]
    try:
        tagged = tagged_parts(request.prompt)
    except PromptError as problem:
        raise DialectError(f"nothing to judge: no `output` and `rubric` in the vars, and {problem}") from None
    return tagged.output if held[0] is None else held[0], tagged.rubric if held[1] is None else held[1]


def as_text(part: Any) -> str:
    """Return a part as text: promptfoo hands over outputs that look like JSON already parsed."""
    if isinstance(part, str):
        return part
    if part is None:
        return ""
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"))


def _label(context: Mapping[str, Any]) -> str:
    asked = context.get("prompt")
    label = asked.get("label") if isinstance(asked, Mapping) else None
    return label if isinstance(label, str) else ""
