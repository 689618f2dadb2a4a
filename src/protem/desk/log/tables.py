"""The tables of a log and their triggers, as SQL."""

TABLES = (
    # AUTOINCREMENT: the number of a row that was pruned is never given again
    """CREATE TABLE decisions (
        id INTEGER PRIMARY KEY AUTOINCREMENT, time TEXT NOT NULL, day TEXT NOT NULL, box TEXT NOT NULL,
        refusal TEXT NOT NULL, "check" TEXT NOT NULL, reason TEXT NOT NULL, sources TEXT NOT NULL,
        door TEXT NOT NULL, policy TEXT NOT NULL, corpus TEXT NOT NULL, writer TEXT NOT NULL, version TEXT NOT NULL,
        steps TEXT NOT NULL)""",
    # apart: whoever goes through many decisions does not read their texts
    """CREATE TABLE texts (
        id INTEGER PRIMARY KEY, question TEXT NOT NULL, answer TEXT NOT NULL, "case" TEXT NOT NULL,
        first TEXT NOT NULL)""",
    "CREATE INDEX decisions_by_refusal ON decisions (refusal)",
    "CREATE INDEX decisions_by_day ON decisions (day, refusal)",
    # kept by triggers, in the transaction of the row itself: no crash and no other program can part them
    """CREATE TABLE day_counts (
        day TEXT NOT NULL, box TEXT NOT NULL, refusal TEXT NOT NULL, "check" TEXT NOT NULL, count INTEGER NOT NULL,
        PRIMARY KEY (day, box, refusal, "check")) WITHOUT ROWID""",
    """CREATE TRIGGER decision_counted AFTER INSERT ON decisions BEGIN
        INSERT INTO day_counts VALUES (new.day, new.box, new.refusal, new."check", 1)
        ON CONFLICT DO UPDATE SET count = count + 1;
    END""",
    "CREATE TABLE hash_key (value BLOB NOT NULL)",
)
"""The tables of a log, and what keeps the counts by day."""

OPEN_TABLES = (
    # an answer that is shown while it is written: its row stands before its first sentence is out, and is amended once
    "CREATE TABLE open_decisions (id INTEGER PRIMARY KEY)",
    """CREATE TRIGGER decision_removed AFTER DELETE ON decisions BEGIN
        DELETE FROM texts WHERE id = old.id;
        DELETE FROM open_decisions WHERE id = old.id;
        UPDATE day_counts SET count = count - 1
        WHERE day = old.day AND box = old.box AND refusal = old.refusal AND "check" = old."check";
        DELETE FROM day_counts WHERE day = old.day AND box = old.box AND refusal = old.refusal
        AND "check" = old."check" AND count = 0;
    END""",
    """CREATE TRIGGER decision_stands BEFORE UPDATE ON decisions
    WHEN NOT EXISTS (SELECT 1 FROM open_decisions WHERE id = old.id) BEGIN
        SELECT RAISE(ABORT, 'a decision stands');
    END""",
    """CREATE TRIGGER texts_stand BEFORE UPDATE ON texts
    WHEN NOT EXISTS (SELECT 1 FROM open_decisions WHERE id = old.id) BEGIN
        SELECT RAISE(ABORT, 'a decision stands');
    END""",
    """CREATE TRIGGER decision_amended AFTER UPDATE ON decisions BEGIN
        DELETE FROM open_decisions WHERE id = old.id;
        UPDATE day_counts SET count = count - 1
        WHERE day = old.day AND box = old.box AND refusal = old.refusal AND "check" = old."check";
        INSERT INTO day_counts VALUES (new.day, new.box, new.refusal, new."check", 1)
        ON CONFLICT DO UPDATE SET count = count + 1;
        DELETE FROM day_counts WHERE day = old.day AND box = old.box AND refusal = old.refusal
        AND "check" = old."check" AND count = 0;
    END""",
)
"""What came with format 2. Each statement stands for itself; `decision_removed` and `decision_stands` took other forms
in format 1."""
