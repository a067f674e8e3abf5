"""The tables in Burgundy's rules."""

from typing import Final

from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import phases, tiles
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.monasteries import FINAL_SCORES, BuildingScore
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.pack_additions import BONUSES
from spieltisch.help.figures import Figure, Maker, first_up, pair

PLAYERS = (2, 3, 4)
POINTS_PER_BUILDING = 4


def goods_text(colour: int, voice: Voice) -> str:
    """A colour of goods with its picture."""
    name = tiles.GOODS[colour]
    return f"[i:goods-{name}] {voice.say(f'burgundy-goods-{name}')}"


def bonus_text(colour: int, bonus: int, voice: Voice) -> str:
    """A space of a trade route: its colour, and what that earns."""
    earned = voice.say(f"burgundy-bonus-{BONUSES[bonus]}")
    return pair(voice, goods_text(colour, voice), earned)


def kind_text(kind: int, voice: Voice) -> str:
    """A kind of tile with its sign."""
    name = tiles.KINDS[kind]
    return f"[i:sign-{name}] {voice.say(f'burgundy-kind-{name}')}"


def goods(game: Burgundy, voice: Voice) -> Figure:
    """Which number sells which colour."""
    return Figure(
        voice.say("help-figure-goods"),
        [voice.say("help-column-die"), voice.say("help-column-goods")],
        [
            [
                f"[i:die-{number}] {number}",
                f"[i:goods-{name}] {voice.say(f'burgundy-goods-{name}')}",
            ]
            for number, name in enumerate(tiles.GOODS, 1)
        ],
    )


def areas(game: Burgundy, voice: Voice) -> Figure:
    """Points for the size of an area."""
    points = game.pack.board.area[1:]
    return Figure(
        voice.say("help-figure-areas"),
        [voice.say("help-column-size"), *(str(size) for size in range(1, len(points) + 1))],
        [[voice.say("help-column-points"), *map(str, points)]],
    )


def phase_points(game: Burgundy, voice: Voice) -> Figure:
    """Points for the phase in which an area is completed."""
    letters = [voice.say(f"burgundy-phase-{word}") for word in phases.PHASE_WORDS]
    return Figure(
        voice.say("help-figure-phase-points"),
        [voice.say("help-column-phase"), *letters],
        [[voice.say("help-column-points"), *map(str, game.pack.board.phase)]],
    )


def monasteries(game: Burgundy, voice: Voice) -> Figure:
    """Which building each of the scoring monasteries counts."""
    found = []
    for score in FINAL_SCORES:
        if isinstance(score, BuildingScore):
            word = tiles.TILES[score.tile]
            building = first_up(voice.say(f"burgundy-tile-{word}"))
            tile = f"[i:tile-monastery-{score.number}] {score.number}"
            found.append([tile, f"[i:tile-{word}] {building}"])
    columns = [voice.say("help-column-monastery"), voice.say("help-column-building")]
    caption = voice.say("help-figure-monasteries", points=POINTS_PER_BUILDING)
    return Figure(caption, columns, found)


def players(game: Burgundy, voice: Voice) -> Figure:
    """What depends on the number of players."""
    board, more = game.pack.board, game.pack.additions
    by_players = {
        "help-players-depot-tiles": [DEPOTS * many for many in PLAYERS],
        "help-players-black-tiles": board.black_depot,
        "help-players-sale": board.sale,
        "help-players-large": board.large_bonus,
        "help-players-small": board.small_bonus,
        "help-players-routes": more.route_cards,
        "help-players-shields": [sum(counts) for counts in more.shields],
    }
    return Figure(
        voice.say("help-figure-players"),
        ["", *(voice.say("help-column-players", count=many) for many in PLAYERS)],
        [[voice.say(message), *map(str, row)] for message, row in by_players.items()],
    )


def depots(game: Burgundy, voice: Voice) -> Figure:
    """The kinds of tile in each depot."""
    found = []
    for number, depot in enumerate(game.pack.board.depots, 1):
        third = kind_text(depot.kinds[2], voice)
        if depot.alternate != depot.kinds[2]:
            third += f" / {kind_text(depot.alternate, voice)}"
        two = ", ".join(kind_text(kind, voice) for kind in depot.kinds[:2])
        found.append([f"[i:die-{number}] {number}", two, third, kind_text(depot.kinds[3], voice)])
    heads = [voice.say(f"help-column-depot-{name}") for name in ("two", "third", "fourth")]
    return Figure(voice.say("help-figure-depots"), [voice.say("help-column-depot"), *heads], found)


def routes(game: Burgundy, voice: Voice) -> Figure:
    """All trade routes: colours and bonuses."""
    found = []
    for number, route in enumerate(game.pack.additions.routes, 1):
        cells = [
            bonus_text(colour, bonus, voice)
            for colour, bonus in zip(route.goods, route.bonuses, strict=True)
        ]
        name = first_up(voice.say(f"burgundy-route-{number}"))
        found.append([f"[p:route-{number}|{name}]", *cells])
    columns = [voice.say("help-column-card"), "1", "2", "3"]
    return Figure(voice.say("help-figure-routes"), columns, found)


def shields_depots(game: Burgundy, voice: Voice) -> Figure:
    """How many shields lie on each depot."""
    counts = game.pack.additions.shields
    return Figure(
        voice.say("help-figure-shields"),
        [voice.say("help-column-depot"), *(str(depot) for depot in range(1, DEPOTS + 1))],
        [
            [voice.say("help-column-players", count=many), *map(str, row)]
            for many, row in zip(PLAYERS, counts, strict=True)
        ],
    )


FIGURES: Final[dict[str, Maker]] = {
    "goods": goods,
    "areas": areas,
    "phase-points": phase_points,
    "monasteries": monasteries,
    "players": players,
    "depots": depots,
    "routes": routes,
    "shields-depots": shields_depots,
}
