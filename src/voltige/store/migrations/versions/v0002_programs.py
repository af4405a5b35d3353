"""Tokens for programs, claims of live races, rematches, starts from a position."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what the first form had no room for."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("position", sa.Text))
        table.add_column(sa.Column("asked", sa.Text, nullable=False, server_default="[]"))
        table.add_column(sa.Column("deadline", sa.BigInteger))
        table.add_column(sa.Column("rematch_of", sa.Text))
        table.create_unique_constraint("tables_rematch_of", ["rematch_of"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("arrived_at", sa.BigInteger, nullable=False),
        sa.Column("latency_ms", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "seat"),
    )


def downgrade() -> None:
    """Go back to the first form."""
    op.drop_table("claims")
    op.drop_table("tokens")
    with op.batch_alter_table("tables") as table:
        table.drop_constraint("tables_rematch_of", type_="unique")
        for name in ("rematch_of", "deadline", "asked", "position"):
            table.drop_column(name)
