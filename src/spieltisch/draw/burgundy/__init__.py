"""Burgundy on screen."""
