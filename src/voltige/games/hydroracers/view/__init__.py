"""What one seat may see, built up from nothing, and how events change it."""
