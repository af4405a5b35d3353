"""The schema's history; every version leads to the next."""
