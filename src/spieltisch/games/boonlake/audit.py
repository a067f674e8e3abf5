"""Are all pieces there? Whatever does not add up is a fault in the rules."""

from spieltisch.games.boonlake.presences import sites_with
from spieltisch.games.boonlake.production import HIGHEST_LEVEL
from spieltisch.games.boonlake.table import (
    BARE,
    CATTLE_EACH,
    HOUSE,
    HOUSES_EACH,
    INHABITANT,
    INHABITANTS_EACH,
    PASTURE,
    SETTLEMENT,
    SETTLEMENTS_EACH,
    Table,
)
from spieltisch.games.boonlake.terms import BACK_GREY, HEX_COUNT, ROW_COUNT


class Findings:
    """Collects what is wrong."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def equal(self, what: str, count: int, expected: int) -> None:
        if count != expected:
            self.found.append(f"{what}: {count}, not {expected}")

    def within(self, what: str, count: int, low: int, high: int) -> None:
        if not low <= count <= high:
            self.found.append(f"{what}: {count}, not from {low} to {high}")


def audit(table: Table) -> list[str]:
    """Everything that is wrong with the pieces."""
    findings = Findings()
    audit_cards(table, findings)
    audit_map(table, findings)
    for seat in range(table.seats):
        audit_player(table, seat, findings)
    if sorted(table.strips) != list(range(ROW_COUNT)):
        findings.found.append(f"strips: {table.strips}")
    return findings.found


def audit_cards(table: Table, findings: Findings) -> None:
    """Every card is in exactly one place."""
    cards = [*table.pile.items, *table.discards]
    for player in table.players:
        cards += player.hand + player.played
        if player.hand != sorted(player.hand):
            findings.found.append(f"a hand is not sorted: {player.hand}")
    if sorted(cards) != [card.index for card in table.pack.cards]:
        findings.found.append(f"cards: {len(cards)} in all, or some of them twice")


def audit_map(table: Table, findings: Findings) -> None:
    """Tiles, pastures and what stands on them."""
    laid = [tile for tile in table.tile_at if tile >= 0]
    grey = [tile for tile in laid if table.pack.tiles[tile].back == BACK_GREY]
    revealed = [] if table.revealed == BARE else [table.revealed]
    if sorted([*grey, *table.mound.items, *revealed]) != sorted(table.pack.grey_tiles):
        findings.found.append("grey tiles: some are missing or there twice")
    findings.equal("start tiles", len(laid) - len(grey), len(table.pack.start_tiles(table.seats)))
    pastures = table.tile_at.count(PASTURE)
    findings.equal("pastures", pastures + table.pastures_left, table.pack.pastures)
    for hex_at in range(HEX_COUNT):
        tile = table.tile_at[hex_at]
        findings.equal(f"hex {hex_at + 1} covered", table.covered >> hex_at & 1, int(tile != BARE))
        findings.equal(
            f"hex {hex_at + 1} pasture", table.pastures >> hex_at & 1, int(tile == PASTURE)
        )
        if tile != PASTURE:
            findings.equal(f"cattle on hex {hex_at + 1}", table.herds[hex_at], 0)
        findings.within(f"cattle on hex {hex_at + 1}", table.herd_size(hex_at), 0, 4)
        for place in range(table.sites_on(hex_at), 2):
            findings.equal(f"piece beside hex {hex_at + 1}", table.sites[2 * hex_at + place], 0)


def audit_player(table: Table, seat: int, findings: Findings) -> None:
    """Wooden pieces of one colour, and everything that must not go below nothing."""
    player = table.players[seat]
    on_map = [len(sites_with(table, seat, piece)) for piece in (INHABITANT, HOUSE, SETTLEMENT)]
    projects = player.projects.bit_count()
    inhabitants = player.supply + player.ranch + player.recess + on_map[0] + projects
    findings.equal(f"inhabitants of seat {seat}", inhabitants, INHABITANTS_EACH)
    findings.equal(f"houses of seat {seat}", on_map[1], player.houses - player.freed)
    findings.equal(f"settlements of seat {seat}", on_map[2], player.settlements)
    cattle = sum(table.herd_of(hex_at, seat) for hex_at in range(HEX_COUNT))
    findings.equal(f"cattle of seat {seat}", cattle, player.cattle)
    findings.equal(f"VP of seat {seat}", sum(player.points), player.vp)
    for what, count, most in (
        ("coins", player.coins, 10_000),
        ("vases", player.vases, 1_000),
        ("ranch", player.ranch, INHABITANTS_EACH),
        ("supply", player.supply, INHABITANTS_EACH),
        ("recess", player.recess, 2),
        ("houses", player.houses, HOUSES_EACH),
        ("freed houses", player.freed, HOUSES_EACH),
        ("settlements", player.settlements, SETTLEMENTS_EACH),
        ("cattle", player.cattle, CATTLE_EACH),
        ("coin track", player.coin_track, table.pack.tracks[0].steps),
        ("card track", player.card_track, table.pack.tracks[1].steps),
        ("levers down that are not there", player.used & ~player.levers, 0),
    ):
        findings.within(f"{what} of seat {seat}", count, 0, most)
    for level in player.production:
        findings.within(f"production site of seat {seat}", level, 0, HIGHEST_LEVEL)
