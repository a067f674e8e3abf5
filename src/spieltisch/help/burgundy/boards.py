"""What is printed on Burgundy's boards and what lies in the box beside its tiles."""

from collections.abc import Iterator

from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy import phases
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.help.burgundy import figures
from spieltisch.help.figures import first_up, joined, pair
from spieltisch.help.parts import Part


def parts(game: Burgundy, voice: Voice) -> list[Part]:
    """Everything on the boards."""
    return [part for make in (_depots, _box) for part in make(game, voice)]


def _depots(game: Burgundy, voice: Voice) -> Iterator[Part]:
    figure = figures.depots(game, voice)
    for number, cells in enumerate(figure.rows, 1):
        yield Part(
            f"depot-{number}",
            "depot",
            first_up(voice.say(f"burgundy-depot-{number}")),
            f"die-{number}",
            tuple(
                pair(voice, column, cell)
                for column, cell in zip(figure.columns[1:], cells[1:], strict=True)
            ),
            (("board.toml", f'depot "{number}"'),),
        )


def _box(game: Burgundy, voice: Voice) -> Iterator[Part]:
    """What belongs to no single component."""
    pack, more, board = game.pack, game.pack.additions, game.pack.board

    def part(name: str, file: str, entry: str, art: str, *lines: str, expansion: str = "") -> Part:
        title = voice.say(f"help-box-{name}")
        return Part(f"box-{name}", "box", title, art, lines, ((file, entry),), expansion=expansion)

    yield part("pack", "pack.toml", "", "back-building", pack.name)
    players = figures.players(game, voice).rows[1:5]
    by_seats = [pair(voice, row[0], "/".join(row[1:])) for row in players]
    yield part("players", "board.toml", 'board "by-seats"', "marker-0", *by_seats)
    yield part("scoring", "board.toml", 'board "scoring"', "vp", *_scoring(game, voice))
    start = voice.say(
        "help-part-start-with",
        goods=board.goods,
        silver=board.silver,
        workers=joined(board.workers),
    )
    yield part("start", "board.toml", 'board "start"', "worker", start)
    bridge = voice.say("help-part-bridge", steps=board.bridge_steps)
    yield part("bridge", "board.toml", 'board "bridge"', "marker-1", bridge)
    dealt = ", ".join("/".join(str(side + 1) for side in sides) for sides in pack.dealt)
    boards = voice.say("help-part-dealt", boards=dealt)
    yield part("dealt", "duchies.toml", 'board "dealt"', "space-building", boards)
    added = "expansions.toml"
    depots = figures.shields_depots(game, voice).rows
    lines = [pair(voice, row[0], " · ".join(row[1:])) for row in depots]
    yield part("shields", added, 'set "shields"', "shield-1", *lines, expansion="shields")
    cards = voice.say("help-part-route-cards", cards=joined(more.route_cards))
    yield part(
        "routes", added, 'set "trade-routes"', "route-action", cards, expansion="trade-routes"
    )
    team = voice.say(
        "help-part-team",
        workers=joined(more.team_workers),
        silver=more.team_silver,
        shared=more.shared_spaces,
        private=more.private_spaces,
    )
    yield part("team", added, 'set "team"', "marker-2", team, expansion="team")


def _scoring(game: Burgundy, voice: Voice) -> list[str]:
    """What areas pay by their size and by the phase."""
    board = game.pack.board
    letters = [voice.say(f"burgundy-phase-{word}") for word in phases.PHASE_WORDS]
    by_phase = ", ".join(
        f"{letter} {points}" for letter, points in zip(letters, board.phase, strict=True)
    )
    return [
        pair(voice, voice.say("help-figure-areas"), joined(board.area[1:])),
        pair(voice, voice.say("help-figure-phase-points"), by_phase),
    ]
