"""Boonlake's stage: map, action board, tracks and scoring tiles, player boards."""

from spieltisch.draw.art import common
from spieltisch.draw.boonlake import actions, boards, goals, icons, lands, rivers, scenery, solo
from spieltisch.draw.painter import ui_words
from spieltisch.draw.stage import Column, Stage, Term
from spieltisch.draw.svg import tag
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.boonlake.pieces import Pack
from spieltisch.kernel.game import Setup

FEW_SEATS = 2


def make(game: Boonlake, setup: Setup, voice: Voice) -> Stage:
    """The stage for this set-up."""
    pack = game.pack
    alone = setup.seats == 1
    templates = {
        "map": rivers.make(pack, setup.seats, voice),
        "actions": actions.make(pack, voice),
        "goals": goals.make(pack, setup.seats, voice),
        "player": boards.make(pack, voice),
    }
    if alone:
        templates[solo.PANEL] = solo.make(pack, voice)
    return Stage(
        game=game.name,
        title=voice.say("boonlake-name"),
        sprite=sprite(pack, voice),
        templates=templates,
        glossary=glossary(pack, voice),
        words=ui_words(voice),
        layout=[
            Column(share=1.5, shows=["map", "trays"]),
            Column(share=1, shows=["actions", "own", "goals"]),
        ],
        side=_side(setup.seats),
    )


def _side(seats: int) -> list[str]:
    """What stands below the question; few seats stand in the bar, which leaves more room."""
    if seats == 1:
        return [solo.PANEL]
    return [] if seats == FEW_SEATS else ["seats"]


def sprite(pack: Pack, voice: Voice) -> str:
    """All pictures of the game; strips and scoring tiles carry words."""
    symbols = [
        common.symbols(),
        icons.symbols(),
        lands.symbols(pack),
        actions.symbols(pack, voice),
        goals.symbols(pack, voice),
        solo.symbols(pack, voice),
    ]
    return tag("defs", common.paints() + lands.paints() + scenery.paints()) + "".join(symbols)


def glossary(pack: Pack, voice: Voice) -> list[Term]:
    """What strips, levers and icons mean."""
    strips = voice.say("draw-boonlake-strips")
    levers = voice.say("draw-boonlake-levers")
    signs = voice.say("draw-boonlake-signs")
    terms_ = [
        Term(
            art=f"kind-{terms.KIND_KEYS[strip.kind]}" if strip.kind >= 0 else "coin",
            name=voice.say(f"boonlake-strip-{strip.key}"),
            text=voice.say(f"draw-boonlake-about-{strip.key}"),
            group=strips,
        )
        for strip in pack.strips
    ]
    terms_ += [
        Term(
            art=boards.LEVER_LOOKS[lever.index][0][0],
            name=voice.say(f"boonlake-lever-{lever.key}"),
            text=voice.say(f"boonlake-lever-text-{lever.key}"),
            group=levers,
        )
        for lever in pack.levers
    ]
    for icon in SIGNS:
        terms_.append(
            Term(
                art=icon,
                name=voice.say(f"draw-boonlake-sign-{icon}"),
                text=voice.say(f"draw-boonlake-sign-{icon}-text"),
                group=signs,
            )
        )
    return terms_


SIGNS = ("now", "always", "end", "vase", "site", "step-coin", "step-card", "anchor", "lock", "gear")
