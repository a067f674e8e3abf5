"""Bots: they see a view or a determinised copy, never the true state."""

from spieltisch.bots.bot import Bot, BotMaker, Sight
from spieltisch.bots.levels import LEVELS, Level, load_bot

__all__ = ["LEVELS", "Bot", "BotMaker", "Level", "Sight", "load_bot"]
