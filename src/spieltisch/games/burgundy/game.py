"""The Castles of Burgundy as the kernel knows it."""

from typing import Any, ClassVar, Final

from spieltisch.games.burgundy import (
    actions,
    audit,
    buildings,
    direct,
    effects,
    events,
    options,
    phases,
    purchases,
    scoring,
    setup,
    shields,
    solo,
    storage,
    table,
    tiles,
    trade_routes,
    turn,
    views,
    white_castles,
)
from spieltisch.games.burgundy.dice import DIE_WORDS
from spieltisch.games.burgundy.duchy import where
from spieltisch.games.burgundy.options import CHOOSE, RANDOM
from spieltisch.games.burgundy.pack import Pack, load_pack
from spieltisch.games.burgundy.pack_additions import BONUSES, ROUTES, SHIELD_WORDS
from spieltisch.games.burgundy.pack_duchies import DUCHIES
from spieltisch.games.burgundy.reasons import REASONS
from spieltisch.games.burgundy.setup import SetUp
from spieltisch.games.burgundy.table import DEPOT_WORDS, SOURCES, Rules, Table
from spieltisch.games.packs.reading import Source
from spieltisch.kernel.agenda import Choice, Step
from spieltisch.kernel.game import Game, Setup, TableOption
from spieltisch.kernel.reasons import ReasonKind
from spieltisch.kernel.values import Plain

__all__ = ["CHOOSE", "RANDOM", "Burgundy", "make"]

SPACE: Final = "space"
COUNTED: Final = [str(number) for number in range(1, 14)]
"""Words for rows from the top and places from the left; a team's duchy is 13 wide."""


class Burgundy(Game[Table]):
    """The base game for 2, 3 and 4, alone and in teams, every expansion as a table option.

    `duchies`: a number for everybody, `random` for a board dealt to each, whose side is chosen,
    or `choose` for any of the ten, also one that somebody else plays on. `11` deals the duchies
    with border posts; `12a` and `12b` are the team game, seats 0 and 1 against 2 and 3.
    Alone one plays on `13a` or `13b`, towards a `target` that says how hard it is.
    `tie-break`: whether the fewest unused spaces win a tie, as printed, or the most.
    """

    name: ClassVar[str] = "burgundy"
    rules: ClassVar[int] = 3
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    table_options: ClassVar[tuple[TableOption, ...]] = options.TABLE_OPTIONS
    reasons: ClassVar[tuple[ReasonKind, ...]] = REASONS
    score_sources: ClassVar[tuple[str, ...]] = SOURCES

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self.pack = pack
        self.pack_name = pack.name
        self.pack_hash = pack.hash
        self.effects = buildings.all_effects()
        self.modules = [
            table,
            setup,
            phases,
            turn,
            actions,
            storage,
            purchases,
            effects,
            buildings,
            scoring,
            events,
            white_castles,
            trade_routes,
            direct,
            shields,
            solo,
        ]
        self.lexicon = {
            "tile": tiles.TILES,
            "kind": tiles.KINDS,
            "goods": tiles.GOODS,
            "depot": DEPOT_WORDS,
            "die": DIE_WORDS,
            "phase": phases.PHASE_WORDS,
            "duchy": DUCHIES,
            "route": [str(number) for number in range(1, ROUTES + 1)],
            "bonus": BONUSES,
            "shield": SHIELD_WORDS,
            "spot": [SPACE],
            "colour": tiles.KINDS,
            "row": COUNTED[:9],
            "place": COUNTED,
        }
        self.places = {SPACE: "spot"}

    def choice_classes(self) -> list[type[Choice[Any]]]:
        """The choices that are put to seats, without those that only serve as their base."""
        bases = (
            purchases.OwnChoice,
            effects.EffectChoice,
            effects.ExtraAction,
            direct.DirectChoice,
        )
        return [choice for choice in super().choice_classes() if choice not in bases]

    def opening(self, setup: Setup) -> Table:
        rules = Rules(self.pack, setup, self.effects, options.expansions_of(setup))
        fresh = table.new_table(rules, setup.in_turn)
        duchies = setup.options["duchies"]
        fresh.push(SetUp(options.duchies_of(duchies), options.boards_of(duchies, self.pack)))
        return fresh

    def scores(self, state: Table) -> list[int]:
        return [state.points(seat) for seat in range(state.seats)]

    def winners(self, state: Table) -> list[int]:
        return scoring.winners(state)

    def view(self, state: Table, seat: int) -> dict[str, Plain]:
        return views.view(state)

    def own_view(self, state: Table, seat: int) -> list[list[Plain]]:
        return []

    def audit(self, state: Table) -> list[str]:
        return audit.audit(state)

    def recount(self, state: Table) -> list[int]:
        return scoring.recount(state)

    def score_sheet(self, state: Table) -> list[dict[str, int]]:
        return [views.score_sheet(state, seat) for seat in range(state.seats)]

    def turn_step(self, seat: int) -> Step[Table]:
        return turn.Turn(seat)

    def teams(self, state: Table) -> list[list[int]]:
        """All who hold the same estate."""
        return [state.holders(number) for number in range(len(state.estates))]

    def board(self, state: Table, seat: int) -> int:
        """The duchy, counted as in the pack."""
        return state.estate(seat).duchy

    def place_of(self, places: str, number: int, board: int) -> tuple[str, dict[str, int]]:
        """A space by colour and die, as the duchy shows it, then by its row and its place there."""
        return f"{self.name}-{places}-{SPACE}", where(self.pack.duchies[board], number)

    def alone(self, state: Table, won: bool) -> str:
        return "verdict-duchy-full" if won else "verdict-duchy-open"

    def tie_break(self, state: Table, winner: int, tied: list[int]) -> tuple[str, dict[str, int]]:
        """Unused spaces, then the last on the bridge."""
        own = state.estate(winner).empty_spaces()
        others = [state.estate(seat).empty_spaces() for seat in tied if seat != winner]
        if own in others:
            return "verdict-tie-order", {}
        most = state.rules.most_unused_wins
        message = "verdict-tie-most-unused" if most else "verdict-tie-fewest-unused"
        return message, {"unused": own, "against": max(others) if most else min(others)}


def make(pack: Source | None = None) -> Burgundy:
    """Burgundy with its own component pack, or with another one."""
    game = Burgundy(load_pack(pack))
    game.made_by = (make, (pack,))
    return game
