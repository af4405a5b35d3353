"""The fields of a position of LOOPS, declared once."""
