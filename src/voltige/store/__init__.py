"""Tables and their logs in SQL: SQLite by default, PostgreSQL by URL."""
