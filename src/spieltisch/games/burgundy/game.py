"""The Castles of Burgundy as the kernel knows it."""

from pathlib import Path
from typing import Any, ClassVar

from spieltisch.games.burgundy import (
    actions,
    audit,
    buildings,
    effects,
    events,
    phases,
    purchases,
    scoring,
    set_up,
    table,
    tiles,
    turn,
    views,
)
from spieltisch.games.burgundy.dice import DIE_WORDS
from spieltisch.games.burgundy.pack import DEPOTS, DUCHIES, read_pack
from spieltisch.games.burgundy.reasons import REASONS
from spieltisch.games.burgundy.table import SOURCES, Rules, Table
from spieltisch.kernel.agenda import Choice
from spieltisch.kernel.game import Game, Setup, TableOption, switch
from spieltisch.kernel.reasons import ReasonKind
from spieltisch.kernel.values import Plain

RANDOM = "random"
CHOOSE = "choose"
FEWEST = "fewest"
MOST = "most"


class Burgundy(Game[Table]):
    """The base game for 2, 3 and 4, with the four extra tiles if wanted.

    `duchies`: a number for everybody, `random` for a board dealt to each, whose side is chosen,
    or `choose` for any of the ten, also one that somebody else plays on.
    `tie-break`: whether the fewest unused spaces win a tie, as printed, or the most.
    """

    name: ClassVar[str] = "burgundy"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("duchies", (*DUCHIES, RANDOM, CHOOSE), DUCHIES[0]),
        switch("extra-tiles"),
        TableOption("tie-break", (FEWEST, MOST), FEWEST),
    )
    reasons: ClassVar[tuple[ReasonKind, ...]] = REASONS
    score_sources: ClassVar[tuple[str, ...]] = SOURCES

    def __init__(self, pack: Path | None = None) -> None:
        super().__init__()
        self.pack = read_pack(pack)
        self.pack_name = self.pack.name
        self.pack_hash = self.pack.hash
        self.effects = buildings.all_effects()
        self.modules = [
            table,
            set_up,
            phases,
            turn,
            actions,
            purchases,
            effects,
            buildings,
            scoring,
            events,
        ]
        self.lexicon = {
            "tile": tiles.TILES,
            "kind": tiles.KINDS,
            "goods": tiles.GOODS,
            "depot": ["black", *[str(depot) for depot in range(1, DEPOTS + 1)]],
            "die": DIE_WORDS,
            "phase": phases.PHASE_WORDS,
            "duchy": DUCHIES,
        }

    def choice_classes(self) -> list[type[Choice[Any]]]:
        """The choices that are put to seats, without those that only serve as their base."""
        bases = (purchases.OwnChoice, effects.EffectChoice)
        return [choice for choice in super().choice_classes() if choice not in bases]

    def new(self, setup: Setup) -> Table:
        rules = Rules(
            self.pack,
            setup.seats,
            self.effects,
            setup.yes("extra-tiles"),
            setup.options["tie-break"] == MOST,
        )
        fresh = table.new_table(rules, setup.in_turn)
        fresh.push(set_up.SetUp(_duchies(setup.options["duchies"])))
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
        return [sum(scoring.recounted(state, seat)) for seat in range(state.seats)]

    def score_sheet(self, state: Table) -> list[dict[str, int]]:
        return [views.score_sheet(state, seat) for seat in range(state.seats)]


def _duchies(option: str) -> list[int]:
    """The duchies to choose from, counted from 0; none where boards are dealt."""
    if option == RANDOM:
        return []
    return list(range(len(DUCHIES))) if option == CHOOSE else [DUCHIES.index(option)]
