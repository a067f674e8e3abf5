"""Notices in the store: whom to tell that it is their turn, and from when on.

A notice becomes durable together with the move that made it, so no crash loses it.
"""

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Engine, delete, select, update

from spieltisch.store import schema

_n, _t = schema.notices, schema.tables


class Notice(msgspec.Struct, frozen=True):
    """Somebody's turn at a table; `due_at` also tells one notice from a later one."""

    table_id: str
    person: str
    due_at: int
    tries: int
    game: str


class Notices:
    """One for each person and table at most."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def due(self, now: int, without: Collection[str] = (), limit: int = 50) -> list[Notice]:
        """Those whose time has come, oldest first; not those of some persons."""
        query = (
            select(_n.c.table_id, _n.c.person, _n.c.due_at, _n.c.tries, _t.c.game)
            .join(_t, _t.c.id == _n.c.table_id)
            .where(_n.c.due_at <= now, _n.c.person.not_in(without))
            .order_by(_n.c.due_at)
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [Notice(*row) for row in connection.execute(query)]

    def put_off(self, notice: Notice, until: int, tries: int) -> Notice | None:
        """The same for later, unless another process has taken it on or it is a new one by now."""
        change = update(_n).where(*_this(notice)).values(due_at=until, tries=tries)
        with self.engine.begin() as connection:
            if connection.execute(change).rowcount != 1:
                return None
        return msgspec.structs.replace(notice, due_at=until, tries=tries)

    def drop(self, notice: Notice) -> None:
        """It has been told, or need not be told any more."""
        with self.engine.begin() as connection:
            connection.execute(delete(_n).where(*_this(notice)))

    def hasten(self, person: str, now: int) -> None:
        """Somebody's wishes have changed: what was put off is looked at again."""
        change = update(_n).where(_n.c.person == person, _n.c.due_at > now).values(due_at=now)
        with self.engine.begin() as connection:
            connection.execute(change)


def _this(notice: Notice) -> list[ColumnElement[bool]]:
    return [
        _n.c.table_id == notice.table_id,
        _n.c.person == notice.person,
        _n.c.due_at == notice.due_at,
    ]
