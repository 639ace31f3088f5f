"""Snapshots among the entries, and what takes the place of the log of a finished game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("events", sa.Column("snapshot", sa.Text))
    op.add_column("tables", sa.Column("archive", sa.Text))
