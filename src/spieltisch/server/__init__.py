"""Pages, JSON API and live channel (ASGI)."""
