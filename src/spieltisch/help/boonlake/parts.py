"""Boonlake's parts: cards, tiles, strips, levers; those of the boards stand in a room of theirs."""

from collections.abc import Iterator
from typing import Final

from spieltisch.draw.boonlake import cards, effects
from spieltisch.draw.boonlake.goals import goal_text
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import pieces, terms
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.help.boonlake import boards
from spieltisch.help.boonlake.boards import SOLO
from spieltisch.help.boonlake.drawings import CARD, RECESS
from spieltisch.help.figures import first_up, pair
from spieltisch.help.parts import Part

KINDS: Final = (
    *("card", "tile", "goal", "strip", "lever", "row", "river", "hex", "region", "track", "tier"),
    *("solo-tile", "level", "box"),
)

EXPANSIONS: Final = ("base", SOLO)


def parts(game: Boonlake, voice: Voice) -> list[Part]:
    """Every component of the pack."""
    makers = (_cards, _tiles, _goals, _strips, _levers, _solo_tiles, _levels)
    made = [part for make in makers for part in make(game, voice)]
    return [*made, *boards.parts(game, voice)]


def _cards(game: Boonlake, voice: Voice) -> Iterator[Part]:
    for card in game.pack.cards:
        shown = cards.project(card, voice)
        price = ", ".join(f"[i:{one['icon']}] {one['label']}" for one in shown["prices"])
        lines = [f"[i:{line['icon']}] {line['text']}" for line in shown["lines"]]
        if card.vp:
            lines.append(f"[i:vp] {voice.say('boonlake-effect-vp', amount=card.vp)}")
        yield Part(
            f"card-{card.key}",
            "card",
            shown["title"],
            CARD + card.key,
            (
                f"[i:{shown['emblem']}] {first_up(shown['kind'])}",
                voice.say("help-part-price", price=price or voice.say("boonlake-effect-free")),
                *lines,
            ),
            (("cards.toml", f'card "{card.key}"'),),
            cost=card.coins,
        )


def _tiles(game: Boonlake, voice: Voice) -> Iterator[Part]:
    places = [voice.say("boonlake-place-upper"), voice.say("boonlake-place-lower")]
    for tile in game.pack.tiles:
        sites = [effects.say_site(site, voice) for site in tile.sites]
        lines = [
            pair(voice, first_up(place), site) for place, site in zip(places, sites, strict=False)
        ]
        back = "help-part-grey" if tile.back == terms.BACK_GREY else "help-part-start"
        yield Part(
            f"tile-{tile.key}",
            "tile",
            tile.names.get(voice.language) or voice.say(f"boonlake-tile-{tile.key}"),
            f"tile-{tile.key}",
            (voice.say(back, players=tile.back + 1), *(lines if len(sites) > 1 else sites)),
            (("tiles.toml", f'tile "{tile.key}"'),),
        )
    yield Part(
        "tile-pasture",
        "tile",
        voice.say("boonlake-tile-pasture"),
        "tile-pasture",
        (voice.say("help-part-pasture"),),
        (("tiles.toml", ""),),
        count=str(game.pack.pastures),
    )


def _goals(game: Boonlake, voice: Voice) -> Iterator[Part]:
    for tile in game.pack.scoring_tiles:
        yield Part(
            f"goal-{tile.key}",
            "goal",
            voice.say(f"boonlake-goal-{tile.key}"),
            f"goal-{tile.key}",
            tuple(goal_text(tile, voice)),
            (("scoring_tiles.toml", f'tile "{tile.entry}"'),),
            cost=tile.coins,
        )


def _strips(game: Boonlake, voice: Voice) -> Iterator[Part]:
    for strip in game.pack.strips:
        yield Part(
            f"strip-{strip.key}",
            "strip",
            voice.say(f"boonlake-strip-{strip.key}"),
            f"strip-{strip.key}",
            (
                voice.say(f"draw-boonlake-about-{strip.key}"),
                f"[r:strips#{strip.key}|{voice.say('help-part-rules')}]",
            ),
            (("action_board.toml", f'strip "{strip.key}"'),),
        )


def _levers(game: Boonlake, voice: Voice) -> Iterator[Part]:
    for lever in game.pack.levers:
        price = f"[i:coin] {voice.say('boonlake-effect-coins', amount=lever.cost)}"
        anchor = "modernize-lever" if lever.key == "modernize" else lever.key
        yield Part(
            f"lever-{lever.key}",
            "lever",
            voice.say(f"boonlake-lever-{lever.key}"),
            RECESS + lever.key,
            (
                voice.say("help-part-price", price=price),
                voice.say(f"boonlake-lever-text-{lever.key}"),
                f"[r:levers#{anchor}|{voice.say('help-part-rules')}]",
            ),
            (("levers.toml", f'lever "{lever.key}"'),),
            cost=lever.cost,
        )


def _solo_tiles(game: Boonlake, voice: Voice) -> Iterator[Part]:
    for tile in game.pack.solo_tiles:
        names = [voice.say(f"boonlake-strip-{terms.STRIP_KEYS[strip]}") for strip in tile.actions]
        corners = ", ".join(map(str, tile.corners))
        yield Part(
            f"solo-{tile.key}",
            "solo-tile",
            voice.say("help-part-solo-tile", tile=tile.key.upper()),
            f"solo-{tile.key}",
            (", ".join(names), voice.say("help-part-corners", numbers=corners)),
            (("solo.toml", f'tile "{tile.key}"'),),
            expansion=SOLO,
        )


def _levels(game: Boonlake, voice: Voice) -> Iterator[Part]:
    for level in game.pack.solo_levels:
        yield Part(
            f"level-{level.key}",
            "level",
            first_up(voice.say(f"boonlake-option-level-{level.key}")),
            f"solo-{_side(game.pack, level)}1",
            (voice.say("help-part-level", a=level.remove_a, b=level.remove_b),),
            (("solo.toml", f'level "{level.key}"'),),
            expansion=SOLO,
        )


def _side(pack: pieces.Pack, level: pieces.SoloLevel) -> str:
    return terms.SIDE_KEYS[terms.SIDE_B if level.remove_a > level.remove_b else terms.SIDE_A]
