"""The browser client: its weight, its answers to the hand, its pictures."""
