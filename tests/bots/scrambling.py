"""A box of nobody's: our values dealt out anew by lot, and still one that the check lets pass."""

from random import Random
from typing import Any

from spieltisch.games.packs import boxes
from spieltisch.games.packs.findings import Files

GAME = "boonlake"
FACES = ("now", "always", "end")


def scrambled(seed: int) -> Files:
    """What cards do, what levers cost, where rewards lie: each of them among its own kind."""
    rng, files = Random(seed), boxes.new(GAME, f"scrambled {seed}")
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
        values = [entry[field] for entry in entries]
        rng.shuffle(values)
        for entry, value in zip(entries, values, strict=True):
            entry[field] = value
    return files
