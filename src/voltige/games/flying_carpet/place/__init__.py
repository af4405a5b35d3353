"""Making a position from plain data."""
