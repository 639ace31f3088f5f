"""Until when a server has claimed a table, so that no other acts for it as well."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("claimed", sa.Double))
