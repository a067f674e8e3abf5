"""Bots: they see a view or a determinised copy, never the true state."""

from spieltisch.bots.bot import Bot, Sight, load_bot

__all__ = ["Bot", "Sight", "load_bot"]
