"""The words of a rubric, as far as they can be known without running anything."""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.assertions import RUBRICS, Assertion
from protem.doors.doctor.config import Config
from protem.doors.doctor.judge_settings import JudgeSettings
from protem.doors.doctor.judges import Judges, is_answered
from protem.doors.doctor.rubrics import CODE
from protem.doors.doctor.scripts import file_path
from protem.doors.doctor.tree import Node
from protem.policy import Policy

_MOST_VALUES = 100
"""Values in one rubric. More are built to be slow, and are taken for unknown."""


def worded(config: Config) -> Iterator[tuple[Assertion, Node, tuple[str, ...], Policy]]:
    """Yield each assertion that a judge of protem answers by counting words: its rubric, the texts in it, the policy.

    A rubric that can't be known has no texts.
    """
    settings = JudgeSettings(config)
    known: dict[int, tuple[str, ...]] = {}
    for assertion, judge in Judges(config).asked():
        value = assertion.value
        if value is None or assertion.base not in RUBRICS or not is_answered(assertion.base):
            continue
        policy = settings.policy(judge.config)
        if policy is not None and policy.engine == "words":
            if id(value) not in known:
                known[id(value)] = _texts(value, config)
            yield assertion, value, known[id(value)], policy


def _texts(value: Node, config: Config) -> tuple[str, ...]:
    """Return the texts that a rubric is made of, keys among them, or none where code or a lost file makes it."""
    texts: list[str] = []
    waiting = [value]
    for _ in range(_MOST_VALUES):
        if not waiting:
            return tuple(texts)
        node = waiting.pop()
        if len(node.items) + len(node.fields) > _MOST_VALUES:
            return ()
        waiting.extend(reversed((*node.items, *node.fields.values())))
        texts.extend(node.fields)
        if node.kind == "scalar":
            text = _read(node.text, config)
            if text is None:
                return ()
            texts.append(text)
    return ()


def _read(text: str, config: Config) -> str | None:
    path = file_path(text)
    if not path:
        return text
    return None if "{{" in path or path.endswith(CODE) else config.file(path)
