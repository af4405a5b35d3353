"""Bots that the house does not know: classes of somebody's file, and programs that speak JSON."""
