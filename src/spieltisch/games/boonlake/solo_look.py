"""What everybody sees of the Eminence, and whether its pieces add up."""

from typing import Final

from spieltisch.games.boonlake.audit import Findings
from spieltisch.games.boonlake.eminence import EMINENCE, GAIN_KEYS, NO_TILE
from spieltisch.games.boonlake.presences import sites_with
from spieltisch.games.boonlake.solo_places import preferred
from spieltisch.games.boonlake.solo_scoring import incomes
from spieltisch.games.boonlake.table import (
    CATTLE_EACH,
    HOUSE,
    HOUSES_EACH,
    INHABITANT,
    SETTLEMENT,
    SETTLEMENTS_EACH,
    Table,
)
from spieltisch.games.boonlake.terms import HEX_COUNT
from spieltisch.kernel.values import Plain

STACKED: Final = 6
"""Solo tiles in play, on every level."""


def view(table: Table) -> dict[str, Plain]:
    """Its board, its score by source, its next income, the tile in use and the stack.

    `stack` are the A and B tiles still face down, which the level and the tiles shown tell.
    """
    eminence = table.eminence
    return {
        "acting": eminence.acting,
        "vp": eminence.vp,
        "sheet": {key: eminence.points[gain] for gain, key in enumerate(GAIN_KEYS)},
        "income": {GAIN_KEYS[gain]: vp for vp, gain in incomes(table)},
        "houses": eminence.houses,
        "settlements": eminence.settlements,
        "cattle": eminence.cattle,
        "cactus": eminence.cactus,
        "tile": eminence.tile(),
        "preferred": preferred(table) if eminence.tile() != NO_TILE else 0,
        "corner": eminence.corner,
        "stack": list(eminence.stack),
        "shown": list(eminence.shown),
    }


def audit(table: Table) -> list[str]:
    """Everything that is wrong with the pieces of its colour and with the solo tiles."""
    findings = Findings()
    eminence = table.eminence
    on_map = [len(sites_with(table, EMINENCE, piece)) for piece in (INHABITANT, HOUSE, SETTLEMENT)]
    cattle = sum(table.herd_of(hex_at, EMINENCE) for hex_at in range(HEX_COUNT))
    findings.equal("inhabitants of the Eminence", on_map[0], 0)
    findings.equal("houses of the Eminence", on_map[1], eminence.houses - eminence.settlements)
    findings.equal("settlements of the Eminence", on_map[2], eminence.settlements)
    findings.equal("cattle of the Eminence", cattle, eminence.cattle)
    findings.equal("VP of the Eminence", sum(eminence.points), eminence.vp)
    findings.equal("solo tiles", len(eminence.shown) + eminence.stack_size(), STACKED)
    findings.equal("ships", len(table.ships), EMINENCE + 1)
    for what, count, most in (
        ("houses", eminence.houses, HOUSES_EACH),
        ("settlements", eminence.settlements, SETTLEMENTS_EACH),
        ("cattle", eminence.cattle, CATTLE_EACH),
        ("cactus track", eminence.cactus, len(table.pack.solo_board.cactus) - 1),
    ):
        findings.within(f"{what} of the Eminence", count, 0, most)
    twice = set(eminence.shown) & set(eminence.hidden)
    if twice or len(set(eminence.shown)) != len(eminence.shown):
        findings.found.append(f"solo tiles: some are there twice: {eminence.shown}")
    return findings.found
