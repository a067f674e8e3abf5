"""Which rules of Burgundy belong to a decision: chapter and paragraph for every question."""

from typing import Final

PROMPTS: Final = {
    "choose-duchy": "duchies#random",
    "place-starting-castle": "setup#castle",
    "play-turn": "actions#take",
    "confirm-end": "turn#end",
    "make-room": "actions#take-full",
    "choose-storage": "team#own",
    "choose-depot": "tiles#ship",
    "choose-adjacent-depot": "monasteries#m5",
    "choose-goods": "goods#load",
    "castle-action": "tiles#castle",
    "fetch-tile": "buildings#market",
    "sell-from-warehouse": "buildings#warehouse",
    "place-another": "buildings#town-hall",
    "choose-building": "extra#crane",
    "white-castle-action": "white-castles#action",
    "route-action": "routes#bonus",
    "fetch-any-tile": "routes#bonus",
    "choose-castle": "shields#win-castle",
    "give-up-tile": "shields#s4",
    "pay-tribute": "shields#tribute",
    "choose-type": "shields#s5",
    "tile-from-depot": "shields#s14",
    "tile-from-black-depot": "shields#s15",
    "colour-tile": "solo#differences-colour",
    "target-action": "solo#points-target",
    "buy-more": "solo#points-buy",
    "exchange-goods": "solo#ships-exchange",
    "give-goods": "solo#ships-exchange",
}
