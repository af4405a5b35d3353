"""What an action does, phase by phase."""
