"""What a seat may do, one module per part of a turn."""
