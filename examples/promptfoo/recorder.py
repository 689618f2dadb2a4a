"""The recorder: it writes down what promptfoo asks of a judge, and agrees.

Each call becomes one line of `asked.jsonl`, in the folder of this file. It needs nothing but Python.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ASKED = Path(__file__).with_name("asked.jsonl")
AGREED = '{"pass": true, "score": 1, "reason": "recorded, not judged"}'


def call_api(prompt: Any, options: Any = None, context: Any = None) -> dict[str, Any]:
    """Write one call down and let it pass; where it can't be written down, say so instead."""
    context = context if isinstance(context, dict) else {}
    asked = context.get("prompt")
    label = asked.get("label") if isinstance(asked, dict) else None
    call = {"label": label, "vars": context.get("vars"), "prompt": prompt, "options": options}
    line = json.dumps(call, ensure_ascii=False, default=str) + "\n"
    try:
        with ASKED.open("a", encoding="utf-8", errors="backslashreplace") as asked_file:
            asked_file.write(line)
    except OSError as problem:
        return {"error": f"the recorder can't write {ASKED}: {problem.strerror}"}
    return {"output": AGREED}
