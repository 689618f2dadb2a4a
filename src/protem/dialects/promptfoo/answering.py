"""Which file answers a request of promptfoo, and what is said where none does."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from protem.dialects.promptfoo import labels
from protem.dialects.promptfoo.reply import Reply
from protem.dialects.promptfoo.request import DialectError, Judge, Request, read
from protem.judging import judge
from protem.policy import DEFAULT, Policy
from protem.tasks.classification import labels_of
from protem.tasks.embedding import embedding

_ASKS_VERDICT = re.compile(r"\bpass\b")
_RUBRIC = "llm-rubric"
_Answer = Callable[[Request, Policy, Judge], Reply]


def _gathered() -> Mapping[str, _Answer]:
    names = sorted(module.name for module in iter_modules(labels.__path__))
    modules = [import_module(f"{labels.__name__}.{name}") for name in names]
    return MappingProxyType({label: module.answer for module in modules for label in module.LABELS})


_ANSWERS = _gathered()
ANSWERED = tuple(sorted(_ANSWERS))
"""The labels that are answered. What carries another one is answered only as a rubric that it holds, or refused."""


def answer(prompt: Any, context: Any, policy: Policy = DEFAULT, judge: Judge = judge) -> Reply:
    """Answer what promptfoo asks. `judge` decides where a rubric is asked about.

    Raises:
        DialectError: the label is unknown and it is no rubric, or parts of it are missing.
        RubricError: the rubric is empty or holds a variable that was not filled in.

    """
    request = read(prompt, context)
    named = _ANSWERS.get(request.label or _RUBRIC)
    if named is None and _asks_verdict(request):
        named = _ANSWERS[_RUBRIC]
    if named is None:
        raise DialectError(f"the assertion {request.label!r} is not answered; answered: {', '.join(ANSWERED)}")
    return named(request, policy, judge)


def _asks_verdict(request: Request) -> bool:
    """Say whether a prompt asks for a verdict on a rubric; the words of output and rubric ask for nothing."""
    if not {"output", "rubric"} <= request.parts.keys():
        return False
    asked = request.prompt
    for part in (request.text("output"), request.text("rubric")):
        asked = asked.replace(part, " ").replace(json.dumps(part)[1:-1], " ") if part.strip() else asked
    return _ASKS_VERDICT.search(asked) is not None


def embed(prompt: Any) -> Reply:
    """Return the vector of a text, for `similar` and `answer-relevance`."""
    return {"embedding": list(embedding(prompt if isinstance(prompt, str) else str(prompt)))}


def classify(prompt: Any) -> Reply:
    """Return the labels of a text, for `classifier`."""
    return {"classification": labels_of(prompt if isinstance(prompt, str) else str(prompt))}
