"""What a net is told of a position of Boonlake: with others, or with the Wise Eminence.

Numbers are scaled to be about 1. What serves as long as the game lasts is told twice: as it is,
and by the part of the game that is left. Hands are told to their owners only: what a seat imagines
of the others' counts for what it imagines of their scores.
"""

from typing import Final

from spieltisch.bots.boonlake import goals, hand, pace, position
from spieltisch.bots.net import Features, Sparse
from spieltisch.games.boonlake.eminence import EMINENCE
from spieltisch.games.boonlake.final import lever_vp
from spieltisch.games.boonlake.payment import coins_due
from spieltisch.games.boonlake.presences import cattle_points, own_by_region
from spieltisch.games.boonlake.scoring_tiles import cards_of
from spieltisch.games.boonlake.table import (
    CATTLE_EACH,
    HOUSES_EACH,
    INHABITANTS_EACH,
    PERK_COUNT,
    SETTLEMENTS_EACH,
    SLOTS,
    Player,
    Table,
)
from spieltisch.games.boonlake.terms import (
    CATEGORY_KEYS,
    KIND_KEYS,
    LEVER_KEYS,
    REGION_COUNT,
    RESOURCE_KEYS,
    ROW_COUNT,
)

_TERMS: Final = position.TERM_COUNT
_KINDS: Final = len(KIND_KEYS)
_LEVERS: Final = len(LEVER_KEYS)
_RESOURCES: Final = len(RESOURCE_KEYS)
_CATEGORIES: Final = len(CATEGORY_KEYS)

_MOST_STEPS: Final = 14
_STEPS: Final = 3
_MOST_COINS: Final = 12
_MOST_VASES: Final = 5
_MOST_TRACK: Final = 10
_MOST_CARDS: Final = 12
_MOST_PLAYED: Final = 14
_MOST_LEVEL: Final = 3
_MOST_PIECES: Final = 7
_MOST_LEAD: Final = 8
_BEST_CARDS: Final = 5
_PRICES: Final = 3
_SHORT: Final = 5

# Of a seat.
TERMS: Final = 0
FADING: Final = TERMS + _TERMS
COINS: Final = FADING + _TERMS
VASES: Final = COINS + _MOST_COINS + 1
RANCH: Final = VASES + _MOST_VASES + 1
SUPPLY: Final = RANCH + INHABITANTS_EACH + 1
RECESS: Final = SUPPLY + INHABITANTS_EACH + 1
HOUSES: Final = RECESS + 3
SETTLEMENTS: Final = HOUSES + HOUSES_EACH + 1
CATTLE: Final = SETTLEMENTS + SETTLEMENTS_EACH + 1
GONE_FADING: Final = CATTLE + CATTLE_EACH + 1
LEVERS: Final = GONE_FADING + 3
USED: Final = LEVERS + _LEVERS
LEVERS_FADING: Final = USED + _LEVERS
LEVER_COUNT: Final = LEVERS_FADING + _LEVERS
PROJECTS: Final = LEVER_COUNT + _LEVERS + 1
TRACKS: Final = PROJECTS + SLOTS + 1
PRODUCTION: Final = TRACKS + 2 * (_MOST_TRACK + 1)
BUILT: Final = PRODUCTION + _RESOURCES * _MOST_LEVEL
HELD: Final = BUILT + 2
HELD_KINDS: Final = HELD + _MOST_CARDS + 1
BEST: Final = HELD_KINDS + _KINDS
PRICES: Final = BEST + _BEST_CARDS + 1
PLAYED: Final = PRICES + 2 * (_PRICES + 1)
PLAYED_KINDS: Final = PLAYED + _MOST_PLAYED + 1
PERKS: Final = PLAYED_KINDS + _KINDS
PERKS_FADING: Final = PERKS + PERK_COUNT
ON_MAP: Final = PERKS_FADING + PERK_COUNT
REGIONS: Final = ON_MAP + 3 * (_MOST_PIECES + 1)
INCOME: Final = REGIONS + 2 * REGION_COUNT
LEAD: Final = INCOME + 6
BEHIND: Final = LEAD + _MOST_LEAD + 1
NEXT: Final = BEHIND + 4
# Of the scoring tiles: the own one, then the others together.
MARKED: Final = NEXT + 4
SHORT: Final = MARKED + 2 * (SLOTS + 1)
OPEN: Final = SHORT + 2 * (_SHORT + 1)
# Of the table.
STEPS: Final = OPEN + 2 * _CATEGORIES
SCORINGS: Final = STEPS + _MOST_STEPS + 1
TIME: Final = SCORINGS + pace.SCORINGS + 1
STRIPS: Final = TIME + 4
LABELS: Final = STRIPS + ROW_COUNT * ROW_COUNT
MAP: Final = LABELS + REGION_COUNT
SEATS: Final = MAP + 2
RIVALS: Final = SEATS + 4
THE_EMINENCE: Final = RIVALS + 5
COUNT: Final = THE_EMINENCE + 12


class BoonlakeFeatures(Features):
    """The player board, the hand and the pieces on the map, the goals, the ships and the time."""

    name: str = "boonlake 1"
    count: int = COUNT

    def covers(self, state: Table, seat: int) -> bool:
        return state.turns[state.active] > 0

    def fill(self, state: Table, seat: int, terms: list[float], found: Sparse) -> None:
        player = state.players[seat]
        steps = pace.steps_left(state)
        river = state.pack.river
        rest = steps / (river.last[0] + river.last[1])
        for term in range(_TERMS):
            found.put(TERMS + term, 0.05 * terms[term])
            found.put(FADING + term, 0.05 * rest * terms[term])
        _fill_board(player, rest, found)
        _fill_levers(player, rest, found)
        _fill_cards(state, seat, player, rest, found)
        _fill_map(state, seat, player, found)
        _fill_goals(state, seat, player, found)
        _fill_ships(state, seat, found)
        _fill_table(state, seat, steps, rest, found)
        if state.solo:
            _fill_eminence(state, found)


def _put_count(found: Sparse, begin: int, most: int, count: int) -> None:
    """One of the places from 0 to the most is 1."""
    found.put(begin + (count if count < most else most), 1.0)


def _fill_board(player: Player, rest: float, found: Sparse) -> None:
    """Coins, vases, people, what has left the board, tracks and production."""
    _put_count(found, COINS, _MOST_COINS, player.coins // 2)
    _put_count(found, VASES, _MOST_VASES, player.vases)
    _put_count(found, RANCH, INHABITANTS_EACH, player.ranch)
    _put_count(found, SUPPLY, INHABITANTS_EACH, player.supply)
    _put_count(found, RECESS, 2, player.recess)
    _put_count(found, HOUSES, HOUSES_EACH, player.houses)
    _put_count(found, SETTLEMENTS, SETTLEMENTS_EACH, player.settlements)
    _put_count(found, CATTLE, CATTLE_EACH, player.cattle)
    found.put(GONE_FADING, 0.3 * rest * player.houses)
    found.put(GONE_FADING + 1, 0.3 * rest * player.settlements)
    found.put(GONE_FADING + 2, 0.3 * rest * player.cattle)
    _put_count(found, TRACKS, _MOST_TRACK, player.coin_track)
    _put_count(found, TRACKS + _MOST_TRACK + 1, _MOST_TRACK, player.card_track)
    built = 0
    for resource in range(_RESOURCES):
        level = player.production[resource]
        _put_count(found, PRODUCTION + resource * _MOST_LEVEL, _MOST_LEVEL - 1, level)
        built += level
    found.put(BUILT, 0.2 * built)
    found.put(BUILT + 1, 0.2 * rest * built)


def _fill_levers(player: Player, rest: float, found: Sparse) -> None:
    for lever in range(_LEVERS):
        if player.levers >> lever & 1:
            found.put(LEVERS + lever, 1.0)
            found.put(LEVERS_FADING + lever, rest)
            if player.used >> lever & 1:
                found.put(USED + lever, 1.0)
    _put_count(found, LEVER_COUNT, _LEVERS, player.lever_count())
    for slot in range(SLOTS):
        if player.projects >> slot & 1:
            found.put(PROJECTS + slot, 1.0)
    found.put(PROJECTS + SLOTS, 0.1 * lever_vp(player.lever_count() + 1))


def _fill_cards(table: Table, seat: int, player: Player, rest: float, found: Sparse) -> None:
    """The hand: how many, of which kinds, the best, and what can be paid; and what was played."""
    cards = table.pack.cards
    turns = pace.turns_left(table)
    kinds = [0] * _KINDS
    payable = [0] * (_PRICES + 1)
    gains: list[float] = []
    for index in player.hand:
        card = cards[index]
        kinds[card.kind] += 1
        gains.append(hand.card_worth(table, seat, card, turns) - hand.price(player, card))
        short = 0
        for resource in range(_RESOURCES):
            if card.resources[resource] > player.production[resource]:
                short += card.resources[resource] - player.production[resource]
        if coins_due(player, card.coins) <= player.coins and card.vases <= player.vases:
            payable[short if short < _PRICES else _PRICES] += 1
    gains.sort(reverse=True)
    _put_count(found, HELD, _MOST_CARDS, len(player.hand))
    total = 0.0
    for at in range(len(gains)):
        if at < _BEST_CARDS:
            found.put(BEST + at, 0.1 * gains[at])
            total += gains[at]
    found.put(BEST + _BEST_CARDS, 0.03 * rest * total)
    for at in range(_PRICES + 1):
        found.put(PRICES + at, 0.3 * payable[at])
        found.put(PRICES + _PRICES + 1 + at, 0.3 * rest * payable[at])
    _put_count(found, PLAYED, _MOST_PLAYED, len(player.played))
    for kind in range(_KINDS):
        found.put(HELD_KINDS + kind, 0.3 * kinds[kind])
        found.put(PLAYED_KINDS + kind, 0.3 * cards_of(table, player, kind))
    for perk in range(PERK_COUNT):
        if player.perks[perk]:
            found.put(PERKS + perk, 0.5 * player.perks[perk])
            found.put(PERKS_FADING + perk, 0.5 * rest * player.perks[perk])


def _fill_map(table: Table, seat: int, player: Player, found: Sparse) -> None:
    """Pieces on the map and by region, and the income of all that is there."""
    pieces = [0, 0, 0]
    for piece in table.sites:
        if piece and piece >> 2 == seat:
            pieces[(piece & 3) - 1] += 1
    for kind in range(3):
        _put_count(found, ON_MAP + kind * (_MOST_PIECES + 1), _MOST_PIECES, pieces[kind])
    by_region = own_by_region(table, seat)
    for region in range(REGION_COUNT):
        if by_region[region]:
            found.put(REGIONS + region, 0.3 * by_region[region])
            found.put(REGIONS + REGION_COUNT + region, 1.0)
    scorings = pace.scorings_left(table)
    coins, points = position.income(table, player)
    beside = cattle_points(table, seat)
    found.put(INCOME, 0.1 * coins)
    found.put(INCOME + 1, 0.03 * coins * scorings)
    found.put(INCOME + 2, 0.1 * points)
    found.put(INCOME + 3, 0.03 * points * scorings)
    found.put(INCOME + 4, 0.1 * beside)
    found.put(INCOME + 5, 0.03 * beside * scorings)


def _fill_goals(table: Table, seat: int, player: Player, found: Sparse) -> None:
    """The scoring tiles: when scored, or how much is missing for the next scoring."""
    scoring = table.scorings + 1
    for slot in range(SLOTS):
        at = table.scoring[slot]
        if at < 0:
            continue
        other = 0 if slot == seat else 1
        if player.markers[slot]:
            found.put(MARKED + other * (SLOTS + 1) + player.markers[slot], 0.5)
            continue
        found.put(MARKED + other * (SLOTS + 1), 0.5)
        tile = table.pack.scoring_tiles[at]
        found.put(OPEN + other * _CATEGORIES + tile.category, 1.0)
        if scoring <= pace.SCORINGS:
            short = goals.missing_for(table, seat, player, tile, scoring)
            whole = 0 if short <= 0 else min(_SHORT, int(short + 0.999))
            found.put(SHORT + other * (_SHORT + 1) + whole, 0.5)


def _fill_ships(table: Table, seat: int, found: Sparse) -> None:
    """How far the ship is behind the first one, how many are further, and who is next."""
    own = table.ships[seat]
    first = own
    further = 0
    for other in range(table.seats):
        if table.ships[other] > own:
            further += 1
        if table.ships[other] > first:
            first = table.ships[other]
    _put_count(found, LEAD, _MOST_LEAD, first - own)
    _put_count(found, BEHIND, 3, further)
    _put_count(found, NEXT, 3, (seat - table.active) % table.seats)


def _fill_table(table: Table, seat: int, steps: int, rest: float, found: Sparse) -> None:
    """The time, the strips in their rows, the regions, and how the others do."""
    _put_count(found, STEPS, _MOST_STEPS, (steps + _STEPS - 1) // _STEPS)
    _put_count(found, SCORINGS, pace.SCORINGS, table.scorings)
    found.put(TIME, float(table.round))
    found.put(TIME + 1, float(table.ending))
    found.put(TIME + 2, float(table.crossed))
    found.put(TIME + 3, rest)
    for row in range(ROW_COUNT):
        found.put(STRIPS + row * ROW_COUNT + table.strips[row], 0.5)
    for region in range(REGION_COUNT):
        if table.labels >> region & 1:
            found.put(LABELS + region, 1.0)
    found.put(MAP, 0.03 * table.covered.bit_count())
    found.put(MAP + 1, 0.1 * table.pastures_left)
    found.put(SEATS + table.seats - 1, 1.0)
    best = 0
    settled = 0
    for other in range(table.seats):
        if other != seat:
            rival = table.players[other]
            best = max(best, rival.vp)
            settled += rival.settlements
            found.put(RIVALS + 1, 0.1 * len(rival.hand) / (table.seats - 1))
            found.put(RIVALS + 2, 0.03 * rival.coins / (table.seats - 1))
            found.put(RIVALS + 3, 0.1 * rival.ranch / (table.seats - 1))
    found.put(RIVALS, 0.01 * best)
    found.put(RIVALS + 4, 0.1 * settled)


def _fill_eminence(table: Table, found: Sparse) -> None:
    """The Wise Eminence: what it has scored and what it has left."""
    rival = table.eminence
    found.put(THE_EMINENCE, 0.05 * rival.vp)
    found.put(THE_EMINENCE + 1, 0.2 * rival.houses)
    found.put(THE_EMINENCE + 2, 0.2 * rival.settlements)
    found.put(THE_EMINENCE + 3, 0.2 * rival.cattle)
    found.put(THE_EMINENCE + 4, 0.1 * rival.cactus)
    found.put(THE_EMINENCE + 5, 0.1 * rival.stack[0])
    found.put(THE_EMINENCE + 6, 0.1 * rival.stack[1])
    found.put(THE_EMINENCE + 7, 0.1 * len(rival.shown))
    found.put(THE_EMINENCE + 8, 0.1 * cattle_points(table, EMINENCE))
    found.put(THE_EMINENCE + 9, 0.1 * (table.ships[EMINENCE] - table.ships[0]))
    found.put(THE_EMINENCE + 10, float(rival.acting))
    found.put(THE_EMINENCE + 11, 0.1 * len(rival.hidden))
