"""The Castles of Burgundy as numbers: its action space and its observations."""
