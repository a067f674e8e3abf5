"""What effects look like and what they are called: for tiles, tracks, river and cards alike."""

from typing import Final

from spieltisch import texts
from spieltisch.draw.art.palette import BOARD_INK, BOARD_LESS, PLAQUE
from spieltisch.draw.svg import group, rect, use, words
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.pieces import Effect, Site

SMALLEST: Final = 20.6
"""No words on Boonlake's boards are smaller, in the boards' own units."""
_NUMBER: Final = 1.03
"""A number's size beside an icon of size 1."""
# For each verb its icon and the sign before its number; no sign, no number.
_LOOKS: Final[dict[int, tuple[str, str]]] = {
    terms.COINS: ("coin", "+"),
    terms.CARDS: ("card", "+"),
    terms.VP: ("vp", "+"),
    terms.VASE: ("vase", ""),
    terms.INHABITANTS: ("inhabitant", "+"),
    terms.COIN_STEP: ("step-coin", "+"),
    terms.CARD_STEP: ("step-card", "+"),
    terms.BUILD: ("site", ""),
    terms.VASE_OR_BUILD: ("vase", ""),
    terms.PAY_COINS: ("coin", "−"),
    terms.DISCARD_CARDS: ("card", "−"),
    terms.LOSE_VP: ("vp", "−"),
    terms.THREE_STEPS: ("steps", ""),
    terms.COIN_INCOME: ("wagon-coin", ""),
    terms.CARD_INCOME: ("wagon-card", ""),
}

_WORDS: Final[dict[int, str]] = {
    terms.COINS: "coins",
    terms.CARDS: "cards",
    terms.VP: "vp",
    terms.VASE: "vase",
    terms.INHABITANTS: "inhabitants",
    terms.COIN_STEP: "coin-track",
    terms.CARD_STEP: "card-track",
    terms.BUILD: "build",
    terms.VASE_OR_BUILD: "vase-or-build",
    terms.PAY_COINS: "pay-coins",
    terms.DISCARD_CARDS: "discard-cards",
    terms.LOSE_VP: "lose-vp",
    terms.THREE_STEPS: "three-steps",
    terms.COIN_INCOME: "coin-income",
    terms.CARD_INCOME: "card-income",
    terms.CARDS_FOR_INHABITANTS: "cards-for-inhabitants",
    terms.SWAP_CARDS_COINS: "swap-cards-coins",
    terms.SWAP_CARDS_VASE: "swap-cards-vase",
    terms.SWAP_CARDS_VP: "swap-cards-vp",
    terms.LEVER_UP: "lever-up",
    terms.CARDS_FOR_VP: "cards-for-vp",
    terms.INHABITANT_FOR_COINS: "inhabitant-for-coins",
    terms.VASES_FOR_VP: "vases-for-vp",
    terms.FREE_HOUSE: "free-house",
    terms.EASY_SETTLEMENT: "easy-settlement",
    terms.LEVER_DISCOUNT: "lever-discount",
    terms.CARD_DISCOUNT: "card-discount",
    terms.CATTLE_INHABITANT: "cattle-inhabitant",
    terms.CATTLE_COINS: "cattle-coins",
    terms.RIVER_COIN: "river-coin",
    terms.HARBOUR_COINS: "harbour-coins",
    terms.HARBOUR_CARDS: "harbour-cards",
    terms.RIVER_VASE: "river-vase",
}
_EACH: Final = {
    terms.M_SITES: "each-site",
    terms.M_CATTLE: "each-cattle",
    terms.M_HOUSES: "each-house",
    terms.M_SETTLEMENTS: "each-settlement",
}


def say(effect: Effect, voice: Voice) -> str:
    """An effect in a few words."""
    if effect.verb == terms.END_REACH:
        return texts.say(
            voice.language,
            f"boonlake-effect-reach-{terms.MEASURE_KEYS[effect.what]}",
            {
                "low": effect.low_need,
                "low_vp": effect.low_vp,
                "high": effect.high_need,
                "high_vp": effect.high_vp,
            },
        )
    return voice.say(f"boonlake-effect-{_ending(effect)}", amount=effect.amount)


def _ending(effect: Effect) -> str:
    if effect.verb == terms.BUILD_AT:
        return f"build-{terms.RESOURCE_KEYS[effect.what]}"
    if effect.verb == terms.DISCARD_BONUS:
        return f"discard-{terms.KIND_KEYS[effect.what]}"
    if effect.verb == terms.END_REGION:
        return f"in-{terms.REGION_KEYS[effect.what]}"
    if effect.verb == terms.END_EACH:
        return _EACH[effect.what]
    return _WORDS[effect.verb]


def say_site(site: Site, voice: Voice) -> str:
    """What a building site costs and brings."""
    parts = [say(effect, voice) for effect in site.on_develop]
    if site.settlement_vp > 0:
        parts.append(voice.say("boonlake-effect-settlement-vp", amount=site.settlement_vp))
    elif site.settlement_vp < 0:
        parts.append(voice.say("boonlake-effect-settlement-loss", amount=-site.settlement_vp))
    return ", ".join(parts) or voice.say("boonlake-effect-free")


def look(effect: Effect) -> tuple[str, str]:
    """An effect's icon and the number beside it."""
    if effect.verb == terms.BUILD_AT:
        return f"site-{terms.RESOURCE_KEYS[effect.what]}-1", ""
    icon, sign = _LOOKS[effect.verb]
    if effect.amount == 1 and effect.verb in (terms.COIN_STEP, terms.CARD_STEP):
        sign = ""
    return icon, f"{sign}{effect.amount}" if sign else ""


def glyphs(effects: list[Effect], x: float, y: float, size: float) -> str:
    """Effects side by side around a point: numbers and icons."""
    shown = [look(effect) for effect in effects]
    if any(effect.verb == terms.VASE_OR_BUILD for effect in effects):
        shown = [("vase", ""), ("site", "")]
    return marks(shown, x, y, size)


def marks(shown: list[tuple[str, str]], x: float, y: float, size: float, most: float = 0) -> str:
    """Icons with their numbers, side by side around a point.

    Where they may not be wider than `most`, the icons become smaller, never the numbers.
    """
    numbers = sum(_room(number, size) for _icon, number in shown) + 3 * (len(shown) - 1)
    icon_size = min(size, (most - numbers) / len(shown)) if most else size
    widths = [icon_size + _room(number, size) for _icon, number in shown]
    left = x - (numbers + icon_size * len(shown)) / 2
    parts = []
    for (icon, number), width in zip(shown, widths, strict=True):
        if number:
            parts.append(
                words(
                    left, y, number, size * _NUMBER, "start", fill=_ink(number), font_weight="bold"
                )
            )
        parts.append(use(icon, left + width - icon_size / 2, y, icon_size))
        left += width + 3
    return "".join(parts)


def _room(number: str, size: float) -> float:
    return len(number) * size * 0.555 + 1 if number else 0


def _ink(number: str) -> str:
    return BOARD_LESS if number.startswith("−") else BOARD_INK


def plaque(x: float, y: float, width: float, height: float, *, fill: str = PLAQUE) -> str:
    """A bright field behind glyphs."""
    return rect(
        x - width / 2, y - height / 2, width, height, rx=min(8, height / 3), fill=fill, opacity=0.9
    )


def on_plaque(effects: list[Effect], x: float, y: float, size: float) -> str:
    """Glyphs on a bright field."""
    if not effects:
        return ""
    width = sum(size + _room(look(effect)[1], size) + 5 for effect in effects) + 6
    if effects[0].verb == terms.VASE_OR_BUILD:
        width = 2 * size + 14
    return plaque(x, y, width, size + 8) + group(glyphs(effects, x, y, size), class_="printed")
