"""What the search knows of a game, beside its rules: one module for each game, called as its folder."""
