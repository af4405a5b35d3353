"""Tables, logs, holders and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


TABLE_COLUMNS = (
    ("game", sa.Text()),
    ("rules", sa.Integer()),
    ("edition", sa.Text()),
    ("edition_hash", sa.Text()),
    ("options", sa.Text()),
    ("seats", sa.Integer()),
    ("mode", sa.Text()),
    ("practice", sa.Boolean()),
    ("public", sa.Boolean()),
    ("spectators", sa.Boolean()),
    ("move_s", sa.Integer()),
    ("reserve_s", sa.Integer()),
    ("seed", sa.LargeBinary()),
    ("owner", sa.Text()),
    ("created_at", sa.BigInteger()),
    ("changed_at", sa.BigInteger()),
    ("status", sa.Text()),
    ("names", sa.Text()),
)


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        *(sa.Column(name, kind, nullable=False) for name, kind in TABLE_COLUMNS),
        sa.Column("due_at", sa.BigInteger),
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_public", "tables", ["public", "changed_at"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("luck", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "holders",
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("holder", "table_id", "seat"),
    )
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_table", "chat", ["table_id", "number"])


def downgrade() -> None:
    """Remove them."""
    for name in ("chat", "holders", "entries", "tables"):
        op.drop_table(name)
