"""Boonlake's help book."""
