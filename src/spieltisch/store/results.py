"""Results of finished games in the store: somebody's own, and the house's records."""

import msgspec
from sqlalchemy import Engine, func, or_, select, true

from spieltisch.store import schema

_s, _t = schema.seats, schema.tables


class Other(msgspec.Struct, frozen=True):
    """Who else sat there: a bot of a level, or a person."""

    seat: int
    name: str
    bot: str
    person: str
    won: bool


class Result(msgspec.Struct, frozen=True):
    """One finished game of somebody, with who else sat there.

    Several seats of one's own are several results.
    """

    table_id: str
    game: str
    seats: int
    at: int
    score: int
    won: bool
    others: list[Other]


class HouseRecord(msgspec.Struct, frozen=True):
    """All finished games of one kind: how many, and the points people and bots made in them."""

    tables: int
    best: int
    mean: float


def results_of(
    engine: Engine, person: str, seen_by: str | None = None, limit: int = 500
) -> list[Result]:
    """A person's finished games, the latest first; with `seen_by`, those that another may know of.

    Those are the games at tables for everybody's eyes, and those that both have played.
    """
    with_them = select(_s.c.table_id).where(_s.c.person == seen_by, _s.c.person != "")
    known = or_(_t.c.private.is_(False), _t.c.id.in_(with_them)) if seen_by is not None else true()
    mine = (
        select(_t.c.id, _t.c.game, _t.c.updated_at, _s.c.seat, _s.c.score, _s.c.won)
        .join(_t, _t.c.id == _s.c.table_id)
        .where(_s.c.person == person, _s.c.score.is_not(None), known)
        .order_by(_t.c.updated_at.desc(), _s.c.seat)
        .limit(limit)
    )
    with engine.connect() as connection:
        rows = connection.execute(mine).all()
        found = connection.execute(
            select(_s.c.table_id, _s.c.seat, _s.c.name, _s.c.bot, _s.c.person, _s.c.won)
            .where(_s.c.table_id.in_({row.id for row in rows}))
            .order_by(_s.c.seat)
        ).all()
    seats: dict[str, list[Other]] = {}
    for table, seat, name, bot, other, won in found:
        seats.setdefault(table, []).append(Other(seat, name, bot, other, bool(won)))
    return [
        Result(
            row.id,
            row.game,
            len(seats[row.id]),
            row.updated_at,
            row.score,
            bool(row.won),
            [other for other in seats[row.id] if other.seat != row.seat],
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
