"""Boonlake as numbers: its action space and its observations."""
