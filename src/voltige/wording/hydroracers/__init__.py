"""The words of Hydroracers."""

from voltige.wording.hydroracers.words import HydroracersWording

__all__ = ["WORDING"]

WORDING = HydroracersWording
