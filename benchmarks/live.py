"""What a move costs the server's processor, step by step, without sockets and disk.

    python -m benchmarks.live                    programs and screens, both games
    python -m benchmarks.live --new              games that nobody has played yet, with new people
    python -m benchmarks.live --profile screens boonlake

Four seats watch a table on which the same random games are played every time. CPU time is counted,
of each game the best of several rounds, so that others on the machine blur it less; what has been
said before is then known. `--new` also counts what is said for the first time. `make load` measures
the whole server.
"""

import argparse
import cProfile
import pstats
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from spieltisch import games
from spieltisch.server.live.appending import append_of
from spieltisch.server.live.frames import Viewer
from spieltisch.server.live.viewers import Viewers
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.table import Table

SEATS = 4
LANGUAGE = "en"
STEPS = ("rules and match", "for the store", "frames", "publishing")
PATHS = ("programs", "screens")
NEW = 1000
"""The seeds of games that nobody has played yet begin here."""


def begun(game: str, seed: int) -> Table:
    """A table at which a game begins; at a new one sit people whose names nobody has heard."""
    people = f"P{seed}." if seed >= NEW else "P"
    settings = Settings(game, (SeatPlan("open"),) * SEATS, {}).checked()
    table = Table(f"live {seed}", settings, b"%d" % seed)
    for seat in range(SEATS):
        table.sit(seat, f"P{seat}", f"{people}{seat}", 0)
    table.begin(1)
    return table


def watched(table: Table, path: str) -> Viewers:
    """Its viewers: one from each seat."""
    viewers = Viewers(table)
    for seat in range(SEATS):
        words = LANGUAGE if path == "screens" else ""
        viewer = Viewer(f"P{seat}", words, lambda _text: None)
        viewers.feed(table, words or None).welcome(table, viewer, 0)
    return viewers


def play(game: str, path: str, seed: int) -> tuple[int, list[float]]:
    """One game: its moves, and the processor seconds of every step."""
    table, chance = begun(game, seed), Random(seed)
    viewers = watched(table, path)
    moves, spent, clock = 0, [0.0] * len(STEPS), time.thread_time
    while table.status == "playing":
        seat = chance.choice(list(table.offers))
        move, old = chance.choice(table.offers[seat]), table.seq
        times = [clock()]
        entries = table.move(seat, move, 2, seq=old, client=f"P{seat}:{moves}", confirmed=True)
        times.append(clock())
        append_of(table, old, entries, 1)
        times.append(clock())
        frames = viewers.frames(table, entries)
        times.append(clock())
        viewers.publish(table.seq, frames)
        times.append(clock())
        moves += 1
        for step in range(len(STEPS)):
            spent[step] += times[step + 1] - times[step]
    return moves, spent


def measured(game: str, path: str, rounds: int, seeds: int) -> list[float]:
    """Microseconds a move of every step; of each game the rounds in which it was cheapest."""
    moves, spent = 0, [0.0] * len(STEPS)
    for seed in range(seeds):
        # The first round finds words and boards for all that follow.
        played = [play(game, path, seed) for _round in range(rounds + 1)]
        moves += played[0][0]
        for step in range(len(STEPS)):
            spent[step] += min(steps[step] for _, steps in played)
    return [seconds / moves * 1e6 for seconds in spent]


def in_new_games(game: str, path: str, rounds: int, seeds: int) -> list[float]:
    """The same where every game is new, after as many others as there are rounds."""
    for seed in range(rounds):
        play(game, path, seed)
    played = [play(game, path, NEW + seed) for seed in range(seeds)]
    moves = sum(made for made, _ in played)
    return [sum(step) / moves * 1e6 for step in zip(*(spent for _, spent in played), strict=True)]


def profiled(work: Callable[[], object]) -> None:
    """Where the time goes, by function."""
    profile = cProfile.Profile(time.thread_time)
    profile.runcall(work)
    pstats.Stats(profile).sort_stats("tottime").print_stats(45)


def wanted(chosen: list[str]) -> Iterator[tuple[str, str]]:
    """The paths and games asked for."""
    for path in [one for one in PATHS if one in chosen] or PATHS:
        for game in [one for one in games.names() if one in chosen] or games.names():
            yield path, game


def main() -> None:
    """Measure, or profile."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("chosen", nargs="*", help="programs or screens, or a game")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--new", action="store_true")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    measure = in_new_games if given.new else measured
    for path, game in wanted(given.chosen):
        steps = measure(game, path, 0 if given.profile else given.rounds, given.seeds)
        told = ", ".join(f"{name} {step:.0f}" for name, step in zip(STEPS, steps, strict=True))
        print(f"{path}, {game}: {sum(steps):.0f} µs a move ({told})", flush=True)
        if given.profile:
            profiled(partial(measure, game, path, 0, given.seeds))


if __name__ == "__main__":
    main()
