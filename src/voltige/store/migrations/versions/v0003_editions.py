"""Editions of a table's own; indexes that hold only what is looked for, so that a move is cheap."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the text of an edition, and make the indexes small."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("edition_text", sa.Text))
    op.drop_index("tables_due", "tables")
    op.drop_index("tables_public", "tables")
    due, public = sa.text("due_at IS NOT NULL"), sa.text("public")
    op.create_index("tables_due", "tables", ["due_at"], sqlite_where=due, postgresql_where=due)
    op.create_index(
        "tables_public",
        "tables",
        ["changed_at"],
        sqlite_where=sa.text("public = 1"),
        postgresql_where=public,
    )


def downgrade() -> None:
    """Go back to the second form."""
    op.drop_index("tables_due", "tables")
    op.drop_index("tables_public", "tables")
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_public", "tables", ["public", "changed_at"])
    with op.batch_alter_table("tables") as table:
        table.drop_column("edition_text")
