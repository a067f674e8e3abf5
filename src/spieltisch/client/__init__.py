"""The browser's part: one client for all games, plain ES modules and CSS, no build step."""

from importlib import resources
from importlib.resources.abc import Traversable

ENTRY = "spiel-tisch.js"
STYLES = (
    "palette.css",
    "theme.css",
    "bar.css",
    "table.css",
    "ask.css",
    "told.css",
    "film.css",
    "dialogs.css",
    "reading.css",
    "own-seats.css",
    "cards.css",
    "lesson.css",
    "guides.css",
    "narrow.css",
)


def files() -> list[Traversable]:
    """Every file that a browser may ask for."""
    folder = resources.files(__package__)
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith((".js", ".css"))),
        key=lambda file: file.name,
    )
