"""What an action does, and all that follows by itself."""
