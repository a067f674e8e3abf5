"""Component packs of any game: read from TOML files, checked, shown, copied to be filled in."""
