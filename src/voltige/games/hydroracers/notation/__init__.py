"""Positions and attempts as one line of text, and back."""
