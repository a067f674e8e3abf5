"""How effects are written in a pack: `{ name = amount }`, one list of known words per place."""

from __future__ import annotations

from typing import Final

from spieltisch.games.boonlake import terms as t
from spieltisch.games.boonlake.pieces import Effect
from spieltisch.games.packs.reading import Entry
from spieltisch.kernel.wording import Text


class Word:
    """How an effect is written in a pack: its name, verb, range of amounts and subject.

    An amount range of 0..0 stands for effects without a number, written `name = true`.
    """

    def __init__(self, name: str, verb: int, low: int, high: int, what: int = -1) -> None:
        self.name = name
        self.verb = verb
        self.low = low
        self.high = high
        self.what = what


COINS: Final = Word("coins", t.COINS, 1, 20)
CARDS: Final = Word("cards", t.CARDS, 1, 10)
VP: Final = Word("vp", t.VP, 1, 20)
VASE: Final = Word("vase", t.VASE, 1, 1)
INHABITANTS: Final = Word("inhabitants", t.INHABITANTS, 1, 3)
COIN_STEP: Final = Word("coin-track", t.COIN_STEP, 1, 3)
CARD_STEP: Final = Word("card-track", t.CARD_STEP, 1, 3)
BUILD: Final = Word("build", t.BUILD, 0, 0)

RIVER_WORDS: Final = [
    COINS,
    CARDS,
    VP,
    VASE,
    INHABITANTS,
    Word("vase-or-build", t.VASE_OR_BUILD, 0, 0),
]
HEX_WORDS: Final = [
    COINS,
    CARDS,
    Word("inhabitants", t.INHABITANTS, 1, 1),
    Word("build-wood", t.BUILD_AT, 0, 0, t.WOOD),
    Word("build-loam", t.BUILD_AT, 0, 0, t.LOAM),
    Word("build-stone", t.BUILD_AT, 0, 0, t.STONE),
    Word("build-iron", t.BUILD_AT, 0, 0, t.IRON),
]
LABEL_WORDS: Final = [COINS, CARDS, VP]
CROSSED_WORDS: Final = [COINS, CARDS, VP, VASE, INHABITANTS, BUILD]
# Costs come first: a site is paid for before it pays.
SITE_WORDS: Final = [
    Word("pay-coins", t.PAY_COINS, 1, 12),
    Word("discard-cards", t.DISCARD_CARDS, 1, 6),
    Word("lose-vp", t.LOSE_VP, 1, 10),
    COINS,
    CARDS,
    VP,
    VASE,
    Word("coin-track", t.COIN_STEP, 1, 1),
    Word("card-track", t.CARD_STEP, 1, 1),
    Word("three-steps", t.THREE_STEPS, 0, 0),
    Word("coin-income", t.COIN_INCOME, 0, 0),
    Word("card-income", t.CARD_INCOME, 0, 0),
    Word("settlement-vp", t.SETTLEMENT_VP, 1, 15),
    Word("settlement-loss", t.SETTLEMENT_LOSS, 5, 5),
]
# Gains first, then exchanges that may use them, then upgrades.
NOW_WORDS: Final = [
    COINS,
    VASE,
    Word("inhabitants", t.INHABITANTS, 2, 2),
    COIN_STEP,
    CARD_STEP,
    Word("lever-up", t.LEVER_UP, 0, 0),
    Word("cards-for-inhabitants", t.CARDS_FOR_INHABITANTS, 0, 0),
    Word("swap-cards-coins", t.SWAP_CARDS_COINS, 0, 0),
    Word("swap-cards-vase", t.SWAP_CARDS_VASE, 0, 0),
    Word("swap-cards-vp", t.SWAP_CARDS_VP, 0, 0),
    Word("cards-for-vp", t.CARDS_FOR_VP, 1, 8),
    Word("inhabitant-for-coins", t.INHABITANT_FOR_COINS, 0, 0),
    Word("vases-for-vp", t.VASES_FOR_VP, 0, 0),
    Word("free-house", t.FREE_HOUSE, 0, 0),
    Word("easy-settlement", t.EASY_SETTLEMENT, 0, 0),
]
ALWAYS_WORDS: Final = [
    Word("lever-discount", t.LEVER_DISCOUNT, 1, 5),
    Word("card-discount", t.CARD_DISCOUNT, 1, 1),
    Word("discard-day", t.DISCARD_BONUS, 1, 1, t.DAY),
    Word("discard-sunset", t.DISCARD_BONUS, 1, 1, t.SUNSET),
    Word("discard-night", t.DISCARD_BONUS, 1, 1, t.NIGHT),
    Word("cattle-inhabitant", t.CATTLE_INHABITANT, 1, 1),
    Word("cattle-coins", t.CATTLE_COINS, 2, 2),
    Word("river-coin", t.RIVER_COIN, 1, 1),
    Word("harbour-coins", t.HARBOUR_COINS, 2, 2),
    Word("harbour-cards", t.HARBOUR_CARDS, 2, 2),
    Word("river-vase", t.RIVER_VASE, 1, 1),
]
END_WORDS: Final = [
    Word("in-boonlake", t.END_REGION, 1, 1, t.BOONLAKE),
    Word("in-new-hope", t.END_REGION, 1, 1, t.NEW_HOPE),
    Word("in-southern", t.END_REGION, 1, 1, t.SOUTHERN),
    Word("in-unknown", t.END_REGION, 1, 1, t.UNKNOWN),
    Word("each-site", t.END_EACH, 1, 1, t.M_SITES),
    Word("each-cattle", t.END_EACH, 1, 1, t.M_CATTLE),
    Word("each-house", t.END_EACH, 1, 1, t.M_HOUSES),
    Word("each-settlement", t.END_EACH, 2, 2, t.M_SETTLEMENTS),
    Word("reach-coin-track", t.END_REACH, 1, 20, t.M_COIN_TRACK),
    Word("reach-card-track", t.END_REACH, 1, 20, t.M_CARD_TRACK),
    Word("reach-levers", t.END_REACH, 1, 12, t.M_LEVERS),
    Word("reach-cattle", t.END_REACH, 1, 5, t.M_CATTLE),
    Word("reach-houses", t.END_REACH, 1, 6, t.M_HOUSES),
    Word("reach-settlements", t.END_REACH, 1, 4, t.M_SETTLEMENTS),
]


def read_effects(table: Entry, words: list[Word], most: int = 4) -> list[Effect]:
    """The effects of one table `{ name = amount, ... }`, in the order of the known words."""
    found: list[Effect] = []
    known = [word.name for word in words]
    for name in table.data:
        if name not in known:
            path = table.prefix + name
            listed = ", ".join(known)
            table.complain(
                name, Text("pack-not-effect-may-stand", {"path": path, "listed": listed})
            )
    for word in words:
        if not table.has(word.name):
            continue
        found.append(read_effect(table, word))
    if len(found) > most:
        place = table.prefix.rstrip(".")
        table.complain(
            "",
            Text("pack-has-effects-may-have", {"place": place, "found": len(found), "most": most}),
        )
    return found


def read_effect(table: Entry, word: Word) -> Effect:
    """One effect by its word: a number, `true`, or two thresholds with their VP."""
    if word.verb == t.END_REACH:
        steps = table.pairs(word.name, 1, 20)
        path = table.prefix + word.name
        if len(steps) != 2:
            text = Text("pack-two-steps-such-as", {"path": path})
            table.complain(word.name, text)
            return Effect(word.verb, 0, word.what)
        low, high = steps[0], steps[1]
        if low[0] >= high[0] or low[1] >= high[1] or high[0] > word.high:
            text = Text("pack-rise-from-first-step", {"path": path, "high": word.high})
            table.complain(word.name, text)
        return Effect(word.verb, 0, word.what, low[0], low[1], high[0], high[1])
    if word.low == 0:
        if not table.flag(word.name):
            table.complain(
                word.name, Text("pack-true-or-left-out", {"path": table.prefix + word.name})
            )
        return Effect(word.verb, 1, word.what)
    return Effect(word.verb, table.number(word.name, word.low, word.high), word.what)


ALL_WORDS: Final = [
    *NOW_WORDS,
    *ALWAYS_WORDS,
    *END_WORDS,
    *SITE_WORDS,
    *HEX_WORDS,
    *RIVER_WORDS,
    BUILD,
]


def effect_text(effect: Effect) -> str:
    """An effect as it is written in a pack."""
    for word in ALL_WORDS:
        if word.verb == effect.verb and word.what == effect.what:
            return f"{word.name} = {amount_text(effect, word.low)}"
    return "?"


def amount_text(effect: Effect, low: int) -> str:
    """The number, thresholds or `true` of an effect."""
    if effect.verb == t.END_REACH:
        first = f"[{effect.low_need}, {effect.low_vp}]"
        return f"[{first}, [{effect.high_need}, {effect.high_vp}]]"
    return "true" if low == 0 else str(effect.amount)
