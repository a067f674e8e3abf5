"""Burgundy's parts: tiles, goods, bonus tiles, shields, trade routes, duchies, boards."""

from collections.abc import Iterator
from typing import Final

from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.pack_additions import SHIELDS
from spieltisch.games.burgundy.pack_duchies import BORDER, SOLO, TEAM
from spieltisch.help.art import BOARD, gallery
from spieltisch.help.burgundy import boards
from spieltisch.help.burgundy.drawings import ROUTE
from spieltisch.help.burgundy.figures import bonus_text, kind_text
from spieltisch.help.figures import first_up, joined
from spieltisch.help.parts import Part

KINDS: Final = (*tiles.KINDS, "other", "goods", "bonus", "shield", "route", "duchy", "depot", "box")
EXPANSIONS: Final = (
    *("base", "extra-tiles", "white-castles", "inns", "trade-routes", "shields"),
    *("posts", "team", "solo"),
)
_EXTRA = ("monastery-27", "monastery-28", "crane", "geese")
_WHITE = ("white-castle", "monastery-29")
_BOARDS = {"posts": BORDER, "team": TEAM, "solo": SOLO}


def parts(game: Burgundy, voice: Voice) -> list[Part]:
    """Every component of the pack."""
    makers = (_tiles, _goods, _bonuses, _shields, _routes, _duchies)
    made = [part for make in makers for part in make(game, voice)]
    return [*made, *boards.parts(game, voice)]


def _tiles(game: Burgundy, voice: Voice) -> Iterator[Part]:
    terms = gallery(game.name, voice.language).terms
    for tile, word in enumerate(tiles.TILES):
        kind = tiles.KIND_OF[tile]
        animal = tiles.ANIMAL_OF[tile]
        alike = f"{tiles.ANIMALS[animal]}-3" if 0 <= animal < tiles.GEESE_ANIMAL else word
        lines = [terms[f"tile-{alike}"]["text"]]
        if kind != tiles.WILD:
            lines.insert(0, kind_text(kind, voice))
        yield Part(
            word,
            "other" if kind == tiles.WILD else tiles.KINDS[kind],
            first_up(voice.say(f"burgundy-tile-{word}")),
            f"tile-{word}",
            tuple(lines),
            (_entry(tile, word),),
            expansion=_expansion(word),
            count=_count(game, tile, word, voice),
        )


def _entry(tile: int, word: str) -> tuple[str, str]:
    """Where the pack says how many there are."""
    if word in _EXTRA:
        return "tiles.toml", 'set "extra"'
    if word in _WHITE:
        return "expansions.toml", 'set "white-castles"'
    if word == "inn":
        return "expansions.toml", 'set "inns"'
    if word == "face-down":
        return "expansions.toml", 'set "solo"'
    sets = {tiles.LIVESTOCK: "livestock", tiles.MONASTERY: "monasteries"}
    if tiles.KIND_OF[tile] in sets:
        return "tiles.toml", f'set "{sets[tiles.KIND_OF[tile]]}"'
    return "tiles.toml", f'tile "{word}"'


def _expansion(word: str) -> str:
    if word in _EXTRA:
        return "extra-tiles"
    if word in _WHITE:
        return "white-castles"
    return {"inn": "inns", "face-down": "solo"}.get(word, "")


def _count(game: Burgundy, tile: int, word: str, voice: Voice) -> str:
    counts, more = game.pack.tiles, game.pack.additions
    coloured, black = counts.coloured[tile], counts.black[tile]
    if word == "white-castle":
        coloured, black = more.white_castles, more.black_white_castles
    coloured += tile in counts.extra_yellow or tile in more.white_castle_monasteries
    black += tile in counts.extra_black
    if word == "inn":
        return str(more.inns)
    if not coloured + black:
        return ""
    return voice.say("help-part-backs", coloured=coloured, black=black)


def _goods(game: Burgundy, voice: Voice) -> Iterator[Part]:
    for colour, word in enumerate(tiles.GOODS):
        yield Part(
            f"goods-{word}",
            "goods",
            first_up(voice.say(f"burgundy-goods-{word}")),
            f"goods-{word}",
            (voice.say("help-part-sold-by", number=colour + 1),),
            (("tiles.toml", 'set "goods"'),),
            count=str(game.pack.tiles.goods_each),
        )


def _bonuses(game: Burgundy, voice: Voice) -> Iterator[Part]:
    board = game.pack.board
    for kind, name in enumerate(tiles.KINDS):
        yield Part(
            f"bonus-{name}",
            "bonus",
            voice.say("draw-burgundy-bonuses"),
            f"bonus-large-{name}",
            (
                kind_text(kind, voice),
                voice.say("help-part-large", points=joined(board.large_bonus)),
                voice.say("help-part-small", points=joined(board.small_bonus)),
            ),
            (("board.toml", 'board "by-seats"'),),
            fields=("large-bonus", "small-bonus"),
        )


def _shields(game: Burgundy, voice: Voice) -> Iterator[Part]:
    terms = gallery(game.name, voice.language).terms
    for number in range(1, SHIELDS + 1):
        yield Part(
            f"shield-{number}",
            "shield",
            first_up(voice.say(f"burgundy-shield-{number}")),
            f"shield-{number}",
            (
                terms[f"shield-{number}"]["text"],
                f"[r:shields#s{number}|{voice.say('help-part-rules')}]",
            ),
            (("expansions.toml", 'set "shields"'),),
            fields=("points",),
            expansion="shields",
        )


def _routes(game: Burgundy, voice: Voice) -> Iterator[Part]:
    for number, route in enumerate(game.pack.additions.routes, 1):
        yield Part(
            f"route-{number}",
            "route",
            first_up(voice.say(f"burgundy-route-{number}")),
            f"{ROUTE}{number}",
            tuple(
                bonus_text(colour, bonus, voice)
                for colour, bonus in zip(route.goods, route.bonuses, strict=True)
            ),
            (("expansions.toml", f'route "{number}"'),),
            expansion="trade-routes",
        )


def _duchies(game: Burgundy, voice: Voice) -> Iterator[Part]:
    for duchy in game.pack.duchies:
        expansion = next((name for name, group in _BOARDS.items() if duchy.name in group), "")
        file = "expansion_duchies.toml" if expansion else "duchies.toml"
        towns = [len(area) for area in duchy.areas if duchy.kind[area[0]] == tiles.BUILDING]
        yield Part(
            f"duchy-{duchy.name}",
            "duchy",
            first_up(voice.say(f"burgundy-duchy-{duchy.name}")),
            f"{BOARD}duchy-{duchy.name}",
            (
                voice.say("help-part-duchy", spaces=duchy.size, areas=len(duchy.areas)),
                voice.say("help-part-towns", sizes=", ".join(map(str, sorted(towns)))),
            ),
            ((file, f'duchy "{duchy.name}"'),),
            expansion=expansion,
        )
