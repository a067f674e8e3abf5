"""Work outside the event loop: bots, reports, notices."""
