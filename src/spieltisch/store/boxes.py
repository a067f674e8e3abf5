"""Boxes in the store: what people type in of their own copies, change by change, and versions."""

import json
import zlib
from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from spieltisch.store import schema

_b, _p, _c, _v = schema.boxes, schema.box_people, schema.box_changes, schema.box_versions
MOST_CHANGES: Final = 1000
"""So many changes of a box can be taken back and are shown with who made them."""
TRIES: Final = 20

Document = dict[str, Any]
Fields = dict[str, tuple[Any, Any]]
"""What a change has changed: by field, what was there before and what is there now."""


class BoxRow(msgspec.Struct, frozen=True):
    """A box as it stands."""

    id: str
    game: str
    owner: str
    body: Document
    seq: int
    shared: bool
    created_at: int
    updated_at: int


class Change(msgspec.Struct, frozen=True):
    """Who has changed which fields of an entry."""

    seq: int
    at: int
    person: str
    name: str
    sheet: str
    entry: str
    fields: Fields


class Version(msgspec.Struct, frozen=True):
    """A box as it was when somebody played with it."""

    id: str
    game: str
    name: str
    box: str
    created_at: int


class NewChange(msgspec.Struct, frozen=True):
    """What somebody wants to change."""

    at: int
    person: str
    name: str
    sheet: str
    entry: str
    more: bool = False
    """Whether it goes on with the latest change of the same entry: both are one change then."""


Apply = Callable[[Document], Fields]
"""Changes the body in place and says what it has changed."""


class Boxes:
    """Boxes by id and by person; their changes and versions."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def create(self, box: str, game: str, owner: str, body: Document, at: int) -> None:
        """A new box."""
        times = {"created_at": at, "updated_at": at}
        row = {"id": box, "game": game, "owner": owner, "body": json.dumps(body), "seq": 0, **times}
        with self.engine.begin() as connection:
            connection.execute(insert(_b), [row])

    def get(self, box: str) -> BoxRow | None:
        """A box, whoever asks."""
        with self.engine.connect() as connection:
            row = connection.execute(select(_b).where(_b.c.id == box)).mappings().first()
        return None if row is None else _row(row)

    def of_person(self, person: str) -> list[BoxRow]:
        """The boxes of a person and those at which they help, latest first."""
        helps = select(_p.c.box).where(_p.c.person == person)
        query = select(_b).where(or_(_b.c.owner == person, _b.c.id.in_(helps)))
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(_b.c.updated_at.desc())).mappings().all()
        return [_row(row) for row in rows]

    def owned(self, person: str) -> int:
        """How many boxes a person has."""
        query = select(func.count()).select_from(_b).where(_b.c.owner == person)
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def helped(self, person: str) -> int:
        """At how many boxes of others a person helps."""
        query = select(func.count()).select_from(_p).where(_p.c.person == person)
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def remove(self, box: str) -> None:
        """A box and its changes; versions stay, since games are played with them."""
        with self.engine.begin() as connection:
            connection.execute(delete(_b).where(_b.c.id == box))

    # People

    def people(self, box: str) -> list[tuple[str, str]]:
        """Who helps at a box, with names."""
        query = select(_p.c.person, _p.c.name).where(_p.c.box == box).order_by(_p.c.name)
        with self.engine.connect() as connection:
            return [(row.person, row.name) for row in connection.execute(query)]

    def join(self, box: str, person: str, name: str) -> None:
        """Let somebody work at a box."""
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(_p), [{"box": box, "person": person, "name": name}])
        except IntegrityError:
            pass  # they do already

    def leave(self, box: str, person: str) -> None:
        """Somebody works there no more."""
        with self.engine.begin() as connection:
            connection.execute(delete(_p).where(_p.c.box == box, _p.c.person == person))

    def link(self, box: str) -> str | None:
        """The hash of the link in force that lets people work at a box."""
        with self.engine.connect() as connection:
            return connection.execute(select(_b.c.link).where(_b.c.id == box)).scalar()

    def set_link(self, box: str, link: str | None) -> None:
        """Put another link in force, or none."""
        with self.engine.begin() as connection:
            connection.execute(update(_b).where(_b.c.id == box).values(link=link))

    # Changes

    def change(self, box: str, new: NewChange, apply: Apply) -> int:
        """Change a box as it stands now, not as somebody saw it; the number it has then."""
        for _ in range(TRIES):
            row = self.get(box)
            if row is None:
                return 0
            fields = apply(row.body)
            if not fields:
                return row.seq
            with self.engine.begin() as connection:
                if self._write(connection, row, new, fields):
                    return row.seq + 1
        raise TimeoutError("too many people change this box at once")

    def _write(self, connection: Connection, row: BoxRow, new: NewChange, fields: Fields) -> bool:
        """False if somebody else was faster."""
        now = {"body": json.dumps(row.body), "seq": row.seq + 1, "updated_at": new.at}
        same = (_b.c.id == row.id, _b.c.seq == row.seq)
        if connection.execute(update(_b).where(*same).values(**now)).rowcount != 1:
            return False
        made = msgspec.structs.asdict(new)
        if made.pop("more"):
            fields = self._gone_on(connection, row, new, fields)
        change = {**made, "box": row.id, "seq": row.seq + 1, "body": json.dumps(fields)}
        connection.execute(insert(_c), [change])
        old = (_c.c.box == row.id, _c.c.seq <= row.seq + 1 - MOST_CHANGES)
        connection.execute(delete(_c).where(*old))
        return True

    def _gone_on(
        self, connection: Connection, row: BoxRow, new: NewChange, fields: Fields
    ) -> Fields:
        """The latest change and this one together, if it is one of the same hand and entry."""
        mine = (_c.c.person == new.person, _c.c.sheet == new.sheet, _c.c.entry == new.entry)
        latest = (_c.c.box == row.id, _c.c.seq == row.seq, *mine)
        body = connection.execute(select(_c.c.body).where(*latest)).scalar()
        if body is None:
            return fields
        connection.execute(delete(_c).where(*latest))
        before = json.loads(body)
        later = {name: (before.get(name, change)[0], change[1]) for name, change in fields.items()}
        return {**before, **later}

    def changes(self, box: str, sheet: str = "", entry: str = "") -> list[Change]:
        """The latest changes of a box or of one entry, latest first."""
        query = select(_c).where(_c.c.box == box).order_by(_c.c.seq.desc())
        if sheet:
            query = query.where(_c.c.sheet == sheet, _c.c.entry == entry)
        with self.engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
        names = ("seq", "at", "person", "name", "sheet", "entry")
        return [
            Change(**{name: row[name] for name in names}, fields=json.loads(row["body"]))
            for row in rows
        ]

    def drop_change(self, box: str, seq: int) -> None:
        """A change that has been taken back cannot be taken back again."""
        with self.engine.begin() as connection:
            connection.execute(delete(_c).where(_c.c.box == box, _c.c.seq == seq))

    # Versions

    def keep(self, version: Version, person: str, raw: bytes) -> None:
        """Keep a version for as long as the installation lasts."""
        row = {**msgspec.structs.asdict(version), "person": person, "body": zlib.compress(raw, 9)}
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(_v), [row])
        except IntegrityError:
            pass  # it is known: what it holds never changes

    def fetch(self, version: str) -> bytes | None:
        """What a version holds; of several that are played alike, any."""
        where = _v.c.id == version if "." in version else _v.c.id.startswith(f"{version}.")
        with self.engine.connect() as connection:
            body = connection.execute(select(_v.c.body).where(where).limit(1)).scalar()
        return None if body is None else zlib.decompress(body)

    def version(self, version: str) -> Version | None:
        """What is known of a version."""
        found = self._versions(_v.c.id == version)
        return found[0] if found else None

    def names(self, versions: Collection[str]) -> dict[str, str]:
        """What versions are called."""
        query = select(_v.c.id, _v.c.name).where(_v.c.id.in_(versions))
        with self.engine.connect() as connection:
            return {row.id: row.name for row in connection.execute(query)}

    def versions(self, box: str) -> list[Version]:
        """The versions of a box, latest first."""
        return self._versions(_v.c.box == box)

    def _versions(self, where: Any) -> list[Version]:
        columns = (_v.c.id, _v.c.game, _v.c.name, _v.c.box, _v.c.created_at)
        query = select(*columns).where(where).order_by(_v.c.created_at.desc())
        with self.engine.connect() as connection:
            return [Version(**row) for row in connection.execute(query).mappings()]

    def kept_by(self, person: str) -> int:
        """How many versions are kept for a person."""
        query = select(func.count()).select_from(_v).where(_v.c.person == person)
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())


def _row(row: Any) -> BoxRow:
    named = {name: row[name] for name in ("id", "game", "owner", "seq", "created_at", "updated_at")}
    return BoxRow(**named, body=json.loads(row["body"]), shared=row["link"] is not None)
