"""The judge that promptfoo starts: it reads an output and a rubric, and answers without a model.

Nothing here may fail at import: promptfoo then retries in silence for half a minute. What is wrong becomes an
error beside the test instead.
"""

from __future__ import annotations

import sys
from typing import Any

# promptfoo keeps replies under the hash of this file. After an upgrade of protem, write its version here:
# otherwise old verdicts come back from the cache.
VERSION = "{version}"

try:
    from protem.doors.promptfoo import call_api, call_classification_api, call_embedding_api
except Exception as problem:  # noqa: BLE001  whatever stands in the way is told, see above
    _WHY = (
        f"protem can't be loaded by {sys.executable}: {type(problem).__name__}: {problem}. "
        "Set PROMPTFOO_PYTHON to the Python that protem is installed in."
    )

    def _tell(*_asked: Any, **_named: Any) -> dict[str, Any]:
        return {"error": _WHY}

    def _raise(*_asked: Any, **_named: Any) -> dict[str, Any]:
        raise RuntimeError(_WHY)

    call_api = call_embedding_api = _tell
    call_classification_api = _raise  # promptfoo turns an error under `not-classifier` into a pass

__all__ = ["call_api", "call_classification_api", "call_embedding_api"]
