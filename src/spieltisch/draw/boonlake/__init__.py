"""Boonlake on screen."""
