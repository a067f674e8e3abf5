"""Imported by a server under test: what a live channel has spent comes back in hours."""

from spieltisch.server import limits

limits.RATES["live"] = (limits.DEPTH, 0.01)
