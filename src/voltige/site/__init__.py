"""Voltige as a folder of static files: the client, the documents, and the engine for a browser."""
