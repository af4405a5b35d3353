"""One search for all games: from a view to a choice, by playing on in worlds that agree with the view."""
