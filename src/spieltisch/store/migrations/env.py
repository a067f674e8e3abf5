"""Run by Alembic: migrate the connection that `database.migrate` hands over."""

from alembic import context

from spieltisch.store.schema import metadata

# SQLite cannot change most of a table in place; Alembic copies it then.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
