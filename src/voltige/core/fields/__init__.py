"""The fields of a position, declared once; plain data, notation, views and schemas are made from them."""
