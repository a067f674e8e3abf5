"""Results of finished games in the store: somebody's own, and the house's records."""

import msgspec
from sqlalchemy import Engine, func, select

from spieltisch.store import schema

_s, _t = schema.seats, schema.tables


class Result(msgspec.Struct, frozen=True):
    """One finished game of somebody; `others` are seat, name and bot level of who else sat there.

    Several seats of one's own are several results.
    """

    table_id: str
    game: str
    seats: int
    at: int
    score: int
    won: bool
    others: list[tuple[int, str, str]]


class HouseRecord(msgspec.Struct, frozen=True):
    """All finished games of one kind: how many, and the points people and bots made in them."""

    tables: int
    best: int
    mean: float


def results_of(engine: Engine, person: str, limit: int = 500) -> list[Result]:
    """A person's finished games, the latest first."""
    mine = (
        select(_t.c.id, _t.c.game, _t.c.updated_at, _s.c.seat, _s.c.score, _s.c.won)
        .join(_t, _t.c.id == _s.c.table_id)
        .where(_s.c.person == person, _s.c.score.is_not(None))
        .order_by(_t.c.updated_at.desc(), _s.c.seat)
        .limit(limit)
    )
    with engine.connect() as connection:
        rows = connection.execute(mine).all()
        found = connection.execute(
            select(_s.c.table_id, _s.c.seat, _s.c.name, _s.c.bot)
            .where(_s.c.table_id.in_({row.id for row in rows}))
            .order_by(_s.c.seat)
        ).all()
    seats: dict[str, list[tuple[int, str, str]]] = {}
    for table, seat, name, bot in found:
        seats.setdefault(table, []).append((seat, name, bot))
    return [
        Result(
            row.id,
            row.game,
            len(seats[row.id]),
            row.updated_at,
            row.score,
            bool(row.won),
            [other for other in seats[row.id] if other[0] != row.seat],
        )
        for row in rows
    ]


def house_records(engine: Engine) -> dict[str, HouseRecord]:
    """By game: what has been played on this server."""
    query = (
        select(
            _t.c.game,
            func.count(_t.c.id.distinct()),
            func.max(_s.c.score),
            func.avg(_s.c.score),
        )
        .join(_t, _t.c.id == _s.c.table_id)
        .where(_s.c.score.is_not(None))
        .group_by(_t.c.game)
    )
    with engine.connect() as connection:
        return {
            game: HouseRecord(int(tables), int(best), round(float(mean), 1))
            for game, tables, best, mean in connection.execute(query)
        }
