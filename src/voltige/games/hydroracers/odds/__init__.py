"""Exact odds of each option of a turn."""
