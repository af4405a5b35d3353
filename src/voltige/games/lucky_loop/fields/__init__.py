"""The fields of a position of Lucky Loop, declared once."""
