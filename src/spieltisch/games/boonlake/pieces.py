"""What a box of Boonlake consists of, as plain typed data.

Nothing here does anything: the rules read it. Everything is made once by `pack.load_pack` and
shared by all games; treat it as frozen. Cards, tiles and hexes are addressed by a dense index and
carry a `key` (ASCII, kebab-case) for notations, records and message ids.
"""

from __future__ import annotations

from spieltisch.games.boonlake.terms import BACK_GREY, SPECIAL_LEVERS, TRACK_KEYS


class Effect:
    """One effect, cost or reward: a verb and its numbers.

    `what` is the resource of BUILD_AT, the kind of DISCARD_BONUS, the region of END_REGION, the
    measure of END_EACH and END_REACH; otherwise -1. END_REACH pays `low_vp` from `low_need` on and
    `high_vp` from `high_need` on; all other verbs leave these four at 0.
    """

    def __init__(
        self,
        verb: int,
        amount: int,
        what: int = -1,
        low_need: int = 0,
        low_vp: int = 0,
        high_need: int = 0,
        high_vp: int = 0,
    ) -> None:
        self.verb = verb
        self.amount = amount
        self.what = what
        self.low_need = low_need
        self.low_vp = low_vp
        self.high_need = high_need
        self.high_vp = high_vp


class Row:
    """A row of the action board, from the top: ship steps, and the VP that choosing it costs."""

    def __init__(self, index: int, steps: int, vp_loss: int) -> None:
        self.index = index
        self.steps = steps
        self.vp_loss = vp_loss


class Strip:
    """An action strip: the kind of card it lets you play first (NO_KIND: coins instead)."""

    def __init__(self, index: int, key: str, kind: int, coins: int) -> None:
        self.index = index
        self.key = key
        self.kind = kind
        self.coins = coins


class RiverSpace:
    """A space of the river. `number` is counted from 1 along the route of its arm.

    `harbour` and `final` spaces hold any number of ships, whoever plays; a `start` space does so
    only for the numbers of players that start there (see `River`). `reward` is empty or one effect.
    """

    def __init__(
        self,
        index: int,
        key: str,
        number: int,
        arm: int,
        harbour: bool,
        start: bool,
        final: bool,
        reward: list[Effect],
    ) -> None:
        self.index = index
        self.key = key
        self.number = number
        self.arm = arm
        self.harbour = harbour
        self.start = start
        self.final = final
        self.reward = reward


class River:
    """The river as two routes, one per round: `route[round][position]` is a space index.

    Rounds and positions count from 0 (position = printed number - 1). The shared lock lies right
    after position `shared_lock` of both routes, the arm's lock after `arm_lock[round]`.
    `start[round][players]` is the position where ships begin (index 0 is unused), and
    `roomy[round][players]` the positions that hold any number of ships, as a bit set: harbours,
    the final space, and of the start spaces only that of this number of players (B12).
    """

    def __init__(
        self,
        spaces: list[RiverSpace],
        route: list[list[int]],
        shared_lock: int,
        arm_lock: list[int],
        start: list[list[int]],
    ) -> None:
        self.spaces = spaces
        self.route = route
        self.shared_lock = shared_lock
        self.arm_lock = arm_lock
        self.start = start
        self.last = [len(route[0]) - 1, len(route[1]) - 1]
        self.roomy = [
            [_roomy(spaces, route[at]) | 1 << position for position in start[at]] for at in (0, 1)
        ]

    def starts(self, players: int) -> set[int]:
        """The spaces, by index, where the ships of so many players begin a round."""
        return {self.route[at][self.start[at][players]] for at in (0, 1)}


def _roomy(spaces: list[RiverSpace], route: list[int]) -> int:
    """The positions of a route that hold any number of ships, whoever plays."""
    return sum(
        1 << position
        for position, index in enumerate(route)
        if spaces[index].harbour or spaces[index].final
    )


class Region:
    """A region: the reward on its label, its rank from the north (0 first), its hexes."""

    def __init__(self, index: int, key: str, label: Effect, north: int, hexes: list[int]) -> None:
        self.index = index
        self.key = key
        self.label = label
        self.north = north
        self.hexes = hexes


class Hex:
    """A numbered space of the map. Index = number - 1; `q`, `r` are axial, pointy side up.

    `start` is 0, or the number of players from which on a start tile lies here. `neighbours` are
    all adjacent hexes (shared edge, bridge or ford), ascending. `at_bridge`: a bridge ends here.
    """

    def __init__(
        self,
        index: int,
        region: int,
        q: int,
        r: int,
        start: int,
        reward: list[Effect],
    ) -> None:
        self.index = index
        self.number = index + 1
        self.key = str(index + 1)
        self.region = region
        self.q = q
        self.r = r
        self.start = start
        self.reward = reward
        self.neighbours: list[int] = []
        self.at_bridge = False


class GameMap:
    """The map of hexes with its tables: neighbours, bit masks, bridges, ford, regions.

    Masks have bit `i` set for hex index `i`. `north` lists the regions from north to south.
    """

    def __init__(
        self,
        hexes: list[Hex],
        regions: list[Region],
        bridges: list[tuple[int, int]],
        ford: tuple[int, int],
    ) -> None:
        self.hexes = hexes
        self.regions = regions
        self.bridges = bridges
        self.ford = ford
        self.north = sorted([0, 1, 2, 3], key=lambda region: regions[region].north)
        self.neighbours = [place.neighbours for place in hexes]
        self.region_of = [place.region for place in hexes]
        self.at_bridge = [place.at_bridge for place in hexes]
        self.neighbour_mask = [mask_of(place.neighbours) for place in hexes]
        self.region_mask = [mask_of(region.hexes) for region in regions]
        self.bridge_mask = mask_of([place.index for place in hexes if place.at_bridge])


def mask_of(indices: list[int]) -> int:
    """The bit set of some indices."""
    mask = 0
    for index in indices:
        mask |= 1 << index
    return mask


class Site:
    """A building site: what developing it costs and brings, in order; no effect means free.

    `settlement_vp` is gained (or, negative, lost) when a house here becomes a settlement;
    `on_develop` holds all other effects, costs first.
    """

    def __init__(self, on_develop: list[Effect], settlement_vp: int) -> None:
        self.on_develop = on_develop
        self.settlement_vp = settlement_vp


class BuildingTile:
    """A building tile with one or two sites (upper first). Pastures are not in this list."""

    def __init__(
        self, index: int, key: str, back: int, sites: list[Site], names: dict[str, str]
    ) -> None:
        self.index = index
        self.key = key
        self.back = back
        self.sites = sites
        self.names = names


class TrackSpace:
    """A space of an income track: the income beside it, and what is crossed on stepping there."""

    def __init__(self, income: int, vp: int, crossed: list[Effect]) -> None:
        self.income = income
        self.vp = vp
        self.crossed = crossed


class Track:
    """An income track. Markers start at position 0; `steps` is the last position."""

    def __init__(self, index: int, spaces: list[TrackSpace], past_end_vp: int) -> None:
        self.index = index
        self.key = TRACK_KEYS[index]
        self.spaces = spaces
        self.steps = len(spaces) - 1
        self.past_end_vp = past_end_vp


class Recess:
    """A recess of the player board: once vacated it pays income, and VP in the final scoring."""

    def __init__(self, tier: int, coins: int, vp: int, final_vp: int) -> None:
        self.tier = tier
        self.coins = coins
        self.vp = vp
        self.final_vp = final_vp


class PlayerBoard:
    """The player board. Pieces leave their lists in order: top tier first, left to right.

    `tier_houses[tier]` (and likewise) is how many houses have left once that tier is empty of
    them; tiers count from 0. `canal` lists the resources downstream, boats start at position 0.
    """

    def __init__(
        self,
        houses: list[Recess],
        settlements: list[Recess],
        cattle: list[Recess],
        inhabitants: list[Recess],
        canal: list[int],
    ) -> None:
        self.houses = houses
        self.settlements = settlements
        self.cattle = cattle
        self.inhabitants = inhabitants
        self.canal = canal
        self.tiers = 5
        self.tier_houses = up_to_tier(houses, 5)
        self.tier_settlements = up_to_tier(settlements, 5)
        self.tier_cattle = up_to_tier(cattle, 5)


def up_to_tier(recesses: list[Recess], tiers: int) -> list[int]:
    """For each tier, how many of these recesses lie in it or above it."""
    return [len([r for r in recesses if r.tier <= tier]) for tier in range(tiers)]


class Lever:
    """A recess of the modernization area: what a lever tile costs there, and where it lies."""

    def __init__(self, index: int, key: str, cost: int, row: int, column: int) -> None:
        self.index = index
        self.key = key
        self.cost = cost
        self.row = row
        self.column = column
        self.special = index < SPECIAL_LEVERS


def needed(resources: list[int]) -> list[int]:
    """The resources of which any are asked for, the last first."""
    return [index for index in range(len(resources) - 1, -1, -1) if resources[index]]


class Card:
    """A project card. `resources[resource]` are needed, coins and vases are paid.

    `now`, `always` and `end` are the immediate, permanent and game-end effects.
    """

    def __init__(
        self,
        index: int,
        key: str,
        kind: int,
        coins: int,
        vases: int,
        resources: list[int],
        now: list[Effect],
        always: list[Effect],
        end: list[Effect],
        vp: int,
        names: dict[str, str],
    ) -> None:
        self.index = index
        self.key = key
        self.kind = kind
        self.coins = coins
        self.vases = vases
        self.resources = resources
        self.needs = needed(resources)
        self.resource_total = resources[0] + resources[1] + resources[2] + resources[3]
        self.now = now
        self.always = always
        self.end = end
        self.vp = vp
        self.names = names


class ScoringTile:
    """A scoring tile: a special project above, a category with four thresholds below.

    At the nth interim scoring (from 0) the condition is `need[n]`; for two regions and for sunset
    and day `need[n]` in one of the two and `need_low[n]` in the other. `regions` holds the two
    regions of SCORE_REGIONS, else nothing. The project pays 2 inhabitants as every project does,
    `project_vp`, and one step on `project_track`. `key` says what it asks for and of which regions,
    `entry` is its name in the pack.
    """

    def __init__(
        self,
        index: int,
        key: str,
        category: int,
        regions: list[int],
        need: list[int],
        need_low: list[int],
        coins: int,
        resources: list[int],
        project_vp: int,
        project_track: int,
        entry: str,
    ) -> None:
        self.index = index
        self.key = key
        self.entry = entry
        self.category = category
        self.regions = regions
        self.need = need
        self.need_low = need_low
        self.coins = coins
        self.resources = resources
        self.needs = needed(resources)
        self.resource_total = resources[0] + resources[1] + resources[2] + resources[3]
        self.project_vp = project_vp
        self.project_track = project_track


class SoloTile:
    """A solo tile: side A or B, three actions, and a hex number in each corner."""

    def __init__(
        self, index: int, key: str, side: int, actions: list[int], corners: list[int]
    ) -> None:
        self.index = index
        self.key = key
        self.side = side
        self.actions = actions
        self.corners = corners


class SoloLevel:
    """A difficulty level: how many A and B tiles are removed."""

    def __init__(self, index: int, key: str, remove_a: int, remove_b: int) -> None:
        self.index = index
        self.key = key
        self.remove_a = remove_a
        self.remove_b = remove_b


class SoloBoard:
    """The Eminence's board. Lists are VP by number of vacated spaces (index 0: none vacated).

    `cactus[position]` are the VP at that position of the cactus track, which starts at 0 and ends
    with the list.
    """

    def __init__(
        self, houses: list[int], settlements: list[int], cattle: list[int], cactus: list[int]
    ) -> None:
        self.houses = houses
        self.settlements = settlements
        self.cattle = cattle
        self.cactus = cactus


class Pack:
    """All components of a box, loaded and checked for shape. See the classes of its fields."""

    def __init__(
        self,
        name: str,
        content_hash: str,
        rows: list[Row],
        strips: list[Strip],
        river: River,
        game_map: GameMap,
        tiles: list[BuildingTile],
        pastures: int,
        tracks: list[Track],
        board: PlayerBoard,
        levers: list[Lever],
        lever_supply: int,
        cards: list[Card],
        scoring_tiles: list[ScoringTile],
        solo_tiles: list[SoloTile],
        solo_levels: list[SoloLevel],
        solo_board: SoloBoard,
        origins: dict[tuple[str, str, str], str],
    ) -> None:
        self.name = name
        self.hash = content_hash
        self.rows = rows
        self.strips = strips
        self.river = river
        self.map = game_map
        self.tiles = tiles
        self.grey_tiles = [tile.index for tile in tiles if tile.back == BACK_GREY]
        self.pastures = pastures
        self.tracks = tracks
        self.board = board
        self.levers = levers
        self.lever_supply = lever_supply
        self.cards = cards
        self.scoring_tiles = scoring_tiles
        self.solo_tiles = solo_tiles
        self.solo_levels = solo_levels
        self.solo_board = solo_board
        self.origins = origins
        self.card_by_key = {card.key: card.index for card in cards}
        self.tile_by_key = {tile.key: tile.index for tile in tiles}
        self.scoring_tile_by_key = {tile.key: tile.index for tile in scoring_tiles}
        self.solo_tile_by_key = {tile.key: tile.index for tile in solo_tiles}

    def start_tiles(self, players: int) -> list[int]:
        """The start tiles used with that many players."""
        return [
            tile.index
            for tile in self.tiles
            if tile.back != BACK_GREY and tile.back + 1 <= max(players, 2)
        ]

    def start_hexes(self, players: int) -> list[int]:
        """The hexes that hold a start tile with that many players."""
        return [place.index for place in self.map.hexes if 2 <= place.start <= max(players, 2)]
