"""What cards do: at once, for the rest of the game, and at its end.

Every effect is optional; those of one card are carried out in the order printed.
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.decisions import PASS, Decision
from spieltisch.games.boonlake.hand import ChooseDiscard, Receive
from spieltisch.games.boonlake.parts import Judged, Options
from spieltisch.games.boonlake.pieces import Effect
from spieltisch.games.boonlake.presences import own_within
from spieltisch.games.boonlake.rewards import bring
from spieltisch.games.boonlake.supply import gain_vp, give_inhabitants, give_vases, pay_coins
from spieltisch.games.boonlake.table import (
    PERK_CARDS,
    PERK_CATTLE_COINS,
    PERK_CATTLE_INHABITANTS,
    PERK_DISCARD_DAY,
    PERK_HARBOUR_CARDS,
    PERK_HARBOUR_COINS,
    PERK_LEVERS,
    PERK_RIVER_COINS,
    PERK_RIVER_VASES,
    Player,
    Table,
)
from spieltisch.games.boonlake.terms import (
    CARD_DISCOUNT,
    CARD_STEP,
    CARD_TRACK,
    CARDS_FOR_INHABITANTS,
    CARDS_FOR_VP,
    CATTLE_COINS,
    CATTLE_INHABITANT,
    COIN_STEP,
    COIN_TRACK,
    DISCARD_BONUS,
    EASY_SETTLEMENT,
    END_EACH,
    END_REGION,
    FREE_HOUSE,
    HARBOUR_CARDS,
    HARBOUR_COINS,
    INHABITANT_FOR_COINS,
    LEVER_DISCOUNT,
    LEVER_KEYS,
    LEVER_UP,
    M_CARD_TRACK,
    M_CATTLE,
    M_COIN_TRACK,
    M_HOUSES,
    M_LEVERS,
    M_SETTLEMENTS,
    RIVER_COIN,
    RIVER_VASE,
    SWAP_CARDS_COINS,
    SWAP_CARDS_VASE,
    SWAP_CARDS_VP,
    VASES_FOR_VP,
)
from spieltisch.games.boonlake.tracks import advance
from spieltisch.games.boonlake.upgrade import ChooseEasySettlement, ChooseFreeHouse
from spieltisch.kernel.agenda import Option, Step
from spieltisch.kernel.errors import SpieltischError
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

# At once


class CardEffects(Step[Table]):
    """A card's effects after it has been paid: permanent ones begin, then those for now."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "at")

    def __init__(self, seat: int, card: int, at: int) -> None:
        self.seat = seat
        self.card = card
        self.at = at

    def run(self, table: Table, flow: Flow) -> None:
        card = table.pack.cards[self.card]
        if self.at == 0:
            for effect in card.always:
                table.players[self.seat].add_perk(perk_of(effect), effect.amount)
        if self.at < len(card.now):
            if self.at + 1 < len(card.now):
                table.push(CardEffects(self.seat, self.card, self.at + 1))
            now(table, self.seat, card.now[self.at], flow)


def now(table: Table, seat: int, effect: Effect, flow: Flow) -> None:
    """Carry out one immediate effect."""
    verb = effect.verb
    if bring(table, seat, effect, sources.CARD_EFFECTS, flow):
        return
    if verb == COIN_STEP:
        advance(table, seat, COIN_TRACK, effect.amount, flow)
    elif verb == CARD_STEP:
        advance(table, seat, CARD_TRACK, effect.amount, flow)
    elif verb == LEVER_UP:
        table.push(ChooseLeverUp(seat))
    elif verb == FREE_HOUSE:
        table.push(ChooseFreeHouse(seat))
    elif verb == EASY_SETTLEMENT:
        table.push(ChooseEasySettlement(seat))
    elif verb in EXCHANGES:
        table.push(ChooseExchange(seat, verb, effect.amount))
    else:
        raise SpieltischError(f"no immediate effect of a card has the verb {verb}")


class MoveUp(Option[Table]):
    """Move a used lever up again."""

    verb: ClassVar[str] = "lever-up"
    fields: ClassVar[tuple[str, ...]] = ("lever",)

    def __init__(self, lever: int) -> None:
        self.lever = lever

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        table.players[seat].used &= ~(1 << self.lever)
        flow.tell(ev.LEVER_UP, seat, self.lever)


MOVE_UP: Final = [MoveUp(lever) for lever in range(len(LEVER_KEYS))]


class ChooseLeverUp(Decision):
    """Move one of your levers up again; it may be used right before that."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def add_options(self, table: Table, options: Options) -> None:
        used = table.players[self.seat].used
        for lever in range(len(MOVE_UP)):
            if used >> lever & 1:
                options.append(MOVE_UP[lever])
        options.append(PASS)

    def boat_lever_matters(self) -> bool:
        return True


# Exchanges


class Trade:
    """One direction of an exchange: what is given and what is taken."""

    def __init__(
        self,
        verb: int,
        cards: int = 0,
        coins: int = 0,
        vases: int = 0,
        inhabitants: int = 0,
        vp: int = 0,
        take_cards: int = 0,
        take_coins: int = 0,
        take_vases: int = 0,
        take_inhabitants: int = 0,
        take_vp: int = 0,
    ) -> None:
        self.verb = verb
        self.cards = cards
        self.coins = coins
        self.vases = vases
        self.inhabitants = inhabitants
        self.vp = vp
        self.take_cards = take_cards
        self.take_coins = take_coins
        self.take_vases = take_vases
        self.take_inhabitants = take_inhabitants
        self.take_vp = take_vp


TRADES: Final = [
    Trade(CARDS_FOR_INHABITANTS, cards=3, take_inhabitants=2),
    Trade(SWAP_CARDS_COINS, cards=2, take_coins=4),
    Trade(SWAP_CARDS_COINS, coins=4, take_cards=2),
    Trade(SWAP_CARDS_VASE, cards=3, take_vases=1, take_coins=2),
    Trade(SWAP_CARDS_VASE, vases=1, coins=2, take_cards=3),
    Trade(SWAP_CARDS_VP, cards=5, take_vp=4),
    Trade(SWAP_CARDS_VP, vp=4, take_cards=5),
    Trade(CARDS_FOR_VP, cards=2),  # for as many VP as the card shows
    Trade(INHABITANT_FOR_COINS, inhabitants=1, take_coins=8),
    Trade(VASES_FOR_VP, vases=2, take_vp=4),
]
EXCHANGES: Final = [trade.verb for trade in TRADES]
TRADE_KEYS: Final = [
    "three-cards-for-inhabitants",
    "two-cards-for-coins",
    "coins-for-two-cards",
    "three-cards-for-vase",
    "vase-for-three-cards",
    "five-cards-for-vp",
    "vp-for-five-cards",
    "two-cards-for-vp",
    "inhabitant-for-coins",
    "two-vases-for-vp",
]


def check_trade(player: Player, trade: Trade) -> int:
    """Has the player what is to be given? VP may go below 0."""
    if len(player.hand) < trade.cards:
        return why(no.CARDS_SHORT, trade.cards, len(player.hand))
    if player.coins < trade.coins:
        return why(no.COINS_SHORT, trade.coins - player.coins)
    if player.vases < trade.vases:
        return why(no.VASES_SHORT, trade.vases - player.vases)
    if player.ranch < trade.inhabitants:
        return why(no.INHABITANTS_SHORT, trade.inhabitants, player.ranch)
    return FINE


class MakeTrade(Option[Table]):
    """Exchange in this way; `vp` are those that a card shows."""

    verb: ClassVar[str] = "trade"
    fields: ClassVar[tuple[str, ...]] = ("trade", "vp")

    def __init__(self, trade: int, vp: int) -> None:
        self.trade = trade
        self.vp = vp

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        trade = TRADES[self.trade]
        table.push(
            Receive(
                seat,
                trade.take_coins,
                trade.take_vases,
                trade.take_inhabitants,
                trade.take_vp + self.vp,
                sources.CARD_EFFECTS,
                trade.take_cards,
            )
        )
        pay_coins(table, seat, trade.coins, flow)
        give_vases(table, seat, trade.vases, flow)
        give_inhabitants(table, seat, trade.inhabitants, flow)
        gain_vp(table, seat, -trade.vp, sources.CARD_EFFECTS, flow)
        if trade.cards:
            table.push(ChooseDiscard(seat, trade.cards))


class ChooseExchange(Decision):
    """Make the exchange that a card offers, in one direction, or leave it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "effect", "amount")

    def __init__(self, seat: int, effect: int, amount: int) -> None:
        self.seat = seat
        self.effect = effect
        self.amount = amount

    def judged(self, table: Table) -> Judged:
        player = table.players[self.seat]
        vp = self.amount if self.effect == CARDS_FOR_VP else 0
        return [
            (MakeTrade(index, vp), check_trade(player, TRADES[index]))
            for index in range(len(TRADES))
            if TRADES[index].verb == self.effect
        ]

    def add_options(self, table: Table, options: Options) -> None:
        for option, reason in self.judged(table):
            if reason == FINE:
                options.append(option)
        options.append(PASS)


# For the rest of the game


def perk_of(effect: Effect) -> int:
    """Where a permanent effect is counted."""
    verb = effect.verb
    if verb == DISCARD_BONUS:
        return PERK_DISCARD_DAY + effect.what
    return PERKS[PERK_VERBS.index(verb)]


PERK_VERBS: Final = [
    LEVER_DISCOUNT,
    CARD_DISCOUNT,
    CATTLE_INHABITANT,
    CATTLE_COINS,
    RIVER_COIN,
    HARBOUR_COINS,
    HARBOUR_CARDS,
    RIVER_VASE,
]
PERKS: Final = [
    PERK_LEVERS,
    PERK_CARDS,
    PERK_CATTLE_INHABITANTS,
    PERK_CATTLE_COINS,
    PERK_RIVER_COINS,
    PERK_HARBOUR_COINS,
    PERK_HARBOUR_CARDS,
    PERK_RIVER_VASES,
]


# At the end of the game


def measure(player: Player, what: int) -> int:
    """What game-end effects count: steps, levers, pieces gone from the board, site levels."""
    if what == M_COIN_TRACK:
        return player.coin_track
    if what == M_CARD_TRACK:
        return player.card_track
    if what == M_LEVERS:
        return player.lever_count()
    if what == M_CATTLE:
        return player.cattle
    if what == M_HOUSES:
        return player.houses
    if what == M_SETTLEMENTS:
        return player.settlements
    return player.sites_built()


def end_vp(table: Table, seat: int, effect: Effect) -> int:
    """What a game-end effect is worth: the higher step reached counts."""
    player = table.players[seat]
    if effect.verb == END_REGION:
        return effect.amount * own_within(table, seat, table.pack.map.region_mask[effect.what])
    reached = measure(player, effect.what)
    if effect.verb == END_EACH:
        return effect.amount * reached
    if reached >= effect.high_need:
        return effect.high_vp
    return effect.low_vp if reached >= effect.low_need else 0
