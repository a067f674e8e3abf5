"""Commands that measure bots and games: arena, stats, train."""

import argparse
import os
from pathlib import Path
from typing import Any

from spieltisch.arena.play import Terms
from spieltisch.arena.ray_cluster import run_on_ray, selfplay_on_ray
from spieltisch.arena.schedule import usual_seats
from spieltisch.arena.schooling import School, play_here, play_in_processes
from spieltisch.arena.selfplay import Lesson as NetLesson
from spieltisch.arena.standing import Standing
from spieltisch.arena.stats import survey
from spieltisch.arena.tournament import Runner, Tournament, run_here, run_in_processes
from spieltisch.arena.training import Lesson, train, write_weights
from spieltisch.cli import common
from spieltisch.kernel.errors import BadSetup


def add_to(commands: common.Commands) -> None:
    """Make the commands known."""
    match = commands.add_parser(
        "arena",
        description="Let bots compete. Seats rotate, every seating has the same luck, and each "
        "figure comes with its 95 % interval. The same seed gives the same games, where bots have "
        "a fixed effort (expert@800) and not a time limit (expert@0.5s).",
    )
    common.add_game(match)
    match.add_argument("--bots", required=True, help="expert,regular or mymodule:MyBot,novice")
    match.add_argument(
        "--seats", type=common.positive, help="how many play (default: 2, or the fewest)"
    )
    match.add_argument("--games", type=common.positive, default=100, help="how many (default 100)")
    match.add_argument("--seed", type=int, default=1)
    match.add_argument("--limit", type=float, default=0.0, help="seconds before a bot is cut off")
    match.add_argument(
        "--until-significant", action="store_true", help="stop when all bots are told apart"
    )
    match.add_argument("--jobs", type=common.positive, default=os.cpu_count() or 1)
    match.add_argument("--ray", metavar="ADDRESS", help="run on this Ray cluster, or 'local'")
    match.add_argument("--records", metavar="DIR", help="save every game's record here")
    match.add_argument(
        "--resume", metavar="FILE", type=Path, help="keep finished games here and go on from them"
    )
    common.add_table_options(match)
    common.add_json(match)
    match.set_defaults(command=run_arena)
    _add_stats(commands)
    _add_train(commands)


def _add_stats(commands: common.Commands) -> None:
    looking = commands.add_parser(
        "stats",
        description="Play finished records again and count what seats did and how they fared. "
        "`share` is how often a thing was chosen among its like; `lead` is the score above the "
        "mean of its game.",
    )
    looking.add_argument("records", metavar="DIR", type=Path, help="a folder of records")
    looking.add_argument("--verb", help="only what was done this way: take, play, place …")
    looking.add_argument(
        "--fewest", type=common.positive, default=10, help="seats that must have done it"
    )
    common.add_pack(looking)
    common.add_json(looking)
    looking.set_defaults(command=run_stats)


def run_stats(given: argparse.Namespace) -> int:
    """Count over records."""
    paths = sorted(given.records.glob("*.jsonl"))
    if not paths:
        raise BadSetup(f"there are no records (*.jsonl) in {given.records}")
    surveys = [found.plain(given.fewest) for found in survey(paths, given.pack)]
    for found in surveys:
        if given.verb:
            found["things"] = [row for row in found["things"] if row["verb"] == given.verb]
    if given.json:
        common.print_json(surveys)
        return 0
    for found in surveys:
        _print_survey(found)
    return 0


def _print_survey(found: dict[str, Any]) -> None:
    print(
        f"{found['games']} games of {found['game']}, {found['seats']} seats: "
        f"mean score {found['mean_score']} ({_span(found['mean_score_interval'], '.1f')}), "
        f"{found['mean_turns']} turns"
    )
    seats = [
        f"{s['win_rate']:.1%} ({_span(s['interval'], '.1%')})" for s in found["seat_win_rates"]
    ]
    print("seat wins: " + "  ".join(seats))
    print(f"{'what':<44}{'share':>8}{'seats':>7}{'wins':>8} {'95 %':>15}{'lead':>8}")
    for row in sorted(found["things"], key=lambda row: (row["verb"], row["field"], -row["lead"])):
        what = f"{row['verb']} {row['field']} {row['word']}"
        print(
            f"{what:<44}{row['share']:>8.1%}{row['seats']:>7}{row['win_rate']:>8.1%} "
            f"{_span(row['win_rate_interval'], '.1%'):>15}{row['lead']:>8.1f}"
        )


def _add_train(commands: common.Commands) -> None:
    learning = commands.add_parser(
        "train",
        description="Learn the weights of the Master's value from games of the bot against "
        "itself, or a net that judges the ends of turns (--net). The same seed and numbers give "
        "the same weights. A net is learned in a folder: stopped, it goes on where it was.",
    )
    common.add_game(learning)
    result = learning.add_mutually_exclusive_group(required=True)
    result.add_argument("--out", metavar="FILE", type=Path, help="write weights here")
    result.add_argument("--net", metavar="DIR", type=Path, help="learn a net in this folder")
    learning.add_argument("--seats", default="2", help="seat counts to play with: 2 or 2,3,4")
    learning.add_argument("--games", type=common.positive, default=300, help="in each generation")
    learning.add_argument(
        "--later", type=common.positive, help="with --net: games in each generation but the first"
    )
    learning.add_argument("--generations", type=common.positive, default=3)
    learning.add_argument("--width", type=common.positive, default=1, help="of the turn search")
    learning.add_argument("--seed", type=int, default=1)
    learning.add_argument(
        "--gate", type=common.positive, default=400, help="games that a new net must win 55 %% of"
    )
    learning.add_argument(
        "--effort", type=common.positive, default=400, help="positions a decision in these games"
    )
    learning.add_argument("--jobs", type=common.positive, default=os.cpu_count() or 1)
    learning.add_argument(
        "--ray", metavar="ADDRESS", help="with --net: on this Ray cluster, or 'local'"
    )
    common.add_table_options(learning)
    learning.set_defaults(command=run_training)


def run_training(given: argparse.Namespace) -> int:
    """Train and write the weights, or the net."""
    game = common.game_of(given)
    seats = [int(count) for count in given.seats.split(",")]
    for count in seats:
        game.setup(count)
    if given.net:
        return _train_net(given, game.name, seats)
    lesson = Lesson(
        game.name,
        seats,
        given.games,
        given.generations,
        given.seed,
        common.table_options(given),
        given.width,
        pack=given.pack,
    )
    with common.progress_bar(f"{game.name}: self-play") as tick:
        for number, made in enumerate(train(lesson, given.jobs, tick), 1):
            write_weights(made, given.out)
            print(f"generation {number}: {made['generations'][-1]['effects']}", flush=True)
    return 0


def _train_net(given: argparse.Namespace, game: str, seats: list[int]) -> int:
    lesson = NetLesson(
        game,
        seats,
        given.games,
        given.generations,
        given.seed,
        common.table_options(given),
        given.width,
        given.gate,
        given.effort,
        given.pack,
        given.later or 0,
    )
    if given.ray:
        selfplay = selfplay_on_ray(given.ray)
    else:
        selfplay = play_here if given.jobs == 1 else play_in_processes(given.jobs)
    school = School(lesson, given.net, selfplay, _runner(given))
    with common.progress_bar(f"{game}: a net") as tick:
        school.run(lambda told: print(told, flush=True), tick)
    return 0


def run_arena(given: argparse.Namespace) -> int:
    """Play a tournament and print its standing."""
    game = common.game_of(given)
    bots = given.bots.split(",")
    seats = given.seats or usual_seats(game)
    options = game.setup(seats, common.table_options(given)).options
    terms = Terms(
        game.name, seats, bots, given.seed, options, given.pack, given.limit, given.records
    )
    tournament = Tournament(terms, given.games, given.until_significant, given.resume)
    with common.progress_bar(f"{game.name}, {seats} seats") as tick:
        standing = tournament.run(_runner(given), tick)
    if given.json:
        common.print_json(standing.plain())
    else:
        print_standing(standing)
    return 0


def _runner(given: argparse.Namespace) -> Runner:
    if given.ray:
        return run_on_ray(given.ray)
    return run_here if given.jobs == 1 else run_in_processes(given.jobs)


def print_standing(standing: Standing) -> None:
    """The standing as tables of text."""
    plain = standing.plain()
    print(f"{plain['games']} games of {plain['game']}, {plain['seats']} seats")
    print(
        f"{'bot':<20}{'wins':>8} {'95 %':>16}{'score':>8} {'95 %':>16}{'rating':>8} {'95 %':>14}"
        f"{'ms':>9}{'faults':>8}"
    )
    for row in plain["standing"]:
        print(
            f"{row['bot']:<20}{row['win_rate']:>8.1%} {_span(row['win_rate_interval'], '.1%'):>16}"
            f"{row['mean_score']:>8.1f} {_span(row['mean_score_interval'], '.1f'):>16}"
            f"{row['rating']:>8.0f} {_span(row['rating_interval'], '.0f'):>14}"
            f"{row['ms_per_decision']:>9.1f}{row['faults']:>8}"
        )
        if row["first_fault"]:
            print(f"    first fault: {row['first_fault']}")
    sources = list(dict.fromkeys(name for row in plain["standing"] for name in row["sources"]))
    print("mean points by source")
    for name in sources:
        figures = "".join(f"{row['sources'].get(name, 0):>12.1f}" for row in plain["standing"])
        print(f"  {name:<20}{figures}")
    print("seat wins: " + "  ".join(f"{seat['win_rate']:.1%}" for seat in plain["seat_wins"]))


def _span(interval: list[Any], form: str) -> str:
    return f"{interval[0]:{form}}–{interval[1]:{form}}"
