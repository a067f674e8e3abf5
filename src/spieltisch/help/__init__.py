"""The rules in our own words, every game's, with pictures, parts and search."""
