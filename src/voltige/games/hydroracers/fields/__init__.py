"""The fields of a position of Hydroracers, declared once."""
