"""What is found between the passages of a corpus: doubled ids and texts, and which passage supersedes which."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator

from protem.desk.ingest.flaw import Flaw

_NAMED = 5
"""Ids named in a sentence before it says how many more there are."""


def flaws_across(connection: sqlite3.Connection) -> Iterator[Flaw]:
    """Yield what is found between passages, in the order of the corpus."""
    for kind, column, what in (("duplicate-id", "name", "the id"), ("duplicate-text", "body", "the text of")):
        for shared, passages in _sharing(connection, column):
            origin, first = passages[0]
            ids = [own for _, own in passages]
            others = ", ".join(ids[1 : _NAMED + 1]) + (
                f" and {len(ids) - _NAMED - 1} more" if ids[_NAMED + 1 :] else ""
            )
            if kind == "duplicate-id":
                says = f"{what} {shared} stands {len(ids)} times; told apart as {first}, {others}"
            else:
                says = f"{what} {first} stands again in {others}"
            yield Flaw(kind, origin, first, says)
    for origin, own, target, found in _superseding(connection):
        if found:
            for other_origin, other in found:
                yield Flaw("superseded", other_origin, other, f"{other} is superseded by {own}, and is not retrieved")
        else:
            yield Flaw("supersedes-unknown", origin, own, f"{own} supersedes {target}, which is not in the corpus")


def mark_superseded(connection: sqlite3.Connection) -> tuple[int, ...]:
    """Mark the passages that others supersede, and no others; return the rows whose mark changed."""
    ids = {own for *_, found in _superseding(connection) for _, own in found}
    changed = []
    for row, own, marked in connection.execute("SELECT rowid, id, superseded FROM passage").fetchall():
        if (own in ids) != bool(marked):
            connection.execute("UPDATE passage SET superseded = ? WHERE rowid = ?", (own in ids, row))
            changed.append(row)
    return tuple(changed)


def _sharing(connection: sqlite3.Connection, column: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Yield what several passages share in a column, with the file and id of each."""
    query = f"""SELECT {column}, origin, id FROM passage WHERE {column} IN
        (SELECT {column} FROM passage GROUP BY {column} HAVING count(*) > 1) ORDER BY place"""  # noqa: S608  our names
    shared: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for value, origin, own in connection.execute(query):
        shared[value].append((origin, own))
    yield from shared.items()


def _superseding(connection: sqlite3.Connection) -> Iterator[tuple[str, str, str, list[tuple[str, str]]]]:
    """Yield file and id of a passage that supersedes, what it names, and file and id of each it names.

    An id that was doubled names all that were given it, but not the passage itself: a new version may keep its id.
    """
    query = "SELECT origin, id, supersedes FROM passage WHERE supersedes != '[]' ORDER BY place"
    for origin, own, targets in connection.execute(query).fetchall():
        for target in json.loads(targets):
            meant = "SELECT origin, id FROM passage WHERE (id = :it OR name = :it) AND id != :own ORDER BY place"
            named = {"it": target, "own": own}
            yield origin, own, target, connection.execute(meant, named).fetchall()
