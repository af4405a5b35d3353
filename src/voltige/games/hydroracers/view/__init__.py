"""What one seat may see, built up from nothing."""
