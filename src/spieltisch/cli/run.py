"""Commands that play games without anybody watching: games, simulate, replay."""

import argparse

from spieltisch import games
from spieltisch.arena.schedule import usual_seats
from spieltisch.arena.simulate import Tally, simulate
from spieltisch.bots import load_bot
from spieltisch.cli import common
from spieltisch.kernel.game import TableOption
from spieltisch.tables.match import Match
from spieltisch.tables.replay import replay
from spieltisch.tables.speech import seat_name
from spieltisch.texts import LANGUAGES


def add_to(commands: common.Commands) -> None:
    """Make the commands known."""
    listing = commands.add_parser(
        "games", description="list the games with their seats and table options"
    )
    common.add_json(listing)
    listing.set_defaults(command=list_games)

    many = commands.add_parser(
        "simulate",
        description="Let bots play many games as fast as the rules allow. "
        "Decisions are counted only where there are at least two options.",
    )
    common.add_game(many)
    many.add_argument(
        "--seats", type=common.positive, help="how many play (default: 2, or the fewest)"
    )
    many.add_argument(
        "--bots", default="random", help="one for all seats or one for each: random,random,my:Bot"
    )
    many.add_argument("--games", type=common.positive, default=100, help="how many (default 100)")
    many.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    common.add_table_options(many)
    common.add_json(many)
    many.set_defaults(command=run_simulation)

    again = commands.add_parser(
        "replay",
        description="Play a record again, move by move. "
        "Exit code 2 and the faulty line if it cannot be played as it says.",
    )
    again.add_argument("file", metavar="FILE", help="a record, as Match.record.save writes it")
    again.add_argument("--until", type=int, metavar="K", help="stop after the K-th move")
    again.add_argument("--seat", type=int, default=-1, help="tell it as this seat knows it")
    again.add_argument("--language", choices=LANGUAGES, default="en")
    common.add_pack(again)
    common.add_json(again)
    again.set_defaults(command=run_replay)


def list_games(given: argparse.Namespace) -> int:
    """Print every game."""
    known = [games.load(name) for name in games.names()]
    if given.json:
        common.print_json(
            [
                {
                    "game": game.name,
                    "seats": list(game.seat_counts),
                    "pack": game.pack_name,
                    "options": [_plain_option(option) for option in game.all_options],
                }
                for game in known
            ]
        )
        return 0
    for game in known:
        print(f"{game.name}: {', '.join(map(str, game.seat_counts))} seats, pack {game.pack_name}")
        for option in game.all_options:
            values = ", ".join(option.values)
            only = (
                f" (with {', '.join(map(str, option.seat_counts))})" if option.seat_counts else ""
            )
            print(f"  {option.name}={option.default}{only}: {values}")
    return 0


def _plain_option(option: TableOption) -> dict[str, object]:
    return {
        "name": option.name,
        "values": list(option.values),
        "default": option.default,
        "seats": list(option.seat_counts),
    }


def run_simulation(given: argparse.Namespace) -> int:
    """Play many games and print what came out."""
    game = common.game_of(given)
    bots = [load_bot(spec) for spec in given.bots.split(",")]
    seats = given.seats or (len(bots) if len(bots) > 1 else usual_seats(game))
    with common.progress_bar(f"{game.name}, {seats} seats") as tick:
        options = common.table_options(given)
        tally = simulate(game, seats, bots, given.games, given.seed, options, tick)
    if given.json:
        common.print_json(tally.plain())
    else:
        _print_tally(tally)
    return 0


def _print_tally(tally: Tally) -> None:
    plain = tally.plain()
    print(
        f"{tally.games} games of {tally.game} with {tally.seats} seats: {tally.decisions} decisions"
        f" in {plain['seconds']} s, {plain['decisions_per_second']} a second"
    )
    for label, key in (
        ("mean score", "mean_scores"),
        ("win rate", "seat_win_rates"),
        ("turns", "turns_per_seat"),
    ):
        means = plain[key]
        assert isinstance(means, list)
        print(f"{label:>11}: " + "  ".join(f"{mean!s:>8}" for mean in means))


def run_replay(given: argparse.Namespace) -> int:
    """Play a record again and tell it."""
    match = replay(given.file, given.until, given.pack)
    if given.json:
        common.print_json(
            {
                "game": match.game.name,
                "moves": match.moves,
                "over": match.over,
                "scores": match.scores,
                "winners": match.winners,
                "hash": match.digest(),
            }
        )
        return 0
    for line in match.log(given.seat, given.language):
        print(line)
    print(_standing(match, given.language))
    return 0


def _standing(match: Match, language: str) -> str:
    seats = [
        f"{seat_name(seat, language, match.names)} {score}"
        for seat, score in enumerate(match.scores)
    ]
    return f"— {match.moves}: {', '.join(seats)} ({match.digest()})"
