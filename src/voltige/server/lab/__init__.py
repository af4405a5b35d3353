"""The lab: editions that people change, and what the change does to a game."""
