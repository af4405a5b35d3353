"""The table server under load, beside a boardgame.io server under Node."""
