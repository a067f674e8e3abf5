"""The Castles of Burgundy: its component pack and its rules, one module per chapter."""
