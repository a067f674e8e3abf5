"""Reports on finished games in the store."""

from sqlalchemy import Engine, delete, insert, select

from spieltisch.store import schema

_r = schema.reports


class Reports:
    """One for each table at most; another engine's is as good as none."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def get(self, table_id: str, version: str) -> str | None:
        """The report that this version of the engine made."""
        query = select(_r.c.body).where(_r.c.table_id == table_id, _r.c.engine == version)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def put(self, table_id: str, version: str, body: str) -> None:
        """Keep a report in place of an older one."""
        with self.engine.begin() as connection:
            connection.execute(delete(_r).where(_r.c.table_id == table_id))
            connection.execute(
                insert(_r), [{"table_id": table_id, "engine": version, "body": body}]
            )
