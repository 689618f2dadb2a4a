"""Final ids: given ones stay, unchanged text keeps its id, and no two passages share one."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from protem.desk.ingest.draft import Draft


@dataclass(frozen=True, slots=True)
class Known:
    """A passage that the file had before: its id, the name it was made of, digest of its text, printed page."""

    id: str
    name: str
    body: str
    printed: str


def named(drafts: Sequence[Draft], before: Iterable[Known], taken: Collection[str]) -> tuple[str, ...]:
    """Return the id of each draft; `before` is what the file had, `taken` the ids of all other files.

    A name that is taken gets the first free suffix (`-2`, `-3`). What the file had before keeps its id: by its text
    and printed page where the id was made, by its name and text where it was given. So neighbours that come and go
    change no id.
    """
    by_text: dict[tuple[str, str], deque[str]] = defaultdict(deque)
    by_name: dict[tuple[str, str], deque[str]] = defaultdict(deque)
    for known in before:
        by_text[known.body, known.printed].append(known.id)
        by_name[known.name, known.body].append(known.id)
    ids: list[str] = []
    used: set[str] = set()
    for draft in drafts:
        body = draft.body
        same = [by_name[draft.name, body]] if draft.given else [by_name[draft.name, body], by_text[body, draft.printed]]
        ids.append(_kept(same, used))
    counts: dict[str, int] = defaultdict(lambda: 1)
    for place, draft in enumerate(drafts):
        if not ids[place]:
            ids[place] = _free(draft.name, used, taken, counts)
            used.add(ids[place])
    return tuple(ids)


def _kept(same: Iterable[deque[str]], used: set[str]) -> str:
    for queue in same:
        while queue:
            old = queue.popleft()
            if old not in used:
                used.add(old)
                return old
    return ""


def _free(name: str, used: set[str], taken: Collection[str], counts: dict[str, int]) -> str:
    found = name
    while found in used or found in taken:
        counts[name] += 1
        found = f"{name}-{counts[name]}"
    return found
