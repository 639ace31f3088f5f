"""Run by Alembic for every upgrade, on the connection and in the transaction of `migrations.upgrade`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
