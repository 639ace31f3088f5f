"""Who is told by Web Push that a table waits for them, and the key by which the servers send it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "subscriptions",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("browser", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("subscriptions_endpoint", "subscriptions", ["endpoint"])
    op.create_table(
        "push",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.CheckConstraint("id = 1", name="push_is_one"),
    )
