"""A judge that fails everything, for the reason that the row names."""

from __future__ import annotations

from typing import Any

from protem.case import Case
from protem.dialects.promptfoo.reply import verdict
from protem.verdict import Verdict


def call_api(_prompt: str, _options: dict[str, Any], context: dict[str, Any]) -> dict[str, Any]:
    """Return the door's own reply for a verdict with that reason."""
    return verdict(Verdict("fail", 0.0, context["vars"]["why"]), Case("anything"))
