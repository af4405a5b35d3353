"""The wire format (docs/wire.md): what is sent, what is answered, what is pushed."""
