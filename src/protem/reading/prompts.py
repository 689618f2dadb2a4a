"""What a grading prompt holds: its text, and the part between a pair of tags.

`flat_text` and `last_tagged` read as the original stand-in judge did; `tagged_parts` is the careful reading that
text under judgement can't steer.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any


class PromptError(ValueError):
    """A prompt in which the parts to be judged can't be told apart."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The output and the rubric that stand in a grading prompt."""

    output: str
    rubric: str


def flat_text(prompt: str) -> str:
    """Return the text of a prompt: JSON chat messages joined by newlines, anything else as it is."""
    messages = _messages(prompt)
    if messages is None:
        return prompt
    return "\n".join(_content_text(message.get("content", "")) for message in messages)


def last_tagged(text: str, name: str) -> str:
    """Return the trimmed content of the last `<name>…</name>` of a text, or "" where there is none."""
    opening, closing = f"<{name}>", f"</{name}>"
    content = ""
    start = text.find(opening)
    while start >= 0:
        end = text.find(closing, start)
        if end < 0:
            break
        content = text[start + len(opening) : end]
        start = text.find(opening, end)
    return content.strip()


def tagged_parts(prompt: str) -> Parts:
    """Return the output and the rubric between the tags of a grading prompt, whatever tags the output holds.

    Only the last message speaks. The rubric is what stands last; the output is all that stands before it, from
    the first `<Output>` of a message that begins with one, so that tags inside an output stay part of it.

    Raises:
        PromptError: the prompt shows something that is not text, or has no such tags in this order.

    """
    messages = _messages(prompt)
    if messages is None:
        text = prompt.strip()
    elif messages:
        _refuse_what_is_not_text(messages[-1].get("content"))
        text = _content_text(messages[-1].get("content", "")).strip()
    else:
        raise PromptError("the prompt is an empty list of messages")
    rubric_end = text.rfind("</Rubric>")
    rubric_start = text.rfind("<Rubric>", 0, max(rubric_end, 0))
    output_end = text.rfind("</Output>", 0, max(rubric_start, 0))
    begins = text.startswith("<Output>") and messages is not None
    output_start = 0 if begins else text.rfind("<Output>", 0, max(output_end, 0))
    if min(rubric_end, rubric_start, output_end, output_start) < 0:
        raise PromptError("the prompt holds no <Output>…</Output> followed by <Rubric>…</Rubric>")
    return Parts(
        text[output_start + len("<Output>") : output_end].strip(),
        text[rubric_start + len("<Rubric>") : rubric_end].strip(),
    )


def shows_more_than_text(prompt: str) -> bool:
    """Return whether the last message of a prompt holds an image, a sound or anything else that is not text."""
    messages = _messages(prompt)
    try:
        _refuse_what_is_not_text(messages[-1].get("content") if messages else None)
    except PromptError:
        return True
    return False


def _messages(prompt: str) -> list[dict[str, Any]] | None:
    """Return the chat messages of a prompt, or `None` where it is not a JSON list of them."""
    if not prompt.lstrip().startswith("["):
        return None
    try:
        parsed = json.loads(prompt)
    except (ValueError, RecursionError):
        return None
    if isinstance(parsed, list) and all(isinstance(message, dict) for message in parsed):
        return parsed
    return None


def _content_text(content: Any) -> str:
    """Return the text of a message's content, which is a string or a list of parts."""
    if isinstance(content, list):
        return "\n".join(str(part.get("text", "")) if isinstance(part, dict) else str(part) for part in content)
    return str(content)


def _refuse_what_is_not_text(content: Any) -> None:
    if not isinstance(content, list):
        return
    for part in content:
        kind = part.get("type", "text") if isinstance(part, dict) else "text"
        if kind not in ("text", "input_text", "output_text"):
            raise PromptError(f"the prompt shows a part of type {kind!r}; only text can be judged here")
