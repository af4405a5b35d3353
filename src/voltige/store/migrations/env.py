"""Runs the migrations on the connection that the server gives us."""

from alembic import context
from sqlalchemy import Connection

from voltige.store.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
