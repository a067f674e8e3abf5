"""What the cards in hand are worth to their owner."""

from typing import Final

from spieltisch.games.boonlake.card_effects import end_vp
from spieltisch.games.boonlake.pieces import Card, Effect
from spieltisch.games.boonlake.table import Player, Table
from spieltisch.games.boonlake.terms import (
    BUILD,
    CARD_STEP,
    CARDS,
    COIN_STEP,
    COINS,
    EASY_SETTLEMENT,
    END_EACH,
    END_REACH,
    END_REGION,
    FREE_HOUSE,
    INHABITANTS,
    VASE,
    VP,
)

COIN: Final = 0.45
CARD: Final = 0.7
VASE_WORTH: Final = 1.6
INHABITANT: Final = 1.8

_NOW: Final[dict[int, float]] = {
    COINS: COIN,
    CARDS: CARD,
    VP: 1.0,
    VASE: VASE_WORTH,
    INHABITANTS: INHABITANT,
    COIN_STEP: 2.2,
    CARD_STEP: 2.0,
    BUILD: 1.5,
    FREE_HOUSE: 3.5,
    EASY_SETTLEMENT: 4.0,
}
_OTHER_NOW: Final = 1.2
_ALWAYS: Final = 0.35
"""What a permanent effect brings in a turn."""


def card_worth(table: Table, seat: int, card: Card, turns: float) -> float:
    """Points and gains of a card once it is played, without its price."""
    worth = float(card.vp)
    for effect in card.now:
        worth += _NOW.get(effect.verb, _OTHER_NOW) * max(1, effect.amount)
    worth += _ALWAYS * len(card.always) * turns
    for effect in card.end:
        worth += end_worth(table, seat, effect, turns)
    return worth


def end_worth(table: Table, seat: int, effect: Effect, turns: float) -> float:
    """What a game-end effect will pay: what it pays now, and some growth."""
    now = float(end_vp(table, seat, effect))
    if effect.verb == END_REACH:
        return now + 0.25 * (effect.high_vp - now) * min(1.0, turns / 8)
    if effect.verb in (END_EACH, END_REGION):
        return now + 0.2 * turns
    return now


def price(player: Player, card: Card) -> float:
    """What a card costs: coins, vases, and the resources that are not at hand."""
    short = 0
    for resource in range(4):
        short += max(0, card.resources[resource] - player.production[resource])
    beyond_boats = max(0, short - 2)
    return card.coins * COIN + card.vases * VASE_WORTH + 0.3 * short + 2.5 * beyond_boats


def hand_worth(table: Table, seat: int, turns: float) -> float:
    """The best cards, as many as can still be played, and something for the others."""
    player = table.players[seat]
    if turns <= 0:
        return 0.0
    cards = table.pack.cards
    gains = [
        max(0.0, card_worth(table, seat, cards[card], turns) - price(player, cards[card]))
        for card in player.hand
    ]
    gains.sort(reverse=True)
    playable = int(1.3 * turns) + 1
    ease = min(1.0, turns / 3)
    rest = min(len(gains), 10)
    return ease * (0.45 * sum(gains[:playable]) + 0.35 * rest)
