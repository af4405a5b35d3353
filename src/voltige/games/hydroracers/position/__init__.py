"""A position as plain data."""
