"""Tables in play: kept in memory, changed, watched."""
