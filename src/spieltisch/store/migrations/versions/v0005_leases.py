"""Every table has an owner: the process that holds it, and how often it has changed hands."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add what is new; nothing that is there changes."""
    op.add_column("tables", sa.Column("owner", sa.String(24), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Take it away again."""
    with op.batch_alter_table("tables") as table:
        table.drop_column("fence")
        table.drop_column("owner")
