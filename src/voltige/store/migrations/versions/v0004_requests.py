"""Requests to chat and races are remembered; a pace for bots, tables without a coach; a key."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

LIVE_DELAY_MS = 400  # what bots at live tables waited for until now


def upgrade() -> None:
    """Add the columns and the keys; tables that exist stay as they are."""
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.true()))
        table.add_column(
            sa.Column("bot_delay_ms", sa.Integer, nullable=False, server_default=sa.text("0"))
        )
    op.create_index("tables_owner", "tables", ["owner", "created_at"])
    op.create_index("tokens_owner", "tokens", ["owner"])
    tables = sa.table("tables", sa.column("mode"), sa.column("bot_delay_ms"))
    live = tables.c.mode == "live"
    op.execute(sa.update(tables).where(live).values(bot_delay_ms=LIVE_DELAY_MS))
    for name in ("claims", "chat"):
        with op.batch_alter_table(name) as table:
            table.add_column(sa.Column("request", sa.Text, nullable=False, server_default=""))
    asked = sa.text("request <> ''")
    op.create_index(
        "chat_request",
        "chat",
        ["table_id", "request"],
        unique=True,
        sqlite_where=asked,
        postgresql_where=asked,
    )


def downgrade() -> None:
    """Go back to the third form."""
    op.drop_table("keys")
    op.drop_index("tables_owner", "tables")
    op.drop_index("tokens_owner", "tokens")
    op.drop_index("chat_request", "chat")
    for name in ("claims", "chat"):
        with op.batch_alter_table(name) as table:
            table.drop_column("request")
    with op.batch_alter_table("tables") as table:
        table.drop_column("coach")
        table.drop_column("bot_delay_ms")
