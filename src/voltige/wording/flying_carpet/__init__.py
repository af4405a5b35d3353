"""The words of The Flying Carpet."""
