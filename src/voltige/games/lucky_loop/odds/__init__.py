"""Exact odds of flights, by dynamic programming (docs/rules/lucky-loop.md, "Exact odds")."""
