"""Many games: played fast, counted honestly."""
