"""What an action does, one module per part of a turn."""
