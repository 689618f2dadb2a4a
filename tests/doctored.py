"""What the doctor's tests share: folders to read from, and complaints as (line, rule)."""

from __future__ import annotations

import re
from collections.abc import Callable

from protem.doors.doctor import examine

MARK = re.compile(r"# <-- ([a-z-]+(?:, [a-z-]+)*)$")


def there(path: str) -> str | None:
    """Read from a folder that holds every file, each of them empty."""
    return "" if path else None


def nothing(path: str) -> str | None:
    """Read from an empty folder."""
    return None if path else ""


def found(text: str, read_file: Callable[[str], str | None] = there) -> list[tuple[int, str]]:
    return [(complaint.line, complaint.rule) for complaint in examine(text, read_file)]


def marked(text: str) -> list[tuple[int, str]]:
    """Return what a config marks by `# <-- rule, rule` at the ends of its lines."""
    marks = ((at, MARK.search(line)) for at, line in enumerate(text.split("\n"), 1))
    return sorted((at, name) for at, mark in marks if mark for name in mark[1].split(", "))
