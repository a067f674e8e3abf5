"""The law of every game: agenda, choices, chance, events, records. No I/O, no game's name."""
