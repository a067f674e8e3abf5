"""People in the store: names, passwords if they want one, tokens (only their hashes)."""

import secrets
from collections.abc import Collection, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from spieltisch.store import schema

_p, _k = schema.people, schema.tokens


Hour = Annotated[int, Meta(ge=-1, le=23)]


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be told that it is their turn, and when not."""

    webhook: str = ""
    email: str = ""
    quiet_from: Hour = -1
    quiet_to: Hour = -1
    utc_offset: Annotated[int, Meta(ge=-24 * 60, le=24 * 60)] = 0
    away_until: Annotated[int, Meta(ge=0)] = 0
    """The end of somebody's holiday, in milliseconds: until then no clock of days runs out."""

    away_year: int = 0
    away_spent: int = 0
    """How much holiday was taken in that year, in milliseconds; the server counts it."""

    def away(self, at: int) -> int:
        """For how many milliseconds somebody is still on holiday."""
        return max(0, self.away_until - at)


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays. `epoch` counts up when all devices are signed out."""

    id: str
    name: str
    language: str
    created_at: int
    login: str | None
    password: str | None
    epoch: int
    wishes: Wishes
    confirmed: str = ""
    """The mail address whose owner has said that it is this person's."""


class TokenRow(msgspec.Struct, frozen=True):
    """A token, without the token."""

    hash: str
    person: str
    kind: str
    label: str
    created_at: int
    expires_at: int | None
    used_at: int | None = None


class People:
    """Persons and their tokens."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def create(self, name: str, language: str, now: int) -> Person:
        """A new guest."""
        person = secrets.token_urlsafe(12)
        row = {
            "id": person,
            "name": name,
            "language": language,
            "created_at": now,
            "epoch": 0,
            "wishes": "{}",
        }
        with self.engine.begin() as connection:
            connection.execute(insert(_p), [row])
        return Person(person, name, language, now, None, None, 0, Wishes())

    def get(self, person: str) -> Person | None:
        """By id."""
        return self._one(_p.c.id == person)

    def by_login(self, login: str) -> Person | None:
        """By the name chosen together with a password."""
        return self._one(_p.c.login == login)

    def _one(self, where: Any) -> Person | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(_p).where(where)).mappings().first()
        return _person(row) if row else None

    def update(self, person: str, **values: Any) -> bool:
        """Change columns; False if a login is somebody else's already."""
        if isinstance(values.get("wishes"), Wishes):
            values["wishes"] = msgspec.json.encode(values["wishes"]).decode()
        try:
            with self.engine.begin() as connection:
                connection.execute(update(_p).where(_p.c.id == person).values(**values))
        except IntegrityError:
            return False
        return True

    # Tokens

    def add_token(self, row: TokenRow) -> None:
        """Remember a token's hash."""
        with self.engine.begin() as connection:
            connection.execute(insert(_k), [msgspec.structs.asdict(row)])

    def token(self, hashed: str) -> TokenRow | None:
        """By its hash."""
        with self.engine.connect() as connection:
            row = connection.execute(select(_k).where(_k.c.hash == hashed)).mappings().first()
        return TokenRow(**row) if row else None

    def by_token(self, hashed: str, kind: str) -> tuple[Person, TokenRow] | None:
        """A token and whose it is, in one look."""
        query = (
            select(*_p.c, *(column.label(f"token_{column.name}") for column in _k.c))
            .join(_k, _k.c.person == _p.c.id)
            .where(_k.c.hash == hashed, _k.c.kind == kind)
        )
        with self.engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        if row is None:
            return None
        token = {column.name: row[f"token_{column.name}"] for column in _k.c}
        return _person({column.name: row[column.name] for column in _p.c}), TokenRow(**token)

    def token_used(self, hashed: str, now: int) -> None:
        """It has just been used."""
        with self.engine.begin() as connection:
            connection.execute(update(_k).where(_k.c.hash == hashed).values(used_at=now))

    def tokens_of(self, person: str, kind: str) -> list[TokenRow]:
        """A person's tokens of one kind."""
        query = select(_k).where(_k.c.person == person, _k.c.kind == kind)
        query = query.order_by(func.coalesce(_k.c.used_at, _k.c.created_at).desc(), _k.c.hash)
        with self.engine.connect() as connection:
            return [TokenRow(**row) for row in connection.execute(query).mappings()]

    def drop_tokens(self, person: str, kinds: Collection[str], without: str = "") -> None:
        """Forget a person's tokens of some kinds, but for one."""
        where = (_k.c.person == person, _k.c.kind.in_(kinds), _k.c.hash != without)
        with self.engine.begin() as connection:
            connection.execute(delete(_k).where(*where))

    def keep_latest(self, person: str, kind: str, most: int) -> None:
        """Forget the tokens of a kind that were used longest ago, if there are too many."""
        too_many = [row.hash for row in self.tokens_of(person, kind)[most:]]
        if too_many:
            with self.engine.begin() as connection:
                connection.execute(delete(_k).where(_k.c.hash.in_(too_many)))

    def drop_token(self, person: str, kind: str, hash_start: str) -> bool:
        """Forget a token; its owner names it by the beginning of its hash."""
        named = _k.c.hash.startswith(hash_start, autoescape=True)
        where = (_k.c.person == person, _k.c.kind == kind, named)
        with self.engine.begin() as connection:
            return connection.execute(delete(_k).where(*where)).rowcount > 0

    def use_token(self, hashed: str) -> bool:
        """Forget a token that serves once; False if somebody was faster."""
        with self.engine.begin() as connection:
            return connection.execute(delete(_k).where(_k.c.hash == hashed)).rowcount == 1


def _person(row: Mapping[Any, Any]) -> Person:
    values = dict(row)
    values["wishes"] = msgspec.json.decode(values["wishes"], type=Wishes)
    return Person(**values)
