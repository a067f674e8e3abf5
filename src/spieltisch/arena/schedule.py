"""Who plays whom, where, with which luck: worked out from the game's number alone."""

from itertools import combinations
from typing import Any, NamedTuple

from spieltisch.kernel.game import Game


class Fixture(NamedTuple):
    """One game: the bot (its place in the list) of each seat, and the seed of its luck."""

    number: int
    block: int
    seed: int
    bots: tuple[int, ...]


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Which bots meet: all together, filled up where there are fewer than seats."""
    if bots <= seats:
        return [tuple(seat % bots for seat in range(seats))]
    return list(combinations(range(bots), seats))


def rotations(line_up: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The line-up from every first seat on; seatings that are the same are played once."""
    turned = [line_up[at:] + line_up[:at] for at in range(len(line_up))]
    return list(dict.fromkeys(turned))


class Schedule:
    """An endless list of games. A block has one line-up in all its seatings with the same luck."""

    def __init__(self, bots: int, seats: int, seed: int) -> None:
        self.seed = seed
        self._seatings = [rotations(line_up) for line_up in line_ups(bots, seats)]
        self.round = sum(len(seatings) for seatings in self._seatings)

    def fixture(self, number: int) -> Fixture:
        """The game of this number, counted from 0."""
        turn, rest = divmod(number, self.round)
        for at, seatings in enumerate(self._seatings):
            if rest < len(seatings):
                block = turn * len(self._seatings) + at
                return Fixture(number, block, self.seed * 1_000_003 + block, seatings[rest])
            rest -= len(seatings)
        raise AssertionError("a round holds all seatings")


class OneAgainst(Schedule):
    """Bot 0 alone against copies of bot 1, from every seat in turn with the same luck."""

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(1, seats, seed)
        self._seatings = [rotations((0, *[1] * (seats - 1)))]
        self.round = seats


def usual_seats(game: Game[Any]) -> int:
    """As many as it takes to play against each other, where the game can be played so."""
    return min([count for count in game.seat_counts if count > 1] or game.seat_counts)
