"""Boonlake as a game: what drivers, tables and bots need to know of it."""

from typing import ClassVar, Final

from spieltisch.games.boonlake import (
    audit,
    card_effects,
    cards,
    cattle,
    decisions,
    develop,
    eminence,
    events,
    explore,
    final,
    hand,
    in_sight,
    interim,
    levers,
    modernize,
    payment,
    production,
    regions,
    river,
    scoring_tiles,
    setup,
    solo,
    solo_events,
    solo_look,
    solo_places,
    strips,
    table,
    top_levers,
    tracks,
    turn,
    upgrade,
    views,
)
from spieltisch.games.boonlake.pack import load_pack
from spieltisch.games.boonlake.pieces import Pack
from spieltisch.games.boonlake.plans import BOAT_PAIRS, USING_KEYS, Payments, boats_key
from spieltisch.games.boonlake.reasons import REASONS
from spieltisch.games.boonlake.setup import SetUp
from spieltisch.games.boonlake.sources import SOURCE_KEYS
from spieltisch.games.boonlake.table import Table, new_table
from spieltisch.games.boonlake.terms import (
    HEX_COUNT,
    KIND_KEYS,
    LEVER_KEYS,
    REGION_KEYS,
    RESOURCE_KEYS,
    SOLO_LEVEL_KEYS,
    STRIP_KEYS,
    TRACK_KEYS,
)
from spieltisch.games.packs.reading import Source
from spieltisch.kernel.agenda import Step
from spieltisch.kernel.chance import Chance
from spieltisch.kernel.game import Game, Setup, TableOption
from spieltisch.kernel.reasons import ReasonKind
from spieltisch.kernel.values import Plain

MODULES = [
    table,
    events,
    hand,
    decisions,
    production,
    tracks,
    explore,
    develop,
    upgrade,
    cattle,
    payment,
    card_effects,
    cards,
    modernize,
    levers,
    top_levers,
    regions,
    river,
    strips,
    scoring_tiles,
    interim,
    final,
    turn,
    setup,
    eminence,
    solo_events,
    solo,
]


LEVEL: Final = "level"
"""The table option for the difficulty of the solo game."""
SHOWN: Final = "shown"
"""The word for a hex whose number the map shows."""


class Boonlake(Game[Table]):
    """The rules of Boonlake with a component pack."""

    name: ClassVar[str] = "boonlake"
    rules: ClassVar[int] = 2
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption(LEVEL, SOLO_LEVEL_KEYS, SOLO_LEVEL_KEYS[0], seat_counts=(1,)),
    )
    reasons: ClassVar[tuple[ReasonKind, ...]] = REASONS
    score_sources: ClassVar[tuple[str, ...]] = SOURCE_KEYS

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self.pack = pack
        self.pack_name = pack.name
        self.pack_hash = pack.hash
        self.payments = Payments(pack.board.canal)
        self.modules = list(MODULES)
        self.lexicon = lexicon(pack)
        self.places = {"number": "spot"}
        self.own_names = own_names(pack)

    def opening(self, setup: Setup) -> Table:
        state = new_table(self.pack, self.payments, setup.seats, setup.in_turn, len(SOURCE_KEYS))
        state.in_sight = in_sight.IN_SIGHT
        if state.solo:
            level = SOLO_LEVEL_KEYS.index(setup.options[LEVEL])
            state.eminence = eminence.new_eminence(self.pack, level)
            state.rival = solo.THE_EMINENCE
            state.then(SetUp(), solo.SoloRound())
        else:
            state.then(SetUp(), turn.Turn(0))
        return state

    def scores(self, state: Table) -> list[int]:
        return [player.vp for player in state.players]

    def winners(self, state: Table) -> list[int]:
        """The most VP; all who are tied share the victory. The Eminence wins no ties (B26)."""
        scores = self.scores(state)
        if state.solo and scores[0] < state.eminence.vp:
            return []
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def view(self, state: Table, seat: int) -> dict[str, Plain]:
        return views.view(state, seat)

    def own_view(self, state: Table, seat: int) -> list[list[Plain]]:
        return views.own_view(state, seat)

    def determinise(self, state: Table, seat: int, chance: Chance) -> Table:
        return views.determinise(state, seat, chance)

    def audit(self, state: Table) -> list[str]:
        return audit.audit(state) + (solo_look.audit(state) if state.solo else [])

    def score_sheet(self, state: Table) -> list[dict[str, int]]:
        return [dict(zip(SOURCE_KEYS, player.points, strict=True)) for player in state.players]

    def turn_step(self, seat: int) -> Step[Table]:
        return turn.Turn(seat)

    def board(self, state: Table, seat: int) -> int:
        """All play on one map; what matters for its words are the hexes that tiles cover."""
        return state.covered

    def place_of(self, places: str, number: int, board: int) -> tuple[str, dict[str, int]]:
        """A hex by its number while the map shows it; once a tile covers it, in words."""
        if board << 1 >> number & 1:
            return super().place_of(places, number, board)
        return f"{self.name}-{places}-{SHOWN}", {SHOWN: number}

    def rival(self, state: Table) -> tuple[str, int] | None:
        return ("boonlake-solo-eminence", state.eminence.vp) if state.solo else None

    def alone(self, state: Table, won: bool) -> str:
        return "verdict-beats-eminence" if won else "verdict-beaten-by-eminence"


def lexicon(pack: Pack) -> dict[str, list[str]]:
    """The words for everything that options, events and reasons count."""
    return {
        "boats": [boats_key(pair, pack.board.canal) for pair in BOAT_PAIRS],
        "card": [card.key for card in pack.cards],
        "corner": list(solo_places.CORNER_KEYS),
        "gain": list(eminence.GAIN_KEYS),
        "goal": [tile.key for tile in pack.scoring_tiles],
        "kind": list(KIND_KEYS),
        "lever": list(LEVER_KEYS),
        "place": ["upper", "lower"],
        "region": list(REGION_KEYS),
        "resource": list(RESOURCE_KEYS),
        "score": list(SOURCE_KEYS),
        "solotile": [tile.key for tile in pack.solo_tiles],
        "spot": [*[str(number) for number in range(1, HEX_COUNT + 1)], SHOWN],
        "strip": list(STRIP_KEYS),
        "swap": list(top_levers.SWAP_KEYS),
        "tile": [tile.key for tile in pack.tiles],
        "track": list(TRACK_KEYS),
        "trade": list(card_effects.TRADE_KEYS),
        "using": list(USING_KEYS),
        "way": list(levers.WAY_KEYS),
    }


def own_names(pack: Pack) -> dict[str, dict[str, str]]:
    """The cards and tiles that the pack names by itself, by message id."""
    found = {f"boonlake-card-{card.key}": card.names for card in pack.cards if card.names}
    found.update({f"boonlake-tile-{tile.key}": tile.names for tile in pack.tiles if tile.names})
    return found


def make(pack: Source | None = None) -> Boonlake:
    """Boonlake with its own component pack, or with another one."""
    game = Boonlake(load_pack(pack))
    game.made_by = (make, (pack,))
    return game
