"""Play a card, sell one for 2 coins, or realize a special project on a scoring tile.

Wherever a card may be played, it may be forgone for one of the two levers that reward that (B28).
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.card_effects import CardEffects
from spieltisch.games.boonlake.hand import CARD_COUNT, discard_card
from spieltisch.games.boonlake.levers import move_down
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.payment import check_price, pay
from spieltisch.games.boonlake.supply import gain_vp, take_coins
from spieltisch.games.boonlake.table import SLOTS, Player, Table
from spieltisch.games.boonlake.terms import (
    KIND_KEYS,
    LEVER_SITE_COINS,
    LEVER_THREE_COINS,
    NO_KIND,
)
from spieltisch.games.boonlake.tracks import advance
from spieltisch.kernel.agenda import Option, Step
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

DISCARD_COINS: Final = 2
PROJECT_INHABITANTS: Final = 2


# Cards


def check_kind(table: Table, card: int, kind: int) -> int:
    """Some effects allow only cards of one kind."""
    if kind != NO_KIND and table.pack.cards[card].kind != kind:
        return why(no.WRONG_KIND, kind)
    return FINE


def check_card(table: Table, player: Player, card: int) -> int:
    """Can the player pay for this card?"""
    printed = table.pack.cards[card]
    return check_price(
        table, player, printed.coins, printed.vases, printed.resources, printed.needs
    )


class PlayCard(Option[Table]):
    """Lay out a card from the hand, pay for it, and carry out its effects."""

    verb: ClassVar[str] = "play"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        player = table.players[seat]
        printed = table.pack.cards[self.card]
        player.hand.remove(self.card)
        player.lay_out(self.card)
        flow.tell(ev.PLAYS, seat, self.card)
        table.push(CardEffects(seat, self.card, 0))
        pay(table, seat, printed.coins, printed.vases, printed.resources, flow)


class SellCard(Option[Table]):
    """Discard a card for 2 coins."""

    verb: ClassVar[str] = "sell"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        discard_card(table, seat, self.card, flow)
        take_coins(table, seat, DISCARD_COINS, flow)


PLAY: Final = [PlayCard(card) for card in range(CARD_COUNT)]
SELL: Final = [SellCard(card) for card in range(CARD_COUNT)]


class HandCards(Part):
    """The cards in hand that may be played, all or those of one kind."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def add(self, table: Table, seat: int, options: Options) -> None:
        player = table.players[seat]
        cards = table.pack.cards
        kind = self.kind
        for card in player.hand:
            # As `check_card`, without its call: no rule is asked more often.
            it = cards[card]
            fits = kind < 0 or it.kind == kind
            if fits and not check_price(table, player, it.coins, it.vases, it.resources, it.needs):
                options.append(PLAY[card])

    def judged(self, table: Table, seat: int) -> Judged:
        player = table.players[seat]
        return [
            (PLAY[card], check_kind(table, card, self.kind) or check_card(table, player, card))
            for card in player.hand
        ]


class Sales(Part):
    """The cards in hand that may be discarded for 2 coins, all or those of one kind."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def add(self, table: Table, seat: int, options: Options) -> None:
        cards = table.pack.cards
        kind = self.kind
        for card in table.players[seat].hand:
            if kind < 0 or cards[card].kind == kind:
                options.append(SELL[card])

    def judged(self, table: Table, seat: int) -> Judged:
        return [
            (SELL[card], check_kind(table, card, self.kind)) for card in table.players[seat].hand
        ]


# Special projects


def check_project(table: Table, player: Player, slot: int) -> int:
    """Once per player, for its price, with an inhabitant of the supply to stand on it (B9)."""
    if player.projects >> slot & 1:
        return why(no.PROJECT_DONE)
    if player.supply < 1:
        return why(no.SUPPLY_EMPTY)
    tile = table.pack.scoring_tiles[table.scoring[slot]]
    return check_price(table, player, tile.coins, 0, tile.resources, tile.needs)


class RealizeProject(Option[Table]):
    """Realize the special project of a scoring tile."""

    verb: ClassVar[str] = "realize"
    fields: ClassVar[tuple[str, ...]] = ("goal",)

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        printed = table.pack.scoring_tiles[self.goal]
        flow.tell(ev.REALIZES, seat, self.goal)
        table.push(ProjectRewards(seat, self.goal))
        pay(table, seat, printed.coins, 0, printed.resources, flow)


class ProjectRewards(Step[Table]):
    """2 inhabitants, one of which stays on the project; VP, doubled on the own tile; a step."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "goal")

    def __init__(self, seat: int, goal: int) -> None:
        self.seat = seat
        self.goal = goal

    def run(self, table: Table, flow: Flow) -> None:
        printed = table.pack.scoring_tiles[self.goal]
        slot = table.slot_of(self.goal)
        player = table.players[self.seat]
        got = min(PROJECT_INHABITANTS, player.supply)
        player.supply -= got
        player.ranch += got - 1
        player.projects |= 1 << slot
        if got > 1:
            flow.tell(ev.INHABITANTS, self.seat, got - 1)
        doubled = 2 if slot == self.seat else 1
        gain_vp(table, self.seat, printed.project_vp * doubled, sources.PROJECTS, flow)
        advance(table, self.seat, printed.project_track, 1, flow)


class Projects(Part):
    """The four special projects; each counts as every kind."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        player = table.players[seat]
        if player.supply < 1:
            return
        for slot in range(SLOTS):
            if check_project(table, player, slot) == FINE:
                options.append(REALIZE[table.scoring[slot]])

    def judged(self, table: Table, seat: int) -> Judged:
        player = table.players[seat]
        return [
            (REALIZE[table.scoring[slot]], check_project(table, player, slot))
            for slot in range(SLOTS)
            if table.scoring[slot] >= 0
        ]


REALIZE: Final = [RealizeProject(goal) for goal in range(16)]


# Forgoing a card


class Forgo(Option[Table]):
    """Forgo playing or selling a card and let a lever pay for it; one lever per card (B15)."""

    verb: ClassVar[str] = "forgo"
    fields: ClassVar[tuple[str, ...]] = ("lever",)

    def __init__(self, lever: int) -> None:
        self.lever = lever
        self.lever_used = lever

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        move_down(table, seat, self.lever, flow)
        sites = table.players[seat].sites_built()
        take_coins(table, seat, sites if self.lever == LEVER_SITE_COINS else 3, flow)


FORGO: Final = [Forgo(LEVER_SITE_COINS), Forgo(LEVER_THREE_COINS)]


class Forgoing(Part):
    """The two levers that pay for a forgone card."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        player = table.players[seat]
        for option in FORGO:
            if player.may_use(option.lever):
                options.append(option)


CARDS_OF: Final = [HandCards(NO_KIND)] + [HandCards(kind) for kind in range(len(KIND_KEYS))]
"""Playable cards: of any kind at 0, then of each kind."""
SALES_OF: Final = [Sales(NO_KIND)] + [Sales(kind) for kind in range(len(KIND_KEYS))]
ANY_CARD: Final = CARDS_OF[0]
ANY_SALE: Final = SALES_OF[0]
PROJECTS: Final = Projects()
FORGOING: Final = Forgoing()
