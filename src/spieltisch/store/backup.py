"""Backup and restore: the whole database as compressed JSON Lines, from and to either kind."""

import base64
import gzip
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, LargeBinary, Table, func, insert, select, text

from spieltisch.store import schema
from spieltisch.store.database import BadDatabase
from spieltisch.store.store import Store

FORMAT = 1
_CHUNK = 500


def backup(store: Store, target: Path) -> int:
    """Write everything as it is at one moment; how many rows. The server may go on meanwhile."""
    partial = target.with_name(target.name + ".partial")
    count = 0
    # It holds every secret of the house.
    handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with (
        os.fdopen(handle, "wb") as raw,
        _still(store) as connection,
        gzip.open(raw, "wt", encoding="utf-8") as file,
    ):
        file.write(json.dumps({"spieltisch-backup": FORMAT}) + "\n")
        for table in schema.metadata.sorted_tables:
            order = list(table.primary_key.columns)
            binary = _binary(table)
            for row in connection.execute(select(table).order_by(*order)).mappings():
                plain = {**row, **{name: base64.b64encode(row[name]).decode() for name in binary}}
                file.write(json.dumps({"table": table.name, "row": plain}) + "\n")
                count += 1
    partial.replace(target)
    return count


def _binary(table: Table) -> list[str]:
    """The columns that hold bytes, which JSON does not know: they are written as Base64."""
    return [column.name for column in table.columns if isinstance(column.type, LargeBinary)]


@contextmanager
def _still(store: Store) -> Iterator[Connection]:
    """A connection that sees everything as it is now, whatever is written meanwhile."""
    engine, sqlite = store.engine, store.engine.name == "sqlite"
    if not sqlite:
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.begin() as connection:
        if sqlite:
            # Python's driver begins a transaction before a change only, not before reading.
            connection.exec_driver_sql("BEGIN")
        yield connection


def restore_backup(store: Store, source: Path) -> int:
    """Fill an empty database; how many rows. All of it or nothing."""
    store.migrate()
    count = 0
    with store.engine.begin() as connection:
        for table in (schema.people, schema.tables):
            if connection.execute(select(func.count()).select_from(table)).scalar():
                raise BadDatabase("the database is not empty: restore into a new one")
        connection.execute(schema.meta.delete())
        try:
            for name, rows in _chunks(source):
                table = schema.metadata.tables[name]
                for column in _binary(table):
                    for row in rows:
                        row[column] = base64.b64decode(str(row[column]), validate=True)
                connection.execute(insert(table), rows)
                count += len(rows)
        except (OSError, ValueError, KeyError, RecursionError) as fault:
            raise BadDatabase(f"{source.name} is not a backup: {fault}") from fault
        if store.engine.name == "postgresql":
            for name in ("chat", "complaints"):
                latest = f"(SELECT coalesce(max(id), 0) + 1 FROM {name})"
                connection.execute(text(f"SELECT setval('{name}_id_seq', {latest})"))
    return count


def _chunks(source: Path) -> "list[tuple[str, list[dict[str, object]]]]":
    with gzip.open(source, "rt", encoding="utf-8") as file:
        if json.loads(file.readline()).get("spieltisch-backup") != FORMAT:
            raise ValueError("its first line is not ours")
        chunks: list[tuple[str, list[dict[str, object]]]] = []
        for line in file:
            item = json.loads(line)
            if not chunks or chunks[-1][0] != item["table"] or len(chunks[-1][1]) >= _CHUNK:
                chunks.append((item["table"], []))
            chunks[-1][1].append(item["row"])
    return chunks
