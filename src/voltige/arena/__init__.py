"""Many games: simulations and golden files."""
