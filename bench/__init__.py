"""Benchmarks of the engine, alone and beside its peers."""
