"""Whether the passages that answer a question are found, and how fast.

D.C. Code Title 50: a query is the heading of a section, and the section is what must be found. Only headings of three
words or more that one section alone bears are asked. Once the headings are left out of the index, so that nothing of
a query stands in it but in the words of the law; once they are in, as a desk has them. The Highway Code has no rule
headings: forty questions are asked of it, written by hand, with the rules that answer them, and the hundred that
`bench/desk.py` asks, by another hand, which nothing was tuned on.

Plain FTS5 (Porter stems, the words of the query joined by OR) is measured in the same run: over whole sections, where
it does best, and over passages. The weights of the retriever were tuned on the headings of the codes of Virginia,
Iowa and Pennsylvania. The table of words for the same things was written with the misses of the forty questions in
view; before it 35 of them were found among five.
"""

from __future__ import annotations

import json
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from shared import Row, arguments, demand, rows, share, write

from protem.desk.corpus import ingest
from protem.desk.retrieve import SqliteRetriever
from protem.desk.settings import BoxSettings

DEPTHS = (1, 5, 10)
_LEAST_WORDS = 3
_RULE = "hc-rule-"
_WORD = re.compile(r"\w+")

Ask = Callable[[str], Sequence[str]]
"""Returns the names of what was found for a query, the best first."""
Query = tuple[str, frozenset[str]]
"""What is asked, and the names of what answers it."""


def hits(ask: Ask, queries: Sequence[Query]) -> Row:
    """Return the share of queries answered among the first 1, 5 and 10 found, and milliseconds a query."""
    found: Counter[int] = Counter()
    start = time.perf_counter()
    for query, wanted in queries:
        names = ask(query)
        rank = next((place for place, name in enumerate(names) if name in wanted), DEPTHS[-1])
        found.update(depth for depth in DEPTHS if rank < depth)
    spent = time.perf_counter() - start
    shares: Row = {f"hit@{depth}": share(found[depth], len(queries)) for depth in DEPTHS}
    return shares | {"queries": len(queries), "milliseconds a query": round(spent / len(queries) * 1000, 2)}


def section(citation: str) -> str:
    """Return the section that a provision is cited from: "§ 50-101(a)" is of "§ 50-101"."""
    return citation.partition("(")[0]


def heading_queries(laws: Sequence[Row]) -> list[Query]:
    """Return the headings that one section alone bears, each with its section."""
    headings = {section(law["citation"]): str(law["heading"]) for law in laws}
    bearers = Counter(headings.values())
    return [
        (heading, frozenset({name}))
        for name, heading in headings.items()
        if bearers[heading] == 1 and len(heading.split()) >= _LEAST_WORDS
    ]


def measured(laws: Iterable[Row], queries: Sequence[Query], name: Callable[[str], str]) -> Row:
    """Return what the box's own retriever finds in a corpus, and the seconds of reading and indexing it."""
    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(folder) / "corpus"
        corpus.mkdir()
        lines = (json.dumps(law, ensure_ascii=False) + "\n" for law in laws)
        (corpus / "laws.jsonl").write_text("".join(lines), encoding="utf-8")
        index = Path(folder) / "index.sqlite"
        start = time.perf_counter()
        ingest(Path(folder), BoxSettings(), index)
        spent = time.perf_counter() - start
        retriever = SqliteRetriever(index)

        def ask(query: str) -> Sequence[str]:
            return [name(found.passage.citation) for found in retriever.retrieve(query, DEPTHS[-1])]

        results = hits(ask, queries)
        retriever.close()
    return results | {"seconds of ingestion": round(spent, 2)}


def plain(texts: Sequence[tuple[str, str]], queries: Sequence[Query]) -> Row:
    """Return what plain FTS5 finds in (name, text) pairs."""
    connection = sqlite3.connect(":memory:")
    start = time.perf_counter()
    connection.execute("CREATE VIRTUAL TABLE plain USING fts5(text, tokenize = 'porter unicode61')")
    connection.executemany("INSERT INTO plain (rowid, text) VALUES (?, ?)", enumerate(text for _, text in texts))
    spent = time.perf_counter() - start

    def ask(query: str) -> Sequence[str]:
        words = " OR ".join(f'"{word}"' for word in _WORD.findall(query))
        found = connection.execute(
            "SELECT rowid FROM plain WHERE plain MATCH ? ORDER BY rank LIMIT ?", (words, DEPTHS[-1])
        )
        return [texts[row][0] for (row,) in found]

    results = hits(ask, queries)
    connection.close()
    return results | {"seconds of indexing": round(spent, 2)}


def dc_code() -> Row:
    """Return what is found in Title 50 by the headings of its sections."""
    laws = rows("corpora/dc-code-title-50.jsonl.gz")
    queries = heading_queries(laws)
    bodies: defaultdict[str, list[str]] = defaultdict(list)
    for law in laws:
        bodies[section(law["citation"])].append(law["text"])
    return {
        "provisions": len(laws),
        "sections": len(bodies),
        "headings out of the index": {
            "protem": measured(({**law, "heading": ""} for law in laws), queries, section),
            "plain FTS5, sections": plain([(name, "\n".join(texts)) for name, texts in bodies.items()], queries),
            "plain FTS5, provisions": plain([(section(law["citation"]), law["text"]) for law in laws], queries),
        },
        "headings in the index": {"protem": measured(laws, queries, section)},
    }


def highway_code(file: str) -> Row:
    """Return what is found in the Highway Code for the questions of a file beside this one."""
    laws = rows("corpora/uk-highway-code.jsonl")
    asked = [json.loads(line) for line in Path(__file__).with_name(file).read_text(encoding="utf-8").splitlines()]
    rules = {law["id"].removeprefix(_RULE): law["citation"] for law in laws}
    queries = [
        (row["question"], frozenset(rules[rule.removeprefix(_RULE)] for rule in row["rules"]))
        for row in asked
        if row["rules"]
    ]
    return {
        "rules": len(laws),
        "protem": measured(laws, queries, str),
        "plain FTS5": plain([(law["citation"], law["text"]) for law in laws], queries),
    }


def main() -> None:
    """Measure, print, and write the results where asked."""
    file = arguments(__doc__).parse_args().json
    demand()
    results = {
        "python": sys.version.split()[0],
        "sqlite": sqlite3.sqlite_version,
        "D.C. Code Title 50": dc_code(),
        "Highway Code, forty questions": highway_code("highway_questions.jsonl"),
        "Highway Code, a hundred questions": highway_code("road_user_questions.jsonl"),
    }
    print(json.dumps(results, indent=2, ensure_ascii=False))
    write(results, file)


if __name__ == "__main__":
    main()
