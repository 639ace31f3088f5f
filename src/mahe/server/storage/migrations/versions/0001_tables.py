"""Tables, their logs and their keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    is_due = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=is_due, postgresql_where=is_due)
    op.create_index("tables_listed", "tables", ["phase", "public", "changed"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("command", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    is_command = sa.text("command IS NOT NULL")
    op.create_index(
        "events_command",
        "events",
        ["table_id", "seat", "command"],
        unique=True,
        sqlite_where=is_command,
        postgresql_where=is_command,
    )
    op.create_table(
        "keys",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double),
        sa.CheckConstraint("id = 1", name="pulse_is_one"),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": None}])
