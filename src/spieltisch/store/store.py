"""The store: everything that outlives a process, behind one door."""

import secrets

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from spieltisch.store import schema
from spieltisch.store.boxes import Boxes
from spieltisch.store.database import migrate, open_database
from spieltisch.store.forgetting import forget
from spieltisch.store.manners import Manners
from spieltisch.store.notices import Notices
from spieltisch.store.people import People
from spieltisch.store.reports import Reports
from spieltisch.store.tables import Tables
from spieltisch.store.talk import Talk


class Store:
    """Tables, people, talk, notices, reports, manners and boxes in one database."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.tables = Tables(self.engine)
        self.people = People(self.engine)
        self.talk = Talk(self.engine)
        self.notices = Notices(self.engine)
        self.reports = Reports(self.engine)
        self.manners = Manners(self.engine)
        self.boxes = Boxes(self.engine)

    def migrate(self) -> None:
        """Bring the database to the newest form."""
        migrate(self.engine)

    def forget(self, person: str) -> None:
        """Everything that says who a person was."""
        forget(self.engine, person)

    def key(self, name: str) -> bytes:
        """A secret of this installation, made when first asked for and then always the same."""
        known = self.noted(name)
        if known is None:
            try:
                with self.engine.begin() as connection:
                    row = {"name": name, "value": secrets.token_hex(32)}
                    connection.execute(insert(schema.meta), [row])
            except IntegrityError:
                pass  # another process was faster; both use what is stored
            return self.key(name)
        return bytes.fromhex(known)

    def ping(self, now: int) -> None:
        """Fails if the database does not answer or takes nothing."""
        self.note("health", str(now))

    def noted(self, name: str) -> str | None:
        """What is known under a name."""
        query = select(schema.meta.c.value).where(schema.meta.c.name == name)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def note(self, name: str, value: str, old: str | None = None) -> bool:
        """Keep a value under a name; False if another than the `old` one stands there by now."""
        meta = schema.meta
        change = update(meta).where(meta.c.name == name).values(value=value)
        if old is not None:
            change = change.where(meta.c.value == old)
        with self.engine.begin() as connection:
            if connection.execute(change).rowcount:
                return True
        if old is not None:
            return False
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(meta), [{"name": name, "value": value}])
        except IntegrityError:
            pass  # another process was faster with something just as new
        return True

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()
