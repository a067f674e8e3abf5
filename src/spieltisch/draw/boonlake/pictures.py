"""The picture on every project card and scoring tile, composed from motifs as `pictures.toml` says.

A card that no entry knows, from somebody's own box, gets a picture that follows from its key.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any
from zlib import crc32

from spieltisch.draw.art.motifs import library
from spieltisch.draw.art.motifs.buildings import BUILDINGS
from spieltisch.draw.art.motifs.people import PEOPLE
from spieltisch.draw.art.motifs.places import PLACES
from spieltisch.draw.art.motifs.things import THINGS
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.pieces import Card


@cache
def compositions() -> dict[str, str]:
    """What is on each card of the box, by its key."""
    return {key: value for key, value in _listed().items() if isinstance(value, str)}


@cache
def goal_compositions() -> dict[str, str]:
    """What is on each scoring tile of the box, by its key: sky and place first."""
    return {key: str(value) for key, value in _listed()["goals"].items()}


@cache
def _listed() -> dict[str, Any]:
    text = files(__package__).joinpath("pictures.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def composition(key: str) -> tuple[str, list[str]]:
    """A card's place and motifs."""
    place, _, motifs = (compositions().get(key) or _guess(key)).partition(": ")
    return place, motifs.split()


def _guess(key: str) -> str:
    """Somebody, something and a building that a key always leads to."""
    seed = crc32(key.encode())
    picked = []
    for choices in (PLACES, BUILDINGS, PEOPLE, THINGS):
        seed, index = divmod(seed, len(choices))
        picked.append(list(choices)[index])
    return "{}: {} {} {}".format(*picked)


def goal_picture(key: str) -> list[library.Use]:
    """What is on a scoring tile, and where."""
    return library.composed(goal_compositions().get(key) or f"day {_guess(key)}")


def picture(card: Card) -> list[library.Use]:
    """What is on a card, and where."""
    return library.picture(terms.KIND_KEYS[card.kind], *composition(card.key))
