"""The tables of the database as they are now; ``migrations`` leads there from any older form.

Secrets are stored as SHA-256 (cookies, recovery keys, tokens), except the seeds of fair luck, which
the server needs until a match is over.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("edition_hash", Text, nullable=False),
    Column("edition_text", Text),  # of an edition that did not come with the game
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mode", Text, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("move_s", Integer, nullable=False),
    Column("reserve_s", Integer, nullable=False),
    Column("position", Text),  # a start other than the set-up
    Column("seed", LargeBinary, nullable=False),
    Column("owner", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("names", Text, nullable=False),  # of the seats, for lists
    Column("asked", Text, nullable=False),  # seats that must decide, for lists
    Column("deadline", BigInteger),
    Column("due_at", BigInteger),  # when the server must look at it: a bot, a clock, claims
    Column("rematch_of", Text, unique=True),
    Column("coach", Boolean, nullable=False, server_default=true()),
    Column("bot_delay_ms", Integer, nullable=False, server_default=text("0")),
)
DUE, PUBLIC = tables.c.due_at.is_not(None), tables.c.public
Index("tables_owner", tables.c.owner, tables.c.created_at)
Index("tables_due", tables.c.due_at, sqlite_where=DUE, postgresql_where=DUE)
Index("tables_public", tables.c.changed_at, sqlite_where=PUBLIC, postgresql_where=PUBLIC)

# The log of a table. Its primary key decides every race between processes.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("luck", Text, nullable=False),
    Column("request", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# Which tables a browser or a program sits at; the log itself says the same, this is the index.
holders = Table(
    "holders",
    metadata,
    Column("holder", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("holder", "table_id", "seat"),
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", Text, nullable=False, server_default=""),
)
ASKED = chat.c.request != ""
Index("chat_table", chat.c.table_id, chat.c.number)
Index(  # a line is said once, however often it is sent
    "chat_request",
    chat.c.table_id,
    chat.c.request,
    unique=True,
    sqlite_where=ASKED,
    postgresql_where=ASKED,
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

Index("tokens_owner", tokens.c.owner)

# What the server keeps for itself, for example the key that its cookies are signed with.
keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Claims in a decision with measured times until it is settled; the key makes the first one bind.
claims = Table(
    "claims",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),  # of the log when the decision opened
    Column("seat", Integer, nullable=False),
    Column("arrived_at", BigInteger, nullable=False),
    Column("latency_ms", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("request", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "number", "seat"),
)

# The editions that releases brought along, so that tables outlive a change of theirs.
editions = Table(
    "editions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("text", Text, nullable=False),
)
