"""What people draw of The Flying Carpet before they play: landscapes of their own."""
