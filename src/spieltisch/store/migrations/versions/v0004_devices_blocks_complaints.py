"""When tokens were used, confirmed mail addresses, who is blocked, complaints to the host."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add what is new; nothing that is there changes."""
    op.add_column("tokens", sa.Column("used_at", sa.BigInteger))
    op.add_column(
        "people", sa.Column("confirmed", sa.String(200), nullable=False, server_default="")
    )
    op.create_table(
        "blocks",
        sa.Column(
            "person",
            sa.String(24),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("other", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "complaints",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("about", sa.String(24), nullable=False),
        sa.Column("about_name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("complaints")
    op.drop_table("blocks")
    with op.batch_alter_table("people") as people:
        people.drop_column("confirmed")
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_column("used_at")
