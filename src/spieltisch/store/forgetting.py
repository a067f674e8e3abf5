"""Forgetting a person: everything that says who they were goes; the games of others stay.

At the tables they played at, their seat is left without a name. Its moves belong to the others'
games as well.
"""

import json
from typing import Any

from sqlalchemy import Connection, Engine, delete, select, update

from spieltisch.store import schema

_e, _s, _t = schema.entries, schema.seats, schema.tables


def forget(engine: Engine, person: str) -> None:
    """All of it, or nothing."""
    with engine.begin() as connection:
        played = select(_s.c.table_id).where(_s.c.person == person).distinct()
        for table_id in connection.execute(played).scalars().all():
            _forget_at(connection, table_id, person)
        connection.execute(update(_s).where(_s.c.person == person).values(name=""))
        for table in (schema.chat, schema.watchers, schema.notices, schema.complaints):
            connection.execute(delete(table).where(table.c.person == person))
        connection.execute(delete(schema.blocks).where(schema.blocks.c.other == person))
        connection.execute(delete(schema.box_people).where(schema.box_people.c.person == person))
        for table in (schema.box_changes, schema.box_versions):
            connection.execute(update(table).where(table.c.person == person).values(person=""))
        changes = schema.box_changes
        connection.execute(update(changes).where(changes.c.person == "").values(name=""))
        others = select(_s.c.table_id).where(_s.c.person != "")
        lonely = (_t.c.creator == person, _t.c.status == "waiting", _t.c.id.not_in(others))
        connection.execute(delete(_t).where(*lonely))
        # Tokens, blocks and boxes of their own go with them.
        connection.execute(delete(schema.people).where(schema.people.c.id == person))


def _forget_at(connection: Connection, table_id: str, person: str) -> None:
    """Take the name out of a table's journal and its snapshot."""
    sat = (_e.c.table_id == table_id, _e.c.deed.contains(person, autoescape=True))
    for seq, text in connection.execute(select(_e.c.seq, _e.c.deed).where(*sat)).all():
        deed = json.loads(text)
        if _nameless(deed, person):
            place = (_e.c.table_id == table_id, _e.c.seq == seq)
            connection.execute(update(_e).where(*place).values(deed=json.dumps(deed)))
    snapshots = schema.snapshots
    here = snapshots.c.table_id == table_id
    body = connection.execute(select(snapshots.c.body).where(here)).scalar()
    if body is not None:
        snap = json.loads(body)
        named = [_nameless(seat, person) for seat in snap["seats"]]
        if any(named):
            connection.execute(update(snapshots).where(here).values(body=json.dumps(snap)))


def _nameless(document: dict[str, Any], person: str) -> bool:
    """Take the name out of a seat, or of the deed of sitting down; whether there was one."""
    return document.get("player") == person and bool(document.pop("name", ""))
