"""Which rules belong to a decision: for every question a game may ask, the place that answers."""

from typing import Final

_BOONLAKE: Final = {
    "choose-scoring-tile": "setup#choices-goal",
    "choose-first-site": "setup#choices-site",
    "choose-strip": "strips#intro",
    "choose-card": "cards#play",
    "choose-any-card": "cards#play",
    "choose-space": "river#steps",
    "choose-vase-or-build": "river#reward-take",
    "choose-build": "production#build",
    "choose-track": "tracks#crossed",
    "choose-discard": "cards#discard",
    "choose-payment": "payment#resources",
    "choose-explore": "explore#reveal",
    "choose-hex": "explore#place",
    "choose-tile-lever": "levers#tile-inhabitant",
    "choose-development": "develop#choose",
    "choose-upgrade": "upgrade#two",
    "choose-free-house": "upgrade#house",
    "choose-easy-settlement": "upgrade#settlement",
    "choose-pioneer-share": "strips#pioneer",
    "choose-settling": "strips#settle",
    "choose-pasture": "cattle#pasture",
    "choose-cattle": "cattle#cattle",
    "choose-region": "regions#scoring",
    "choose-region-coins": "regions#scoring-coins",
    "choose-hire": "strips#hire",
    "choose-more-hire": "strips#hire-all",
    "choose-modernize": "levers#modernize",
    "choose-progress": "strips#progress",
    "choose-builder": "strips#builder",
    "choose-builder-share": "strips#builder-all",
    "choose-exchange": "cards#now",
    "choose-lever-up": "cards#now-lever",
    "choose-play": "interim#play",
    "choose-scoring": "scoring-tiles#points",
    "choose-gift": "scoring-tiles#give",
}
_BURGUNDY: Final = {
    "choose-duchy": "duchies#random",
    "place-starting-castle": "setup#castle",
    "play-turn": "actions#take",
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
    "choose-model": "shields#s6",
    "choose-type": "shields#s5",
    "tile-from-depot": "shields#s14",
    "tile-from-black-depot": "shields#s15",
    "tile-from-either": "shields#s14",
    "colour-tile": "solo#differences-colour",
    "target-action": "solo#points-target",
    "choose-next": "solo#points-target",
    "choose-crane": "extra#crane",
    "buy-more": "solo#points-buy",
    "exchange-goods": "solo#ships-exchange",
    "give-goods": "solo#ships-exchange",
}
PLACES: Final = {"boonlake": _BOONLAKE, "burgundy": _BURGUNDY}
"""By game and by the last part of a question's message id: chapter and paragraph."""


def place_of(game: str, prompt: str) -> tuple[str, str]:
    """Chapter and paragraph for a question, named by its message id (`boonlake-ask-…`).

    A game or question without rules of its own leads to no chapter.
    """
    place = PLACES.get(game, {}).get(prompt.removeprefix(f"{game}-ask-"), "")
    chapter, _mark, anchor = place.partition("#")
    return chapter, anchor


def chapter_of(game: str, prompt: str) -> str:
    """The chapter in which the rules for a question stand; empty if there is none."""
    return place_of(game, prompt)[0]


def link_of(game: str, prompt: str) -> str:
    """The address of the rules for a question; of all rules of the game if it has none."""
    chapter, anchor = place_of(game, prompt)
    if not chapter:
        return f"/help/{game}" if game in PLACES else "/help"
    return f"/help/{game}/{chapter}#{anchor}"
