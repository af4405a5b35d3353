"""The table server: HTTP, WebSocket and the bot API over one log per table."""
