"""Boxes: the values of somebody's own copy, who works at them, and the versions played with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def _box() -> sa.Column[str]:
    """The box that a row belongs to, and goes with."""
    return sa.Column(
        "box",
        sa.String(24),
        sa.ForeignKey("boxes.id", ondelete="CASCADE"),
        primary_key=True,
        nullable=False,
    )


def upgrade() -> None:
    """Add what is new; nothing that is there changes."""
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(24), primary_key=True, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column(
            "owner", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("link", sa.String(64)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_boxes_owner", "boxes", ["owner"])
    op.create_table(
        "box_people",
        _box(),
        sa.Column("person", sa.String(24), primary_key=True, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
    )
    op.create_index("ix_box_people_person", "box_people", ["person"])
    op.create_table(
        "box_changes",
        _box(),
        sa.Column("seq", sa.Integer, primary_key=True, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("sheet", sa.String(40), nullable=False),
        sa.Column("entry", sa.String(80), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "box_versions",
        sa.Column("id", sa.String(48), primary_key=True, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("box", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_box_versions_box", "box_versions", ["box"])
    op.create_index("ix_box_versions_person", "box_versions", ["person"])


def downgrade() -> None:
    """Take it away again."""
    for table in ("box_versions", "box_changes", "box_people", "boxes"):
        op.drop_table(table)
