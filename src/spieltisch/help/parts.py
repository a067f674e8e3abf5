"""The parts of a game to leaf through: each with its picture, what it does, and its origins."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from spieltisch.games.packs.reading import ORIGINS

Origins = Mapping[tuple[str, str, str], str]

# What a value of a pack is about, by the name of its field: the reader wants to know whether a
# price is printed or our own, not how the pack's files are written.
_ASPECTS: Final[dict[str, tuple[str, ...]]] = {
    "kind": ("kind", "back", "side", "category", "last"),
    "price": ("cost",),
    "effect": (
        *("now", "always", "end", "reward", "label", "sites", "coins", "cards", "crossed", "steps"),
        *("houses", "settlements", "cattle", "inhabitants", "actions", "bonuses"),
    ),
    "points": (
        *("vp", "vp-loss", "final-vp", "past-end-vp", "points", "board", "area", "phase", "sale"),
        *("large-bonus", "small-bonus"),
    ),
    "condition": ("need", "need-low", "regions", "goods"),
    "project": ("project",),
    "place": (
        *("row", "column", "at", "region", "start", "north", "bridges", "ford", "corners", "canal"),
        *("locks", "starts", "two", "third", "fourth", "alternate", "rows", "posts", "left"),
        *("right", "spaces", "edges", "rivers", "centres", "sides"),
    ),
    "count": (
        *("pastures", "supply", "remove-a", "remove-b", "coloured", "black", "yellow", "each"),
        *("count", "three", "four", "private", "shared", "silver", "workers", "exchange", "step"),
        *("black-depot",),
    ),
    "name": ("name", "about", "format"),
}
_ASPECT_OF: Final = {field: aspect for aspect, fields in _ASPECTS.items() for field in fields}
# The same word stands for different things in some files.
_SPECIAL: Final = {
    ("expansions.toml", "two"): "count",
    ("expansions.toml", "cards"): "count",
    ("board.toml", "goods"): "count",
    ("board.toml", "steps"): "count",
}
ASPECTS: Final = tuple(_ASPECTS)


@dataclass(frozen=True)
class Part:
    """One component. `entries` are the tables of the pack that its values stand in.

    `fields` limits them where a table holds the values of several parts.
    """

    key: str
    kind: str
    name: str
    art: str
    lines: tuple[str, ...]
    entries: tuple[tuple[str, str], ...]
    fields: tuple[str, ...] = ()
    cost: int | None = None
    expansion: str = ""
    count: str = ""


def aspect_of(file: str, field: str) -> str:
    """What a field of a pack is about."""
    return _SPECIAL.get((file, field)) or _ASPECT_OF[field]


class Provenance:
    """Where the values of a pack come from, by its tables."""

    def __init__(self, origins: Origins) -> None:
        # Lists and tables that only hold other entries are no values themselves.
        holders = {(file, entry.split()[0]) for file, entry, _field in origins if entry}
        self.entries: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for (file, entry, field), origin in origins.items():
            if entry or (file, field) not in holders:
                self.entries.setdefault((file, entry), []).append((field, origin))

    def values(self, part: Part) -> list[tuple[str, str, str]]:
        """The values of a part as (file, field, origin)."""
        return [
            (file, field, origin)
            for file, entry in part.entries
            for field, origin in self.entries.get((file, entry), [])
            if not part.fields or field in part.fields
        ]

    def by_origin(self, part: Part) -> dict[str, list[str]]:
        """For each origin that occurs, what of the part has it."""
        found: dict[str, list[str]] = {}
        for file, field, origin in self.values(part):
            aspects = found.setdefault(origin, [])
            aspect = aspect_of(file, field)
            if aspect not in aspects:
                aspects.append(aspect)
        return {
            origin: sorted(found[origin], key=ASPECTS.index)
            for origin in ORIGINS
            if origin in found
        }


@dataclass(frozen=True)
class Wish:
    """What a reader wants to see; empty means anything. `cost` is a range of coins."""

    kind: str = ""
    cost: tuple[int, int] | None = None
    origin: str = ""
    expansion: str = ""


def chosen(parts: Iterable[Part], wish: Wish, provenance: Provenance) -> list[Part]:
    """The parts that fit a wish, in their order."""
    return [part for part in parts if _fits(part, wish, provenance)]


def _fits(part: Part, wish: Wish, provenance: Provenance) -> bool:
    if wish.kind and part.kind != wish.kind:
        return False
    if wish.expansion and (part.expansion or "base") != wish.expansion:
        return False
    if wish.cost and (part.cost is None or not wish.cost[0] <= part.cost <= wish.cost[1]):
        return False
    return not wish.origin or wish.origin in provenance.by_origin(part)
