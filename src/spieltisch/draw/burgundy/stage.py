"""Burgundy's stage: the main board, every duchy that may be played on, and the glossary."""

from spieltisch.draw.art import common
from spieltisch.draw.burgundy import beasts, board, buildings, duchies, goods, hexes, monasteries
from spieltisch.draw.painter import ui_words
from spieltisch.draw.stage import Column, Stage, Template, Term
from spieltisch.draw.svg import tag
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.game import CHOOSE, RANDOM, Burgundy
from spieltisch.games.burgundy.pack_duchies import STANDARD
from spieltisch.kernel.game import Setup

EXTRA_MONASTERIES = (27, 28)


def make(game: Burgundy, setup: Setup, voice: Voice) -> Stage:
    """The stage for this set-up."""
    chosen = setup.options["duchies"]
    templates: dict[str, Template] = {"main": board.make(game.pack.board, setup.seats, voice)}
    for duchy in game.pack.duchies:
        dealt = chosen in (RANDOM, CHOOSE) and duchy.name in STANDARD
        if dealt or chosen == duchy.name:
            templates[duchies.name_of(duchy)] = duchies.make(duchy, voice)
    return Stage(
        game=game.name,
        title=voice.say("burgundy-name"),
        sprite=sprite(),
        templates=templates,
        glossary=glossary(voice, setup.yes("extra-tiles")),
        words=ui_words(voice),
        layout=[
            Column(share=1, shows=["table"]),
            Column(share=1.04, shows=["own", "others"]),
        ],
        side=["glossary"],
    )


def sprite() -> str:
    """All pictures of the game."""
    symbols = "".join(
        room.symbols() for room in (common, hexes, buildings, beasts, monasteries, goods, board)
    )
    return tag("defs", common.paints() + hexes.paints()) + symbols


def glossary(voice: Voice, extra: bool) -> list[Term]:
    """What every tile and ware does."""
    terms = [_term(voice, word, tiles.KINDS[tiles.BUILDING]) for word in tiles.BUILDINGS]
    for word in ("castle", "mine", "ship"):
        terms.append(_term(voice, word, word))
    for animal in tiles.ANIMALS[: tiles.GEESE_ANIMAL]:
        terms.append(_term(voice, f"{animal}-3", "livestock", "draw-burgundy-about-livestock"))
    if extra:
        terms.append(_term(voice, "crane", "building"))
        terms.append(_term(voice, "geese", "livestock"))
    for number in range(1, monasteries.LAST_DRAWN + 1):
        if extra or number not in EXTRA_MONASTERIES:
            terms.append(_term(voice, f"monastery-{number}", "monastery"))
    return terms


def _term(voice: Voice, word: str, kind: str, message: str = "") -> Term:
    return Term(
        art=f"tile-{word}",
        name=voice.say(f"burgundy-tile-{word}"),
        text=voice.say(message or about(word)),
        group=voice.say(f"burgundy-kind-{kind}"),
    )


def about(word: str) -> str:
    """The message that explains a tile."""
    kind = tiles.KIND_OF[tiles.TILES.index(word)]
    if kind == tiles.LIVESTOCK and word != "geese":
        return "draw-burgundy-about-livestock"
    return f"draw-burgundy-about-{word}"
