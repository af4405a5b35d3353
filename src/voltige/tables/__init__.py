"""What happens at tables: seats, requests, clocks, votes, bots, chat, replays; no HTTP and no SQL."""
