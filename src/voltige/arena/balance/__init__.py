"""How even the components of a game are, from simulated games: documents in Markdown."""
