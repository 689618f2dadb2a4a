"""The clauses of a text: what is said of one thing, with the words of it and the heads it hangs under.

A sentence is cut at its inner stops, at the words that begin a clause (unless, if, which), at "and" and "or" where
something of its own follows, and a table row at its cells. What a clause leaves unsaid because it stands elsewhere
is kept as its heads: the subject it shares with the clause before it, the row and the column of a cell, the line
that a list or a section begins with.

What it gets wrong: "Aya likes tea and Bram likes coffee" stays one clause, for no closed list holds "likes"; a list
in a sentence ("cats, dogs and mice") is cut at its commas; the subject of a clause is what stands before the first
preposition or number, verb and all.
"""

from protem.reading.clauses.clause import Clause, Word, stems_of, words_of
from protem.reading.clauses.outline import Outline, clause_at, clauses, outline

__all__ = ["Clause", "Outline", "Word", "clause_at", "clauses", "outline", "stems_of", "words_of"]
