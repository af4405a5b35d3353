"""What one seat may see, and how events change it."""
