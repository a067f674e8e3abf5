"""What bots know of The Castles of Burgundy."""
