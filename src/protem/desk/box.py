"""A box of a desk, opened: its settings, the policy its answers must meet, its passages and what finds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from protem.desk.corpus import Report, ingest, is_stale, passages, version
from protem.desk.passage import Passage
from protem.desk.retrieve import SqliteRetriever
from protem.desk.retriever import Retriever
from protem.desk.settings import POINTERS, BoxSettings, DeskError, read_box
from protem.policies import find_policy
from protem.policy import Policy
from protem.settings import PolicyError

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Box:
    """A box, ready to be asked. `report` is what ingestion found, where it ran just now."""

    name: str
    settings: BoxSettings
    policy: Policy
    retriever: Retriever
    passages: Mapping[str, Passage]
    report: Report | None = None
    state: str = ""
    """The state of the corpus that `passages` are of."""

    def pointer(self, refusal: str) -> str:
        """Return the line shown for a refusal."""
        return self.settings.pointers[refusal.partition(":")[0]]


def open_box(folder: Path, work: Path, progress: Progress | None = None) -> Box:
    """Open the box in a folder; what is new in its corpus is read into its index in `work` first.

    Raises:
        DeskError: the box, its policy or its corpus can't be read.

    """
    settings = read_box(folder)
    try:
        policy = find_policy(settings.policy, folder)
    except PolicyError as problem:
        raise DeskError(f"{folder / 'box.toml'}: {problem}") from None
    own = {name: line for name, line in settings.pointers.items() if line != POINTERS[name] and name in policy.pointers}
    policy = replace(policy, pointers=MappingProxyType({**policy.pointers, **own}))
    index = _index(folder, work)
    report = ingest(folder, settings, index, progress) if is_stale(folder, settings, index) else None
    return Box(folder.name, settings, policy, SqliteRetriever(index), _passages(index), report, version(index))


def renew_box(box: Box, folder: Path, work: Path) -> Box:
    """Return a box with what has changed in its corpus or its index; the box itself where nothing has.

    Raises:
        DeskError: the corpus or the index can't be read.

    """
    index = _index(folder, work)
    report = ingest(folder, box.settings, index) if is_stale(folder, box.settings, index) else None
    if (state := version(index)) == box.state:
        return box
    found = _passages(index)
    return replace(box, retriever=SqliteRetriever(index), passages=found, report=report, state=state)


def _index(folder: Path, work: Path) -> Path:
    return work / f"{folder.name}.sqlite"


def _passages(index: Path) -> Mapping[str, Passage]:
    return MappingProxyType({passage.id: passage for passage in passages(index)})
