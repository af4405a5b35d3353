"""The carrier for one device: the same tables in a browser's worker, kept in its own database."""
