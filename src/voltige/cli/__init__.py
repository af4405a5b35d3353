"""The command ``voltige``: one module per command."""
