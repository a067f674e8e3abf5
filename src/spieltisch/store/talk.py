"""Chat and statistics in the store."""

import msgspec
from sqlalchemy import Engine, insert, select

from spieltisch.store import schema

_b, _c, _s, _t = schema.blocks, schema.chat, schema.seats, schema.tables


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    id: int
    at: int
    room: str
    name: str
    text: str


class Standing(msgspec.Struct, frozen=True):
    """How a person has done in a game."""

    game: str
    played: int
    won: int
    best: int
    mean: float


class Talk:
    """What is said at tables; players and spectators apart."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def say(self, table_id: str, room: str, person: str, name: str, text: str, at: int) -> Said:
        """Keep a line."""
        row = {
            "table_id": table_id,
            "at": at,
            "room": room,
            "person": person,
            "name": name,
            "text": text,
        }
        with self.engine.begin() as connection:
            key = connection.execute(insert(_c).values(**row)).inserted_primary_key
        assert key is not None
        return Said(int(key[0]), at, room, name, text)

    def lines(
        self, table_id: str, rooms: list[str], reader: str = "", limit: int = 200
    ) -> list[Said]:
        """The latest lines of some rooms, oldest first; none of whom the reader has muted."""
        muted = select(_b.c.other).where(_b.c.person == reader)
        query = select(_c.c.id, _c.c.at, _c.c.room, _c.c.name, _c.c.text).where(
            _c.c.table_id == table_id, _c.c.room.in_(rooms), _c.c.person.not_in(muted)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(_c.c.id.desc()).limit(limit)).all()
        return [Said(*row) for row in reversed(rows)]

    def speaker(self, table_id: str, rooms: list[str], line: int) -> tuple[str, str] | None:
        """Who said a line, and the name they had."""
        query = select(_c.c.person, _c.c.name).where(
            _c.c.table_id == table_id, _c.c.room.in_(rooms), _c.c.id == line
        )
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return (row.person, row.name) if row is not None else None

    def of_person(self, person: str) -> list[tuple[str, int, str]]:
        """All that somebody has said: table, time and text, oldest first."""
        query = select(_c.c.table_id, _c.c.at, _c.c.text).where(_c.c.person == person)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(_c.c.id)).all()
        return [(row.table_id, row.at, row.text) for row in rows]


def standings(engine: Engine, person: str) -> list[Standing]:
    """A person's results, game by game."""
    query = (
        select(_t.c.game, _s.c.score, _s.c.won)
        .join(_t, _t.c.id == _s.c.table_id)
        .where(_s.c.person == person, _s.c.score.is_not(None))
    )
    with engine.connect() as connection:
        rows = connection.execute(query).all()
    games: dict[str, list[tuple[int, bool]]] = {}
    for game, score, won in rows:
        games.setdefault(game, []).append((score, bool(won)))
    return [_standing(game, results) for game, results in sorted(games.items())]


def _standing(game: str, results: list[tuple[int, bool]]) -> Standing:
    scores = [score for score, _ in results]
    mean = round(sum(scores) / len(scores), 1)
    return Standing(game, len(results), sum(won for _, won in results), max(scores), mean)
