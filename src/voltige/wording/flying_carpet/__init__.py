"""The words of The Flying Carpet."""

from voltige.wording.flying_carpet.words import CarpetWording

__all__ = ["WORDING"]

WORDING = CarpetWording
