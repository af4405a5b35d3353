"""Contracts shared by all games."""
