"""What every tile, shield and bonus does, in words."""

from spieltisch.draw.burgundy import monasteries
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.stage import Term
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.monasteries import FINAL_SCORES
from spieltisch.games.burgundy.pack_additions import BONUSES, SHIELDS

EXTRA_MONASTERIES = (27, 28)
_AT_THE_END = {f"monastery-{score.number}" for score in FINAL_SCORES}


def make(plan: Plan, voice: Voice) -> list[Term]:
    """The glossary of a table: only what is in play."""
    words = list(tiles.BUILDINGS)
    if plan.white_castles:
        words.append("white-castle")
    words += ["castle", "mine", "ship"]
    words += [f"{animal}-3" for animal in tiles.ANIMALS[: tiles.GEESE_ANIMAL]]
    if plan.extra_tiles:
        words += ["crane", "geese"]
    for number in monasteries.numbers(plan.white_castles):
        if plan.extra_tiles or number not in EXTRA_MONASTERIES:
            words.append(f"monastery-{number}")
    if plan.inns:
        words.append("inn")
    if plan.solo:
        words.append("face-down")
    terms = [_tile(word, plan, voice) for word in words]
    if plan.shields:
        terms += [_shield(number, plan, voice) for number in range(1, SHIELDS + 1)]
    if plan.routes:
        terms += [_bonus(bonus, voice) for bonus in BONUSES]
    return terms


def about(word: str, plan: Plan, voice: Voice) -> str:
    """What a tile does at this table."""
    kind = tiles.KIND_OF[tiles.TILES.index(word)]
    if kind == tiles.LIVESTOCK and word != "geese":
        return voice.say("draw-burgundy-about-livestock")
    if word == "ship" and plan.solo:
        return voice.say("draw-burgundy-about-ship-alone", count=plan.pack.additions.solo_exchange)
    if word == "crane" and plan.white_castles:
        return voice.say("draw-burgundy-about-crane-too")
    said = voice.say(f"draw-burgundy-about-{word}")
    if word in _AT_THE_END and plan.solo:
        return voice.say("draw-burgundy-about-at-once", about=said)
    return said


def about_shield(number: int, plan: Plan, voice: Voice) -> str:
    """What a shield does, and what it is worth; alone nothing scores at the end."""
    said = voice.say(f"draw-burgundy-about-shield-{number}")
    if plan.solo:
        return said
    points = plan.pack.additions.shield_points[number]
    return voice.say("draw-burgundy-about-shield", about=said, points=points)


def _tile(word: str, plan: Plan, voice: Voice) -> Term:
    kind = tiles.KIND_OF[tiles.TILES.index(word)]
    heading = (
        "draw-burgundy-any-kind" if kind == tiles.WILD else f"burgundy-kind-{tiles.KINDS[kind]}"
    )
    return Term(
        art=f"tile-{word}",
        name=voice.say(f"burgundy-tile-{word}"),
        text=about(word, plan, voice),
        group=voice.say(heading),
    )


def _shield(number: int, plan: Plan, voice: Voice) -> Term:
    return Term(
        art=f"shield-{number}",
        name=voice.say(f"burgundy-shield-{number}"),
        text=about_shield(number, plan, voice),
        group=voice.say("burgundy-option-shields"),
    )


def _bonus(bonus: str, voice: Voice) -> Term:
    return Term(
        art=f"route-{bonus}",
        name=voice.say("draw-burgundy-route-bonus"),
        text=voice.say(f"burgundy-bonus-{bonus}"),
        group=voice.say("burgundy-option-trade-routes"),
    )
