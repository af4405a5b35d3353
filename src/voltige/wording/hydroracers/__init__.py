"""The words of Hydroracers."""
