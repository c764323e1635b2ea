"""The tables of the database, in SQL that both stores understand."""

from __future__ import annotations

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    heading TEXT NOT NULL,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    due DOUBLE PRECISION,
    changed DOUBLE PRECISION NOT NULL,
    opened DOUBLE PRECISION NOT NULL,
    public INTEGER NOT NULL,
    commitment TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (status, changed) WHERE public = 1;
CREATE INDEX IF NOT EXISTS tables_opened ON tables (opened);
CREATE TABLE IF NOT EXISTS acts (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    act TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);
CREATE TABLE IF NOT EXISTS keys (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    expires DOUBLE PRECISION NOT NULL
);
CREATE INDEX IF NOT EXISTS keys_seat ON keys (table_id, seat);
CREATE TABLE IF NOT EXISTS beats (node TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL);
"""

STATEMENTS = [statement.strip() for statement in SCHEMA.split(";") if statement.strip()]
