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
    pack, more = game.pack, game.pack.additions
    board = pack.board
    letters = [voice.say(f"burgundy-phase-{word}") for word in phases.PHASE_WORDS]
    by_phase = ", ".join(
        f"{letter} {points}" for letter, points in zip(letters, board.phase, strict=True)
    )
    dealt = ", ".join("/".join(str(side + 1) for side in sides) for sides in pack.dealt)
    players = figures.players(game, voice)
    said: dict[str, tuple[tuple[str, str], tuple[str, ...], str, str]] = {
        "pack": (("pack.toml", ""), (pack.name,), "back-building", ""),
        "players": (
            ("board.toml", 'board "by-seats"'),
            tuple(pair(voice, row[0], "/".join(row[1:])) for row in players.rows[1:5]),
            "marker-0",
            "",
        ),
        "scoring": (
            ("board.toml", 'board "scoring"'),
            (
                pair(voice, voice.say("help-figure-areas"), joined(board.area[1:])),
                pair(voice, voice.say("help-figure-phase-points"), by_phase),
            ),
            "vp",
            "",
        ),
        "start": (
            ("board.toml", 'board "start"'),
            (
                voice.say(
                    "help-part-start-with",
                    goods=board.goods,
                    silver=board.silver,
                    workers=joined(board.workers),
                ),
            ),
            "worker",
            "",
        ),
        "bridge": (
            ("board.toml", 'board "bridge"'),
            (voice.say("help-part-bridge", steps=board.bridge_steps),),
            "marker-1",
            "",
        ),
        "dealt": (
            ("duchies.toml", 'board "dealt"'),
            (voice.say("help-part-dealt", boards=dealt),),
            "space-building",
            "",
        ),
        "shields": (
            ("expansions.toml", 'set "shields"'),
            tuple(
                pair(voice, row[0], " · ".join(row[1:]))
                for row in figures.shields_depots(game, voice).rows
            ),
            "shield-1",
            "shields",
        ),
        "routes": (
            ("expansions.toml", 'set "trade-routes"'),
            (voice.say("help-part-route-cards", cards=joined(more.route_cards)),),
            "route-action",
            "trade-routes",
        ),
        "team": (
            ("expansions.toml", 'set "team"'),
            (
                voice.say(
                    "help-part-team",
                    workers=joined(more.team_workers),
                    silver=more.team_silver,
                    shared=more.shared_spaces,
                    private=more.private_spaces,
                ),
            ),
            "marker-2",
            "team",
        ),
    }
    for name, (entry, lines, art, expansion) in said.items():
        title = voice.say(f"help-box-{name}")
        yield Part(f"box-{name}", "box", title, art, lines, (entry,), expansion=expansion)
