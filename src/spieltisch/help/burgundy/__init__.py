"""Burgundy's help book."""
