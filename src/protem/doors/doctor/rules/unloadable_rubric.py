"""A rubric file of a kind that promptfoo can't load.

Why it bites
------------
As the value of an assertion, promptfoo loads `.txt`, `.json`, `.yaml` and `.yml` files and runs `.py`, `.js`
and `.rb`. Anything else, `.md` above all, is "Unsupported file type": an error in every test that has it.

What to do
----------
Rename the file to `.txt`.
"""

from __future__ import annotations

import posixpath
from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.rule import Example
from protem.doors.doctor.scripts import file_path

BAD = (
    Example(
        """
providers: [echo]
defaultTest:
  assert:
    - type: llm-rubric
      value: file://polite.md # <-- here
""",
        {"polite.md": "is polite"},
    ),
)
GOOD = (
    Example(
        """
providers: [echo]
defaultTest:
  assert:
    - {type: llm-rubric, value: file://polite.txt}
    - {type: llm-rubric, value: 'file://polite.js:made'}
""",
        {"polite.txt": "is polite", "polite.js": ""},
    ),
)
_LOADED = frozenset({".txt", ".json", ".yaml", ".yml", ".py", ".rb", ".js", ".cjs", ".mjs", ".ts", ".cts", ".mts"})


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every rubric file with a foreign ending."""
    for assertion in config.assertions():
        for item in assertion.criteria:
            path = file_path(item.text)
            if path and "{{" not in path and posixpath.splitext(path)[1] not in _LOADED:
                yield complain(
                    item.line, f"promptfoo can't load a rubric from {shown(path)}", "rename the file to .txt"
                )
