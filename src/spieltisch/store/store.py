"""The store: everything that outlives a process, behind one door."""

import secrets

from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError

from spieltisch.store import schema
from spieltisch.store.database import migrate, open_database
from spieltisch.store.notices import Notices
from spieltisch.store.people import People
from spieltisch.store.reports import Reports
from spieltisch.store.tables import Tables
from spieltisch.store.talk import Talk


class Store:
    """Tables, people, talk, notices and reports in one database."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.tables = Tables(self.engine)
        self.people = People(self.engine)
        self.talk = Talk(self.engine)
        self.notices = Notices(self.engine)
        self.reports = Reports(self.engine)

    def migrate(self) -> None:
        """Bring the database to the newest form."""
        migrate(self.engine)

    def key(self, name: str) -> bytes:
        """A secret of this installation, made when first asked for and then always the same."""
        query = select(schema.meta.c.value).where(schema.meta.c.name == name)
        with self.engine.connect() as connection:
            known = connection.execute(query).scalar()
        if known is None:
            try:
                with self.engine.begin() as connection:
                    row = {"name": name, "value": secrets.token_hex(32)}
                    connection.execute(insert(schema.meta), [row])
            except IntegrityError:
                pass  # another process was faster; both use what is stored
            return self.key(name)
        return bytes.fromhex(known)

    def ping(self) -> None:
        """Fails if the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(text("SELECT 1"))

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()
