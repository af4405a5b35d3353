"""Finding the numbers of a bot: many candidates meet the same deals, and the better half goes on."""
