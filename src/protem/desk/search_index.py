"""The search tables inside a box's index: full text of each passage, and of each section its passages make up.

A section of a law is often many provisions (`§ 50-2201.28(a)`), none of which says all of what it is about; so the
words of the whole section are searched too. A passage that is a whole section stands in both tables.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Iterator

from protem.desk.search_words import indexed_words, root

COLUMNS = ("reference", "heading", "lead", "body", "roots")
"""What is indexed: how it is cited, its headings, its first words, all its words, and the families of these."""
_LEAD = 24
"""Content words of the lead, about forty words of text: where a provision says what it is about."""
_SCHEMA = (
    "CREATE TABLE IF NOT EXISTS search_member (rowid INTEGER PRIMARY KEY, section INTEGER NOT NULL)",
    "CREATE INDEX IF NOT EXISTS search_member_section ON search_member (section)",
    "CREATE TABLE IF NOT EXISTS search_key (section INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE)",
    *(
        f"CREATE VIRTUAL TABLE IF NOT EXISTS search_{name} USING fts5({', '.join(COLUMNS)}, "
        "tokenize = 'porter unicode61 remove_diacritics 2')"
        for name in ("passage", "section")
    ),
)
_IN_A_SECTION = re.compile(r"§|\b[Ss]ect?(?:ion)?s?\b|[0-9A-Za-z]\([0-9A-Za-z]{1,6}\)")
"""A citation of a section or of a part of one: "§ 50-1001", "Rule 3(a)"; not "p. 8 (printed)"."""
_DISAGREEING = """
    SELECT rowid FROM passage WHERE superseded = 0 AND rowid NOT IN (SELECT rowid FROM search_member)
    UNION SELECT rowid FROM search_member WHERE rowid NOT IN (SELECT rowid FROM passage WHERE superseded = 0)
"""
_Columns = tuple[str, str, str, str, str]


def create(connection: sqlite3.Connection) -> None:
    """Make the search tables in an index, where they are not there yet."""
    for statement in _SCHEMA:
        connection.execute(statement)


def fill(connection: sqlite3.Connection, changed_rowids: Iterable[int], removed_rowids: Iterable[int]) -> None:
    """Bring the search tables up to date with the passages of these rows, inside the caller's transaction.

    Rows that are missing from the tables, or stand there and should not (superseded ones), are seen without being
    named; a row whose text, citation or heading changed must be.
    """
    stale = {*changed_rowids, *removed_rowids, *(row for (row,) in connection.execute(_DISAGREEING))}
    sections = {section for row in stale for section in _withdraw(connection, row)}
    sections.update(section for row in sorted(stale) for section in _enter(connection, row))
    for section in sorted(sections):
        _gather(connection, section)


def section_key(origin: str, citation: str, passage_id: str) -> str:
    """Return what the passages of one section share: where they are from, and their citation up to a bracket.

    A passage whose citation does not say that it is part of a section is one by itself.
    """
    reference = citation.partition(" — ")[0]
    shared = reference.partition("(")[0].strip() if _IN_A_SECTION.search(reference) else ""
    return json.dumps([origin, shared or f"#{passage_id}"])


def _withdraw(connection: sqlite3.Connection, row: int) -> list[int]:
    """Take a passage out of the tables; return the section it was in."""
    found = connection.execute("SELECT section FROM search_member WHERE rowid = ?", (row,)).fetchall()
    for table in ("search_member", "search_passage") if found else ():
        connection.execute(f"DELETE FROM {table} WHERE rowid = ?", (row,))  # noqa: S608  our names
    return [section for (section,) in found]


def _enter(connection: sqlite3.Connection, row: int) -> Iterator[int]:
    """Put a passage into the tables, unless it is gone or superseded; yield the section it is in."""
    found = connection.execute(
        "SELECT id, text, citation, heading, origin FROM passage WHERE rowid = ? AND superseded = 0", (row,)
    ).fetchone()
    if found is None:
        return
    passage_id, text, citation, heading, origin = found
    key = section_key(origin, citation, passage_id)
    connection.execute("INSERT OR IGNORE INTO search_key (key) VALUES (?)", (key,))
    (section,) = connection.execute("SELECT section FROM search_key WHERE key = ?", (key,)).fetchone()
    connection.execute("INSERT INTO search_member (rowid, section) VALUES (?, ?)", (row, section))
    reference = _writable(citation.partition(" — ")[0])
    headings = " ".join(indexed_words(" \n".join(json.loads(heading))))
    _insert(connection, "passage", row, _columns(reference, headings, indexed_words(text)))
    yield section


def _gather(connection: sqlite3.Connection, section: int) -> None:
    """Make the row of a section anew from its passages, in the order of the corpus."""
    connection.execute("DELETE FROM search_section WHERE rowid = ?", (section,))
    members = connection.execute(
        "SELECT found.reference, found.heading, found.body FROM search_member AS member "
        "JOIN search_passage AS found ON found.rowid = member.rowid "
        "JOIN passage ON passage.rowid = member.rowid WHERE member.section = ? ORDER BY passage.place",
        (section,),
    ).fetchall()
    if not members:
        connection.execute("DELETE FROM search_key WHERE section = ?", (section,))
        return
    references, headings, bodies = zip(*members, strict=True)
    # a heading that all provisions stand under counts once
    words = tuple(" ".join(bodies).split())
    _insert(connection, "section", section, _columns(references[0], " ".join(dict.fromkeys(headings)), words))


def _columns(reference: str, headings: str, words: tuple[str, ...]) -> _Columns:
    families = " ".join(filter(None, map(root, (*headings.split(), *words))))
    return reference, headings, " ".join(words[:_LEAD]), " ".join(words), families


def _insert(connection: sqlite3.Connection, table: str, row: int, columns: _Columns) -> None:
    connection.execute(
        f"INSERT INTO search_{table} (rowid, {', '.join(COLUMNS)}) VALUES (?, ?, ?, ?, ?, ?)",  # noqa: S608  our names
        (row, *columns),
    )


def _writable(text: str) -> str:
    """Return a text as SQLite can hold it: without halves of characters."""
    return text.encode("utf-8", "ignore").decode("utf-8")
