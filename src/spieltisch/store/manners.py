"""Manners in the store: whom somebody does not want to meet or read, and complaints to the host."""

from typing import Literal

import msgspec
from sqlalchemy import Engine, delete, insert, select

from spieltisch.store import schema

_b, _c = schema.blocks, schema.complaints
BlockKind = Literal["block", "mute"]


class Block(msgspec.Struct, frozen=True):
    """Somebody whom a person does not want to read (`mute`), or also not to play with (`block`)."""

    person: str
    other: str
    kind: BlockKind
    name: str
    created_at: int


class Complaint(msgspec.Struct, frozen=True):
    """What a person tells the host about somebody at a table."""

    at: int
    person: str
    name: str
    table_id: str
    about: str
    about_name: str
    text: str


class Manners:
    """Blocks by person; complaints for the host alone."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def block(self, block: Block) -> None:
        """Remember it in place of what was wished before."""
        same = (_b.c.person == block.person, _b.c.other == block.other)
        with self.engine.begin() as connection:
            connection.execute(delete(_b).where(*same))
            connection.execute(insert(_b), [msgspec.structs.asdict(block)])

    def unblock(self, person: str, other: str) -> bool:
        """Forget it; False if there was nothing."""
        same = (_b.c.person == person, _b.c.other == other)
        with self.engine.begin() as connection:
            return connection.execute(delete(_b).where(*same)).rowcount > 0

    def blocks_of(self, person: str) -> list[Block]:
        """Whom a person has blocked or muted, latest first."""
        query = select(_b).where(_b.c.person == person).order_by(_b.c.created_at.desc())
        with self.engine.connect() as connection:
            return [Block(**row) for row in connection.execute(query).mappings()]

    def unread_by(self, other: str) -> frozenset[str]:
        """Who does not want to read what somebody says."""
        query = select(_b.c.person).where(_b.c.other == other)
        with self.engine.connect() as connection:
            return frozenset(connection.execute(query).scalars())

    def apart(self, person: str, others: list[str]) -> bool:
        """Whether a person has blocked one of the others, or one of them the person."""
        query = select(_b.c.person).where(
            _b.c.kind == "block",
            (_b.c.person.in_(others) & (_b.c.other == person))
            | (_b.c.other.in_(others) & (_b.c.person == person)),
        )
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    def complain(self, complaint: Complaint) -> None:
        """Keep it for the host."""
        with self.engine.begin() as connection:
            connection.execute(insert(_c), [msgspec.structs.asdict(complaint)])

    def complaints(self, person: str = "", limit: int = 1000) -> list[Complaint]:
        """The latest of all, or of one person; oldest first."""
        query = select(_c).order_by(_c.c.id.desc()).limit(limit)
        if person:
            query = query.where(_c.c.person == person)
        with self.engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
        names = Complaint.__struct_fields__
        return [Complaint(**{name: row[name] for name in names}) for row in reversed(rows)]
