"""Boonlake: its component pack and its rules, one module per chapter of the rulebook."""
