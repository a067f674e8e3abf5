"""Plays whole games and prints what came of them; both builds must print the same.

python -m tests.proving.whole_games
"""

import hashlib
import json
from random import Random
from typing import Any

from spieltisch import games, native
from spieltisch.bots import Sight, load_bot
from spieltisch.tables.match import Match

SETS = 3
"""Of options, for each number of seats."""


def drawn(game: Any, seats: int, rng: Random) -> dict[str, object]:
    return {option.name: rng.choice(option.values) for option in game.options_for(seats)}


def played(game: Any, seats: int, options: dict[str, object], bots: list[str], seed: int) -> str:
    """A hash of every position of a game, and of every list of options in it."""
    match = Match(game, seats, seed, options)
    players = [load_bot(bots[seat % len(bots)])(Random(seed + seat)) for seat in range(seats)]
    told = hashlib.sha256()
    while not match.over:
        choice = match.choices[0]
        told.update(f"{match.digest()} {choice.notations}\n".encode())
        sight = Sight(game, match.state, choice.seat, choice.options)
        match.take(choice.seat, players[choice.seat].choose(sight))
    told.update(f"{match.digest()} {match.scores}".encode())
    return f"{match.moves} {told.hexdigest()[:16]}"


def main() -> None:
    came = {}
    for name in games.names():
        game = games.load(name)
        for seats in game.seat_counts:
            for number in range(SETS):
                options = drawn(game, seats, Random(f"{name} {seats} {number}"))
                bots = ["regular", "expert@40"] if number == 0 else ["random", "novice"]
                came[f"{name} {seats} {number}"] = played(game, seats, options, bots, number)
    print(json.dumps({"build": native.build(), "came": came}))


if __name__ == "__main__":
    main()
