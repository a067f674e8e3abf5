"""Small drawings that pictures are composed of; all follow one light, one line, one palette."""
