"""The tables of the database. Times are milliseconds; documents are JSON text.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("login", String(80), unique=True),
    Column("password", Text),
    Column("epoch", Integer, nullable=False, default=0),
    Column("wishes", Text, nullable=False, default="{}"),
    Column("confirmed", String(200), nullable=False, server_default=""),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
    Column("used_at", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("settings", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("creator", String(24), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("invite", String(64)),
    Column("watch_invite", String(64)),
    Column("origin", String(24), nullable=False, default=""),
    Column("rematch", String(24), nullable=False, default=""),
    Column("status", String(10), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("turn", String(40), nullable=False, default=""),
    Column("due_at", BigInteger),
    Column("owner", String(24), nullable=False, default="", server_default=""),
    Column("fence", Integer, nullable=False, default=0, server_default="0"),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("ix_tables_status", "status", "private", "updated_at"),
    Index("ix_tables_due", "due_at"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("deed", Text, nullable=False),
    Column("client", String(100)),
    UniqueConstraint("table_id", "client", name="uq_entries_client"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("engine", String(40), nullable=False),
    Column("body", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("score", Integer),
    Column("won", Boolean),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), primary_key=True),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False, default=0),
)

reports = Table(
    "reports",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("engine", String(40), nullable=False),
    Column("body", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("room", String(10), nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(24), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

complaints = Table(
    "complaints",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(80), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("about", String(24), nullable=False),
    Column("about_name", String(80), nullable=False),
    Column("text", Text, nullable=False),
)

boxes = Table(
    "boxes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("owner", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("body", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("link", String(64)),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)

box_people = Table(
    "box_people",
    metadata,
    Column("box", ForeignKey("boxes.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), primary_key=True, index=True),
    Column("name", String(80), nullable=False),
)

box_changes = Table(
    "box_changes",
    metadata,
    Column("box", ForeignKey("boxes.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(80), nullable=False),
    Column("sheet", String(40), nullable=False),
    Column("entry", String(80), nullable=False),
    Column("body", Text, nullable=False),
)

box_versions = Table(
    "box_versions",
    metadata,
    Column("id", String(48), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("box", String(24), nullable=False, index=True),
    Column("person", String(24), nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
