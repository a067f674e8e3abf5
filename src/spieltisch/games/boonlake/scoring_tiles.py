"""Scoring tiles: the conditions of the interim scorings, and the exchanges that fulfil some."""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.decisions import Decision
from spieltisch.games.boonlake.parts import Judged, Options
from spieltisch.games.boonlake.pieces import ScoringTile
from spieltisch.games.boonlake.presences import largest_group, own_hexes, own_within
from spieltisch.games.boonlake.supply import gain_vp, give_inhabitants, give_vases, pay_coins
from spieltisch.games.boonlake.table import SLOTS, Player, Table
from spieltisch.games.boonlake.terms import (
    DAY,
    SCORE_ADJACENT,
    SCORE_BRIDGES,
    SCORE_CARD_TRACK,
    SCORE_CATTLE,
    SCORE_COIN_TRACK,
    SCORE_GIVE_COINS,
    SCORE_GIVE_INHABITANTS,
    SCORE_GIVE_VASES,
    SCORE_LEVERS,
    SCORE_LOWER_TRACK,
    SCORE_REGIONS,
    SCORE_SETTLEMENTS,
    SCORE_SITES,
    SCORE_SUNSET_DAY,
    SUNSET,
)
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

COINS_FOR_PIECE: Final = 5
"""Coins that stand in for an inhabitant or a vase."""
VP_PER_PIECE: Final = 2
COINS_PER_VP: Final = 2


# Conditions


def reached(table: Table, seat: int, tile: ScoringTile) -> int:
    """What a player has of the tile's category, where that is one number."""
    player = table.players[seat]
    category = tile.category
    if category == SCORE_COIN_TRACK:
        return player.coin_track
    if category == SCORE_CARD_TRACK:
        return player.card_track
    if category == SCORE_LOWER_TRACK:
        return min(player.coin_track, player.card_track)
    if category == SCORE_SITES:
        return player.sites_built()
    if category == SCORE_ADJACENT:
        return largest_group(own_hexes(table, seat), table.pack.map.neighbour_mask)
    if category == SCORE_LEVERS:
        return player.lever_count()
    if category == SCORE_CATTLE:
        return player.cattle
    if category == SCORE_SETTLEMENTS:
        return player.settlements
    assert category == SCORE_BRIDGES
    return own_within(table, seat, table.pack.map.bridge_mask)


def pair_missing(first: int, second: int, more: int, less: int) -> int:
    """How much is missing to have `more` of one and `less` of the other, either way round."""
    return min(
        max(0, more - first) + max(0, less - second),
        max(0, more - second) + max(0, less - first),
    )


def cards_of(table: Table, player: Player, kind: int) -> int:
    """Cards of a kind that the player has played."""
    count = 0
    for card in player.played:
        if table.pack.cards[card].kind == kind:
            count += 1
    return count


def fulfils(table: Table, seat: int, tile: ScoringTile, scoring: int) -> bool:
    """Is the condition of the nth interim scoring (1-4) met? Exchanges are not decided here."""
    need, low = tile.need[scoring - 1], tile.need_low[scoring - 1]
    if tile.category == SCORE_REGIONS:
        masks = table.pack.map.region_mask
        first = own_within(table, seat, masks[tile.regions[0]])
        second = own_within(table, seat, masks[tile.regions[1]])
        return pair_missing(first, second, need, low) == 0
    if tile.category == SCORE_SUNSET_DAY:
        player = table.players[seat]
        sunset, day = cards_of(table, player, SUNSET), cards_of(table, player, DAY)
        # A realized project counts as one kind, the one that helps most (B20).
        return pair_missing(sunset, day, need, low) <= player.projects.bit_count()
    return reached(table, seat, tile) >= need


def is_exchange(tile: ScoringTile) -> bool:
    """Is the condition something to be given up at once?"""
    return tile.category in (SCORE_GIVE_INHABITANTS, SCORE_GIVE_VASES, SCORE_GIVE_COINS)


# Scoring


def check_tile(player: Player, slot: int) -> int:
    """Every tile is scored once by each player."""
    return why(no.TILE_SCORED) if player.markers[slot] else FINE


def score_tile(table: Table, seat: int, goal: int, success: bool, flow: Flow) -> None:
    """Place the marker: its points are gained or lost, doubled on the own tile (B3)."""
    slot = table.slot_of(goal)
    scoring = table.scorings
    table.players[seat].mark(slot, scoring)
    flow.tell(ev.SCORES_TILE if success else ev.FAILS_TILE, seat, goal)
    points = scoring * (2 if slot == seat else 1)
    gain_vp(table, seat, points if success else -points, sources.SCORING_TILES, flow)


class ScoreTile(Option[Table]):
    """Score this tile now."""

    verb: ClassVar[str] = "score"
    fields: ClassVar[tuple[str, ...]] = ("goal",)

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        tile = table.pack.scoring_tiles[self.goal]
        if is_exchange(tile):
            table.push(ChooseGift(seat, self.goal))
        else:
            success = fulfils(table, seat, tile, table.scorings)
            score_tile(table, seat, self.goal, success, flow)


SCORE: Final = [ScoreTile(goal) for goal in range(16)]


class ChooseScoring(Decision):
    """Every player must score one tile that does not hold his marker yet."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def judged(self, table: Table) -> Judged:
        player = table.players[self.seat]
        return [(SCORE[table.scoring[slot]], check_tile(player, slot)) for slot in range(SLOTS)]

    def add_options(self, table: Table, options: Options) -> None:
        player = table.players[self.seat]
        for slot in range(SLOTS):
            if check_tile(player, slot) == FINE:
                options.append(SCORE[table.scoring[slot]])


# Exchanges


class Gift(Option[Table]):
    """Make all exchanges of the tile: so many pieces, and coins for the others."""

    fields: ClassVar[tuple[str, ...]] = ("goal", "pieces", "coins")

    def __init__(self, goal: int, pieces: int, coins: int) -> None:
        self.goal = goal
        self.pieces = pieces
        self.coins = coins

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        self.give_pieces(table, seat, flow)
        pay_coins(table, seat, self.coins, flow)
        tile = table.pack.scoring_tiles[self.goal]
        times = tile.need[table.scorings - 1]
        vp = times if tile.category == SCORE_GIVE_COINS else times * VP_PER_PIECE
        gain_vp(table, seat, vp, sources.SCORING_TILES, flow)
        score_tile(table, seat, self.goal, True, flow)

    def give_pieces(self, table: Table, seat: int, flow: Flow) -> None:
        """Inhabitants, vases, or none."""


class GiveInhabitants(Gift):
    """Make all exchanges of the tile: so many inhabitants, the rest in coins."""

    verb: ClassVar[str] = "give-inhabitants"

    def give_pieces(self, table: Table, seat: int, flow: Flow) -> None:
        give_inhabitants(table, seat, self.pieces, flow)


class GiveVases(Gift):
    """Make all exchanges of the tile: so many vases, the rest in coins."""

    verb: ClassVar[str] = "give-vases"

    def give_pieces(self, table: Table, seat: int, flow: Flow) -> None:
        give_vases(table, seat, self.pieces, flow)


class GiveCoins(Gift):
    """Make all exchanges of the tile, in coins."""

    verb: ClassVar[str] = "give-coins"
    fields: ClassVar[tuple[str, ...]] = ("goal", "coins")

    def __init__(self, goal: int, coins: int) -> None:
        super().__init__(goal, 0, coins)


def give(tile: ScoringTile, pieces: int, coins: int) -> Option[Table]:
    """The option that fits the tile."""
    if tile.category == SCORE_GIVE_COINS:
        return GiveCoins(tile.index, coins)
    if tile.category == SCORE_GIVE_VASES:
        return GiveVases(tile.index, pieces, coins)
    return GiveInhabitants(tile.index, pieces, coins)


class GiveNothing(Option[Table]):
    """Fail the tile, on purpose or for want."""

    verb: ClassVar[str] = "give-nothing"
    fields: ClassVar[tuple[str, ...]] = ("goal",)

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        score_tile(table, seat, self.goal, False, flow)


def gifts(tile: ScoringTile, player: Player, scoring: int) -> list[tuple[int, int]]:
    """The ways to make all exchanges (B18) with the pieces there are, as (pieces, coins).

    Those with the most pieces, and so with the least coins, come first.
    """
    times = tile.need[scoring - 1]
    if tile.category == SCORE_GIVE_COINS:
        return [(0, COINS_PER_VP * times)]
    owned = player.ranch if tile.category == SCORE_GIVE_INHABITANTS else player.vases
    return [
        (pieces, (times - pieces) * COINS_FOR_PIECE) for pieces in range(min(times, owned), -1, -1)
    ]


class ChooseGift(Decision):
    """Make the exchanges of the tile, in full, or fail it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "goal")

    def __init__(self, seat: int, goal: int) -> None:
        self.seat = seat
        self.goal = goal

    def add_options(self, table: Table, options: Options) -> None:
        tile = table.pack.scoring_tiles[self.goal]
        player = table.players[self.seat]
        for pieces, coins in gifts(tile, player, table.scorings):
            if coins <= player.coins:
                options.append(give(tile, pieces, coins))
        options.append(GiveNothing(self.goal))

    def judged(self, table: Table) -> Judged:
        tile = table.pack.scoring_tiles[self.goal]
        player = table.players[self.seat]
        pieces, coins = gifts(tile, player, table.scorings)[0]
        short = coins - player.coins
        return [(give(tile, pieces, coins), why(no.COINS_SHORT, short))] if short > 0 else []
