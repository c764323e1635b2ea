"""The tables of the database, as numbered migrations in SQL that both stores understand.

A database keeps the number of the last migration that it has seen. A server that starts runs those that are missing, in order
and under a lock, and refuses a database with a higher number. A migration is never changed once it is published. It only adds,
so that processes of the version before go on working until they are replaced; docs/upgrading.md says more.
"""

from __future__ import annotations

from typing import NamedTuple

from tessera.core.refusal import BadCall


class BadDatabase(BadCall):
    """The database cannot be used by this version, and waiting does not help."""


class Migration(NamedTuple):
    """A step from one version of the schema to the next. Its number is its place in the list."""

    about: str
    sql: str

    @property
    def statements(self) -> list[str]:
        return [statement.strip() for statement in self.sql.split(";") if statement.strip()]


MIGRATIONS = [
    Migration(
        "Tables, acts, keys, records and beats. Databases from before migrations have them already.",
        """
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
CREATE TABLE IF NOT EXISTS records (hash TEXT PRIMARY KEY, record TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS beats (node TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL);
""",
    ),
    Migration(
        "The contents of packs by their seals, and tables by when they last changed.",
        """
CREATE TABLE components (seal TEXT PRIMARY KEY, files TEXT NOT NULL);
CREATE INDEX tables_changed ON tables (status, changed);
""",
    ),
    Migration(
        "Reviews of finished matches.",
        "CREATE TABLE reviews (table_id TEXT PRIMARY KEY, review TEXT NOT NULL)",
    ),
    Migration(
        "First acts by the record that they refer to. The database itself reads it out of the act, whoever writes the act.",
        """
CREATE INDEX acts_record ON acts (substr(act, instr(act, '"record":"') + 10, 64)) WHERE version = 1
""",
    ),
]
NEWEST = len(MIGRATIONS)
COLUMNS = {
    "tables": "id, heading, version, status, due, changed, opened, public, commitment",
    "acts": "table_id, version, act",
    "keys": "hash, table_id, seat, kind, expires",
    "records": "hash, record",
    "beats": "node, seen",
    "components": "seal, files",
    "reviews": "table_id, review",
}
CHECKS = [f"SELECT {columns} FROM {table} WHERE 1 = 0" for table, columns in COLUMNS.items()]
"""What must be possible with a sound database; it reads no row."""


def missing(version: int) -> list[Migration]:
    """The migrations that a database of this version has not seen."""
    if version > NEWEST:
        raise BadDatabase(
            f"the database has schema version {version}, and this program knows {NEWEST}: it was used by a newer version of"
            " Tessera, which you should install again, or restore the backup from before the upgrade (docs/upgrading.md)"
        )
    return MIGRATIONS[version:]


def damaged(why: str) -> BadDatabase:
    return BadDatabase(f"the database has schema version {NEWEST} but lacks something of it ({why}); restore a backup")
