"""What bots know of Boonlake."""
