"""Invitations to watch, and notices that wait until somebody may be told."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _table_id() -> "sa.Column[str]":
    return sa.Column(
        "table_id",
        sa.String(24),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
        nullable=False,
    )


def upgrade() -> None:
    """Add what is new; nothing that is there changes."""
    op.add_column("tables", sa.Column("watch_invite", sa.String(64)))
    op.create_table("watchers", _table_id(), sa.Column("person", sa.String(24), primary_key=True))
    op.create_table(
        "notices",
        _table_id(),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_notices_due_at", "notices", ["due_at"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("notices")
    op.drop_table("watchers")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("watch_invite")
