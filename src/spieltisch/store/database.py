"""Opening the database, by URL, with everything made durable; and bringing it up to date."""

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import DBAPIError

from spieltisch.kernel.errors import SpieltischError

PRAGMAS = (
    # Readers read while the writer writes.
    "journal_mode=WAL",
    # A commit survives a power cut.
    "synchronous=FULL",
    "foreign_keys=ON",
    # What a statement of many rows might have to take back is kept in memory, not in a file.
    "temp_store=MEMORY",
    # Pages that many moves change are brought home once for all of them: 32 MB at most wait.
    "wal_autocheckpoint=8000",
    # KB of pages kept at hand, so that a write need not read them again.
    "cache_size=-16000",
)
OLDEST_SQLITE = (3, 33)
"""The first that updates many rows by one statement."""
_OPTIONS: Final[dict[str, Any]] = {
    "pool_size": 8,
    "max_overflow": 8,
    # What goes wrong is logged, and no secret may be in it.
    "hide_parameters": True,
}
MIGRATIONS = Path(__file__).parent / "migrations"


class BadDatabase(SpieltischError):
    """A database that cannot be used."""


class NoRoom(SpieltischError):
    """The disk is full or takes nothing: whoever wants to write is told at once."""


NO_ROOM: Final = ("disk is full", "readonly", "read-only", "disk i/o error", "no space left")
"""What SQLite and PostgreSQL say when there is no use in waiting."""


def no_room(fault: BaseException) -> bool:
    """Whether this is a disk that is full or takes nothing, rather than a database that is away."""
    if isinstance(fault, NoRoom):
        return True
    cause = getattr(fault, "orig", None) or fault
    # PostgreSQL: the classes of "disk full" and "read only transaction".
    if getattr(cause, "sqlstate", "") in ("53100", "25006"):
        return True
    text = str(cause).lower()
    return any(sign in text for sign in NO_ROOM)


def open_database(url: str) -> Engine:
    """An engine for `sqlite:///file` or `postgresql://…`."""
    parsed = _parsed(url)
    if parsed.get_backend_name() == "sqlite":
        return _open_sqlite(parsed)
    patience = {"connect_timeout": 10}
    return create_engine(parsed, pool_pre_ping=True, connect_args=patience, **_OPTIONS)


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
    except Exception as fault:
        raise BadDatabase("the database URL cannot be read") from fault
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and parsed.database and parsed.database != ":memory:":
        return parsed
    raise BadDatabase("the database must be sqlite:///FILE or postgresql://…")


def _open_sqlite(url: URL) -> Engine:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise BadDatabase(f"SQLite {oldest} or newer is needed, not {sqlite3.sqlite_version}")
    file = Path(url.database or "")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # It holds secrets: a new one is for nobody else to read.
        file.touch(0o600)
    except OSError as fault:
        raise BadDatabase(f"{file} cannot be written: {fault.strerror}") from fault
    engine = create_engine(url, connect_args={"timeout": 30}, **_OPTIONS)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form; safe to call on one that already is."""
    try:
        with engine.begin() as connection:
            if _form_of(connection) != newest_form():
                _upgrade(connection)
    except DBAPIError as fault:
        name = engine.url.render_as_string(hide_password=True)
        raise BadDatabase(f"the database {name} cannot be used: {fault.orig}") from fault


def newest_form() -> str:
    """What Alembic calls the latest migration."""
    return max(file.stem for file in MIGRATIONS.glob("versions/v*.py"))[1:5]


def _form_of(connection: Connection) -> str | None:
    """The migration that the database has gone through last."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    form: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return form


def _upgrade(connection: Connection) -> None:
    """Alembic is imported only where there is something to do: a quarter of a server's start."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as fault:
        raise BadDatabase(
            "the database was used by a newer version of Spieltisch: install that one or a newer"
        ) from fault
