"""Boxes of nobody's: our values dealt out anew by lot, and still such that the check lets pass."""

from random import Random
from typing import Any

from spieltisch.games.packs import boxes
from spieltisch.games.packs.findings import Files

FACES = ("now", "always", "end")


def scrambled(game: str, seed: int) -> Files:
    """A box of a game, each value dealt out among its own kind."""
    rng, files = Random(seed), boxes.new(game, f"scrambled {seed}")
    {"boonlake": _boonlake, "burgundy": _burgundy}[game](rng, files)
    return files


def _deal(rng: Random, entries: list[Any], field: str) -> None:
    values = [entry[field] for entry in entries]
    rng.shuffle(values)
    for entry, value in zip(entries, values, strict=True):
        entry[field] = value


def _boonlake(rng: Random, files: Files) -> None:
    """What cards do, what levers cost, where rewards lie."""
    cards: Any = files["cards.toml"]["card"]
    # A card does what another does, at its own price and for its own points.
    faces = [{name: card[name] for name in FACES if name in card} for card in cards.values()]
    rng.shuffle(faces)
    for card, face in zip(cards.values(), faces, strict=True):
        for name in FACES:
            card.pop(name, None)
        card.update(face)
    for file, table, field in (
        ("levers.toml", "lever", "cost"),
        ("map.toml", "hex", "reward"),
        ("river.toml", "shared", "reward"),
        ("river.toml", "upper", "reward"),
        ("river.toml", "lower", "reward"),
    ):
        inside: Any = files[file][table]
        entries = list(inside.values() if isinstance(inside, dict) else inside)
        entries = [entry for entry in entries if field in entry and entry.get("kind") != "harbour"]
        _deal(rng, entries, field)


def _burgundy(rng: Random, files: Files) -> None:
    """Which goods and bonuses lie on which route, and where the spaces of duchies lie."""
    routes: Any = files["expansions.toml"]["route"]
    for field in ("goods", "bonuses"):
        _deal(rng, list(routes.values()), field)
    for file in ("duchies.toml", "expansion_duchies.toml"):
        duchies: Any = files[file]["duchy"]
        for duchy in duchies.values():
            if "rows" in duchy and "start" not in duchy:
                rows = [row.split() for row in duchy["rows"]]
                spaces = [space for row in rows for space in row]
                rng.shuffle(spaces)
                duchy["rows"] = [" ".join(spaces.pop() for _space in row) for row in rows]
