"""Simultaneous decisions: with measured times, in secret, or by standing orders.

A game declares what only it knows of them (``core/simultaneous.py``); how they are held stands here.
"""
