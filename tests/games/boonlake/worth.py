"""The worth model of docs/packs.md, in half coins, to hold the cards against it."""

from spieltisch.games.boonlake import terms as t
from spieltisch.games.boonlake.pieces import Card, Effect, ScoringTile

COIN = 2
VP = 3
VASE = 8
INHABITANT = 7
STEP = 10
RESOURCES = [0, 3, 6, 10, 15, 21, 28]
"""What it takes to show so many resources at once; two of a kind beyond the second cost 2 more."""
PLAY = 8
"""The card itself and the chance to play it."""

FIXED = {
    t.VASE: VASE,
    t.LEVER_UP: 6,
    t.CARDS_FOR_INHABITANTS: 7,
    t.SWAP_CARDS_COINS: 4,
    t.SWAP_CARDS_VASE: 5,
    t.SWAP_CARDS_VP: 5,
    t.INHABITANT_FOR_COINS: 6,
    t.VASES_FOR_VP: 4,
    t.FREE_HOUSE: 16,
    t.EASY_SETTLEMENT: 18,
    t.CARD_DISCOUNT: 18,
    t.DISCARD_BONUS: 5,
    t.CATTLE_INHABITANT: 16,
    t.CATTLE_COINS: 8,
    t.RIVER_COIN: 5,
    t.HARBOUR_COINS: 13,
    t.HARBOUR_CARDS: 13,
    t.RIVER_VASE: 8,
    t.END_REGION: 14,
}
EACH = {t.M_SITES: 16, t.M_CATTLE: 10, t.M_HOUSES: 16, t.M_SETTLEMENTS: 16}


def effect_worth(effect: Effect) -> float:
    """What one effect is worth to a player who can use it, on average over the game."""
    if effect.verb in FIXED:
        return FIXED[effect.verb]
    if effect.verb == t.COINS:
        return COIN * effect.amount
    if effect.verb == t.INHABITANTS:
        return INHABITANT * effect.amount
    if effect.verb in (t.COIN_STEP, t.CARD_STEP):
        return STEP * effect.amount
    if effect.verb == t.CARDS_FOR_VP:
        return VP * effect.amount - 6
    if effect.verb == t.LEVER_DISCOUNT:
        return 6 * effect.amount
    if effect.verb == t.END_EACH:
        return EACH[effect.what]
    assert effect.verb == t.END_REACH
    return 1.2 * (effect.low_vp + effect.high_vp)


def resource_worth(resources: list[int]) -> int:
    """What a resource cost is worth."""
    return RESOURCES[sum(resources)] + sum(2 * max(0, need - 2) for need in resources)


def card_worth(card: Card) -> float:
    """What a card brings."""
    return VP * card.vp + sum(effect_worth(e) for e in card.now + card.always + card.end)


def card_cost(card: Card) -> int:
    """What a card takes."""
    return PLAY + COIN * card.coins + VASE * card.vases + resource_worth(card.resources)


def project_worth(tile: ScoringTile) -> int:
    """What a special project brings on somebody else's tile; one inhabitant stays on it."""
    return VP * tile.project_vp + STEP + INHABITANT


def project_cost(tile: ScoringTile) -> int:
    """What a special project takes; no card is used up, so half the price of playing."""
    return PLAY // 2 + COIN * tile.coins + resource_worth(tile.resources)
