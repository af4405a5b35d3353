"""What plain data leaves open when a position is placed."""
