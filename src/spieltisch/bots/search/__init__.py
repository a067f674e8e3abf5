"""Search without knowledge of any game: it asks a judge what positions are worth."""
