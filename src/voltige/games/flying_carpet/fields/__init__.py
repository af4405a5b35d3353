"""The fields of a position of The Flying Carpet, declared once."""
