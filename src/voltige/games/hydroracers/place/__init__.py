"""Plain data back to a position."""
